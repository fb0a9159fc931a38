import { leadOf } from '../table/figures';
import type { TableView } from '../table/view';

/**
 * Whether what is on stage is a night scene, in light and dark alike: the card of a chapter, what a game draws
 * instead of words, and the moments of whatever they are up against. It is drawn in a `.night`, which gives it
 * the colours of the dark scheme.
 */
export function isNight(table: TableView): boolean {
  const { stage, game } = table;
  const { is } = stage.act.value;
  const beat = stage.current.value;
  if (!beat || is === 'thrown') return false;
  if (leadOf(table, beat)?.night === true) return true;
  const { kind = '', chapter } = beat.entry.beat ?? {};
  return is === 'told' && (chapter !== undefined || kind in (game.stage?.sequences ?? {}));
}
