import type { RollRecord } from '../../../engine';
import { latest } from '../../../engine';
import type { Gained, HeldKind } from '../../../table';
import { gainDice, heldBy, lostWords, movedWords, rollHeld, spend, turnDie } from '../../../table';
import type { Character } from '../characters/character';
import { cast } from '../characters/find';
import type { HumanityPlay } from '../game';
import { ruleOf } from '../house-rules';
import type { HumanityState } from '../state';
import type { Due, DueSource } from './blessing';
import { blessing } from './kind';
import { blessingsOf } from './paying';

type Whose = Pick<Character, 'id' | 'name'>;

/** How many more lasting Blessings the shared pool of a Dark table has; any number where it has no bottom (HUM-104). */
export function leftInPool(state: Pick<HumanityState, 'public'>): number {
  const pool = ruleOf(state, 'darkPool');
  if (state.public.atmosphere !== 'dark' || pool === 'none') return Number.POSITIVE_INFINITY;
  const out = cast(state).flatMap(({ id }) => blessingsOf(state, id).filter((die) => !die.passing));
  return Math.max(0, Number(pool) - out.length);
}

/** Blessings with as much room as the shared pool leaves somebody. */
function withRoom(state: HumanityState, { id }: Whose, passing: boolean): HeldKind {
  const left = passing ? Number.POSITIVE_INFINITY : leftInPool(state);
  if (!Number.isFinite(left)) return blessing;
  const most = heldBy(state, blessing, id).count + left;
  return { ...blessing, most };
}

/**
 * Rolls Blessings that somebody gains, each 1 with one more, and says nothing: a line of whoever calls it tells of them,
 * with the record (HUM-601, 602). Temporary ones go when `endTemporary` ends them.
 */
export function gainBlessings(
  play: HumanityPlay,
  one: Whose,
  count: number,
  { passing = false }: { passing?: boolean } = {},
): { gained: Gained; record: RollRecord } {
  const kind = withRoom(latest(play.state), one, passing);
  const { gained, record } = rollHeld(play, kind, one, count, { passing });
  noteGained(play, one, gained, passing);
  return { gained, record };
}

/** The same, told in one line. */
export function gainAndTell(
  play: HumanityPlay,
  one: Whose,
  count: number,
  { passing = false, why = '' }: { passing?: boolean; why?: string } = {},
): void {
  const { gained, record } = gainBlessings(play, one, count, { passing });
  const temporary = passing ? ', temporary' : '';
  play.say(
    `${one.name} gains ${movedWords(blessing, gained)}${temporary}${why ? `: ${why}` : ''}.`,
    {
      notes: lostWords(blessing, gained.lost),
      roll: record,
      beat: { kind: 'blessings', about: [one.id] },
    },
  );
}

/** Lays copies of a Blessing before somebody: they do not bump (HUM-1704). */
export const copyBlessing = (
  play: HumanityPlay,
  one: Whose,
  { value, passing, count }: { value: number; passing: boolean; count: number },
): Gained =>
  gainDice(
    play,
    withRoom(latest(play.state), one, passing),
    one.id,
    Array.from({ length: count }, () => ({ sides: blessing.sides ?? 6, value })),
    { passing },
  );

/** Keeps in mind what was gained, where somebody else could have it copied (HUM-1704). */
function noteGained(play: HumanityPlay, { id }: Whose, { dice }: Gained, passing: boolean): void {
  const { characters } = latest(play.state).public;
  const copied = Object.values(characters).some(
    (one) =>
      one.dedication === 'divinity' &&
      one.standing === 'in' &&
      one.id !== id &&
      (one.banked?.count ?? 0) > 0,
  );
  if (!copied || dice.length === 0) return;
  const values = dice.map(({ value }) => value);
  play.emit({ type: 'blessingsGained', gained: { of: id, values, passing } });
}

/** Ends temporary Blessings of somebody: all of them, or these (HUM-606, 1105). Gives how many are gone. */
export function endTemporary(play: HumanityPlay, holder: string, ids?: readonly string[]): number {
  const gone = blessingsOf(play.state, holder).filter(
    ({ id, passing }) => passing && (!ids || ids.includes(id)),
  );
  if (gone.length > 0)
    spend(
      play,
      blessing,
      holder,
      gone.map(({ id }) => id),
    );
  return gone.length;
}

/**
 * Changes what a Blessing is worth: at most 6, and below 1 it is gone (HUM-607). Gives what it is worth now, 0 where it
 * is gone.
 */
export function changeBlessing(
  play: Pick<HumanityPlay, 'state' | 'emit' | 'id'>,
  holder: string,
  die: string,
  by: number,
): number {
  const now = blessingsOf(play.state, holder).find(({ id }) => id === die)?.value ?? 0;
  return turnDie(play, blessing, holder, { die, to: now + by })?.value ?? 0;
}

/** Lays down what somebody has to take, or the table to say (HUM-608…610). */
export function owe(
  play: HumanityPlay,
  { id: of }: Pick<Character, 'id'>,
  kind: Due['kind'],
  { source, count = 1, what = '' }: { source: DueSource; count?: number; what?: string },
): void {
  play.emit({
    type: 'blessingDueSet',
    due: { id: play.id('due'), kind, of, source, count, what },
  });
}
