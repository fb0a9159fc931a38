import type { TestTable } from '../../testing';
import { starsTable } from '../../testing';

/** Raven’s roll, judged and without what playbooks add to it. */
export function proposed(table: TestTable): TestTable {
  return table
    .givenProtagonist('raven', { special: [], transcendent: [] })
    .send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Strike',
      action: 'forgive',
    })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
}

/** The same while Raven is transcended, with so many segments marked. */
export function hunting(marked = 0): TestTable {
  return proposed(
    starsTable().givenProtagonist('raven', {
      transcendence: { active: true, spent: false, marked, from: marked },
    }),
  );
}

/** A poisoned promise for Raven that she has taken. */
export function promising(terms: {
  impulse?: string;
  fromImpulse?: boolean;
  strength?: boolean;
}): TestTable {
  const table = hunting().send('bev', { type: 'roll.promise', text: 'It will not stop', ...terms });
  const promise = table.state.public.roll?.promises[0]?.id ?? '';
  return table.send('claire', { type: 'roll.answer-promise', promise, accept: true });
}

/** Brings the roll on the table to its end. */
export function endRoll(table: TestTable): TestTable {
  return table.send('bev', { type: 'roll.finish' });
}
