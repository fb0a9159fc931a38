import { evolveTable, isTableEvent, Play } from '../../../engine';
import { composition } from '../composition';
import { groupFeatures } from '../features';
import type { GbmPlay } from '../game';
import type { Hooks } from '../hooks';
import { abilityOf } from '../library';
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
    step: () => undefined,
  };
  return new Play(structuredClone(table.state), context, {
    evolve(state, event) {
      if (isTableEvent(event)) evolveTable(state, event);
      else composition.evolve(state, event);
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
