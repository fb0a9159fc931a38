import { evolveTable, isTableEvent, Play } from '../engine';
import { evolve } from '../girl-by-moonlight/evolve';
import { groupFeatures } from '../girl-by-moonlight/features';
import type { GbmPlay } from '../girl-by-moonlight/game';
import type { Hooks } from '../girl-by-moonlight/hooks';
import { abilityOf } from '../girl-by-moonlight/library';
import type { TestTable } from './table';

/**
 * A decision at a test table, for trying a hook by itself. What is emitted shows in its `state`, a
 * copy: the table stays as it was.
 */
export function playAt(table: TestTable): GbmPlay {
  const context = {
    actor: { kind: 'server' as const },
    now: table.now,
    seq: table.seq + 1,
    dice: table.dice,
    past: () => undefined,
  };
  return new Play(structuredClone(table.state), context, {
    evolve(state, event) {
      if (isTableEvent(event)) evolveTable(state, event);
      else evolve(state, event);
    },
  });
}

/** The hooks of an ability, or of a room or blessing that the group has. */
export function hooksOf(table: TestTable, id: string): Hooks {
  const feature =
    abilityOf(table.state, id) ?? groupFeatures(table.state).find((one) => one.id === id);
  if (!feature) throw new Error(`Nothing has the id ${id}.`);
  return feature.hooks;
}
