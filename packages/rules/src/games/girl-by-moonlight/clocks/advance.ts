import { latest } from '../../../engine';
import { happened } from '../asking';
import { dropChoices } from '../choices';
import type { GbmPlay } from '../game';
import { cast } from '../lookups';
import type { GbmClock } from '../state';

/**
 * Tells abilities that the director has advanced a clock that everybody sees, by hand or by a
 * consequence (GBM-PB-TIM-016). A clock on the desk tells nobody anything, so it is never told of.
 *
 * @param clock as it stands now.
 * @param by how many segments it has really moved.
 */
export function clockAdvanced(play: GbmPlay, clock: GbmClock, by: number): void {
  if (by <= 0 || !play.state.public.clocks[clock.id]) return;
  for (const { id } of cast(latest(play.state))) {
    happened(play, id, 'clock', { clock, by });
  }
}

/** What was asked about a clock's advance is moot once it is put away, or moved back by hand. */
export function dropClockChoices(play: GbmPlay, clock: string): void {
  dropChoices(play, ({ passes, data }) => passes === true && data.clock === clock);
}
