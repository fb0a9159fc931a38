import { put } from '../../engine';
import type { Evolves } from '../../table';
import { evolveCustom } from './custom/held';
import type { OwnEvent } from './events';
import { assign } from './records';
import type { GbmState } from './state';

/** How many moments of an episode are kept; the oldest makes room. */
const MOMENTS_MAX = 24;

/**
 * Applies what can happen in this game to a draft of the state; what can happen at every table, the areas
 * of the table bring. Total: an event about something gone does nothing.
 */
export const evolves: Required<Evolves<GbmState, OwnEvent>> = {
  phaseEntered: ({ public: shared }, { phase }) => assign(shared, { phase }),
  episodeBegun: ({ public: shared }, { episode }) => assign(shared, { episode }),
  episodeChanged: ({ public: { episode } }, { changes }) => assign(episode, changes),
  momentKept({ public: { episode } }, { moment }) {
    episode.moments = [...(episode.moments ?? []), moment].slice(-MOMENTS_MAX);
  },
  takenSet({ public: { episode } }, { id, taken }) {
    episode.taken ??= {};
    put(episode.taken, id, taken);
  },
  seriesChanged: ({ public: { series } }, { changes }) => assign(series, changes),
  remembered({ public: { chronicle } }, { milestone }) {
    chronicle.push(milestone);
  },
  epilogueWritten: ({ public: shared }, { about, epilogue }) =>
    put(shared.epilogue, about, epilogue),
  answerGiven({ public: { series } }, { question, answer }) {
    series.answers[question] = answer;
  },
  protagonistCreated({ public: { protagonists } }, { protagonist }) {
    protagonists[protagonist.id] = protagonist;
  },
  protagonistChanged({ public: { protagonists } }, { id, changes }) {
    const protagonist = protagonists[id];
    if (protagonist) assign(protagonist, changes);
  },
  rollOpened({ public: shared }, { roll }) {
    shared.roll = roll;
  },
  rollChanged({ public: { roll } }, { changes }) {
    if (roll) assign(roll, changes);
  },
  rollClosed: ({ public: shared }) => assign(shared, { roll: null }),
  usualJudgementSet: ({ public: shared }, { judgement }) =>
    assign(shared, { usualJudgement: judgement }),
  setUpSet: ({ public: { setUps } }, { setUp }) => put(setUps, setUp.id, setUp),
  setUpRemoved: ({ public: { setUps } }, { id }) => drop(setUps, id),
  consequenceSet: ({ public: { consequences } }, { consequence }) =>
    put(consequences, consequence.id, consequence),
  consequenceRemoved: ({ public: { consequences } }, { id }) => drop(consequences, id),
  eclipseSet: ({ public: { eclipses } }, { eclipse }) =>
    put(eclipses, eclipse.protagonist, eclipse),
  eclipseRemoved: ({ public: { eclipses } }, { protagonist }) => drop(eclipses, protagonist),
  questionsSet: ({ public: shared }, { questions }) =>
    put(shared.questions, questions.id, questions),
  questionsRemoved: ({ public: { questions } }, { id }) => drop(questions, id),
  activitySet({ public: shared }, { activity }) {
    if (activity) put(shared.activities, activity.by, activity);
    else shared.activities = {};
  },
  activityRemoved: ({ public: { activities } }, { protagonist }) => drop(activities, protagonist),
  flashbackSet: ({ public: shared }, { flashback }) => assign(shared, { flashback }),
  choicePut: ({ public: { choices } }, { choice }) => put(choices, choice.id, choice),
  choiceRemoved: ({ public: { choices } }, { id }) => drop(choices, id),
  falloutDrawn({ director }, { fallout }) {
    director.fallout = fallout;
  },
  xpReviewSet({ public: shared }, { review }) {
    shared.xpReview = review;
  },
  introductionsSet: ({ public: shared }, { introductions }) => assign(shared, { introductions }),
  remarkSet({ director }, { about, text }) {
    director.remarks ??= {};
    if (text === '') drop(director.remarks, about);
    else director.remarks[about] = text;
  },
  customAbilitySet: evolveCustom,
  customAbilityRemoved: evolveCustom,
  customPlaybookSet: evolveCustom,
  customPlaybookRemoved: evolveCustom,
  customFalloutSet: evolveCustom,
  customFalloutRemoved: evolveCustom,
  customOpened: evolveCustom,
};

function drop(record: Record<string, unknown>, key: string): void {
  delete record[key];
}
