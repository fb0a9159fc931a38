import type { Audience, BaseState, Line, RollRecord, Seat, SeatId } from '../../engine';
import type { Evolves } from '../area';
import { tableBeat } from '../beats';
import type { TablePlay } from '../play';

/** A roll that was not made in the open. */
export interface KeptRoll {
  id: string;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Whose dice they are; who sees them is said by where it lies. */
  by: SeatId;
  record: RollRecord;
}

/** Where rolls lie that were not made in the open: on the desk, or at the seat of who rolled. */
export interface WithSecretRolls extends BaseState {
  /** Missing until something has been rolled there. */
  director: BaseState['director'] & { rolls?: KeptRoll[] };
  seats: Record<SeatId, BaseState['seats'][string] & { rolls?: KeptRoll[] }>;
}

/** `on` is who sees it: the desk, or one seat. */
export type SecretRollEvent =
  | { type: 'rollKept'; on: Audience; roll: KeptRoll }
  | { type: 'rollShown'; on: Audience; id: string }
  | { type: 'rollsForgotten'; seat: SeatId };

/** One decision about rolls that only few see. */
export type SecretRollPlay<S extends WithSecretRolls = WithSecretRolls> = TablePlay<
  S,
  SecretRollEvent
>;

/** How many are kept in one place; an older one makes room for a new one (TABLE-172). */
const ROLLS_KEPT = 30;

/** Applies what can happen to them. `state` is a draft and is changed in place. */
export const evolveSecretRolls: Evolves<WithSecretRolls, SecretRollEvent> = {
  rollKept: (state, { on, roll }) => change(state, on, (rolls) => [...rolls, roll]),
  rollShown: (state, { on, id }) =>
    change(state, on, (rolls) => rolls.filter((roll) => roll.id !== id)),
  rollsForgotten(state, { seat }) {
    delete state.seats[seat]?.rolls;
  },
};

function change(
  state: WithSecretRolls,
  on: Audience,
  next: (rolls: readonly KeptRoll[]) => KeptRoll[],
): void {
  const place = placeOf(state, on);
  if (place) place.rolls = next(place.rolls ?? []).slice(-ROLLS_KEPT);
}

function placeOf(state: WithSecretRolls, on: Audience): { rolls?: KeptRoll[] } | undefined {
  if (on === 'director') return state.director;
  return on === 'public' ? undefined : state.seats[on.slice('seat:'.length)];
}

/** Where somebody keeps what nobody else sees: whoever directs on the desk, others at their seat. */
export function privateTo({ id, role }: Pick<Seat, 'id' | 'role'>): Exclude<Audience, 'public'> {
  return role === 'director' ? 'director' : `seat:${id}`;
}

/** The rolls that somebody may show: those of the desk for whoever directs, else one’s own. */
export const keptBy = (
  state: WithSecretRolls,
  seat: Pick<Seat, 'id' | 'role'>,
): readonly KeptRoll[] => placeOf(state, privateTo(seat))?.rolls ?? [];

/**
 * Tells those who see it how dice fell (TABLE-170): everybody or the desk in a line of its log; what is
 * not open is kept as well, to be shown later. Of what somebody rolls for themselves there is no line.
 *
 * @param on who sees it: it has to be whose dice were rolled, or their count would tell of it.
 */
export function sayRoll(
  play: SecretRollPlay,
  on: Audience,
  text: string,
  record: RollRecord,
  line: Omit<Line, 'to' | 'roll'> = {},
): void {
  if (on !== 'public') keepRoll(play, on, record);
  if (on === 'public' || on === 'director') play.say(text, { ...line, to: on, roll: record });
}

/** Keeps a roll for those who see it, to be shown later; whoever sends the command has rolled it. */
export function keepRoll(
  play: SecretRollPlay,
  on: Exclude<Audience, 'public'>,
  record: RollRecord,
): void {
  const roll = { id: play.id('roll'), at: play.context.now, by: play.seat().id, record };
  play.emit({ type: 'rollKept', on, roll });
}

/**
 * Shows a secret roll to everybody as it fell (TABLE-171), from the dice that rolled it. Which roll of
 * them it was stays unsaid: it would tell how much was rolled before.
 */
export function showRoll(play: SecretRollPlay, { id, by, record }: KeptRoll): void {
  const seat = play.seat();
  const { stream, session } = record.proof;
  const whose = play.state.public.table.seats[by]?.name;
  play.emit({ type: 'rollShown', on: privateTo(seat), id });
  play.say(`${seat.name} shows what ${whose} rolled in private: ${record.reading.word}.`, {
    roll: { ...record, proof: { stream, session } },
    beat: tableBeat('dice', by),
    reveals: true,
  });
}

/** What somebody has rolled for themselves is gone with them (TABLE-084). */
export function forgetRolls(play: SecretRollPlay, seat: SeatId): void {
  if (play.state.seats[seat]?.rolls) play.emit({ type: 'rollsForgotten', seat });
}
