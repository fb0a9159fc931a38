import { z } from 'zod';
import { textField } from '../../../table';
import { command, needed, word } from '../../../table/command';
import { playsetOf } from '../library/playset';
import type { GbmBrings } from '../moves';
import { directing, moves } from '../moves';
import { barred } from '../refusal';
import { tell } from '../telling/tell';
import { episodeName } from './cards';

/** The longest title that a card has room for, and the longest line of what comes. */
const TITLE_MAX = 80;
const NEXT_TIME_MAX = 300;

const naming = directing('name an episode').once('session', (move) => [
  // The episode, or the one that comes (TABLE-047); an empty title takes it away.
  move(command('episode.title', { title: word, next: z.boolean().default(false) }), {
    unless({ state: { public: shared } }, { next }) {
      if (next && shared.phase === 'creation') {
        return barred('wrong-moment', 'The first episode has not begun.', {
          instead: 'Name the first one.',
          rule: 'TABLE-047',
        });
      }
      if (next !== false || shared.phase !== 'epilogue') return null;
      return barred('wrong-phase', 'The story has ended.', {
        instead: 'Write the epilogue.',
        rule: 'TABLE-047',
      });
    },
    *ways({ state }) {
      const { phase, episode, series } = state.public;
      const between = phase === 'fallout' || phase === 'interlude';
      const suggestions = [...playsetOf(state).titles];
      const way = (next: boolean, what: string, title: string | undefined) => ({
        with: { next },
        label: `${title ? 'Rename' : 'Name'} ${what}`,
        detail: 'It stands on the title card. An episode can do without.',
        order: 92,
        fields: [{ ...textField('title', 'Title', TITLE_MAX, title ?? ''), suggestions }],
      });
      if (between) {
        yield { ...way(true, 'the next episode', episode.nextTitle), place: 'next-step' };
      }
      const what = phase === 'creation' ? 'the first episode' : 'this episode';
      // What has a name already, or is under way, is named where it is out of the way.
      const early = phase === 'obligation' || (phase === 'creation' && series.name !== '');
      const now = way(false, what, episode.title);
      yield early && !episode.title ? { ...now, place: 'next-step' } : now;
    },
    do(play, { title, next }, { state }) {
      play.emit({
        type: 'episodeChanged',
        changes: next ? { nextTitle: title } : { title },
      });
      const what = episodeName(state.public.episode.number + (next ? 1 : 0));
      if (title) tell(play, { kind: 'episode-named', about: [], what, fiction: title });
      else play.say(`${what} has no title.`);
    },
  }),
]);

const looking = moves.once('next-step', (move) => [
  // Anybody who plays says what may come next time (TABLE-049).
  move(command('episode.next-time', { nextTime: needed(NEXT_TIME_MAX) }), {
    unless({ state }) {
      if (state.public.phase === 'fallout') return null;
      const what = 'What comes next time is said at the end of an episode, by who plays.';
      return barred('wrong-moment', what, {
        instead: 'Wait until fallout, or write a note.',
        rule: 'TABLE-049',
      });
    },
    ways({ state }) {
      const { fallout, nextTime } = state.public.episode;
      if (!fallout?.told) return null;
      const written = nextTime?.text ?? '';
      return {
        label: 'Next time…',
        detail: 'A line for the end of the episode: what may come. Who likes writes it.',
        order: 91,
        fields: [textField('nextTime', 'What may come', NEXT_TIME_MAX, written, true)],
      };
    },
    do(play, { nextTime: text }, { seat }) {
      play.emit({ type: 'episodeChanged', changes: { nextTime: { text, by: seat.id } } });
      tell(play, { kind: 'next-time', about: [], fiction: text });
    },
  }),
]);

/** What an episode is called, and what may come after it (TABLE-047, 049). */
export const episodes = {
  ...moves.area(naming, looking),
  betweenSessions: true,
} satisfies GbmBrings;
