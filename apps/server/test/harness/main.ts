import { parseArgs } from 'node:util';
import { attacks } from '../flood/attacks';
import { ownDatabase } from './database';
import { runHarness } from './run';

/** Plays at real servers that are killed, flooded and lied to; see `docs/security.md`. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    kills: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
const [seed, kills, minutes] = [values.seed, values.kills, values.minutes].map(Number);
const repeat = `npm run harness -- --minutes ${minutes} --kills ${kills} --seed ${seed}`;
process.stdout.write(`Seed ${seed}. To repeat it: ${repeat}\n`);
const database = await ownDatabase((error) => {
  process.stderr.write(`PostgreSQL could not be started again: ${error.message}\n`);
  process.exit(1);
});
try {
  const outcome = await runHarness({
    seed: seed ?? 1,
    kills: kills ?? 1_000,
    ms: (minutes ?? 60) * 60_000,
    databaseUrl: database.url,
    database: database.victim,
    slots: 2,
    kinds: ['season', 'season', 'referee', 'nobody'],
    pace: 60,
    tableLength: 400,
    attacks: Object.keys(attacks),
    besides: {
      freeze: 0.1,
      'cut-connections': 0.1,
      'kill-database': 0.05,
      'freeze-database': 0.05,
      deaf: 0.2,
      'cut-lines': 0.2,
      fuzz: 0.2,
      flood: 0.08,
    },
    progress: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`Nothing lost, doubled or leaked.\n${JSON.stringify(outcome, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stderr.write(`Seed ${seed}. To repeat it: ${repeat}\n`);
  process.exitCode = 1;
} finally {
  await database.stop();
}
