import type { Area } from '../game';
import { actionOffers } from './action-offers';
import { actionPrompts } from './action-prompts';
import { bonus } from './bonus';
import { framing } from './framing';
import { judging } from './judging';
import { promises } from './promises';
import { pushing } from './pushing';
import { resolve } from './resolve';
import { rollingAlong } from './rolling-along';
import { waiting } from './waiting';

/** The action roll: a negotiation that everybody sees (GBM-ARP-001…046, GBM-TEAM-001…008). */
export const actionRoll: Area = {
  handlers: {
    ...framing,
    ...judging,
    ...waiting,
    ...bonus,
    ...promises,
    ...pushing,
    ...rollingAlong,
    ...resolve,
  },
  coarse: true,
  offers: actionOffers,
  prompts: actionPrompts,
};
