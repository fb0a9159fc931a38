import type { Bar } from '../../engine';
import { barred, missing, refuseFor, same } from '../../engine';
import type { KeptDie } from '../dice';
import type { TablePlay } from '../play';
import type { Held, HeldDie, HeldKind } from './kind';
import { mostOf, refreshOf } from './kind';
import type { HeldEvent, WithHeld } from './state';
import { heldBy } from './state';
import { someWords } from './words';

// What people hold comes and goes here and nowhere else. None of this says anything: a line of the game tells
// of it, and of what was lost.

export type HeldPlay<S extends WithHeld = WithHeld> = TablePlay<S, HeldEvent>;
/** As much of it as it takes to change what is held. */
export type HeldChange = Pick<HeldPlay, 'state' | 'emit' | 'id'>;

/** What has come to a holder, and how much of it found no room. */
export interface Gained {
  count: number;
  dice: HeldDie[];
  lost: number;
}

/** What has left a holder. */
export interface Spent {
  count: number;
  dice: HeldDie[];
  /** So many of them were held only for now. */
  passing: number;
}

/** How something is gained. */
export interface HowGained {
  /** It is held only until `endPassing`. */
  passing?: boolean | undefined;
}

/** So many things that are counted, or dice by their ids. */
export type Some = number | readonly string[];

/** Gains things that are counted, as many as there is room for (TABLE-210). */
export function gain(
  play: HeldChange,
  kind: HeldKind,
  holder: string,
  amount: number,
  { passing = false }: HowGained = {},
): Gained {
  if (kind.sides !== undefined)
    throw new Error(`${kind.some} are dice, which come with their values.`);
  const held = heldBy(play.state, kind, holder);
  const count = Math.max(0, Math.min(amount, mostOf(kind, holder) - held.count));
  const more = passing ? count : 0;
  put(play, kind, holder, { count: held.count + count, passing: (held.passing ?? 0) + more });
  return { count, dice: [], lost: amount - count };
}

/** Gains dice with the values that they show, as many as there is room for (TABLE-210). */
export function gainDice(
  play: HeldChange,
  kind: HeldKind,
  holder: string,
  shown: readonly KeptDie[],
  { passing = false }: HowGained = {},
): Gained {
  const dice = shown.map(({ sides, value }) => ({
    id: play.id('die'),
    sides,
    value,
    ...(passing ? { passing: true as const } : {}),
  }));
  return lay(play, kind, holder, dice);
}

/** Lays dice before a holder, the first of them where there is not room for all. */
function lay(play: HeldChange, kind: HeldKind, holder: string, more: readonly HeldDie[]): Gained {
  const { dice: before = [] } = heldBy(play.state, kind, holder);
  const dice = more.slice(0, Math.max(0, mostOf(kind, holder) - before.length));
  putDice(play, kind, holder, [...before, ...dice]);
  return { count: dice.length, dice, lost: more.length - dice.length };
}

/** Why somebody cannot give away so much, if so (TABLE-211). */
export function lacks(
  state: Pick<WithHeld, 'public'>,
  kind: HeldKind,
  holder: string,
  amount: number,
): Bar | null {
  const { count } = heldBy(state, kind, holder);
  if (count >= amount) return null;
  return () =>
    barred(
      'cannot-afford',
      `That takes ${someWords(kind, amount)}; there ${count === 1 ? 'is' : 'are'} ${count}.`,
      {
        instead: 'Do without, or with fewer.',
        rule: 'TABLE-211',
      },
    );
}

/**
 * Takes things from a holder, to whom they are gone (TABLE-211): those first that are held only for now.
 *
 * @throws Refused where there are not so many, or not those dice.
 */
export function spend(play: HeldChange, kind: HeldKind, holder: string, some: Some): Spent {
  return typeof some === 'number'
    ? spendCounted(play, kind, holder, some)
    : spendDice(play, kind, holder, new Set(some));
}

function spendCounted(play: HeldChange, kind: HeldKind, holder: string, count: number): Spent {
  refuseFor(lacks(play.state, kind, holder, count));
  const held = heldBy(play.state, kind, holder);
  const passing = Math.min(count, held.passing ?? 0);
  put(play, kind, holder, {
    count: held.count - count,
    passing: (held.passing ?? 0) - passing,
  });
  return { count, dice: [], passing };
}

function spendDice(
  play: HeldChange,
  kind: HeldKind,
  holder: string,
  ids: ReadonlySet<string>,
): Spent {
  const { dice: all = [] } = heldBy(play.state, kind, holder);
  const dice = all.filter(({ id }) => ids.has(id));
  if (dice.length < ids.size) {
    missing('Not all of those dice are there.', 'Choose some that are.', 'TABLE-211');
  }
  putDice(
    play,
    kind,
    holder,
    all.filter(({ id }) => !ids.has(id)),
  );
  return { count: dice.length, dice, passing: passingOf(dice) };
}

/**
 * Hands things from one holder to another, given or taken (TABLE-212): dice keep their values, and what is held
 * only for now stays so. What the other has no room for is lost.
 */
export function handOver(
  play: HeldChange,
  kind: HeldKind,
  { from, to }: { from: string; to: string },
  some: Some,
): Gained {
  const { count, dice, passing } = spend(play, kind, from, some);
  if (typeof some !== 'number') return lay(play, kind, to, dice);
  const lasting = gain(play, kind, to, count - passing);
  const ending = gain(play, kind, to, passing, { passing: true });
  const gained = lasting.count + ending.count;
  return { count: gained, dice: [], lost: count - gained };
}

/**
 * Brings a holder to what a refresh gives: what was spent comes back, and what is above it is lost (TABLE-213).
 * Dice are not refreshed, as they would have to be rolled.
 */
export function refresh(
  play: HeldChange,
  kind: HeldKind,
  holder: string,
): { gained: number; lost: number } {
  const to = refreshOf(kind, holder);
  const { count, passing = 0 } = heldBy(play.state, kind, holder);
  if (to === null || kind.sides !== undefined) return { gained: 0, lost: 0 };
  put(play, kind, holder, { count: to, passing: Math.min(passing, to) });
  return { gained: Math.max(0, to - count), lost: Math.max(0, count - to) };
}

/** Takes from a holder what there is no room for any more, such as when the most has become less. */
export function trim(play: HeldChange, kind: HeldKind, holder: string): { lost: number } {
  const { count, passing = 0, dice } = heldBy(play.state, kind, holder);
  const most = mostOf(kind, holder);
  if (count <= most) return { lost: 0 };
  if (dice) putDice(play, kind, holder, dice.slice(0, most));
  else put(play, kind, holder, { count: most, passing: Math.min(passing, most) });
  return { lost: count - most };
}

/** Ends what is held only for now, of one kind and by whomever (TABLE-214); gives who has lost how many. */
export function endPassing(play: HeldChange, kind: HeldKind): Map<string, number> {
  const gone = new Map<string, number>();
  for (const [holder, held] of Object.entries(play.state.public.held?.[kind.id] ?? {})) {
    const { count, passing = 0, dice } = held;
    if (passing === 0) continue;
    gone.set(holder, passing);
    if (dice)
      putDice(
        play,
        kind,
        holder,
        dice.filter((die) => !die.passing),
      );
    else put(play, kind, holder, { count: count - passing });
  }
  return gone;
}

/**
 * Changes what a die that is held shows (TABLE-214): never more than its sides, and below 1 it is gone.
 *
 * @returns the die as it is now; `null` where it is gone.
 */
export function turnDie(
  play: HeldChange,
  kind: HeldKind,
  holder: string,
  { die: id, to }: { die: string; to: number },
): HeldDie | null {
  const { dice = [] } = heldBy(play.state, kind, holder);
  const die = dice.find((one) => one.id === id);
  if (!die) return missing('There is no such die.', 'Choose one that is there.', 'TABLE-211');
  const turned = to < 1 ? null : { ...die, value: Math.min(die.sides, to) };
  putDice(
    play,
    kind,
    holder,
    dice.flatMap((one) => (one === die ? (turned ?? []) : one)),
  );
  return turned;
}

/** Sets how many a holder has, within what there is room for: what is above is not set. Of dice the newest go. */
export function setHeld(play: HeldChange, kind: HeldKind, holder: string, count: number): void {
  const { passing = 0, dice } = heldBy(play.state, kind, holder);
  const now = Math.max(0, Math.min(mostOf(kind, holder), count));
  if (kind.sides === undefined) {
    put(play, kind, holder, { count: now, passing: Math.min(passing, now) });
  } else putDice(play, kind, holder, (dice ?? []).slice(0, now));
}

/** Forgets a kind of thing that there is no more, with all that anybody had of it. */
export function forgetKind(play: HeldChange, { id: kind }: Pick<HeldKind, 'id'>): void {
  for (const holder of Object.keys(play.state.public.held?.[kind] ?? {})) {
    play.emit({ type: 'heldSet', kind, holder, held: null });
  }
}

/** Forgets all that somebody had, of all kinds, such as a character who is gone for good. */
export function forgetHolder(play: HeldChange, holder: string): void {
  for (const [kind, holders] of Object.entries(play.state.public.held ?? {})) {
    if (holders[holder]) play.emit({ type: 'heldSet', kind, holder, held: null });
  }
}

const passingOf = (dice: readonly HeldDie[]): number => dice.filter((die) => die.passing).length;

function putDice(play: HeldChange, kind: HeldKind, holder: string, dice: HeldDie[]): void {
  put(play, kind, holder, { count: dice.length, passing: passingOf(dice), dice });
}

/** Says what a holder has now, where that is different. */
function put(
  play: HeldChange,
  { id: kind }: HeldKind,
  holder: string,
  { count, passing = 0, dice }: Held,
): void {
  const before = play.state.public.held?.[kind]?.[holder];
  if (count === 0) {
    if (before) play.emit({ type: 'heldSet', kind, holder, held: null });
    return;
  }
  const held: Held = {
    count,
    ...(passing > 0 ? { passing } : {}),
    ...(dice ? { dice } : {}),
  };
  if (!same(before, held)) play.emit({ type: 'heldSet', kind, holder, held });
}
