import type {
  DirectorState,
  Protagonist,
  PublicState,
  SeatState,
} from '@moonlit/rules/girl-by-moonlight';
import type { OpenOffer } from '../../shell/state';
import type { TableView } from '../../shell/table/view';
import { useTable as useAnyTable } from '../../shell/table/view';

export type { OpenOffer } from '../../shell/state';
export { personName, useOffers } from '../../shell/table/view';

/** A table of this game. */
export type GbmTable = TableView<PublicState, DirectorState, SeatState>;

/** The table around this component, with the state of this game. */
export function useTable(): GbmTable {
  // The shell draws a game's components at tables of that game only.
  return useAnyTable() as GbmTable;
}

/** Whether an offer ends or lengthens questions that are open: it stands beside them. */
export function aboutQuestions({ command, prompt, with: { questions } }: OpenOffer): boolean {
  return command.startsWith('info.') && typeof questions === 'string' && prompt === undefined;
}

/** Whether an offer is about a cursed fate: it stands with their map. */
export function isFate({ command }: OpenOffer): boolean {
  return command.startsWith('fate.');
}

/** Whether an offer belongs to what the playset shows of its own: it stands there. */
export function isOfPlayset(offer: OpenOffer): boolean {
  const { command, place } = offer;
  if (isFate(offer)) return place === 'series';
  return command.startsWith('dreams.') && ['series', 'sheet', 'director'].includes(place);
}

/** The character that the viewer plays now. */
export function ownProtagonist(table: GbmTable): Protagonist | null {
  const all = Object.values(table.public.value.protagonists);
  return all.find(({ seat, status }) => seat === table.viewer.seat && status !== 'lost') ?? null;
}

/** A protagonist's name, the true one while they are transcended, or whose character it will be. */
export function protagonistName(state: PublicState, id: string): string {
  const one = state.protagonists[id];
  if (!one) return 'Somebody';
  if (one.transcendence.active && one.trueName) return one.trueName;
  if (one.name) return one.name;
  const player = one.seat && state.table.seats[one.seat]?.name;
  return player ? `${player}’s protagonist` : 'An unnamed protagonist';
}
