import type { Chapter } from '../../engine';
import type { OfferContext } from '../area';
import { tableBeat } from '../beats';
import { command, needed, word } from '../command';
import { textField } from '../fields';
import { notManaging } from '../guards';
import type { MoveContext } from '../moves';
import { Moves } from '../moves';
import type { TableWords } from '../words';
import type { Brought, StoryPlay } from './keeping';
import { countGains, keepMoments, storyOf } from './keeping';
import type { Gains, WithStory } from './state';
import { evolveStory } from './state';
import type { StoryWeights } from './weighing';

/** The longest title that a card has room for, and the longest line of what comes. */
const TITLE_MAX = 80;
const NEXT_TIME_MAX = 300;

/** How sessions that are the chapters of a story fit a game. */
export interface ChapterOptions<S extends WithStory> {
  words: TableWords;
  weights: StoryWeights;
  /** What a command has brought to whom, of what everybody sees; what is set by hand is brought by nothing. */
  brought?(before: S['public'], now: S['public'], command: { type: string }): Brought;
  /** What somebody has gained in a session, in a few words each. */
  gained?(state: S, of: string, gains: Gains): string[];
}

/**
 * Sessions as the chapters of a story (TABLE-200): each begins with a card that says what went before, and ends
 * with one that says what it has brought to whom. It comes last among the areas of a game: it looks at what
 * all others have told.
 */
export function chapters<S extends WithStory>(options: ChapterOptions<S>) {
  const { words, weights, brought } = options;
  const moves = new Moves<S, StoryPlay<S>>((context) => context);
  return {
    ...moves.area(naming(moves, words), looking(moves)),
    betweenSessions: true,
    evolves: {
      chapterBegun: evolveStory,
      chapterSet: evolveStory,
      momentTold: evolveStory,
      gainsCounted: evolveStory,
    },
    opening,
    closing: (state: S) => closing(state, options),
    after(play: StoryPlay<S>, done: { type: string }) {
      if (done.type === 'session.start') {
        play.emit({ type: 'chapterBegun', title: storyOf(play.state).nextTitle ?? '' });
        return;
      }
      keepMoments(play, weights);
      if (brought) countGains(play, done, brought);
    },
  } as const;
}

/** What stands on the card of a session that begins (TABLE-047, 048). */
function opening(state: WithStory): Partial<Omit<Chapter, 'part'>> {
  const { nextTitle, moments = [], nextTime } = storyOf(state);
  return {
    ...(nextTitle ? { title: nextTitle } : {}),
    ...(moments.length > 0 ? { before: moments.map((one) => ({ ...one })) } : {}),
    ...(nextTime ? { nextTime } : {}),
  };
}

/** What stands on the card of a session that ends (TABLE-049). */
function closing<S extends WithStory>(
  state: S,
  { gained }: ChapterOptions<S>,
): Partial<Omit<Chapter, 'part'>> {
  const { title, nextTime, gains = {} } = storyOf(state);
  const taken = Object.entries(gains).flatMap(([of, all]) => {
    const what = gained?.(state, of, all) ?? [];
    return what.length > 0 ? [{ of, what }] : [];
  });
  return {
    ...(title ? { title } : {}),
    ...(taken.length > 0 ? { gains: taken } : {}),
    ...(nextTime ? { nextTime } : {}),
  };
}

/** The session that a title is for: the one that is open, else the one that comes. */
const named = ({ public: { table } }: WithStory) => {
  const { open, number } = table.session;
  return { open, name: `Session ${open ? number : number + 1}` };
};

const titleOf = (state: WithStory): string => {
  const { title, nextTitle } = storyOf(state);
  return (named(state).open ? title : nextTitle) ?? '';
};

const naming = <S extends WithStory>(moves: Moves<S, StoryPlay<S>>, words: TableWords) =>
  moves
    .where(({ state, seat }) => notManaging(state, seat, words, 'name a session'))
    .once('session', (move) => [
      // An empty title takes it away.
      move(command('chapter.title', { title: word }), {
        ways({ state }: MoveContext<OfferContext<S>>) {
          const { open, name } = named(state);
          const now = titleOf(state);
          return {
            label: `${now ? 'Rename' : 'Name'} ${name.toLowerCase()}`,
            detail: 'It stands on the card. A session can do without.',
            order: 92,
            fields: [textField('title', 'Title', TITLE_MAX, now)],
            ...(open ? {} : { place: 'next-step' as const }),
          };
        },
        do(play, { title }, { state }) {
          if (title === titleOf(state)) return;
          const { open, name } = named(state);
          play.emit({ type: 'chapterSet', changes: open ? { title } : { nextTitle: title } });
          if (title === '') play.say(`${name} has no title.`);
          else {
            const beat = { ...tableBeat('chapter-named'), fiction: title };
            play.say(`${name} has a title.`, { beat });
          }
        },
      }),
    ]);

const looking = <S extends WithStory>(moves: Moves<S, StoryPlay<S>>) =>
  moves.once('session', (move) => [
    // Anybody who plays says what may come next time (TABLE-049).
    move(command('chapter.next-time', { nextTime: needed(NEXT_TIME_MAX) }), {
      ways({ state }: MoveContext<OfferContext<S>>) {
        const written = storyOf(state).nextTime ?? '';
        return {
          label: 'Next time…',
          detail: 'A line for the end of the session: what may come. Who likes writes it.',
          order: 91,
          fields: [textField('nextTime', 'What may come', NEXT_TIME_MAX, written, true)],
          // Between sessions whoever is asked something answers that first.
          ...(named(state).open ? {} : { place: 'next-step' as const, primary: false }),
        };
      },
      do(play, { nextTime }, { state }) {
        if (nextTime === storyOf(state).nextTime) return;
        play.emit({ type: 'chapterSet', changes: { nextTime } });
        play.say('Next time:', { beat: { ...tableBeat('next-time'), fiction: nextTime } });
      },
    }),
  ]);
