import type { LogEntry } from '@moonlit/rules';
import type { Protagonist, PublicState } from '@moonlit/rules/girl-by-moonlight';
import type { Content } from '../api/content';
import { titled } from '../api/content';
import type { StoryEpisode } from './episodes';
import { episodesOf } from './episodes';

/** What a group keeps of its series, in words and in the order in which it is read. */
export interface Story {
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
export function storyOf(state: PublicState, texts: Texts, lines: readonly LogEntry[]): Story {
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

function castOf(state: PublicState, one: Protagonist, texts: Texts): Story['cast'][number] {
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
function seasonsOf(episodes: readonly StoryEpisode[]): Story['seasons'] {
  const seasons: Story['seasons'] = [];
  for (const episode of episodes) {
    const last = seasons.at(-1);
    if (last?.number === episode.season) last.episodes.push(episode);
    else seasons.push({ number: episode.season, episodes: [episode] });
  }
  return seasons;
}
