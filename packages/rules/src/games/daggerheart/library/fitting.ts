import { isOut, tierOf } from '../characters/character';
import { classCalled, saidUnder } from '../characters/of-library';
import type { DaggerheartState } from '../state';
import type { Entries, LibraryPage } from './entry';
import type { LibraryKind } from './kinds';
import { awaitsSecond } from './onto-sheet';

/** What somebody takes of each kind now, who is made or comes to a level (DGH-2011). */
export type Fitting = { readonly [K in LibraryKind]: (entry: Entries[K]) => boolean };

const whatever = () => true;
/** Nothing is asked of what is looked for on behalf of nobody. */
export const anything: Fitting = {
  weapons: whatever,
  cards: whatever,
  classes: whatever,
  armours: whatever,
  subclasses: whatever,
  ancestries: whatever,
  communities: whatever,
  transformations: whatever,
  beastforms: whatever,
  items: whatever,
  consumables: whatever,
  domains: whatever,
  adversaries: whatever,
  environments: whatever,
};

const among = (names: readonly string[], name: string): boolean =>
  names.some((one) => one.toLowerCase() === name.toLowerCase());

/** Whether a text names something by a word of its own, or by some. */
const names = (text: string, name: string): boolean =>
  name !== '' && text.toLowerCase().includes(name.toLowerCase());

/** What fits a character; anything, where there is no such one. */
export function fittingOf(state: DaggerheartState, id: string): Fitting {
  const one = state.public.characters[id];
  if (!one || isOut(one)) return anything;
  const own = classCalled(state, one.class);
  const subclasses = saidUnder(own, 'Subclasses');
  const tier = tierOf(one.level);
  const { domains = [], secondClass, cards } = one;
  const known = cards.map(({ name }) => name);
  // Of a second class cards of half one's level at most, rounded up.
  const mostOf = (domain: string): number =>
    among(domains, domain)
      ? one.level
      : secondClass && among([secondClass.domain], domain)
        ? Math.ceil(one.level / 2)
        : 0;
  return {
    ...anything,
    classes: ({ name }) => !(awaitsSecond(one) && among([one.class], name)),
    subclasses: (entry) =>
      one.class === '' || names(subclasses, entry.name) || isOf(entry, one.class),
    weapons: (entry) => entry.tier <= tier,
    armours: (entry) => entry.tier <= tier,
    beastforms: (entry) => entry.tier <= tier,
    cards: ({ name, level, domain }) =>
      !among(known, name) && level <= (domains.length === 0 ? one.level : mostOf(domain)),
  };
}

/** Whether a page says of itself whose it is: “Class: Ferrier”. */
const isOf = ({ line, more = [] }: LibraryPage, called: string): boolean =>
  names(line, called) || more.some(({ name, text }) => /class/i.test(name) && names(text, called));
