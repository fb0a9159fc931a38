import type { z } from 'zod';
import type { Audience, Patch } from './audience';
import { splitByAudience } from './audience';
import { produce } from './draft';
import { Memo } from './memo';
import type { Context } from './play';
import { Play } from './play';
import { diff } from './reconcile';
import type { Refusal } from './refusal';
import { Refused } from './refusal';
import type { BaseState, TableEvent } from './table';
import { evolveTable, isTableEvent } from './table';

/** A game that a table can play: what the server loads. */
export interface RuleSystem<
  S extends BaseState = BaseState,
  C extends { type: string } = { type: string },
  E extends { type: string } = { type: string },
> {
  readonly id: string;
  readonly title: string;
  /** The commands of people, as they come over the wire. */
  readonly commandSchema: z.ZodType<C>;
  /** The state of a new table, before any event. */
  create(setup: { name: string; playset: string }): S;
  /** What the command brings about; throws `Refused` where a rule says no. */
  decide(play: Play<S, E>, command: C): void;
  /** Applies one event to a draft. */
  evolve(state: S, event: E): void;
  /** Gives a state that an earlier release has recorded what it lacks, as at a new table. Changes a draft. */
  complete?(state: S): void;
  /**
   * Values computed from the rest of the state, each with the path it is kept under. What was
   * computed before may be taken from the memo.
   */
  derive(state: S, memo: Memo): Derived[];
}

/** One computed part of the state. Its value is a plain object. */
export interface Derived {
  path: readonly string[];
  value: object;
}

/** What a command came to. */
export type Outcome<S, E> =
  | { ok: true; events: (E | TableEvent)[]; state: S; patches: Map<Audience, Patch[]> }
  | { ok: false; refusal: Refusal };

/**
 * Decides a command, and evolves the state by what it brings about. Pure: the given state is not
 * changed, and the same arguments give the same outcome.
 */
export function execute<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(system: RuleSystem<S, C, E>, state: S, command: C, context: Context<S>): Outcome<S, E> {
  let events: (E | TableEvent)[] = [];
  try {
    const played = produce(state, (working) => {
      const play = new Play<S, E>(working, context, {
        evolve: (target, event) => evolveOne(system, target, event),
      });
      system.decide(play, command);
      events = play.events;
    });
    const next = derived(system, played, context.memo);
    return { ok: true, events, state: next, patches: changes(state, next) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** Replays events onto a state, as at load. */
export function evolveAll<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(system: RuleSystem<S, C, E>, state: S, events: readonly (E | TableEvent)[]): S {
  return evolveWithPatches(system, state, events).state;
}

/** Replays events onto a state, and tells what changed for each audience: the same as `execute` did. */
export function evolveWithPatches<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(
  system: RuleSystem<S, C, E>,
  state: S,
  events: readonly (E | TableEvent)[],
  memo?: Memo,
): { state: S; patches: Map<Audience, Patch[]> } {
  const played = produce(state, (working) => {
    for (const event of events) evolveOne(system, working, event);
  });
  const next = derived(system, played, memo);
  return { state: next, patches: changes(state, next) };
}

/** The state of a new table with everything computed. */
export function createTable<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(system: RuleSystem<S, C, E>, setup: { name: string; playset: string }): S {
  return derived(system, system.create(setup));
}

function evolveOne<S extends BaseState, C extends { type: string }, E extends { type: string }>(
  system: RuleSystem<S, C, E>,
  state: S,
  event: E | TableEvent,
): void {
  if (!isTableEvent(event)) {
    system.evolve(state, event);
    return;
  }
  evolveTable(state, event);
  // An undo carries the state that it goes back to, which may be older than some of its fields.
  if (event.type === 'rewound') system.complete?.(state);
}

/**
 * A state with what is computed of it. The computed values themselves go in, so that next time they
 * are known to be the same without a look inside.
 */
function derived<S extends BaseState, C extends { type: string }, E extends { type: string }>(
  system: RuleSystem<S, C, E>,
  state: S,
  memo = new Memo(),
): S {
  let next = state;
  for (const { path, value } of system.derive(state, memo)) {
    if (value !== at(state, path)) next = replaced(next, path, value);
  }
  return next;
}

/** What each audience is told of a change. */
function changes(before: BaseState, now: BaseState): Map<Audience, Patch[]> {
  const patches: Patch[] = [];
  diff(before, now, [], patches);
  return splitByAudience(patches);
}

function at(state: object, path: readonly string[]): unknown {
  let value: unknown = state;
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** A copy of an object with the value at a path replaced; it shares everything else. */
function replaced<T extends object>(
  whole: T,
  [key, ...rest]: readonly string[],
  value: unknown,
): T {
  if (key === undefined) throw new Error('Nothing to keep a computed value in.');
  const inner = (whole as Record<string, unknown>)[key];
  const holder = typeof inner === 'object' && inner !== null ? inner : {};
  return { ...whole, [key]: rest.length === 0 ? value : replaced(holder, rest, value) };
}
