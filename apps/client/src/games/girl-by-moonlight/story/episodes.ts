import type { LogEntry } from '@moonlit/rules';
import type { Milestone, PublicState } from '@moonlit/rules/girl-by-moonlight';
import type { ChapterReading, StoryChapter, Told } from '../../../shell/story/chapters';
import { chaptersOf } from '../../../shell/story/chapters';

/** An episode as it is read; `number` 0 is what was before the first. */
export interface StoryEpisode {
  season: number;
  number: number;
  title: string;
  told: Told[];
  /** How it ended; nothing while it lasts, and in older campaigns. */
  end: StoryChapter['end'];
}

/** What stands on cards, with the cast, or is no part of what happens. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['session-begins', 'episode-named', 'next-time', 'epilogue', 'gather-information'],
  ...['season-begins', 'season-ends', 'series-ends', 'joins-the-story'],
]);

/** What is told in words that somebody wrote earlier, and not who tells it now. */
const QUOTED: ReadonlySet<string> = new Set(['mission-won', 'mission-lost', 'ambush']);

/**
 * The episodes of a story, from the lines that tell it. Those that were played before lines told
 * anything are told by what the table has kept of them.
 */
export function episodesOf(
  state: Pick<PublicState, 'chronicle' | 'table' | 'episode' | 'series'>,
  lines: readonly LogEntry[],
): StoryEpisode[] {
  const told = fromLines(state, lines);
  const begun = new Set(told.map(({ number }) => number));
  const kept = fromChronicle(state.chronicle).filter(({ number }) => !begun.has(number));
  const { number, title } = state.episode;
  return [...kept, ...told]
    .sort((one, other) => one.number - other.number)
    .map((one) => (one.number === number && title ? { ...one, title } : one))
    .filter(({ told: all, end, title: name }) => all.length > 0 || end !== null || name !== '');
}

function fromLines(
  { table, series }: Pick<PublicState, 'table' | 'series'>,
  lines: readonly LogEntry[],
): StoryEpisode[] {
  const seasons = lines.filter(({ beat }) => beat?.kind === 'season-begins').length;
  const first = Math.max(1, series.season - seasons);
  return chaptersOf(lines, table.seats, byEpisodes).map(({ part, name, title, told, end }) => ({
    ...{ season: first + part, number: Number(name), title, told },
    end,
  }));
}

/** A story by episodes, each called by its number alone; `0` is what was before the first. */
const byEpisodes: ChapterReading = {
  first: '0',
  begins: 'episode-begins',
  ends: 'episode-ends',
  part: 'season-begins',
  elsewhere: ELSEWHERE,
  quoted: QUOTED,
  nameOf: (beat) => String(numberOf(beat)),
};

const blank = (season: number, number: number): StoryEpisode => ({
  ...{ season, number, title: '', told: [] },
  end: null,
});

/** Which episode begins: what its card is called, or to what its number has changed; else the first. */
function numberOf({ chapter, changes = [] }: NonNullable<LogEntry['beat']>): number {
  const named = Number(/\d+$/.exec(chapter?.name ?? '')?.[0] ?? Number.NaN);
  const changed = changes.find(({ of, what }) => of === null && what === 'episode')?.to;
  return Number.isNaN(named) ? Number(changed ?? 1) : named;
}

function fromChronicle(chronicle: readonly Milestone[]): StoryEpisode[] {
  const episodes = new Map<number, StoryEpisode>();
  for (const [at, { season, episode, text }] of chronicle.entries()) {
    const one = episodes.get(episode) ?? blank(season, episode);
    one.told.push({ key: `kept ${at}`, text, words: '', by: '' });
    episodes.set(episode, one);
  }
  return [...episodes.values()];
}
