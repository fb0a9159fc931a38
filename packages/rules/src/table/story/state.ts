import type { BaseState, ChapterLine } from '../../engine';
import { latest } from '../../engine';

/** What a session has of a story so far: its card at the end, and that of the next, are made of it. */
export interface Story {
  /** What the session is called; missing where nobody has named it. */
  title?: string;
  /** What the next one will be called. */
  nextTitle?: string;
  /** What may come next time, as somebody wrote it. */
  nextTime?: string;
  /** What is told again when the story goes on: a few, in the order in which they happened. */
  moments?: ChapterLine[];
  /** What the session has brought to whom, by id. */
  gains?: Record<string, Gains>;
}

/** How much there is of each thing that somebody has gained, by what the game calls it for itself. */
export type Gains = Record<string, number>;

export interface WithStory extends BaseState {
  public: BaseState['public'] & {
    /** Missing until there is something in it. */
    story?: Story;
  };
}

export type StoryEvent =
  /** Another session begins: nothing is told of it yet. `title` is empty where it has none. */
  | { type: 'chapterBegun'; title: string }
  | { type: 'chapterSet'; changes: Pick<Story, 'title' | 'nextTitle' | 'nextTime'> }
  /** Something is worth telling again; `drops` is the place of what makes room for it. */
  | { type: 'momentTold'; moment: ChapterLine; drops?: number }
  | { type: 'gainsCounted'; of: string; gains: Gains };

/** Applies what can happen to a story. `state` is a draft and is changed in place. */
export function evolveStory({ public: shared }: WithStory, event: StoryEvent): void {
  shared.story ??= {};
  const { story } = shared;
  switch (event.type) {
    case 'chapterBegun':
      shared.story = event.title === '' ? {} : { title: event.title };
      return;
    case 'chapterSet':
      Object.assign(story, event.changes);
      return;
    case 'momentTold': {
      const kept = (latest(story).moments ?? []).filter((_, at) => at !== event.drops);
      story.moments = [...kept, event.moment];
      return;
    }
    case 'gainsCounted':
      story.gains = { ...story.gains, [event.of]: event.gains };
  }
}
