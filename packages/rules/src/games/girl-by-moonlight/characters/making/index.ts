import type { Offer } from '../../../../engine';
import type { Area, OfferContext } from '../../game';
import type { Step } from '../../vocabulary';
import { raiseSecondary } from '../replacement';
import { changePlaybook, create, ready } from './begin';
import { chooseAbility, raiseAction } from './build';
import { creationOffers } from './offers';
import { promise } from './promises';
import { promiseOffers, settingInRoll, settingOffers } from './relation-offers';
import { setSetting } from './settings';
import { missing } from './steps';
import { secondary, write } from './writing';

const isMade = ({ self }: OfferContext): boolean => self !== null && self.status !== 'creating';

/** Of somebody in play, what is still to choose stands under a step; the rest is only looked for. */
function stillToChoose(c: OfferContext): void {
  if (!c.self || missing(c.state, c.self).length === 0) return;
  makingOffers(only(c, ({ group }) => group !== undefined));
}

const toRewrite = (c: OfferContext): void =>
  makingOffers(only(c, ({ group }) => group === undefined));

/** Whether anything is written on a sheet that could be written anew. */
function hasWritten({ state, self }: OfferContext): boolean {
  if (!self || self.status === 'creating') return false;
  const left = missing(state, self).map(({ step }) => step);
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

function makingOffers(c: OfferContext): void {
  creationOffers(c);
  promiseOffers(c);
  settingOffers(c);
}

/** Making protagonists, step by step, in any order; and what players write on their sheets later. */
export const characterCreation: Area = {
  betweenSessions: true,
  handlers: {
    'character.create': create,
    'character.change-playbook': changePlaybook,
    'character.write': write,
    'character.raise-action': raiseAction,
    'character.choose-ability': chooseAbility,
    'character.secondary': secondary,
    'character.promise': promise,
    'character.set': setSetting,
    'character.ready': ready,
    'character.raise-secondary': raiseSecondary,
  },
  offers(c) {
    if (!isMade(c)) return makingOffers(c);
    stillToChoose(c);
    settingInRoll(c);
  },
  drawers: { sheet: { holds: hasWritten, offers: toRewrite } },
};
