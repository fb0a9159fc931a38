import type { Bar, SeatId } from '../../../engine';
import { nameById, nameOf, notInPlay, notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { moves, notDirector } from '../moves';
import { barred } from '../refusal';
import type { GbmState, Protagonist } from '../state';
import { diceFell } from './before-dice';

// Who may do something about the roll on the table, and how far it may have come.

const noRoll = barred('wrong-moment', 'There is no roll on the table.', {
  instead: 'Say what your protagonist does, and with which action.',
  rule: 'GBM-ARP-001',
});

const tooEarly = barred('wrong-phase', 'Action rolls wait until the first episode begins.', {
  instead: 'Finish the series and the protagonists; then the director goes on.',
  rule: 'GBM-CYC-004',
});

const fallen = barred('wrong-moment', 'The dice of this roll have fallen already.', {
  instead: 'Deal with what they show; what changes a roll comes before the dice.',
  rule: 'GBM-ARP-001',
});

const someFell = barred('wrong-moment', 'Some of its dice have fallen already.', {
  instead: 'Let the others roll, too; the director can withdraw it.',
  rule: 'TABLE-061',
});

/** Whoever rolls, or leads. */
export const rollerOf = ({ state, roll }: GbmContext): Protagonist =>
  protagonist(state, roll.roller);

/** Who plays somebody, as long as they can act. */
export function playing({ public: { protagonists } }: GbmState, id: string): SeatId | null {
  const self = protagonists[id];
  return self?.status === 'active' ? self.seat : null;
}

/** Whether a seat plays whoever rolls. */
export const isRoller = (context: GbmContext): boolean =>
  rollerOf(context).seat === context.seat.id;

/** Why there is nothing to do about it, if so. */
export const notOnTable = ({ state }: GbmContext): Bar | null =>
  state.public.roll ? null : noRoll;

/** Why nothing shapes it any more, if so. */
const notShaped = (context: GbmContext): Bar | null =>
  notOnTable(context) ?? (context.roll.stage === 'rolled' ? fallen : null);

/** Why dice of somebody who acts along keep it as it is, if so: they stay as they fell. */
export const someDiceFell = (context: GbmContext): Bar | null =>
  diceFell(context.roll) ? someFell : null;

/** Why it is not the seat’s own roll, if so. */
export const notRollers = (context: GbmContext): Bar | null =>
  notTheirs(context.seat, rollerOf(context));

/** Why it is neither that nor the director’s to say, if so. */
export const notRollersOrDirectors = (context: GbmContext): Bar | null =>
  context.director ? null : notRollers(context);

function notFallen({ state: { public: shared } }: GbmContext): Bar | null {
  if (shared.roll?.stage === 'rolled') return null;
  return barred('wrong-moment', 'No dice have fallen yet.', {
    instead: shared.roll ? 'Roll first.' : 'Propose an action roll first.',
    rule: 'GBM-ARP-001',
  });
}

/** Why somebody waits until the roll on the table is over, if so (TABLE-058). */
export function stillOnTable({ state }: GbmContext, one: Protagonist): Bar | null {
  const { roll } = state.public;
  if (!roll) return null;
  return () =>
    barred('wrong-moment', `${nameById(state, roll.roller)}’s roll is still on the table.`, {
      instead: `What ${nameOf(one)} wants to do waits until it is over.`,
      rule: 'TABLE-058',
    });
}

/** Why this seat does not act for somebody, if so: whoever plays them does, or the director. */
export const notActingFor = (
  { state, seat, director }: GbmContext,
  one: Protagonist,
): Bar | null => (director ? null : (notTheirs(seat, one) ?? notInPlay(state, one)));

/** All that is done about action rolls. */
export const acting = moves.where(({ state }) =>
  state.public.phase === 'creation' ? tooEarly : null,
);

/** What the director alone does about them. */
export const directed = (what: string) => acting.where((context) => notDirector(context, what));

/** What is done before the dice fall. */
export const shaping = acting.where(notShaped);

/** What the director alone does before they do. */
export const shapedByDirector = (what: string) => directed(what).where(notShaped);

/** What whoever rolls does before they do. */
export const shapedByRoller = shaping.where(
  (context) => notRollers(context) ?? notInPlay(context.state, rollerOf(context)),
);

/** What whoever rolls, or the director, does before they do. */
export const shapedByEither = shaping.where(notRollersOrDirectors);

/** What is done when they have fallen. */
export const settling = acting.where(notFallen);
