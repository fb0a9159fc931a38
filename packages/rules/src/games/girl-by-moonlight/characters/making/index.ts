import type { Offer } from '../../../../engine';
import { aroundParts, inParts } from '../../../../table';
import type { OfferContext } from '../../game';
import type { GbmBrings } from '../../moves';
import { moves } from '../../moves';
import type { Step } from '../../vocabulary';
import { building } from './building';
import { beginning, sittingDown, steppingUp } from './joining';
import { people } from './people';
import { promising } from './promises';
import { setting } from './settings';
import { openSteps } from './steps';
import { writing } from './writing';

const making = moves.area(
  beginning,
  steppingUp,
  writing,
  people,
  sittingDown,
  building,
  promising,
  setting,
);

/** What is still to choose of somebody in play: it stands under a step, or in a roll that it may count for. */
const isStillToChoose = ({ group, place }: Offer): boolean =>
  group !== undefined || place === 'roll';

/** Whether anything is written on a sheet that could be written anew. */
function hasWritten({ state, self }: OfferContext): boolean {
  if (!self || self.status === 'creating') return false;
  const left = openSteps(state, self);
  return written.some((step) => !left.includes(step));
}

const written: readonly Step[] = ['roles', 'obligation', 'names'];

/** The same, for those offers alone that are wanted. */
const only = (c: OfferContext, wanted: (offer: Offer) => boolean): OfferContext => ({
  ...c,
  self: c.self,
  add(offer) {
    if (wanted(offer)) c.add(offer);
  },
});

/** Whether somebody has still to make whom they play. */
const isMaking = ({ self }: OfferContext): boolean => !self || self.status === 'creating';

/** Making protagonists, step by step, in any order; and what players write on their sheets later. */
export const characterCreation = {
  ...making,
  betweenSessions: true,
  apart: true,
  // While somebody is made, nearly all of it changes with each step; in play, next to nothing.
  offers: inParts(
    (c) => {
      if (isMaking(c)) making.offers(c);
    },
    aroundParts(making.offers, (part, c) => {
      const { state, self } = c;
      if (isMaking(c) || !self || openSteps(state, self).length === 0) return;
      part(only(c, isStillToChoose));
    }),
  ),
  drawers: {
    sheet: {
      holds: hasWritten,
      offers: (c) => making.offers(only(c, (offer) => !isStillToChoose(offer))),
    },
  },
} satisfies GbmBrings;
