import type { HumanityState } from '@moonlit/rules/humanity-blessed';
import { colourAt } from '../../shell/starts/colours';
import type { OpenOffer } from '../../shell/state';
import type { TableView } from '../../shell/table/view';
import { useTable as useAnyTable } from '../../shell/table/view';

export { personName, useOffers } from '../../shell/table/view';

/** What everybody at a table of this game sees. */
export type SharedPart = HumanityState['public'];
export type Character = SharedPart['characters'][string];
export type Check = NonNullable<SharedPart['check']>;
export type Endeavor = NonNullable<SharedPart['endeavor']>;
/** What one person alone sees. */
export type OwnPart = HumanityState['seats'][string];
type HumanityTable = TableView<SharedPart, HumanityState['director'], OwnPart>;

/** The table around this component, with the state of this game. */
export function useTable(): HumanityTable {
  // The shell draws a game's components at tables of that game only.
  return useAnyTable() as HumanityTable;
}

/** Everybody whose story goes on and whom somebody plays, in the order in which they came into it. */
export const castOf = ({ characters }: SharedPart): Character[] =>
  Object.values(characters).filter(({ owner, standing }) => owner !== null && standing === 'in');

/** Those that the viewer plays and whose story goes on. */
export function useOwn(): Character[] {
  const { viewer, public: shared } = useTable();
  return castOf(shared.value).filter(({ owner }) => owner === viewer.seat);
}

/** The offers about one thing, by the part of the command that names it. */
export function about(offers: readonly OpenOffer[], part: string, id: string): OpenOffer[] {
  return offers.filter(({ with: settled }) => settled[part] === id);
}

/** The offers of some commands. */
export function doing(offers: readonly OpenOffer[], ...commands: string[]): OpenOffer[] {
  return offers.filter(({ command }) => commands.includes(command));
}

/** What anybody or anything is called by its id. */
export function nameOf(shared: SharedPart, id: string): string | undefined {
  const { characters, tracked } = shared;
  return (characters[id] ?? tracked[id])?.name;
}

/** Whom an id is about: a character, or the one that somebody at the table plays now. */
export function heroOf(shared: SharedPart, id: string): Character | undefined {
  return shared.characters[id] ?? castOf(shared).find(({ owner }) => owner === id);
}

const placeOf = ({ characters }: SharedPart, id: string): number =>
  Object.values(characters)
    .filter(({ owner }) => owner !== null)
    .findIndex((one) => one.id === id);

/** The colour of a character whom somebody plays, or of the seat that plays one, in the order in which they came. */
export function heroColour(shared: SharedPart, id: string): string | undefined {
  const one = heroOf(shared, id);
  return one && one.owner !== null ? colourAt(placeOf(shared, one.id)) : undefined;
}
