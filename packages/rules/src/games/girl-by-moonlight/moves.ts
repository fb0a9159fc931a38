import type { Bar } from '../../engine';
import { refuseFor } from '../../engine';
import type { Area, MoveContext, Subject } from '../../table';
import { Moves, notManaging } from '../../table';
import { contextOf } from './context';
import type { GbmEvent } from './events';
import type { GbmPlay, OfferContext } from './game';
import { notInPlay, notTheirs, protagonist } from './lookups';
import type { GbmState, Protagonist } from './state';
import { words } from './words';

/** Who acts, and on which state. */
export type GbmContext = MoveContext<OfferContext>;

/** What an area of this game brings besides its moves. */
export type GbmBrings = Partial<Omit<Area<GbmState, never, GbmEvent, OfferContext>, 'handlers'>>;

/** What people can do at this table. */
export const moves = new Moves<GbmState, GbmPlay, OfferContext>(contextOf);

/** Bars everybody else from what is the director’s (TABLE-002). */
export const notDirector = ({ state, seat }: GbmContext, what: string): Bar | null =>
  notManaging(state, seat, words, what);

/** What the director alone can do. */
export const directing = (what: string) => moves.where((context) => notDirector(context, what));

/** Whoever a seat plays (TABLE-003). */
export const themselves: Subject<OfferContext, Protagonist, 'protagonist'> = {
  part: 'protagonist',
  what: 'protagonist',
  all: ({ self }) => (self ? [self] : []),
  idOf: ({ id }) => id,
  find({ state, seat }, id) {
    const one = protagonist(state, id);
    refuseFor(notTheirs(seat, one));
    return one;
  },
};

/** Whoever a seat plays, while they can act. */
export const themselvesInPlay: Subject<OfferContext, Protagonist, 'protagonist'> = {
  ...themselves,
  all: ({ self }) => (self?.status === 'active' ? [self] : []),
  find({ state, seat }, id) {
    const one = protagonist(state, id);
    refuseFor(notTheirs(seat, one) ?? notInPlay(state, one));
    return one;
  },
};
