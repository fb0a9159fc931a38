import { decided, derived, Memo } from '@moonlit/rules';
import { daggerheart } from '@moonlit/rules/daggerheart';
import { betweenRounds, wholeRound } from '@moonlit/rules/daggerheart/testing/whole-round';
import { SeededDice } from '@moonlit/rules/testing';
import { answer } from './processes';
import { percentiles } from './statistics';

/** *Daggerheart* in a fight of four beside a whole library, without a server: what each kind of command costs. */

/** A kind of command, decided and evolved again and again from where it was sent; microseconds. */
export interface EveningAlone {
  kind: string;
  /** The least that it took: what the machine did besides is not in it. */
  least: number;
  middle: number;
  /** How many events it had. */
  events: number;
}

/** Often enough for the code to be compiled for speed. */
const TIMES = 20_000;
/** The round of which commands are measured: in the first one some have nothing to change. */
const ROUNDS = 2;

const jobs = {
  async measure(): Promise<EveningAlone[]> {
    const table = betweenRounds();
    const { state: from, seq } = table;
    for (let round = 0; round < ROUNDS; round += 1) wholeRound(table);
    const sent = table.recorded.slice(seq);
    const newest = new Map(sent.map(({ command: { type } }, at) => [type, at]));
    const memo = new Memo(daggerheart.tracking);
    const dice = new SeededDice(9);
    const measured: EveningAlone[] = [];
    let state = derived(daggerheart, from, memo);
    for (const [at, { seat, command }] of sent.entries()) {
      const parsed = daggerheart.commandSchema.parse(command);
      const context = {
        actor: { kind: 'seat', seat: seat ?? '' },
        now: Date.UTC(2026, 0, 1) + 1000 * at,
        seq: seq + at + 1,
        memo,
        past: () => undefined,
        step: () => undefined,
      } as const;
      if (newest.get(command.type) === at) {
        const before = state;
        // The same dice each time, as they fall in the round.
        const again = (work: SeededDice) =>
          decided(daggerheart, before, parsed, { ...context, dice: work });
        measured.push({ kind: command.type, ...timed(again) });
      }
      state = derived(
        daggerheart,
        decided(daggerheart, state, parsed, { ...context, dice }).state,
        memo,
      );
    }
    return measured;
  },
};
export type Evening = typeof jobs;

function timed(
  work: (dice: SeededDice) => { events: readonly unknown[] },
): Omit<EveningAlone, 'kind'> {
  const times: number[] = [];
  let events = 0;
  for (let turn = 0; turn < TIMES; turn += 1) {
    const dice = new SeededDice(5);
    const start = performance.now();
    ({
      events: { length: events },
    } = work(dice));
    times.push(performance.now() - start);
  }
  return {
    least: 1000 * Math.min(...times),
    middle: 1000 * percentiles(times).p50,
    events,
  };
}

answer(jobs);
