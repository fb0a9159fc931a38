import type { AnyState, Lying } from '@moonlit/rules/any-game';
import type { OpenOffer, PrivateRoll, TableNote } from '../../shell/state';
import type { TableView } from '../../shell/table/view';
import { useTable as useAnyTable } from '../../shell/table/view';

export { personName, useOffers } from '../../shell/table/view';

/** What everybody at a table of this game sees. */
export type SharedPart = AnyState['public'];
export type AnySeat = AnyState['seats'][string];
type AnyTable = TableView<SharedPart, AnyState['director'], AnySeat>;

/** The table around this component, with the state of this game. */
export function useTable(): AnyTable {
  // The shell draws a game's components at tables of that game only.
  return useAnyTable() as AnyTable;
}

/** What lies where nobody else sees it. Its parts are missing until there is something in them. */
export type OwnPlace = Lying & {
  rolls?: readonly PrivateRoll[];
  notes?: Readonly<Record<string, TableNote>>;
};

/** One's own place: the desk of whoever referees, else what lies before one's seat. */
export function useOwnPlace(): OwnPlace {
  const { viewer, director, seat } = useTable();
  return (viewer.role === 'director' ? director.value : seat.value) ?? {};
}

/** The offers about one thing, by the part of the command that names it. */
export function about(offers: readonly OpenOffer[], part: string, id: string): OpenOffer[] {
  return offers.filter(({ with: settled }) => settled[part] === id);
}

/** The offers of one command. */
export function doing(offers: readonly OpenOffer[], command: string): OpenOffer[] {
  return offers.filter((offer) => offer.command === command);
}
