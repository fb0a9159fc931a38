import type { Bar, Refusal, Seat, SeatId } from '../../engine';
import { playsetOf } from './library/playset';
import { barred, missing } from './refusal';
import type { GbmState, Protagonist, ProtagonistId } from './state';

/** Protagonists in play: made, and not lost. */
export function cast(state: GbmState): Protagonist[] {
  return Object.values(state.public.protagonists).filter(
    ({ status }) => status === 'active' || status === 'out-of-action',
  );
}

/** The protagonist with this id, whoever plays it. */
export function protagonist(state: GbmState, id: ProtagonistId): Protagonist {
  return (
    state.public.protagonists[id] ??
    missing('There is no such protagonist at this table.', 'Choose one of those on the table.')
  );
}

/** The character that a seat plays now. */
export function playedBy(state: GbmState, seat: SeatId): Protagonist | null {
  return (
    Object.values(state.public.protagonists).find(
      (one) => one.seat === seat && one.status !== 'lost',
    ) ?? null
  );
}

/** The `kind` of the choice in which a player says how their character is lost. */
export const LOSS_CHOICE = 'rule:loss';

/** Whether somebody is lost, and it has yet to be said how (GBM-STR-022, GBM-LOS-001). */
export function isBeingLost({ public: { choices } }: GbmState, id: ProtagonistId): boolean {
  return Object.values(choices).some(
    ({ kind, protagonist: of }) => kind === LOSS_CHOICE && of === id,
  );
}

/** Why somebody is not this seat's to decide for, if so (TABLE-003). */
export function notTheirs({ id }: Pick<Seat, 'id'>, one: Protagonist): Bar | null {
  if (one.seat === id) return null;
  return () =>
    barred('not-yours', `${nameOf(one)} is another player’s character.`, {
      instead: 'Ask whoever plays them: each decides for their own.',
      rule: 'TABLE-003',
    });
}

/** Why somebody cannot act, if so: out of action, lost, or not finished yet. */
export function notInPlay(state: GbmState, one: Protagonist): Bar | null {
  return one.status === 'active' ? null : () => outOfPlay(state, one);
}

/** Why a seat cannot act with somebody now, if so: another player’s, or out of play. */
export function notActing(
  { state, seat }: { state: GbmState; seat: Pick<Seat, 'id'> },
  id: ProtagonistId,
): Bar | null {
  const one = protagonist(state, id);
  return notTheirs(seat, one) ?? notInPlay(state, one);
}

function outOfPlay(state: GbmState, one: Protagonist): Refusal {
  if (isBeingLost(state, one.id)) {
    return barred('wrong-moment', `${nameOf(one)} is lost: nothing is left but to say how.`, {
      instead: 'Say how they leave the story.',
      rule: 'GBM-STR-022',
    });
  }
  if (one.status === 'out-of-action') {
    return barred('wrong-moment', `${nameOf(one)} is out of action for the rest of the mission.`, {
      instead: 'Say how they fare; they act again when the mission is over.',
      rule: 'GBM-CON-020',
    });
  }
  if (one.status === 'lost') {
    return barred('wrong-moment', `${nameOf(one)} is lost to the story.`, {
      instead: 'Make another protagonist, or let a secondary character step up.',
      rule: 'GBM-LOS-006',
    });
  }
  return barred('wrong-moment', `${nameOf(one)} is not finished yet.`, {
    instead: 'Complete the character first.',
    rule: 'TABLE-011',
  });
}

/** What to call a protagonist, where one chooses or is offered something: the same name at all times. */
export function nameOf(one: Protagonist): string {
  return one.name || 'The new protagonist';
}

/** What people call a protagonist, also before it has a name: then it is somebody's. */
export function knownAs(state: GbmState, one: Protagonist): string {
  const player = one.seat === null ? undefined : state.public.table.seats[one.seat]?.name;
  return one.name || (player ? `${player}’s protagonist` : nameOf(one));
}

/** A protagonist's name by id, also when it is gone; or that of somebody else in the story. */
export function nameById(state: GbmState, id: ProtagonistId): string {
  const one = state.public.protagonists[id];
  if (one) return knownAs(state, one);
  return playsetOf(state).nameOf?.(state, id) ?? 'Somebody';
}

/** The director's seats. */
export function directorSeats(state: GbmState): SeatId[] {
  return Object.values(state.public.table.seats)
    .filter((seat) => seat.role === 'director' && !seat.vacant)
    .map((seat) => seat.id);
}

/** Why it is not the phase for something, if so. */
export function notDuring(
  { public: { phase } }: GbmState,
  ...phases: GbmState['public']['phase'][]
): Bar | null {
  if (phases.includes(phase)) return null;
  return () =>
    barred('wrong-phase', `That belongs to ${phases.join(' or ')}; the table is in ${phase}.`, {
      instead: `Wait until ${phases[0]} begins.`,
      rule: 'GBM-CYC-004',
    });
}
