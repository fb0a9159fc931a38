import type { GbmPlay } from '../game';
import type { Milestone } from '../state';

/** Writes down something that everybody has seen, for the page that the group keeps in the end. */
export function remember(play: GbmPlay, kind: Milestone['kind'], text: string): void {
  const { series, episode } = play.state.public;
  const { season } = series;
  play.emit({
    type: 'remembered',
    milestone: { season, episode: episode.number, kind, text },
  });
}
