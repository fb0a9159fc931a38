import { describe, expect, it } from 'vitest';
import { numbersFrom, SeededDice } from '../../../testing/seeded-dice';
import { houseRuleIds, houseRules } from '../house-rules';
import type { HouseRuleId, HouseRuleValue } from '../state';
import { bookTable } from './cast';
import { checkState } from './invariants';
import { fill, randomMove } from './random-play';
import { TestTable } from './table';

/** A value that is not the usual one; of a number, the shortest or the longest. */
function unusual(id: HouseRuleId, pick: number): HouseRuleValue {
  const { kind, standard } = houseRules[id];
  const values: readonly HouseRuleValue[] =
    kind.of === 'number' ? [kind.min, kind.max] : kind.options.map(({ value }) => value);
  const others = values.filter((value) => value !== standard);
  return others[pick % others.length] ?? standard;
}

/** Every rule is the table's own, and now and then one more changes in the middle of play. */
function play(seed: number, steps: number): void {
  const next = numbersFrom(seed);
  const pick = (limit: number) => next() % limit;
  const dice = new SeededDice(seed);
  const table = bookTable(
    seed % 2 ? 'mission' : 'obligation',
    'risky',
    new TestTable(undefined, dice),
  );
  for (const rule of houseRuleIds) {
    table.send('bev', { type: 'table.house-rule', rule, value: unusual(rule, pick(2)) });
  }
  for (let step = 0; step < steps; step += 1) {
    const where = `seed ${seed}, step ${step}`;
    const changes = table.offers('bev', 'table.house-rule');
    const change = step % 6 === 5 ? changes[pick(changes.length)] : undefined;
    const move = change
      ? { seat: 'bev', command: fill(change, pick) }
      : randomMove(table, pick, new Set(['table.undo', 'session.end']));
    if (!move) throw new Error(`Nobody may do anything (${where}).`);
    const refusal = table.try(move.seat, move.command);
    if (refusal) throw new Error(`${where}: ${JSON.stringify(move)}: ${refusal.message}`);
    checkState(table.state, where);
  }
}

describe('a table with rules of its own', { timeout: 120_000 }, () => {
  const runs = Number(process.env.RANDOM_PLAY_RUNS ?? 6);
  const first = Number(process.env.RANDOM_PLAY_SEED ?? 1_122);

  it.each(Array.from({ length: runs }, (_, run) => first + run))(
    'accepts every offer and keeps every track in range, whatever the rules become (%i)',
    (seed) => {
      expect(() => play(seed, 100)).not.toThrow();
    },
  );
});
