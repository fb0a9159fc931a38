import type { Area, OfferContext } from '../../game';
import { raiseSecondary } from '../replacement';
import { changePlaybook, create, ready } from './begin';
import { chooseAbility, raiseAction } from './build';
import { creationOffers } from './offers';
import { promise } from './promises';
import { promiseOffers, settingOffers } from './relation-offers';
import { setSetting } from './settings';
import { secondary, write } from './writing';

const isMade = ({ self }: OfferContext): boolean => self !== null && self.status !== 'creating';

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
    if (!isMade(c)) makingOffers(c);
  },
  drawers: { sheet: { holds: isMade, offers: makingOffers } },
};
