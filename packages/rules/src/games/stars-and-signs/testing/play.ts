import { evolveTable, isTableEvent, Play } from '../../../engine';
import { starsAndSigns } from '..';
import type { StarsPlay } from '../game';
import type { StarsTable } from '.';

/**
 * A decision at a test table, for trying by itself what several parts share. What is emitted shows in its `state`, a
 * copy: the table stays as it was.
 */
export function playAt(table: StarsTable): StarsPlay {
  const context = {
    actor: { kind: 'server' as const },
    now: table.now,
    seq: table.seq + 1,
    dice: table.dice,
    past: () => undefined,
    step: () => undefined,
  };
  return new Play(structuredClone(table.state), context, {
    evolve(state, event) {
      if (isTableEvent(event)) evolveTable(state, event);
      else starsAndSigns.evolve(state, event);
    },
  });
}
