import { describe, expect, it } from 'vitest';
import { recorded } from './recorded';
import type { Replay } from './replay';
import { sendAndLook } from './replay';
import { tableOf } from './tables';

/** What to do where the rules were changed on purpose. */
const MEANT = 'Where that is meant, `npm run record-replays` writes down what comes of it now.';

describe.each([
  'at-the-brink-of-the-abyss',
  'beneath-a-rotting-sky',
  'on-a-sea-of-stars',
  'in-a-maze-of-dreams',
])('games that were played before, of %s', (playset) => {
  const replays = recorded(playset).map((replay): [string, Replay] => {
    const { begins, seed } = replay.table;
    const name = begins === 'from-nothing' ? begins : `${begins.playbook}, ${begins.phase}`;
    return [`${name}, seed ${seed}`, replay];
  });

  it.each(replays)('%s: the same comes of every command', (_name, { table, steps }) => {
    const again = tableOf(table);
    for (const [step, { as, command, came }] of steps.entries()) {
      const now = sendAndLook(again, step, { as, command });
      const where = `Command ${step}, ${JSON.stringify(command)} by ${as}, brings something else than it did.`;
      expect(now, `${where} ${MEANT}`).toBe(came);
    }
  });
});
