import { evolveTable, isTableEvent, Play } from '../../../engine';
import { composition } from '../composition';
import type { Feature } from '../features';
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

/** An ability, or a room or blessing that the group has. */
export function featureOf(table: TestTable, id: string): Feature {
  const feature =
    abilityOf(table.state, id) ?? groupFeatures(table.state).find((one) => one.id === id);
  if (!feature) throw new Error(`Nothing has the id ${id}.`);
  return feature;
}

/** The hooks of it. */
export const hooksOf = (table: TestTable, id: string): Hooks => featureOf(table, id).hooks;
