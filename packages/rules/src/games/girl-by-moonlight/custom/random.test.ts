import { describe, expect, it } from 'vitest';
import { effectGroups } from '../effects';
import type { EffectRule } from '../effects/effect-rule';
import type { Effect } from '../testing';
import { bookTable, numbersFrom, randomMove, SeededDice, TestTable, written } from '../testing';
import { CUSTOM_MAX } from './lookups';

const runs = Number(process.env.RANDOM_PLAY_RUNS ?? 4);

/** Hawk has every effect there is. */
function hawkWithAll(seed: number): TestTable {
  const phase = seed % 2 ? 'mission' : 'obligation';
  const table = bookTable(phase, 'risky', new TestTable(undefined, new SeededDice(seed)));
  const all = effectGroups.flatMap(({ effects }) => effects.map(filled));
  const special: string[] = [];
  while (all.length > 0) {
    special.push(written(table, 'special', ...all.splice(0, CUSTOM_MAX.effects)).id);
  }
  return table.givenProtagonist('hawk', { special });
}

function filled({ id, needs }: EffectRule): Effect {
  const [option] = needs.choice?.options ?? [];
  return {
    effect: id,
    ...(needs.words ? { words: `words of ${id}` } : {}),
    ...(needs.more ? { more: 'this, that' } : {}),
    ...(needs.amount ? { amount: needs.amount.max } : {}),
    ...(option ? { choice: option.value } : {}),
  };
}

describe('Abilities of the table’s own, at random', { timeout: 600_000 }, () => {
  it.each(Array.from({ length: runs }, (_, index) => index + 1))(
    'are written, changed, taken away and played without a refusal (seed %i)',
    (seed) => {
      const table = hawkWithAll(seed);
      const next = numbersFrom(seed);
      const pick = (limit: number) => next() % limit;
      const except = new Set(['table.undo', 'session.end']);
      for (let step = 0; step < 150; step += 1) {
        const move = randomMove(table, pick, except);
        if (!move) break;
        expect(
          table.try(move.seat, move.command),
          `step ${step}: ${JSON.stringify(move)}`,
        ).toBeNull();
      }
      expect(Object.keys(table.state.public.custom?.abilities ?? {})).not.toEqual([]);
    },
  );
});
