import type { SeatId } from '../../../engine';
import type { GbmTelling } from '../game';
import type { Protagonist } from '../state';

/** Somebody else plays a protagonist from now on, who is in the story; what waits for an answer waits for theirs. */
export function handOver(play: GbmTelling, { id, seat: before }: Protagonist, seat: SeatId): void {
  play.emit({ type: 'protagonistChanged', id, changes: { seat } });
  for (const choice of Object.values(play.state.public.choices)) {
    if (choice.protagonist !== id || choice.to !== before) continue;
    play.emit({ type: 'choicePut', choice: { ...choice, to: seat } });
  }
}
