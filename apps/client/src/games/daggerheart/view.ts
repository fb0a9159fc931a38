import type { DaggerheartState } from '@moonlit/rules/daggerheart';
import type { OpenOffer } from '../../shell/state';
import type { TableView } from '../../shell/table/view';
import { useTable as useAnyTable } from '../../shell/table/view';

export { personName, useOffers } from '../../shell/table/view';

/** What everybody at a table of this game sees. */
export type SharedPart = DaggerheartState['public'];
export type Character = SharedPart['characters'][string];
export type Foe = DaggerheartState['director']['adversaries'][string];
type DhTable = TableView<
  SharedPart,
  DaggerheartState['director'],
  DaggerheartState['seats'][string]
>;

/** The table around this component, with the state of this game. */
export function useTable(): DhTable {
  // The shell draws a game's components at tables of that game only.
  return useAnyTable() as DhTable;
}

/** Whether somebody is no part of the party any more: dead, or gone to another table. */
export const isOut = ({ life }: Pick<Character, 'life'>): boolean =>
  life === 'dead' || life === 'gone';

/** Those that the viewer plays and who are part of the party. */
export function useOwn(): Character[] {
  const { viewer, public: shared } = useTable();
  return Object.values(shared.value.characters).filter(
    (one) => one.owner === viewer.seat && !isOut(one),
  );
}

/** The offers about one thing, by the part of the command that names it. */
export function about(offers: readonly OpenOffer[], part: string, id: string): OpenOffer[] {
  return offers.filter(({ with: settled }) => settled[part] === id);
}

/** The offers of one command. */
export function doing(offers: readonly OpenOffer[], command: string): OpenOffer[] {
  return offers.filter((offer) => offer.command === command);
}

/** What anybody or anything is called by its id. */
export function nameOf(shared: SharedPart, id: string) {
  const { characters, adversaries, countdowns, environment } = shared;
  if (environment?.id === id) return environment.name;
  const known = characters[id] ?? adversaries[id] ?? countdowns[id];
  return (known ?? companionBy(shared, id))?.name;
}

/** A companion by its id. */
const companionBy = ({ characters }: SharedPart, id: string) =>
  Object.values(characters).find(({ companion }) => companion?.id === id)?.companion;

/** What of somebody goes into their rolls, or of their companion where that acts at their command. */
export const actsIn = (one: Character, companion: true | undefined) => {
  const { weapons, companion: beside } = one;
  if (!companion || !beside) return { name: one.name, experiences: one.experiences, weapons };
  const { name, experiences, id, attack } = beside;
  return { name: `${one.name} commands ${name}`, experiences, weapons: [{ ...attack, id }] };
};

/** What somebody has turned into, while they are in it. */
export const formOf = ({ form, forms = [] }: Pick<Character, 'form' | 'forms'>) =>
  forms.find(({ id }) => id === form?.id)?.name;

export const lifeWords: Readonly<Record<Character['life'], string>> = {
  up: '',
  dying: 'At the last HP',
  blaze: 'In a blaze of glory',
  unconscious: 'Unconscious',
  dead: 'Dead',
  gone: 'Gone to another table',
};

/** The most Hope that a character can hold. */
export const hopeSlots = ({ hope, companion }: Character): number =>
  6 + (companion?.training?.light ?? 0) - hope.crossed;
