import { latest } from '../../../engine';
import type { StarsPlay } from '../game';
import type { Counter } from './counter';
import { isFull } from './counter';
import { fill } from './filling';

/** Timers fill with each Action, whatever came of it, in the open and on the desk (SNS-809). */
export function advanceTimers(play: StarsPlay): void {
  for (const secret of [false, true]) {
    const all: Counter[] = Object.values(
      latest(play.state)[secret ? 'director' : 'public'].counters,
    );
    for (const counter of all) {
      if (counter.each > 0 && !isFull(counter)) fill(play, { counter, secret }, counter.each);
    }
  }
}
