import { execute, Memo } from '@moonlit/rules';
import { daggerheart } from '@moonlit/rules/daggerheart';
import { seated } from '@moonlit/rules/daggerheart/testing';
import { SeededDice } from '@moonlit/rules/testing';
import { answer } from './processes';
import { percentiles } from './statistics';

/** The commonest command of *Daggerheart* without a server: the dice of a duality roll fall. */

/** Medians in microseconds. */
export interface DualityAlone {
  /** The command is decided and its events are applied, and what changed is found. */
  decided: number;
  /** The same, with what everybody is offered afterwards. */
  whole: number;
}

type State = ReturnType<typeof seated>['state'];
type System = typeof daggerheart;
type Command = Parameters<System['decide']>[1];

const WARM_UP = 10_000;
const ROLLS = 5_000;

const dice = new SeededDice(1);
/** The same rules, of which nothing is computed beyond what has happened. */
const bare: System = { ...daggerheart, derive: () => [] };

const jobs = {
  async measure(): Promise<DualityAlone> {
    return { decided: median(bare), whole: median(daggerheart) };
  },
};
export type Duality = typeof jobs;

function median(system: System): number {
  const table = seated().send('bev', { type: 'difficulty.usual', difficulty: 12 });
  const { id: character } = table.of('anya');
  const memo = new Memo(system.tracking);
  const propose = { type: 'roll.propose', character, trait: 'agility' } as const;
  let seq = table.seq;
  const carryOut = (state: State, seat: string, command: Command): State => {
    seq += 1;
    const outcome = execute(system, state, command, {
      actor: { kind: 'seat', seat },
      now: Date.UTC(2026, 0, 1) + seq,
      seq,
      dice,
      memo,
      past: () => undefined,
      step: () => undefined,
    });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    return outcome.state;
  };
  const proposed = carryOut(table.state, 'anya', system.commandSchema.parse(propose));
  const { id: roll = '', version = 0 } = proposed.public.roll ?? {};
  const lock = system.commandSchema.parse({ type: 'roll.lock', roll, version });
  const times: number[] = [];
  for (let step = 0; step < WARM_UP + ROLLS; step += 1) {
    const start = performance.now();
    carryOut(proposed, 'anya', lock);
    if (step >= WARM_UP) times.push(performance.now() - start);
  }
  return percentiles(times).p50 * 1000;
}

answer(jobs);
