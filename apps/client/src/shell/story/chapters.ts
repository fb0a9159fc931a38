import type { Beat, Chapter, LogEntry } from '@moonlit/rules';
import { outcomes } from '../stage/outcomes';
import type { SharedState } from '../state';

/** One thing that is told: the sentence of what happened, and what somebody wrote of it. */
export interface Told {
  key: string;
  text: string;
  words: string;
  /** Who wrote it, by name. */
  by: string;
}

/** A part of a story as it is read. */
export interface StoryChapter {
  /** Of which part it is, counted from 0. */
  part: number;
  /** What it is by its number; empty for what was before the first. */
  name: string;
  title: string;
  told: Told[];
  /** How it ended; nothing while it lasts. */
  end: { text: string; outcome: Chapter['outcome']; nextTime: string } | null;
}

/** By which beats a story falls into chapters. */
export interface ChapterReading {
  /** What the chapter before the first beginning is called. */
  first: string;
  begins: string;
  ends: string;
  /** The kind that begins another part, if there are any. */
  part?: string;
  /** The kind that gives a chapter its title. */
  titled?: string;
  /** What stands elsewhere, or is no part of what happens. */
  elsewhere: ReadonlySet<string>;
  /** What is told in words that somebody wrote earlier, and not who tells it now. */
  quoted?: ReadonlySet<string>;
  /** What a chapter is called by its number. */
  nameOf?(beat: Beat): string;
}

/** A story by sessions, as most games have it. */
export const bySessions: ChapterReading = {
  first: 'Session 1',
  begins: 'session-begins',
  ends: 'session-ends',
  titled: 'chapter-named',
  elsewhere: new Set(['next-time']),
};

/** The chapters of a story, from the lines that tell it, those left out of which nothing is told. */
export function chaptersOf(
  lines: readonly LogEntry[],
  people: SharedState['table']['seats'],
  reading: ChapterReading = bySessions,
): StoryChapter[] {
  const { first, begins, ends, elsewhere, quoted } = reading;
  const nameOf = reading.nameOf ?? (({ chapter }: Beat) => chapter?.name ?? '');
  let part = 0;
  let now = blank(part, first);
  const chapters = [now];
  for (const [at, { text, by, beat }] of lines.entries()) {
    if (!beat) continue;
    const { kind, chapter, fiction } = beat;
    if (kind === reading.part) part += 1;
    if (kind === begins) {
      now = { ...blank(part, nameOf(beat)), title: chapter?.title ?? '' };
      chapters.push(now);
    } else if (kind === ends) {
      // Lines may be missing from before it, so that nothing has said which it is.
      if (now.name === first) now.name = nameOf(beat);
      now.title = chapter?.title ?? now.title;
      now.end = { text, outcome: chapter?.outcome, nextTime: chapter?.nextTime ?? '' };
    } else if (kind === reading.titled) now.title = fiction ?? now.title;
    else if (!elsewhere.has(kind)) {
      const name = (by && !quoted?.has(kind) && people[by]?.name) || '';
      now.told.push({ key: String(at), text, words: fiction ?? '', by: name });
    }
  }
  return chapters.filter(({ told, end, title }) => told.length > 0 || end !== null || title !== '');
}

const blank = (part: number, name: string): StoryChapter => ({
  ...{ part, name, title: '', told: [] },
  end: null,
});

/** How a chapter ended, as it is read. */
export const endWords = (outcome: Chapter['outcome']): string =>
  outcome ? `${outcomes[outcome]}.` : '';
