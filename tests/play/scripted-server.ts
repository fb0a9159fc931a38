import { diceOf, hashOfSeed, seedOf } from '@moonlit/protocol/fair-dice';
import type { FairDice } from '@moonlit/rules';
import { createServer } from '../../apps/server/src/app';
import { createLog } from '../../apps/server/src/log';
import { systems } from '../../apps/server/src/tables/systems';
import { unhurried } from '../../apps/server/test/unhurried';
import { tellsAnything } from './tell-anything';

/**
 * The server as it is, in a process that a test can kill. Only its public dice are given: roll
 * number n of a session shows the faces of line n. What is not written falls as fair dice would.
 */
const { DATABASE_URL = '', PORT = '0', FACES = '[]', MIGRATIONS = '', CLIENT = '' } = process.env;
const faces: (number[] | null)[] = JSON.parse(FACES);

const scripted = (secret: string): FairDice => ({
  hash: (stream, session) => hashOfSeed(seedOf(secret, stream, session)),
  seed: (stream, session) => seedOf(secret, stream, session),
  dice(stream, session, roll) {
    const written = stream === 'public' ? faces[roll] : null;
    if (!written) return diceOf(seedOf(secret, stream, session), roll);
    const left = [...written];
    return () => {
      const face = left.shift();
      if (face !== undefined) return face;
      throw new Error(`Roll ${roll} takes more dice than the ${written.length} that are written.`);
    };
  },
});

/** The games, of which one tells whatever a test lets happen, too. */
const games = new Map([...systems, [tellsAnything.id, tellsAnything]]);

const server = await createServer({
  databaseUrl: DATABASE_URL,
  log: createLog('warn'),
  build: 'play',
  games,
  connections: 5,
  migrationsDir: MIGRATIONS,
  clientDir: CLIENT,
  ...unhurried,
  push: { contact: 'mailto:bev@example.org', waits: 10_000 },
  // Whoever plays in a test is quicker than people are, and looks at the whole table each time.
  commandRate: { burst: 1_000, perSecond: 500 },
  ...(faces.length > 0 ? { dice: scripted } : {}),
});
const port = await server.listen(Number(PORT), '127.0.0.1');
process.stdout.write(`listening ${port}\n`);
