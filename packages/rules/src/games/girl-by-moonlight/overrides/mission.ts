import { z } from 'zod';
import { id, sentence } from '../../../table/command';
import type { Subjects } from '../../../table/settable';
import { ask } from '../../../table/settable';
import { playsetOf } from '../library/playset';
import { missing, refuse } from '../refusal';
import type { GbmState, Mission } from '../state';
import { numeral, positions, titled } from '../vocabulary';
import { row } from './by-hand';

const stages = ['preparing', 'under-way', 'over'] as const;
const outcomes = ['open', 'success', 'failure'] as const;
const labels: Readonly<Record<(typeof stages | typeof outcomes)[number], string>> = {
  preparing: 'It is being prepared',
  'under-way': 'It is under way',
  over: 'It is over',
  open: 'Not decided',
  success: 'A success',
  failure: 'A failure',
};
const labelOf = (word: keyof typeof labels): string => labels[word];

/** The mission of the episode, while there is one. */
const missionNow: Subjects<GbmState, Mission, Record<never, never>> = {
  parts: {},
  each: ({ public: { episode } }) => (episode.mission ? [episode.mission] : []),
  settled: () => ({}),
  otherwise: () =>
    refuse('wrong-phase', 'No mission is under way.', {
      instead: 'Choose one, or say the position when you judge a roll.',
      rule: 'GBM-ENG-001',
    }),
};

/**
 * What the mission is and how it stands: any mission of the series, also where the adversary would
 * allow no other (GBM-ADV-008), begun without an engagement roll or open again (GBM-ENG-001). What
 * begins and ends with a mission in play is not set off.
 */
export const mission = row({
  type: 'override.mission',
  topic: 'The cycle',
  of: missionNow,
  parts: {
    mission: id,
    tier: z.enum(['1', '2', '3', '4']),
    goal: sentence.default(''),
    stage: z.enum(stages),
    outcome: z.enum(outcomes).default('open'),
    ambushed: z.boolean().default(false),
  },
  label: 'The mission, and how it stands',
  order: 25,
  form(before, state) {
    const { missions } = playsetOf(state);
    return {
      mission: ask.oneOf('Mission', {
        all: missions,
        option: ({ id: value, name, tier }) => ({
          value,
          label: `${name} (tier ${numeral(tier)})`,
        }),
        otherwise: () =>
          missing('This series has no such mission.', 'Choose one from the list.', 'GBM-MIS-001'),
        now: before.type,
      }),
      tier: ask.oneOf('Tier', {
        all: [...new Set(missions.map(({ tier }) => tier))].sort(),
        option: (tier) => ({ value: `${tier}`, label: `Tier ${numeral(tier)}` }),
        otherwise: () =>
          missing(
            'This series has no mission of that tier.',
            'Choose another tier.',
            'GBM-MIS-003',
          ),
        now: `${before.tier}`,
      }),
      goal: ask.words('Its goal', { max: 300, now: before.goal }),
      stage: ask.oneOfWords('How it stands', stages, labelOf, before.stage),
      outcome: ask.oneOfWords('Once it is over', outcomes, labelOf, before.outcome ?? 'open'),
      ambushed: ask.switch('It is the adversary’s attack', before.ambushed),
    };
  },
  set(play, before, { mission: { id: type }, tier, goal, stage, outcome, ambushed }) {
    const begun = stage !== 'preparing';
    const now: Mission = {
      ...before,
      type,
      tier,
      goal: goal || before.goal,
      stage,
      outcome: stage === 'over' && outcome !== 'open' ? outcome : null,
      ambushed: begun && ambushed,
      result: begun && !ambushed ? before.result : null,
    };
    const from = inWords(play.state, before);
    play.emit({ type: 'episodeChanged', changes: { mission: now } });
    return [`the mission, ${from} → ${inWords(play.state, now)}.`];
  },
});

/** The position that the next action of the mission starts from. */
export const position = row({
  type: 'override.position',
  topic: 'The cycle',
  of: missionNow,
  parts: { position: z.enum(positions) },
  label: 'Set the next action’s position',
  order: 31,
  form: ({ position: now }) => ({
    position: ask.oneOfWords('Position', positions, titled, now),
  }),
  set(play, before, { position: now }) {
    const text = `the next action’s position ${before.position} → ${now}.`;
    play.emit({ type: 'episodeChanged', changes: { mission: { ...before, position: now } } });
    return [text];
  },
});

/** Everything about a mission that is set by hand, so that the log tells what has changed. */
function inWords(state: GbmState, { type, tier, goal, stage, outcome, ambushed }: Mission): string {
  const name = playsetOf(state).missions.find(({ id: one }) => one === type)?.name ?? type;
  const stood = stage === 'over' ? `over: ${outcome ?? 'not decided'}` : stage.replace('-', ' ');
  return `“${goal}” (${name}, tier ${numeral(tier)}, ${stood}${ambushed ? ', the adversary’s attack' : ''})`;
}
