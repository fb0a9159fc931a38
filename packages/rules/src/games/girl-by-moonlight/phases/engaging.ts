import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import { offeredPool, rollPool } from '../../../forged-in-the-dark';
import type { Subject } from '../../../table';
import { numberField, rolling } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { groupFeatures } from '../features';
import type { GbmPlay, OfferContext } from '../game';
import type { EngagementQuestion } from '../hooks';
import { playsetOf } from '../library/playset';
import { cast, notDuring } from '../lookups';
import type { GbmContext } from '../moves';
import { moves, notDirector } from '../moves';
import { barred, missing } from '../refusal';
import { spoken } from '../spoken';
import type { GbmState, Mission } from '../state';
import type { Moment } from '../telling/tell';
import { tell, tellRoll } from '../telling/tell';
import { isAmbush } from './ambush';
import {
  engagementPool,
  mayGiveParity,
  missionInvestigationTier,
  PARITY,
  questionsOfEngagement,
  starts,
} from './engagement';
import { targetGone } from './mission-targets';
import { missionTypeOf, notNow } from './mission-types';

const inMission = moves.where(({ state }) => notDuring(state, 'mission'));

/** The engagement roll, which begins the mission (GBM-ENG-001, 009…012). */
export const engaging = inMission.once('next-step', (move) => [
  move(rolling('mission.engage', {}), {
    unless({ state }) {
      const { mission } = state.public.episode;
      if (!mission) {
        return barred('wrong-moment', 'There is no mission to begin.', {
          instead: 'Choose a mission first.',
          rule: 'GBM-MIS-001',
        });
      }
      if (mission.stage !== 'preparing') {
        return barred('already-done', 'The mission has begun already.', {
          instead: 'Play on: say what your protagonist does first.',
          rule: 'GBM-ENG-001',
        });
      }
      const type = missionTypeOf(state, mission);
      return type ? (notNow(state, type) ?? targetGone(state, type, mission)) : null;
    },
    ways({ state, director, self }) {
      // A ready-made mission waits for somebody to go on it, and who has nobody to play takes a hero first.
      if (cast(state).length === 0 || !(director || self)) return null;
      const pool = engagementPool(state);
      // At the end of a session one thing comes first: to mark xp, and close it.
      const primary = state.public.xpReview === null;
      if (!pool) return { label: 'Begin: the adversary has found you', primary };
      const dice = pool.keep === 'lowest' ? '2 dice, keep the lower' : `${pool.dice}d`;
      return { label: `Roll engagement: ${dice}`, primary, rolls: offeredPool(pool) };
    },
    do: engage,
  }),
]);

/** What the engagement roll asks, with its place in the list. */
interface Asked extends EngagementQuestion {
  order: number;
}

/** Whether even tiers give a die, which only the director settles, and by which none is ever taken. */
const evenTiers: Asked = {
  id: PARITY,
  dice: -1,
  text: 'Leave out the die for even tiers',
  order: 20,
};

const questions: Subject<OfferContext, Asked, 'question'> = {
  part: 'question',
  what: 'question',
  all: ({ state, director }) => [
    ...inOrder(state),
    ...(director && mayGiveParity(state) && isWithinReach(state) ? [evenTiers] : []),
  ],
  idOf: (asked) => asked.id,
  find(context, wanted) {
    const { state } = context;
    if (wanted === PARITY) {
      refuseFor(notDirector(context, 'say whether even tiers give a die') ?? noParity(state));
      return evenTiers;
    }
    return (
      inOrder(state).find((asked) => asked.id === wanted) ??
      missing(
        'The engagement roll does not ask that.',
        'Answer one of its questions, or add a die for other circumstances.',
        'GBM-ENG-002',
      )
    );
  },
};

const preparing = inMission.where(({ state }) => notPreparing(state) ?? isFound(state));

const answering = preparing.about(questions, 'mission', (move) => [
  // One question of the engagement roll (GBM-ENG-003…005).
  move(
    command('mission.answer', {
      question: id,
      answer: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
    }),
    {
      unless: (_, { answer = 0 }, asked) =>
        answer === 0 || answer === asked.dice ? null : givesOther(asked),
      ways({ state }, { id: question, dice, text, order }) {
        const on = (state.public.episode.mission?.engagement[question] ?? 0) !== 0;
        const answer = on ? (0 as const) : dice;
        if (question === PARITY) {
          return { with: { answer }, label: on ? 'Give the die for even tiers' : text, order };
        }
        return { with: { answer }, label: text, cost: dice > 0 ? '+1d' : '−1d', on, order };
      },
      do(play, { answer }, { state, seat }, { id: question, text }) {
        const { mission } = state.public.episode;
        change(play, { engagement: { ...mission?.engagement, [question]: answer } });
        const gain = answer > 0 ? '+1d' : '−1d';
        const said = answer === 0 ? `${seat.name}: not “${text}”.` : `${text}: ${gain}.`;
        const even = `Even tiers give ${answer === 0 ? 'a die' : 'no die'} to this engagement roll.`;
        play.say(question === PARITY ? even : said);
      },
    },
  ),
]);

const circumstances = preparing.once('mission', (move) => [
  // Dice that the director adds or takes for anything else (GBM-ENG-007).
  move(
    command('mission.circumstances', { dice: z.int().min(-3).max(3), why: sentence.default('') }),
    {
      unless: (context) => notDirector(context, 'weigh other circumstances'),
      ways: ({ state }) => ({
        label: 'Other circumstances',
        fields: [
          numberField('dice', 'Dice', 3, state.public.episode.mission?.circumstances.dice ?? 0, -3),
          spoken('why', 'Why?'),
        ],
        order: 21,
      }),
      do(play, { dice, why }) {
        change(play, { circumstances: { dice, why } });
        const signed = `${dice < 0 ? '−' : '+'}${Math.abs(dice)}d`;
        play.say(`Circumstances of the engagement: ${dice === 0 ? 'none' : signed}.`, {
          notes: why ? [why] : [],
        });
      },
    },
  ),
]);

/** What gives or takes dice of the engagement roll, in the order in which it is offered. */
export const weighing = [answering, circumstances] as const;

const inOrder = (state: GbmState): Asked[] =>
  questionsOfEngagement(state).map((asked, order) => ({ ...asked, order: 10 + order }));

const isWithinReach = (state: GbmState): boolean =>
  (state.public.episode.mission?.tier ?? 0) <= missionInvestigationTier(state);

function noParity(state: GbmState): Refusal | null {
  if (mayGiveParity(state)) return null;
  return barred('not-allowed', 'At this table a mission within reach gives no die.', {
    instead: 'Give it by other circumstances, or change the rules of the table.',
    rule: 'GBM-INV-002',
  });
}

function givesOther({ id: question, dice, text }: Asked): Refusal {
  if (question === PARITY) {
    return barred('malformed', 'The die for even tiers is on or off.', {
      instead: 'Say 0 to keep it, or −1 to take it away.',
      rule: 'GBM-INV-002',
    });
  }
  return barred('malformed', `“${text}” ${dice > 0 ? 'gives' : 'takes'} a die, or nothing.`, {
    instead: `Say ${dice} for yes, or 0 for no.`,
    rule: 'GBM-ENG-002',
  });
}

function notPreparing({ public: { episode } }: GbmState): Refusal | null {
  if (episode.mission?.stage === 'preparing') return null;
  return barred('wrong-moment', 'No mission is being prepared.', {
    instead: 'Choose one while the mission phase begins.',
    rule: 'GBM-MIS-005',
  });
}

/** With a full adversary track nothing is rolled: it has failed (GBM-ENG-013, AMB-22). */
function isFound(state: GbmState): Refusal | null {
  if (!isAmbush(state)) return null;
  return barred('not-allowed', 'The adversary has found you: no engagement is rolled.', {
    instead: 'Begin the mission.',
    rule: 'GBM-ENG-013',
  });
}

function change(play: GbmPlay, changes: Partial<Mission>): void {
  const { mission } = play.state.public.episode;
  if (!mission) return;
  play.emit({ type: 'episodeChanged', changes: { mission: { ...mission, ...changes } } });
}

function engage(play: GbmPlay, _: object, { state }: GbmContext): void {
  const { mission, engagementBonus } = state.public.episode;
  if (!mission) return;
  const pool = engagementPool(state);
  if (!pool) {
    ambush(play, mission);
    return;
  }
  const result = rollPool(play, pool, 'Engagement');
  const begun = starts[result.band];
  const started: Mission = { ...mission, stage: 'under-way', result, position: begun.position };
  play.emit({ type: 'episodeChanged', changes: { mission: started, engagementBonus: [] } });
  const moment: Moment = { kind: 'engagement', about: [], what: mission.goal };
  const ahead = result.band === 'critical' ? ', the first obstacle behind you' : '';
  const outcome = { word: `${begun.position} position${ahead}` };
  const spent = engagementBonus.map(({ source }) => `${source}: its die is spent now.`);
  const notes = [begun.text, ...spent];
  tellRoll(play, moment, 'Engagement', { pool, result, outcome }, { notes });
  for (const { hooks } of groupFeatures(state)) {
    hooks.groupAfter?.engagement?.({ state, mission: started }, play);
  }
}

function ambush(play: GbmPlay, mission: Mission): void {
  const { adversary } = playsetOf(play.state);
  play.emit({
    type: 'episodeChanged',
    changes: {
      mission: { ...mission, stage: 'under-way', ambushed: true, position: 'desperate' },
      // Dice for the next mission’s roll were for this one (GBM-DWN-018).
      engagementBonus: [],
    },
  });
  const notes = ['No engagement is rolled: it has failed. You begin in a desperate position.'];
  const moment: Moment = { kind: 'ambush', about: [], what: adversary.name, fiction: mission.goal };
  tell(play, moment, { notes });
}
