import { textField } from '../../../table';
import type { CommandOf } from '../commands';
import type { Area, GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { refuse } from '../refusal';
import { tell } from '../telling/tell';
import { episodeName } from './cards';

/** The longest title that a card has room for, and the longest line of what comes. */
const TITLE_MAX = 80;
const NEXT_TIME_MAX = 300;

/** What an episode is called, and what may come after it (TABLE-047, 049). */
export const episodes: Area = {
  betweenSessions: true,
  handlers: { 'episode.title': title, 'episode.next-time': nextTime },
  offers(c) {
    titleOffers(c);
    nextTimeOffers(c);
  },
};

/** The director names the episode, or the one that comes; an empty title takes it away. */
function title(play: GbmPlay, { title: words, next }: CommandOf<'episode.title'>): void {
  play.director('name an episode');
  const { episode, phase } = play.state.public;
  if (next && phase === 'creation') {
    refuse('wrong-moment', 'The first episode has not begun.', {
      instead: 'Name the first one.',
      rule: 'TABLE-047',
    });
  }
  if (!next && phase === 'epilogue') {
    refuse('wrong-phase', 'The story has ended.', {
      instead: 'Write the epilogue.',
      rule: 'TABLE-047',
    });
  }
  play.emit({ type: 'episodeChanged', changes: next ? { nextTitle: words } : { title: words } });
  const what = episodeName(episode.number + (next ? 1 : 0));
  if (words) tell(play, { kind: 'episode-named', about: [], what, fiction: words });
  else play.say(`${what} has no title.`);
}

/** Anybody who plays says what may come next time. */
function nextTime(play: GbmPlay, { nextTime: text }: CommandOf<'episode.next-time'>): void {
  const seat = play.seat();
  if (play.state.public.phase !== 'fallout' || seat.role === 'spectator') {
    refuse('wrong-moment', 'What comes next time is said at the end of an episode, by who plays.', {
      instead: 'Wait until fallout, or write a note.',
      rule: 'TABLE-049',
    });
  }
  play.emit({ type: 'episodeChanged', changes: { nextTime: { text, by: seat.id } } });
  tell(play, { kind: 'next-time', about: [], fiction: text });
}

function titleOffers({ state, director, add }: OfferContext): void {
  const { phase, episode, series } = state.public;
  if (!director || phase === 'epilogue') return;
  const between = phase === 'fallout' || phase === 'interlude';
  const coming = between || phase === 'creation';
  const suggestions = [...playsetOf(state).titles];
  const field = (initial: string) => ({
    ...textField('title', 'Title', TITLE_MAX, initial),
    suggestions,
  });
  const detail = 'It stands on the title card. An episode can do without.';
  if (between) {
    add({
      command: 'episode.title',
      with: { next: true },
      label: episode.nextTitle ? 'Rename the next episode' : 'Name the next episode',
      detail,
      place: 'next-step',
      order: 92,
      fields: [field(episode.nextTitle ?? '')],
    });
  }
  // What has a name already, or is under way, is named where it is out of the way.
  const first = phase === 'creation' && series.name !== '';
  const early = phase === 'obligation' || first;
  add({
    command: 'episode.title',
    with: { next: false },
    label: `${episode.title ? 'Rename' : 'Name'} ${coming && !between ? 'the first episode' : 'this episode'}`,
    detail,
    place: early && !episode.title ? 'next-step' : 'session',
    order: 92,
    fields: [field(episode.title ?? '')],
  });
}

function nextTimeOffers({ state, seat, add }: OfferContext): void {
  const { phase, episode } = state.public;
  if (phase !== 'fallout' || !episode.fallout?.told || seat.role === 'spectator') return;
  add({
    command: 'episode.next-time',
    with: {},
    label: 'Next time…',
    detail: 'A line for the end of the episode: what may come. Who likes writes it.',
    place: 'next-step',
    order: 91,
    fields: [
      textField('nextTime', 'What may come', NEXT_TIME_MAX, episode.nextTime?.text ?? '', true),
    ],
  });
}
