import type { LogEntry } from '@moonlit/rules';
import type { Protagonist, PublicState } from '@moonlit/rules/girl-by-moonlight';
import type { Story, StoryEntry, StoryLoan } from '../../../shell/story/story';
import type { Content } from '../api/content';
import { content, titled } from '../api/content';
import type { StoryEpisode } from './episodes';
import { episodesOf } from './episodes';

/** What a group keeps of its series, in words and in the order in which it is read. */
export interface SeriesStory {
  title: string;
  /** The playset, and how far the series has come. */
  lead: string;
  answers: { title: string; picks: string[]; text: string; by: string | null }[];
  cast: {
    id: string;
    name: string;
    trueName: string;
    who: string;
    background: string;
    fate: string;
    epilogue: Told;
  }[];
  seasons: { number: number; episodes: StoryEpisode[] }[];
  lastWords: Told;
}

type Told = { text: string; by: string } | null;
type Texts = Pick<Content, 'playsets' | 'playbooks'> | null;

/** Under this the epilogue of the series as a whole is kept; every other is a protagonist’s. */
const SERIES = 'series';

/**
 * Puts the story together from what everybody sees, and from nothing else.
 *
 * @param lines those of the public log that tell it, oldest first, as far as they have been read.
 */
export function storyOf(state: PublicState, texts: Texts, lines: readonly LogEntry[]): SeriesStory {
  const { series, table } = state;
  const playset = texts?.playsets[series.playset];
  return {
    title: series.name || table.name,
    lead: `${playset?.name ?? titled(series.playset)}. ${howFar(state)}`,
    answers: answersOf(state, playset),
    cast: Object.values(state.protagonists)
      .filter(({ status }) => status !== 'creating')
      .map((one) => castOf(state, one, texts)),
    seasons: seasonsOf(episodesOf(state, lines)),
    lastWords: toldOf(state, SERIES),
  };
}

function howFar({ phase, series, episode }: PublicState): string {
  if (phase === 'epilogue') {
    const told = series.season - (series.beganIn ?? 1) + 1;
    return `Told in ${told === 1 ? 'one season' : `${told} seasons`}.`;
  }
  if (phase === 'creation') return 'It has not begun yet.';
  return `Season ${series.season}, episode ${episode.number}.`;
}

function answersOf(state: PublicState, playset: Content['playsets'][string] | undefined) {
  return (playset?.questions ?? []).flatMap(({ id, title, each }) =>
    Object.entries(state.series.answers)
      .filter(([key]) => (each ? key.startsWith(`${id}:`) : key === id))
      .filter(([, { picks, text }]) => picks.length > 0 || text !== '')
      .map(([, { picks, text, by }]) => ({
        title,
        picks,
        text,
        by: each ? (state.table.seats[by]?.name ?? null) : null,
      })),
  );
}

function castOf(state: PublicState, one: Protagonist, texts: Texts): SeriesStory['cast'][number] {
  const player = one.seat && state.table.seats[one.seat]?.name;
  const playbook = texts?.playbooks[one.playbook]?.name ?? titled(one.playbook);
  return {
    id: one.id,
    name: one.name || 'An unnamed protagonist',
    trueName: one.trueName,
    who: [one.pronouns, playbook, player ? `played by ${player}` : '', ...one.roles]
      .filter(Boolean)
      .join(', '),
    background: one.background,
    fate: fateOf(one),
    epilogue: toldOf(state, one.id),
  };
}

function fateOf({ status, loss }: Protagonist): string {
  if (status === 'lost') return loss || 'Lost to the story.';
  return status === 'out-of-action' ? 'Out of action when the story was last told.' : '';
}

function toldOf(state: PublicState, about: string): Told {
  const words = state.epilogue[about];
  return words ? { text: words.text, by: state.table.seats[words.by]?.name ?? 'Somebody' } : null;
}

/** Episodes by their seasons. */
function seasonsOf(episodes: readonly StoryEpisode[]): SeriesStory['seasons'] {
  const seasons: SeriesStory['seasons'] = [];
  for (const episode of episodes) {
    const last = seasons.at(-1);
    if (last?.number === episode.season) last.episodes.push(episode);
    else seasons.push({ number: episode.season, episodes: [episode] });
  }
  return seasons;
}

/** The story of a series as the shell lets it be read. */
export const story: StoryLoan<PublicState> = {
  of: (state, lines) => pageOf(storyOf(state, content.value, lines)),
};

/** A story in the order in which it is read. */
function pageOf({ title, lead, cast, seasons, lastWords, answers }: SeriesStory): Story {
  return {
    ...{ title, lead },
    opening: [
      { title: 'The cast', none: 'Nobody has been introduced yet.', entries: cast.map(castEntry) },
    ],
    parts: seasons.map(({ number, episodes }) => ({
      name: `Season ${number}`,
      chapters: episodes.map(({ season, number: at, ...told }) => ({
        ...told,
        ...{ part: season, name: at === 0 ? '' : `Episode ${at}` },
      })),
    })),
    closing: [
      { title: 'What became of them', entries: endingsOf(cast, lastWords) },
      { title: 'What it was made of', entries: answers.map(answerEntry) },
    ],
  };
}

const castEntry = (one: SeriesStory['cast'][number]): StoryEntry => ({
  key: one.id,
  name: one.name,
  also: one.trueName === one.name ? '' : one.trueName,
  who: one.who,
  words: one.background,
});

/** What became of everybody, in the words of those who played them. */
function endingsOf(cast: SeriesStory['cast'], lastWords: Told): StoryEntry[] {
  const ended = cast.filter(({ fate, epilogue }) => fate || epilogue);
  const words = (told: Told) => (told ? { words: told.text, by: told.by } : {});
  return [
    ...ended.map(({ id, name, fate, epilogue }) => ({
      ...{ key: id, name, text: fate },
      ...words(epilogue),
    })),
    ...(lastWords ? [{ key: SERIES, name: 'The last words', ...words(lastWords) }] : []),
  ];
}

const answerEntry = ({ title, picks, text, by }: SeriesStory['answers'][number]): StoryEntry => ({
  key: `${title} ${by}`,
  name: by ? `${title} (${by})` : title,
  text: picks.join(', '),
  words: text,
});
