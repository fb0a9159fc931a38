import { capitalised } from '../../../engine';
import { gathering, inARow, restingStep } from '../../../table';
import { introducing, stillToCome, toIntroduce } from '../characters/introductions/introduced';
import { presentable } from '../characters/making/progress';
import { promisesToMake } from '../characters/making/steps';
import { playsetOf } from '../library/playset';
import { cast, knownAs, nameOf } from '../lookups';
import { hasBorne } from '../rolls/borne';
import { costs } from '../rolls/outcomes';
import type { Episode, GbmState, Protagonist, PublicDerived } from '../state';
import { xpTracks } from '../vocabulary';
import { words } from '../words';
import { halvingOf } from './halving';
import { clearedInFallout, endsSeason, endsSeries, heartsToDevour } from './mission-types';
import { onTheTable, unfinished } from './unfinished';

type NextStep = PublicDerived['nextStep'];

/** What the table does next, in a title and a sentence, so that nobody has to ask. */
export function nextStep(state: GbmState): NextStep {
  const { xpReview, phase, episode } = state.public;
  const resting = restingStep(state, words);
  if (resting) return resting;
  if (xpReview) return lookingBack(state);
  const [open] = onTheTable(state);
  if (open && hasFallen(state)) return afterDice(state);
  if (open) return { title: titles[phase], text: open };
  const introduced = introducing(state);
  if (introduced) return introduction(state, introduced);
  switch (phase) {
    case 'creation':
      return creation(state);
    case 'interlude':
      return {
        title: 'Between seasons',
        text: [
          ...(playsetOf(state).lacks?.(state) ?? []),
          'Change roles or make new protagonists if you like; then the director begins the next season.',
        ].join(' '),
      };
    case 'epilogue':
      return {
        title: titles.epilogue,
        text: 'The story is told. Write what becomes of everybody; the page is yours to keep.',
      };
    case 'obligation':
      return obligation(state);
    case 'downtime':
      return downtime(state);
    case 'mission':
      return mission(state, episode);
    case 'fallout':
      return fallout(state, episode);
  }
}

/** Whether the dice of the roll lie there, and nothing that came of them waits for anybody. */
const hasFallen = ({ public: { roll, consequences, eclipses } }: GbmState): boolean =>
  roll?.stage === 'rolled' && Object.keys({ ...consequences, ...eclipses }).length === 0;

/** How many segments an effect is worth nobody but the director says (AMB-19): that it may be some is said. */
function afterDice({ public: { roll, phase } }: GbmState): NextStep {
  const clock = 'If that moves a clock, the director marks it.';
  const text =
    roll && costs(roll)
      ? hasBorne(roll)
        ? 'The director says whether there is more to it, or whether that is all.'
        : 'The dice lie there: the director says what it costs.'
      : `The dice lie there: tell what comes of them. ${clock}`;
  return { title: titles[phase], text };
}

const titles = {
  creation: 'Making the series',
  interlude: 'Between seasons',
  epilogue: 'Epilogue',
  obligation: 'Obligation',
  downtime: 'Downtime',
  mission: 'Mission',
  fallout: 'Fallout',
} as const;

function lookingBack(state: GbmState): NextStep {
  const { xpReview } = state.public;
  const left = cast(state).filter(({ id }) => !xpReview?.done[id]);
  const waiting = [...left.map(nameOf), ...(xpReview?.seriesDone ? [] : ['the series'])];
  return {
    title: 'The session draws to a close',
    text:
      waiting.length > 0
        ? `Look back and mark xp for ${inARow(waiting)}.`
        : `All xp is marked. ${advancesLeft(state)}`,
  };
}

/** Who has an advance to spend before the session closes. */
function advancesLeft(state: GbmState): string {
  const some = cast(state).filter(({ advances }) => xpTracks.some((track) => advances[track] > 0));
  const names = [...some.map(nameOf), ...(state.public.series.advances > 0 ? ['the series'] : [])];
  if (names.length === 0) return 'The director closes the session.';
  const have = names.length === 1 ? 'has an advance' : 'have advances';
  const who = inARow(names);
  return `${capitalised(who)} ${have} to spend; then the director closes the session.`;
}

/** Whose turn it is to be introduced, and who comes after (GBM-CHR-010). */
function introduction(state: GbmState, one: Protagonist): NextStep {
  const player = one.seat ? state.public.table.seats[one.seat]?.name : undefined;
  const queue = stillToCome(state).map(nameOf);
  const then = queue.length > 0 ? ` Then ${inARow(queue)}.` : '';
  return {
    title: `Meet ${nameOf(one)}`,
    text: `${player ?? 'The table'} introduces ${nameOf(one)}; the sheet is below.${then}`,
  };
}

/** Series creation in the order of the book, then the characters (GBM-SER-002, 005, 006). */
function creation(state: GbmState): NextStep {
  const { answers } = state.public.series;
  const { questions } = playsetOf(state);
  const roles = questions.findIndex(({ thenPlaybooks }) => thenPlaybooks);
  const next = questions.findIndex(({ id, each }) => !each && answers[id] === undefined);
  const question = questions[next];
  if (question && (roles === -1 || next < roles)) {
    return { title: titles.creation, text: `Answer together: “${question.title}”` };
  }
  const choosing = stillChoosing(state);
  const alone = gathering(state);
  if (alone) return alone;
  if (choosing.length > 0) {
    return { title: 'Choose roles and playbooks', text: `Still to choose: ${inARow(choosing)}.` };
  }
  if (question) return { title: titles.creation, text: `Answer together: “${question.title}”` };
  const waiting = toIntroduce(state);
  if (waiting.length > 0 && everybodyPresentable(state)) {
    return {
      title: 'Introductions',
      text: `Go round the table and let everybody introduce theirs: ${inARow(waiting.map(nameOf))}. Promises come afterwards.`,
    };
  }
  const [missing] = unfinished(state);
  if (missing) return { title: 'Nearly there', text: missing };
  const owing = cast(state).filter((one) => promisesToMake(state, one).length > 0);
  return {
    title: 'Everything is ready',
    text: `${owing.length > 0 ? `${inARow(owing.map(nameOf))} can still make promises. ` : ''}The director begins the first episode.`,
  };
}

function everybodyPresentable(state: GbmState): boolean {
  return Object.values(state.public.protagonists).every(
    (one) => one.status === 'lost' || presentable(state, one),
  );
}

function obligation(state: GbmState): NextStep {
  const newcomers = toIntroduce(state).filter((one) => presentable(state, one));
  if (newcomers.length > 0) {
    return {
      title: 'Somebody new',
      text: `Take a moment to meet ${inARow(newcomers.map((one) => knownAs(state, one)))}, then go on with obligation.`,
    };
  }
  const waiting = cast(state).filter(
    ({ id, status }) => status === 'active' && !state.public.episode.obligationDone[id],
  );
  return {
    title: titles.obligation,
    text:
      waiting.length > 0
        ? `Show everyday life, and roll for ${inARow(waiting.map(nameOf))}.`
        : (unfinished(state)[0] ??
          'Everybody has rolled. The director foreshadows what is coming, then goes on to downtime.'),
  };
}

function downtime(state: GbmState): NextStep {
  const waiting = cast(state).flatMap((one) => {
    const left = state.public.episode.downtime[one.id]?.left ?? 0;
    return left > 0 ? [`${nameOf(one)} (${left})`] : [];
  });
  return {
    title: titles.downtime,
    text:
      waiting.length > 0
        ? `Downtime actions are left for ${inARow(waiting)}.`
        : 'All actions are spent. Talk about what comes next; the director goes on to the mission.',
  };
}

/** Players who have nobody to play yet. */
function stillChoosing(state: GbmState): string[] {
  const all = Object.values(state.public.protagonists);
  return Object.values(state.public.table.seats)
    .filter(({ role, vacant }) => role === 'protagonist' && !vacant)
    .filter(({ id }) => !all.some(({ seat, status }) => seat === id && status !== 'lost'))
    .map(({ name }) => name);
}

/** A ready-made series has begun, and somebody has yet to take a hero (TABLE-071). */
function takeHeroes(state: GbmState): NextStep | null {
  if (state.public.series.tonight !== true) return null;
  const choosing = stillChoosing(state);
  const all = cast(state).length;
  if (choosing.length === 0 && all > 0) return null;
  const who =
    choosing.length > 0
      ? `Still to choose: ${inARow(choosing)}.`
      : 'Share the link with those who play.';
  return {
    // Whoever has a hero is not asked to take one.
    title: all === 0 ? 'Take your heroes' : 'The heroes gather',
    text: `${who} Then roll engagement, and the scene begins.`,
  };
}

/** Whether it is the episode that began ready-made. */
const isFirst = ({ public: { episode } }: GbmState): boolean => episode.number === 1;

function mission(state: GbmState, { mission: now }: Episode): NextStep {
  if (!now) {
    return {
      title: 'Choose a mission',
      text: 'Agree on a mission and a clear goal; the protagonists decide.',
    };
  }
  switch (now.stage) {
    case 'preparing': {
      const heroes = takeHeroes(state);
      if (heroes) return heroes;
      if (state.public.series.tonight === true && isFirst(state)) {
        return {
          title: 'The first scene',
          text: 'The director reads it aloud. Then roll engagement: it says how well you begin.',
        };
      }
      return {
        title: 'Engagement',
        text: 'Go through the questions together, then roll to see how the mission begins.',
      };
    }
    case 'under-way':
      return {
        title: now.goal,
        text:
          fullClocks(state) ??
          `Say what you do: the first action starts from a ${now.position} position. The director ends the mission when it is decided.`,
      };
    case 'over':
      return {
        title: 'The mission is over',
        text: endsSeries(state)
          ? 'Take a breath; fallout closes the series.'
          : endsSeason(state)
            ? 'Take a breath; fallout closes the season.'
            : 'Take a breath; then the director goes on to fallout.',
      };
  }
}

/** What has come about, where a clock is full in the sight of all. */
function fullClocks({ public: { clocks } }: GbmState): string | null {
  const full = Object.values(clocks).filter(({ segments, marked }) => marked >= segments);
  if (full.length === 0) return null;
  const names = full.map(({ name }) => `“${name}”`).sort();
  const are =
    names.length === 1 ? 'is full: tell what it brings' : 'are full: tell what they bring';
  return `${inARow(names)} ${are}. If that decides the mission, the director ends it below.`;
}

/** Tells nothing of a roll that the director keeps secret. */
function fallout(state: GbmState, { fallout: now }: Episode): NextStep {
  const { adversary } = playsetOf(state);
  const text = !now?.adversary
    ? `First the director advances the ${adversary.track} track.`
    : !now.cleared
      ? `Next, ${clearedInFallout(state)} are cleared.`
      : heartsToDevour(state) && !now.told
        ? 'Next, blighted hearts are devoured: everybody says whether they take part.'
        : !now.told
          ? 'Next, the director rolls fallout and tells what comes of it.'
          : !now.halved
            ? lastStep(state)
            : endsSeries(state)
              ? 'The series is at its end.'
              : endsSeason(state)
                ? 'The season is at its end.'
                : 'The episode is at its end. End the session, or go on: the next one begins with obligation.';
  return { title: titles.fallout, text };
}

/** What becomes of the investigation track: halved as usual, or what this mission or series says. */
function lastStep(state: GbmState): string {
  const { from, to, keeps, own } = halvingOf(state);
  const track = playsetOf(state).investigation.track.toLowerCase();
  if (own?.first) return `Next, ${own.first}.`;
  if (keeps || to === from) return `Last, ${track} stays at ${from}.`;
  return own ? `Last, ${track} falls to ${to}.` : `Last, leads go cold: ${track} is halved.`;
}
