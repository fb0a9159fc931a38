import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { Define } from '../../../table';
import type { Character } from '../characters/character';
import { change, characterOf, notTheirs, ownedBy, party } from '../characters/find';
import { gainHope } from '../characters/vitals';
import type { DhContext, DhOffers, DhPlay } from '../game';
import { barred, present } from '../game';
import { TAG_TEAM_HOPE } from '../vocabulary';
import type { RollPart, TableRoll } from './roll';

// The roll on the table, and who does something about it.

/** What somebody may do something about: the roll on the table. */
export const standingRoll = {
  part: 'roll',
  what: 'roll on the table',
  all: ({ state }: DhContext): TableRoll[] => (state.public.roll ? [state.public.roll] : []),
  idOf: ({ id }: TableRoll): string => id,
} as const;

/** The roll on the table, and a character that does something about it. */
export interface OnRoll {
  roll: TableRoll;
  one: Character;
}

/** Defines what a character may do about the roll on the table. */
export type DefineOnRoll = Define<DhOffers, DhPlay, OnRoll, { type: string; roll: string }>;

/** What the characters that somebody decides for may do about the roll on the table, one after the other. */
export const charactersOnRoll = {
  part: 'roll',
  what: 'roll on the table',
  all({ state, seat, director }: DhContext): OnRoll[] {
    const { roll } = state.public;
    if (!roll) return [];
    const able = director ? party(state) : ownedBy(state, seat.id);
    return able.map((one) => ({ roll, one }));
  },
  idOf: ({ roll }: OnRoll): string => roll.id,
  /** A command that names no character is whoever leads's. */
  find(context: DhContext, id: string, command: { type: string }): OnRoll {
    const { roll: now } = context.state.public;
    const roll = present(now?.id === id ? now : null, 'roll on the table');
    const character = new Map<string, unknown>(Object.entries(command)).get('character');
    const named = typeof character === 'string' ? character : leaderOf(roll);
    const one = characterOf(context, named);
    refuseFor(notTheirs(context, one));
    return { roll, one };
  },
} as const;

/** Whose roll it is. */
export const leaderOf = ({ parts }: TableRoll): string => parts[0]?.character ?? '';

export const leads = ({ roll, one }: OnRoll): boolean => leaderOf(roll) === one.id;

export const isTagTeam = ({ parts, asked }: TableRoll): boolean =>
  parts.length > 1 || asked !== undefined;

/** Whether somebody rolls, helps or is asked in a roll already. */
export const takesPart = ({ parts, asked, group }: TableRoll, id: string): boolean =>
  asked === id ||
  group?.[id] !== undefined ||
  parts.some(({ character, helpers }) => character === id || helpers.some(isOf(id)));

export const isOf =
  (id: string) =>
  ({ character }: { character: string }): boolean =>
    character === id;

/** Why a roll is not changed any more, if so. */
export const hasFallen = ({ parts }: TableRoll): Refusal | null =>
  parts.some(({ fallen }) => fallen !== null)
    ? barred('wrong-moment', 'The dice of that roll have fallen.', {
        instead: 'Say which roll counts.',
        rule: 'DGH-302',
      })
    : null;

/** Changes the roll on the table; whoever has read it before reads it again (`version`). */
export function update(play: DhPlay, roll: TableRoll, set: Partial<TableRoll>): void {
  play.emit({ type: 'rollSet', roll: { ...roll, ...set, version: roll.version + 1 } });
}

/** Nobody is asked any more whether they join. */
export function answered(play: DhPlay, roll: TableRoll, set: Partial<TableRoll> = {}): void {
  const { asked: _, ...rest } = roll;
  update(play, rest, set);
}

/** There is nothing on the table any more. */
export function clear(play: DhPlay): void {
  play.emit({ type: 'rollSet', roll: null });
  play.emit({ type: 'askedSet', asked: null });
}

/** Takes a roll off the table as if it had never lain there: what was paid for it comes back. */
export function callOff(play: DhPlay, roll: TableRoll): void {
  for (const part of roll.parts) payBack(play, part);
  if (isTagTeam(roll)) forgetTagTeam(play, roll);
  clear(play);
}

/** Gives back what a part has cost. */
function payBack(play: DhPlay, part: RollPart): void {
  if (part.experience !== null) gainHope(play, part.character, 1);
  for (const { character } of part.helpers) gainHope(play, character, 1);
}

/** A Tag Team that was not rolled has not been used, and has cost nothing. */
export function forgetTagTeam(play: DhPlay, roll: TableRoll): void {
  const leader = characterOf(play, leaderOf(roll));
  change(play, leader, { tagTeamIn: 0 });
  gainHope(play, leader.id, TAG_TEAM_HOPE);
}
