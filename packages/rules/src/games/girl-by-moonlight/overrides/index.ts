import { BY_HAND } from '../../../table';
import type { Area, Drawers, OfferContext } from '../game';
import { bondOffers, overrideLinks, overridePromise, overrideSetting } from './bonds';
import { groupOffers, overrideBlessing, overrideRoom, overrideSeriesAbility } from './group';
import { growthOffers, overrideAbility, overrideDots, overrideUses, overrideXp } from './growth';
import { harmOffers, overrideHarm } from './harm';
import { missionOffers, overrideMission, overridePosition } from './mission';
import { openingOffers, overrideQuestions, overrideSetUp } from './openings';
import {
  overrideLoss,
  overridePlaybook,
  overridePlayer,
  overrideSecondary,
  overrideWords,
  peopleOffers,
} from './people';
import { overrideFallout, overridePhase, phaseOffers } from './phase';
import { overrideReview, reviewOffers } from './review';
import { overrideConsequence, overrideDice, overrideRoll, rollOffers } from './roll';
import { overrideProtagonist, sheetOffers } from './sheet';
import { overrideTrack, trackOffers } from './tracks';

/*
 * The director sets anything by hand (TABLE-019). Every override asks for a reason, which the log shows
 * to everybody; none of them sets off what the same change would set off in play. The areas are
 * apart so that a change at the table computes only the offers that it touches, and those only while
 * the director has them open.
 */

/** What the director may set, in a drawer of the desk. */
const byHand = (offers: (context: OfferContext) => void): Drawers => ({
  [BY_HAND]: { holds: ({ director }) => director, offers },
});

/** What stands on sheets. */
export const overrides: Area = {
  betweenSessions: true,
  handlers: {
    'override.protagonist': overrideProtagonist,
    'override.harm': overrideHarm,
    'override.xp': overrideXp,
    'override.dots': overrideDots,
    'override.ability': overrideAbility,
    'override.uses': overrideUses,
    'override.links': overrideLinks,
    'override.promise': overridePromise,
    'override.setting': overrideSetting,
    'override.words': overrideWords,
    'override.secondary': overrideSecondary,
    'override.playbook': overridePlaybook,
    'override.player': overridePlayer,
    'override.loss': overrideLoss,
  },
  drawers: byHand((c) => {
    sheetOffers(c);
    harmOffers(c);
    growthOffers(c);
    bondOffers(c);
    peopleOffers(c);
  }),
};

/** What belongs to the series and to the table. */
export const overridesOfTable: Area = {
  betweenSessions: true,
  handlers: {
    'override.track': overrideTrack,
    'override.series-ability': overrideSeriesAbility,
    'override.room': overrideRoom,
    'override.blessing': overrideBlessing,
  },
  drawers: byHand((c) => {
    trackOffers(c);
    groupOffers(c);
  }),
};

/** Where play stands, while it is open: going on may roll dice. */
export const overridesOfPlay: Area = {
  handlers: {
    'override.phase': overridePhase,
    'override.mission': overrideMission,
    'override.position': overridePosition,
    'override.fallout': overrideFallout,
    'override.review': overrideReview,
  },
  drawers: byHand((c) => {
    phaseOffers(c);
    missionOffers(c);
    reviewOffers(c);
  }),
};

/** What lies on the table. */
export const overridesOfRolls: Area = {
  handlers: {
    'override.dice': overrideDice,
    'override.roll': overrideRoll,
    'override.consequence': overrideConsequence,
    'override.set-up': overrideSetUp,
    'override.questions': overrideQuestions,
  },
  drawers: byHand((c) => {
    rollOffers(c);
    openingOffers(c);
  }),
};
