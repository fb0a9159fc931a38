import type { StarsState } from '@moonlit/rules/stars-and-signs';
import { colourAt } from '../../shell/starts/colours';
import type { OpenOffer } from '../../shell/state';
import type { TableView } from '../../shell/table/view';
import { useTable as useAnyTable } from '../../shell/table/view';
import { type Sign, signAt } from './signs';

export { personName, useOffers } from '../../shell/table/view';

/** What everybody at a table of this game sees. */
export type SharedPart = StarsState['public'];
export type Protagonist = SharedPart['protagonists'][string];
export type Trait = SharedPart['traits'][string];
export type Asset = Protagonist['assets'][number];
export type Counter = SharedPart['counters'][string];
export type Check = NonNullable<SharedPart['check']>;
/** What one person alone sees. */
export type OwnPart = StarsState['seats'][string];
/** What the referee alone sees. */
export type StarsDesk = StarsState['director'];
type StarsTable = TableView<SharedPart, StarsDesk, OwnPart>;

/** The table around this component, with the state of this game. */
export function useTable(): StarsTable {
  // The shell draws a game's components at tables of that game only.
  return useAnyTable() as StarsTable;
}

/** Everybody whose story goes on, in the order in which they came into it. */
export const castOf = ({ protagonists }: SharedPart): Protagonist[] =>
  Object.values(protagonists).filter(({ standing }) => standing !== 'gone');

/** Those that the viewer plays and whose story goes on. */
export function useOwn(): Protagonist[] {
  const { viewer, public: shared } = useTable();
  return castOf(shared.value).filter(({ owner }) => owner === viewer.seat);
}

/** The Traits of somebody, or of the scene (`null`). */
export const traitsOf = ({ traits }: SharedPart, of: string | null): Trait[] =>
  Object.values(traits).filter((trait) => trait.of === of);

/** The offers about one thing, by the part of the command that names it. */
export function about(offers: readonly OpenOffer[], part: string, id: string): OpenOffer[] {
  return offers.filter(({ with: settled }) => settled[part] === id);
}

/** Whether an offer is about somebody, or about a Trait or an Asset of theirs. */
export function isAbout(shared: SharedPart, { id, assets }: Protagonist, { with: of }: OpenOffer) {
  const { protagonist, trait, asset } = of;
  if (protagonist !== undefined) return protagonist === id;
  if (typeof trait === 'string') return shared.traits[trait]?.of === id;
  return assets.some((one) => one.id === asset);
}

/** The offers of some commands. */
export function doing(offers: readonly OpenOffer[], ...commands: string[]): OpenOffer[] {
  return offers.filter(({ command }) => commands.includes(command));
}

/** What anybody or anything is called by its id. */
export function nameOf(shared: SharedPart, id: string): string | undefined {
  const { protagonists, counters, traits } = shared;
  return (protagonists[id] ?? counters[id])?.name ?? (traits[id] && traitWords(traits[id]));
}

/** What a Trait says; an Aspect that its owner keeps says that it is kept. */
export const traitWords = ({ text, aspect }: Trait): string =>
  text === '' && aspect !== null ? `${aspect} (kept)` : text;

/** Whom an id is about: a protagonist, or the one that somebody at the table plays now. */
export function heroOf(shared: SharedPart, id: string): Protagonist | undefined {
  return shared.protagonists[id] ?? castOf(shared).find(({ owner }) => owner === id);
}

const placeOf = ({ protagonists }: SharedPart, id: string): number =>
  Object.keys(protagonists).indexOf(id);

/** The colour of a protagonist, or of the seat that plays one, in the order in which they came into the story. */
export function heroColour(shared: SharedPart, id: string): string | undefined {
  const one = heroOf(shared, id);
  return one && colourAt(placeOf(shared, one.id));
}

/** The sign that a protagonist stands under, in the same order. */
export const signOf = (shared: SharedPart, id: string): Sign => signAt(placeOf(shared, id));
