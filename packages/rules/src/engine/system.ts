import type { z } from 'zod';
import type { Audience, Patch, Role, SeatId } from './audience';
import { splitByAudience } from './audience';
import type { PublicValues } from './beat';
import { produce } from './draft';
import type { Tracking } from './memo';
import { Memo } from './memo';
import type { Context, PlayRules } from './play';
import { Play } from './play';
import type { Field, FieldOption, Offer } from './prompts';
import { diff } from './reconcile';
import type { Refusal } from './refusal';
import { Refused } from './refusal';
import type { StakesNow } from './stakes';
import type { BaseState, TableEvent } from './table';
import { evolveTable, isTableEvent } from './table';

/** A game that a table can play: what the server loads. */
export interface RuleSystem<
  S extends BaseState = BaseState,
  C extends { type: string } = { type: string },
  E extends { type: string } = { type: string },
  Setup extends object = object,
> {
  readonly id: string;
  readonly title: string;
  /**
   * Says which builds make the same state of the same events, apart from what they compute of it: those
   * of the same number. Their snapshots stand for each other. It is raised with every change of
   * `create`, `evolve`, `translate` or `complete` that shows in a state, and with every event, or field
   * of one, that the number before did not have. A test says when; see docs/adding-a-game.md.
   */
  readonly stateVersion: number;
  /** The oldest version whose states `complete` turns into this one's; when absent, only its own. */
  readonly readsStatesSince?: number;
  /** What one reads of it before there is a table. */
  readonly about: About;
  /** How whoever opens a table may begin at once, with what is ready-made; when absent, one chooses first. */
  readonly atOnce?: AtOnce<C>;
  /** What the people at a table are called. `null` for `director`: nobody directs. */
  readonly roles: RoleWords;
  /** The commands of people, as they come over the wire. */
  readonly commandSchema: z.ZodType<C>;
  /** What has to be chosen before a table is opened; kept with the table. */
  readonly setupSchema: z.ZodType<Setup>;
  /** The texts that a client shows beside the state, as plain JSON. They hold no secret. */
  readonly texts: Texts;
  /**
   * What may come of a command at a table that stands like this, read by everybody before it is sent; `null`
   * where there is nothing to say. It is given what is public and nothing else. Where dice fall it has something
   * to say: random play holds every game to that (TABLE-196).
   */
  stakes?(shared: S['public'], command: C): StakesNow | null;
  /**
   * What somebody has pasted in a command as one text, read: each text in it is their own words, as if they
   * had typed it into a field of its name. `null` where there is nothing of the kind, or it cannot be read.
   */
  pasted?(command: C): object | null;
  /**
   * What values of the public compartment look like before there is anything in them, by their path in it
   * (`derived/roll`). A client is told them once, and then only how a new value differs.
   */
  readonly blanks?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The state of a new table, before any event. */
  create(table: NewTable<Setup>): S;
  /** What the command brings about; throws `Refused` where a rule says no. */
  decide(play: Play<S, E>, command: C): void;
  /** Applies one event to a draft. */
  evolve(state: S, event: E): void;
  /**
   * What of a secret a command may tell by, by the game's rules: the paths of the state by which its
   * outcome is judged, such as a Difficulty that is kept. Nothing else that lies in secret may make a
   * difference to what others are told; tests hold every game to that.
   */
  discloses?(state: S, command: C): readonly (readonly string[])[];
  /** Reads an event that an earlier release has recorded; most are as they are today. */
  translate?(event: E | TableEvent): E | TableEvent;
  /**
   * The values that everybody sees and whose changes beats tell. It is given what is public and
   * nothing else; it is asked before and after whatever a beat tells of.
   */
  publicValues?(state: Pick<S, 'public'>): Iterable<PublicValues>;
  /**
   * The fields of what is public that `publicValues` reads, where it reads no others: as long as none of them was
   * written to, there is nothing to compare. Without them, it is asked whenever something else has changed than the log.
   */
  readonly valuesFrom?: readonly string[] | undefined;
  /**
   * What the server does by itself when its moment comes, such as to end a countdown: commands of its own, by what
   * everybody sees. Asked often, so keep it cheap.
   */
  due?(state: Pick<S, 'public'>): Iterable<Due>;
  /**
   * The kinds of beats that belong in the story as it is read afterwards. What a person wrote of a beat,
   * and what begins and ends a chapter, belong there anyway.
   */
  readonly story?: readonly string[];
  /** Gives a state that an earlier release has recorded what it lacks, as at a new table. Changes a draft. */
  complete?(state: S): void;
  /** Which fields of its state mostly change a part at a time: what a memo of its own is made with. */
  readonly tracking?: Tracking;
  /**
   * Values computed from the rest of the state, each with the path it is kept under. What was
   * computed before may be taken from the memo.
   */
  derive(state: S, memo: Memo): Derived[];
  /** Those of the computed values that decisions read; when absent, they read none. */
  decisive?(state: S, memo: Memo): Derived[];
  /**
   * What a drawer holds for a seat now: offers that are not part of its state. Nothing where the seat's
   * `drawers` do not name it. What was computed before may be taken from the memo; the same offers are
   * then the same object.
   */
  drawer(state: S, seat: SeatId, name: string, memo?: Memo): Readonly<Record<string, Offer>>;
  /**
   * What somebody finds who looks for something in a drawer of theirs: of what lies beside the state, as much as
   * they may know of (`BaseState.beside`). `null` where there is nothing to look for.
   */
  search?(state: S, seat: SeatId, name: string, sought: Sought): Findings | null;
}

/** A command that the server gives by itself, and from when on, in milliseconds since 1970. */
export interface Due {
  readonly at: number;
  readonly command: { readonly type: string; readonly [part: string]: string };
}

/** What somebody looks for: words that all have to be there, of one kind, of one tier. */
export interface Sought {
  words: string;
  kind?: string | undefined;
  tier?: number | undefined;
  /** By its id, whom it is for: only what fits them is found. */
  whom?: string | undefined;
  /** How many of what is found were shown before. */
  from?: number | undefined;
}

/** A part of what was found, best first. */
export interface Findings {
  entries: readonly { readonly id: string }[];
  /** How many there are in all. */
  total: number;
  /** How many there are of each kind, whichever was asked for. */
  kinds: Readonly<Record<string, number>>;
}

/** A table that is about to be made. */
export interface NewTable<Setup extends object = object> {
  name: string;
  setup: Setup;
}

/** A game in a few words, and what has to be chosen before a table of it is opened. */
export interface About {
  /** One sentence. */
  line: string;
  /** The name of its look on a client. */
  look: string;
  /** The form of the setup: each field's value becomes the setup's `name`. */
  setup: SetupField[];
  credits: { title: string; lines: string[] };
}

/** A way to begin right after a table was opened. */
export interface AtOnce<C> {
  /** What a button says, and one sentence about it. */
  label: string;
  hint: string;
  /** With what: one, or several to choose from, the usual one first. */
  ways: readonly AtOnceWay<C>[];
}

/** One of the things that a table can begin with. */
export interface AtOnceWay<C> {
  /** By which whoever opens a table names it. */
  id: string;
  name: string;
  /** What it is about, for those who choose; when absent, the hint says it. */
  pitch?: string;
  /** What it does, in the seat of whoever opens the table. */
  command: C;
}

export type SetupField =
  | Exclude<Field, { kind: 'choice' }>
  | (Omit<Extract<Field, { kind: 'choice' }>, 'options'> & { options: SetupOption[] });

/** One of several that a table can be opened with. */
export interface SetupOption extends FieldOption {
  /** One sentence, shorter than `detail`. */
  line?: string;
  /** The name of its look on a client. */
  look?: string;
}

/** What somebody in a role is called: “the director”, “player”. */
export type RoleWords = Record<Exclude<Role, 'director'>, string> & { director: string | null };

/** Texts in parts, of which a table needs one; without a part, all of them. */
export interface Texts {
  readonly parts: readonly string[];
  of(part?: string): object;
  /**
   * What the game lays on a table by itself and serves to nobody, such as a ready-made start with what is
   * secret in it: its texts are nobody’s words, whoever sends them again (TABLE-110).
   */
  laid?(): object;
}

/** One computed part of the state. Its value is a plain object, or a list. */
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
  try {
    const { events, state: after } = decided(system, state, command, context);
    const next = derived(system, after, context.memo);
    return { ok: true, events, state: next, patches: changes(state, next) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/**
 * What a command brings about, without computing anything of the state that it leads to.
 *
 * @throws Refused where a rule says no.
 */
export function decided<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(
  system: RuleSystem<S, C, E>,
  state: S,
  command: C,
  context: Context<S>,
): { events: (E | TableEvent)[]; state: S } {
  let events: (E | TableEvent)[] = [];
  const after = produce(state, (working) => {
    const rules: PlayRules<S, E> = {
      evolve: (target, event) => evolveOne(system, target, event),
      valuesFrom: system.valuesFrom,
    };
    if (system.publicValues) rules.publicValues = (of) => system.publicValues?.(of) ?? [];
    const play = new Play<S, E>(working, context, rules);
    system.decide(play, command);
    play.finish();
    events = play.events;
  });
  return { events, state: after };
}

/** Replays events onto a state, as at load. */
export function evolveAll<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(system: RuleSystem<S, C, E>, state: S, events: readonly (E | TableEvent)[]): S {
  return evolveWithPatches(system, state, events).state;
}

/**
 * Replays a long history onto a state in as many parts as its caller likes, with pauses between them:
 * what is computed of the state is computed once, when it is `finished`.
 */
export class Replay<S extends BaseState, C extends { type: string }, E extends { type: string }> {
  #state: S;

  constructor(
    private readonly system: RuleSystem<S, C, E>,
    start: S,
    private readonly memo?: Memo,
  ) {
    this.#state = start;
  }

  add(events: readonly (E | TableEvent)[]): void {
    this.#state = played(this.system, this.#state, events);
  }

  finished(): S {
    return derived(this.system, this.#state, this.memo);
  }
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
  const next = derived(system, played(system, state, events), memo);
  return { state: next, patches: changes(state, next) };
}

/** A state after events, without what is computed of it. */
export function played<S extends BaseState, C extends { type: string }, E extends { type: string }>(
  system: RuleSystem<S, C, E>,
  state: S,
  events: readonly (E | TableEvent)[],
): S {
  return produce(state, (working) => {
    for (const event of events) {
      evolveOne(system, working, system.translate?.(event) ?? event);
    }
  });
}

/**
 * A state as it is kept: without what is computed of it. That is most of it by size, another build may
 * compute something else, and whoever reads the state computes it anyway.
 *
 * @param memo the one that the state was computed with, to find the computed parts without computing.
 */
export function storedState<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(system: RuleSystem<S, C, E>, state: S, memo = new Memo(system.tracking)): S {
  let stored = state;
  for (const { path, value } of system.derive(state, memo)) {
    // A list has no empty place to keep: it is left out.
    stored = Array.isArray(value) ? without(stored, path) : replaced(stored, path, {});
  }
  return stored;
}

/**
 * A state that was kept by this version of the rules or by one that it reads (`readsStatesSince`), with
 * what it lacks and all that is computed.
 *
 * @throws whatever the rules throw where it is no state of theirs.
 */
export function readStoredState<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(system: RuleSystem<S, C, E>, stored: S, memo?: Memo): S {
  const whole = produce(stored, (state) => system.complete?.(state));
  return derived(system, whole, memo);
}

/** The state of a new table with everything computed. */
export function createTable<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
  Setup extends object,
>(system: RuleSystem<S, C, E, Setup>, table: NewTable<Setup>): S {
  return derived(system, system.create(table));
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

/** A state with everything that is computed of it. */
export function derived<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(system: RuleSystem<S, C, E>, state: S, memo = new Memo(system.tracking)): S {
  return having(state, system.derive(state, memo));
}

/** A state with what decisions read of all that is computed of it. */
export function derivedForDecisions<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
>(system: RuleSystem<S, C, E>, state: S, memo: Memo): S {
  return having(state, system.decisive?.(state, memo) ?? []);
}

/**
 * A state with computed values in it. The values themselves go in, so that next time they are known to be
 * the same without a look inside.
 */
function having<S extends BaseState>(state: S, computed: readonly Derived[]): S {
  let next = state;
  for (const { path, value } of computed) {
    if (value !== at(state, path)) next = replaced(next, path, value);
  }
  return next;
}

/** What each audience is told of a change. */
function changes(before: BaseState, now: BaseState): Map<Audience, Patch[]> {
  const patches: Patch[] = [];
  diff(before, now, [], patches, isOffer);
  return splitByAudience(patches);
}

/** An offer is told as a whole: whoever has been offered it before can know it again. */
const isOffer = ([root, , part, ...rest]: Patch['path']): boolean =>
  root === 'seats' && part === 'offers' && rest.length === 1;

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

/** A copy of an object that lacks what is at a path; it shares everything else. */
function without<T extends object>(whole: T, path: readonly string[]): T {
  const above = path.slice(0, -1);
  const holder = at(whole, above);
  if (typeof holder !== 'object' || holder === null) return whole;
  const left = Object.entries(holder).filter(([key]) => key !== path.at(-1));
  return replaced(whole, above, Object.fromEntries(left));
}
