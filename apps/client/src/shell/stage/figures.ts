import type { TableView } from '../table/view';
import { personName } from '../table/view';
import type { Figure } from './loan';
import type { StageBeat } from './stage-beat';

/** Colours of a look that are told apart, for whoever has none of their own. */
const COLOURS = ['violet', 'rose', 'green', 'gold', 'accent', 'silver'] as const;

/** A colour for whatever comes at this place among its like. */
export const colourAt = (place: number): string =>
  `var(--${COLOURS[place % COLOURS.length] ?? 'violet'})`;

/** Who or what an id is: what its game says, else a person at the table or a clock. */
export function figureOf(table: TableView, id: string): Figure | undefined {
  const state = table.public.value;
  const lent = table.game.stage?.figure?.(state, id);
  if (lent) return lent;
  const seat = Object.keys(state.table.seats).indexOf(id);
  if (seat !== -1) return { name: personName(state, id), colour: colourAt(seat) };
  const clock = state.clocks?.[id] ?? state.veiled?.[id];
  return clock?.name ? { name: clock.name } : undefined;
}

/** Whose moment a beat is; `null` where nobody’s in particular. */
export function leadOf(table: TableView, { entry }: StageBeat): Figure | null {
  const id = entry.beat?.about[0] ?? entry.by;
  return (id && figureOf(table, id)) || null;
}
