import { execute, Memo } from '@moonlit/rules';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { SeededDice } from '@moonlit/rules/testing';
import { bareTick } from './floor-rules';
import { exchange, midMission, tick } from './mid-mission';
import { answer } from './processes';
import { percentiles } from './statistics';

/** The rules without a server: what deciding a command and evolving the state costs. */

/** Medians in microseconds, at a table whose log holds that many commands. */
export interface RulesAlone {
  commands: number;
  /** `clock.tick` written by hand; see `bareTick`. */
  floor: number;
  tick: number;
  propose: number;
  /** The state as JSON, bytes. */
  bytes: number;
}

type State = ReturnType<typeof midMission>['table']['state'];
type Command = Parameters<typeof girlByMoonlight.decide>[1];

const LENGTHS = [100, 1_000, 10_000];
/** Measurements of each kind, in short strands that all begin at the same state. */
const STRANDS = 100;
const STRAND = 10;

const dice = new SeededDice(1);
const memo = new Memo(girlByMoonlight.tracking);
const proposal = parsed(exchange[0].command);
const withdrawal = parsed({ type: 'roll.withdraw' });

const jobs = {
  async measure(): Promise<RulesAlone[]> {
    const { table, clock } = midMission();
    let { state } = table;
    let commands = table.seq;
    for (let warmUp = 0; warmUp < 3; warmUp += 1) sample(state, clock, commands);
    return LENGTHS.map((length) => {
      for (; commands < length; commands += 1) {
        state = carryOut(state, 'bev', tick(clock, commands), commands + 1);
      }
      const bytes = Buffer.byteLength(JSON.stringify(state));
      return { commands, bytes, ...sample(state, clock, commands) };
    });
  },
};
export type Rules = typeof jobs;

function sample(from: State, clock: string, seq: number): Omit<RulesAlone, 'commands' | 'bytes'> {
  const floors: number[] = [];
  const ticks: number[] = [];
  const proposals: number[] = [];
  for (let strand = 0; strand < STRANDS; strand += 1) {
    let state = from;
    for (let step = 0; step < STRAND; step += 1) {
      const at = seq + 3 * step;
      const command = tick(clock, seq + step);
      timed(floors, () => bareTick(state, command, at + 1));
      state = timed(ticks, () => carryOut(state, 'bev', command, at + 1));
      state = timed(proposals, () => carryOut(state, 'claire', proposal, at + 2));
      state = carryOut(state, 'claire', withdrawal, at + 3);
    }
  }
  return { floor: median(floors), tick: median(ticks), propose: median(proposals) };
}

const median = (times: readonly number[]) => percentiles(times).p50 * 1000;

function timed<T>(into: number[], work: () => T): T {
  const start = performance.now();
  const result = work();
  into.push(performance.now() - start);
  return result;
}

function carryOut(state: State, seat: string, command: Command, seq: number): State {
  const outcome = execute(girlByMoonlight, state, command, {
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
}

function parsed(command: object): Command {
  return girlByMoonlight.commandSchema.parse(command);
}

answer(jobs);
