import type { BaseState } from '@moonlit/rules';
import { decided, derived, execute, Memo, Refused } from '@moonlit/rules';
import { cpuMs } from '../processes';
import type { Scene, Sent } from './scenes';
import { scenes } from './scenes';

/**
 * One build of the rules, as it is held beside another one. The same file is built twice, once with the
 * rules of each, so it uses only what both have.
 */

/** What a command took. */
export interface Taken {
  /** CPU time in milliseconds: whatever else wants the machine is not in it. */
  time: number;
  accepted: boolean;
}

/** The names of all scenes. */
export const names: readonly string[] = Object.keys(scenes);

const made = new Map<string, Scene>();

function sceneOf(name: string): Scene {
  const known = made.get(name);
  if (known) return known;
  const scene = scenes[name]?.();
  if (!scene) throw new Error(`There is no scene “${name}”.`);
  made.set(name, scene);
  return scene;
}

/** What is sent in a scene: as one build plays it, for both. */
export const sentIn = (name: string): Sent[] => sceneOf(name).sent();

/**
 * Plays a scene from its beginning, with a memo that knows what there was then, and nothing else.
 *
 * @param alone only what is decided and evolved is timed, and not what is offered and told afterwards.
 */
export function play(name: string, sent: readonly Sent[], alone = false): Taken[] {
  const { system, state: from, seq, dice: diceOf } = sceneOf(name);
  const memo = new Memo(system.tracking);
  const dice = diceOf();
  const past = new Map<number, BaseState>();
  let state = derived(system, from, memo);
  return sent.map(({ as, command }, at) => {
    const parsed = system.commandSchema.safeParse(command);
    // A command that one of them does not know.
    if (!parsed.success) return { time: 0, accepted: false };
    const number = seq + at + 1;
    past.set(number, state);
    const context = {
      actor: { kind: 'seat', seat: as },
      now: Date.UTC(2026, 0, 1) + 1000 * at,
      seq: number,
      dice,
      memo,
      past: (of: number) => past.get(of),
      step: () => undefined,
    } as const;
    const start = cpuMs();
    const outcome = (alone ? onlyDecided : execute)(system, state, parsed.data, context);
    const time = cpuMs() - start;
    if (alone && outcome.ok) {
      state = derived(system, outcome.state, memo);
      return { time, accepted: true };
    }
    if (outcome.ok) state = outcome.state;
    return { time, accepted: outcome.ok };
  });
}

/** A command decided and evolved, without what is computed of it. */
function onlyDecided(
  ...of: Parameters<typeof execute>
): { ok: true; state: BaseState } | { ok: false } {
  try {
    return { ok: true, state: decided(...of).state };
  } catch (error) {
    if (error instanceof Refused) return { ok: false };
    throw error;
  }
}

/** Computes of nothing known what everybody is offered at the beginning of a scene: CPU time in milliseconds. */
export function computeAll(name: string): number {
  const { system, state } = sceneOf(name);
  const start = cpuMs();
  derived(system, state, new Memo(system.tracking));
  return cpuMs() - start;
}
