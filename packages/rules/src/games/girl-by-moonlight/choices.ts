import type { SeatId } from '../../engine';
import type { GbmPlay } from './game';
import type { Choice, ProtagonistId } from './state';

/**
 * Puts a choice to a seat, about somebody or about the group. Where nobody sits there is nobody to ask,
 * and nothing happens.
 */
export function putChoice(
  play: GbmPlay,
  to: SeatId | null | undefined,
  about: ProtagonistId | null,
  choice: Omit<Choice, 'id' | 'to' | 'protagonist'>,
): void {
  if (to === null || to === undefined) return;
  const id = play.id('choice');
  play.emit({ type: 'choicePut', choice: { id, to, protagonist: about, ...choice } });
}

/** Takes back choices that have lost their point. */
export function dropChoices(play: GbmPlay, lost: (choice: Choice) => boolean): void {
  for (const choice of Object.values(play.state.public.choices)) {
    if (lost(choice)) play.emit({ type: 'choiceRemoved', id: choice.id });
  }
}
