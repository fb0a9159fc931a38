import type { Area } from '../game';
import {
  growthOffers,
  overrideAbility,
  overrideDots,
  overrideSeriesAbility,
  overrideXp,
} from './override-growth';
import { harmOffers, overrideHarm } from './override-harm';
import { overrideLoss, overrideProtagonist, sheetOffers } from './override-sheet';
import { overrideLinks, overridePosition, overrideTrack, tableOffers } from './override-table';

/**
 * The director sets values by hand. Every override needs a reason, which the log shows to
 * everybody; none of them sets off what the same change would set off in play.
 */
export const overrides: Area = {
  betweenSessions: true,
  handlers: {
    'override.protagonist': overrideProtagonist,
    'override.harm': overrideHarm,
    'override.xp': overrideXp,
    'override.dots': overrideDots,
    'override.ability': overrideAbility,
    'override.series-ability': overrideSeriesAbility,
    'override.links': overrideLinks,
    'override.track': overrideTrack,
    'override.position': overridePosition,
    'override.loss': overrideLoss,
  },
  offers(c) {
    if (!c.director) return;
    sheetOffers(c);
    harmOffers(c);
    growthOffers(c);
    tableOffers(c);
  },
};
