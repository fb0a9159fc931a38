import { offeredPool } from '../../../forged-in-the-dark';
import type { OfferContext } from '../game';
import { cast } from '../lookups';
import type { Mission } from '../state';
import { numeral } from '../vocabulary';
import { isAmbush } from './ambush';
import {
  engagementPool,
  mayGiveParity,
  missionInvestigationTier,
  PARITY,
  questionsOfEngagement,
} from './engagement';
import { aboutFields, fitsTarget, tierOf } from './mission-targets';
import { missionTypes } from './mission-types';
import { onTheTable } from './unfinished';

/** What each seat may do about the mission now. */
export function missionOffers(context: OfferContext): void {
  const { state, director, add } = context;
  if (state.public.phase !== 'mission') return;
  const { mission } = state.public.episode;
  if (mission === null || mission.stage === 'preparing') chooseOffers(context, mission);
  if (mission?.stage === 'preparing') prepareOffers(context, mission);
  if (mission?.stage !== 'under-way' || !director || onTheTable(state).length > 0) return;
  for (const outcome of ['success', 'failure'] as const) {
    add({
      command: 'mission.end',
      with: { outcome },
      label: outcome === 'success' ? 'The mission ends: success' : 'The mission ends: failure',
      detail: mission.goal,
      place: 'mission',
      order: 80,
    });
  }
}

function chooseOffers({ state, add }: OfferContext, chosen: Mission | null): void {
  for (const type of missionTypes(state)) {
    const { id, name, summary } = type;
    const tier = tierOf(state, type);
    add({
      command: 'mission.choose',
      with: { mission: id },
      label: type.targets ? name : `Tier ${numeral(tier)}: ${name}`,
      detail: summary,
      fields: [
        ...aboutFields(state, type, chosen),
        {
          name: 'goal',
          kind: 'text',
          label: 'What do you set out to do?',
          max: 300,
          required: false,
          ...(chosen?.type === id ? { initial: chosen.goal } : {}),
        },
      ],
      place: chosen === null ? 'next-step' : 'mission',
      order: tier,
    });
  }
}

function prepareOffers({ state, director, self, add }: OfferContext, mission: Mission): void {
  const pool = engagementPool(state);
  const type = missionTypes(state).find(({ id }) => id === mission.type);
  // A ready-made mission waits for somebody to go on it, and who has nobody to play takes a hero first.
  const going = cast(state).length > 0 && (director || self !== null);
  if (going && type && fitsTarget(state, type, mission)) {
    add({
      command: 'mission.engage',
      with: {},
      label: pool
        ? `Roll engagement: ${pool.keep === 'lowest' ? '2 dice, keep the lower' : `${pool.dice}d`}`
        : 'Begin: the adversary has found you',
      place: 'next-step',
      primary: true,
      ...(pool ? { rolls: offeredPool(pool) } : {}),
    });
  }
  if (isAmbush(state)) return;
  questionsOfEngagement(state).forEach(({ id, dice, text }, order) => {
    const on = (mission.engagement[id] ?? 0) !== 0;
    add({
      command: 'mission.answer',
      with: { question: id, answer: on ? 0 : dice },
      label: text,
      cost: dice > 0 ? '+1d' : '−1d',
      on,
      place: 'mission',
      order: 10 + order,
    });
  });
  if (!director) return;
  if (mayGiveParity(state) && mission.tier <= missionInvestigationTier(state)) {
    const off = mission.engagement[PARITY] === -1;
    add({
      command: 'mission.answer',
      with: { question: PARITY, answer: off ? 0 : -1 },
      label: off ? 'Give the die for even tiers' : 'Leave out the die for even tiers',
      place: 'mission',
      order: 20,
    });
  }
  add({
    command: 'mission.circumstances',
    with: {},
    label: 'Other circumstances',
    fields: [
      {
        name: 'dice',
        kind: 'number',
        label: 'Dice',
        min: -3,
        max: 3,
        initial: mission.circumstances.dice,
      },
      { name: 'why', kind: 'text', label: 'Why?', max: 300, required: false },
    ],
    place: 'mission',
    order: 21,
  });
}
