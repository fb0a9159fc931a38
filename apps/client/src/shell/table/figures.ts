import type { StageBeat } from '../beats/stage-beat';
import type { TableView } from './view';
import { personName } from './view';

/** Who or what a beat is about, as the stage draws it. */
export interface Figure {
  id: string;
  name: string;
  /** Their colour (`data-hero`), where they have any. */
  hero?: string | undefined;
  /** Their moments are night scenes, in light and dark alike. */
  night?: boolean;
}

/** As much of a table as says who is who. */
type Named = Pick<TableView, 'game' | 'public'>;

/** Colours for people of whom their game says none; see design/css/heroes.css. */
const HEROES = ['violet', 'jade', 'coral', 'sky', 'amber', 'rose', 'lagoon', 'moss', 'indigo'];

/** Who or what an id is: what its game says, else a person at the table or a clock. */
export function figureOf(table: Named, id: string): Figure | undefined {
  const state = table.public.value;
  const { game } = table;
  const seat = Object.keys(state.table.seats).indexOf(id);
  const clock = state.clocks?.[id] ?? state.veiled?.[id];
  const name = game.stage?.name?.(state, id) ?? (seat === -1 ? clock?.name : personName(state, id));
  return name ? { id, name, hero: heroOf(table, id) } : undefined;
}

/** The colour of whoever an id is, or of the person at the table. */
export function heroOf(table: Named, id: string | null | undefined): string | undefined {
  if (!id) return undefined;
  const state = table.public.value;
  const seat = Object.keys(state.table.seats).indexOf(id);
  const own = table.game.heroColour?.(state, id);
  return own ?? (seat === -1 ? undefined : HEROES[seat % HEROES.length]);
}

/** Whose moment a beat is; `null` where nobody’s in particular. */
export function leadOf(table: TableView, { entry }: StageBeat): Figure | null {
  const id = entry.beat?.about[0];
  const against = id ? undefined : table.game.stage?.against?.(table.public.value, entry);
  if (against) return { id: '', night: true, ...against };
  return figureOf(table, id ?? entry.by ?? '') ?? null;
}
