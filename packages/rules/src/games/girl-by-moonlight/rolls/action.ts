import type { GbmBrings } from '../moves';
import { moves } from '../moves';
import { actionPrompts } from './action-prompts';
import { helping, takingBackHelp } from './bonus';
import { answeringCalls, asking, called } from './calling';
import { finishing } from './finishing';
import { granting, judging, usualJudgement } from './judging';
import { answeringPromises, promising, striking, takingBackPromises } from './promises';
import { proposing } from './proposing';
import { pushing } from './pushing';
import { rollingDice } from './resolve';
import { actingAlong, joining } from './rolling-along';
import { deciding, followingUp, harming, revising, switching } from './shaping';
import * as next from './waiting';

/** The action roll: a negotiation that everybody sees (GBM-ARP-001…046, GBM-TEAM-001…008). */
export const actionRoll = {
  ...moves.area(
    usualJudgement,
    asking,
    answeringCalls,
    next.waiting,
    proposing,
    judging,
    granting,
    rollingDice,
    revising,
    pushing,
    followingUp,
    switching,
    deciding,
    actingAlong,
    harming,
    takingBackHelp,
    helping,
    joining,
    answeringPromises,
    promising,
    takingBackPromises,
    striking,
    finishing,
  ),
  ...next.brings,
  evolves: { ...called.evolves, ...next.brings.evolves },
  coarse: true,
  prompts: (state) => [...actionPrompts(state), ...called.prompts(state), ...next.prompts(state)],
} satisfies GbmBrings;
