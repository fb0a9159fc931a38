import type { Chapter } from '../../../engine';
import type { GbmPlay, GbmTelling } from '../game';
import type { GbmState, Mission } from '../state';
import { endingOf } from '../telling/endings';
import { chosen, toldAgain } from '../telling/moments';
import { tell } from '../telling/tell';
import { gainsOf } from './taken';

/** What an episode is by its number. */
export const episodeName = (number: number): string => `Episode ${number}`;

const titleOf = (title: string | undefined): Pick<Chapter, 'title'> => (title ? { title } : {});

/**
 * The title card of the episode that begins now, with some of what went before it (TABLE-047, 048).
 *
 * @param what its number, or that it begins at once.
 */
export function tellBeginning(play: GbmPlay, what?: string): void {
  const { number, title, before = [] } = play.state.public.episode;
  const chapter: Chapter = {
    part: 'begins',
    name: episodeName(number),
    ...titleOf(title),
    ...toldAgain(play.state, before),
  };
  tell(play, { kind: 'episode-begins', about: [], what: what ?? String(number), chapter });
}

/** The end of the episode: how it went, and what it brought to whom (TABLE-049). Told once. */
export function tellEnd(play: GbmTelling): void {
  const { number, title, mission, nextTime, ended } = play.state.public.episode;
  if (ended) return;
  play.emit({ type: 'episodeChanged', changes: { ended: true } });
  const gains = gainsOf(play.state);
  const chapter: Chapter = {
    part: 'ends',
    name: episodeName(number),
    ...titleOf(title),
    ...(mission ? { outcome: outcomeOf(mission) } : {}),
    ...(gains.length > 0 ? { gains } : {}),
    ...(nextTime ? { nextTime: nextTime.text } : {}),
  };
  const what = mission ? endingOf(play.state, mission.outcome) : '';
  tell(play, { kind: 'episode-ends', about: [], what, chapter });
}

function outcomeOf({ outcome }: Mission): NonNullable<Chapter['outcome']> {
  return outcome === 'success' ? 'won' : outcome === 'failure' ? 'lost' : 'open';
}

/**
 * What stands on the card of a session: the episode that it goes on with and some of what happened in
 * it so far; or, between two episodes, what was said of the next.
 */
export function sessionCard(state: GbmState): Partial<Omit<Chapter, 'part'>> {
  const { phase, episode } = state.public;
  const { number, title, nextTime, ended, before = [], moments = [] } = episode;
  if (phase === 'creation' || phase === 'interlude' || phase === 'epilogue') return {};
  if (ended) return nextTime ? { nextTime: nextTime.text } : {};
  return {
    name: episodeName(number),
    ...titleOf(title),
    ...toldAgain(state, chosen([...before, ...moments])),
  };
}
