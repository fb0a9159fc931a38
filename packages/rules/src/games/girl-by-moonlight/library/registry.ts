import type { Ability, Playbook, Playset, PlaysetView } from '../content';
import type { Slot } from '../slots';

/** What of the book a table can choose from: the content that the rules are handed. */
export interface Content {
  playbooks: readonly Playbook[];
  playsets: readonly Playset[];
}

interface Library {
  playbooks: Readonly<Record<string, Playbook>>;
  playsets: Readonly<Record<string, Playset>>;
  abilities: ReadonlyMap<string, Ability>;
  slots: ReadonlyMap<string, Slot>;
  views: readonly PlaysetView[];
}

let library: Library | null = null;

/**
 * Hands the book's content to the rules. They know its shape alone, so that content may use any rule
 * and no rule imports content. The game's `index.ts` does it, once.
 */
export function provideContent({ playbooks, playsets }: Content): void {
  if (library) throw new Error('The content of Girl by Moonlight has been provided already.');
  const abilities = playbooks.flatMap(({ special, transcendent }) => [...special, ...transcendent]);
  const slots = playsets.flatMap((playset) => playset.slots ?? []);
  library = {
    playbooks: byId(playbooks),
    playsets: byId(playsets),
    abilities: new Map(abilities.map((ability) => [ability.id, ability])),
    views: playsets.flatMap(({ view }) => view ?? []),
    slots: new Map(slots.map((slot) => [slot.changedBy, slot])),
  };
}

/** Every playbook of the book, by id, in the order in which they are listed. */
export function bookPlaybooks(): Library['playbooks'] {
  return provided().playbooks;
}

/** Every playset, by id, in the order in which they are listed. */
export function allPlaysets(): Library['playsets'] {
  return provided().playsets;
}

/** An ability of any playbook of the book. */
export function abilityById(id: string): Ability | undefined {
  return provided().abilities.get(id);
}

/** The slot that events of this type change, if they change one. */
export function slotChangedBy(type: string): Slot | undefined {
  return provided().slots.get(type);
}

/** What playsets compute for everybody. */
export function playsetViews(): readonly PlaysetView[] {
  return provided().views;
}

function provided(): Library {
  if (!library) throw new Error('The content of Girl by Moonlight has not been provided yet.');
  return library;
}

function byId<T extends { id: string }>(list: readonly T[]): Record<string, T> {
  return Object.fromEntries(list.map((one) => [one.id, one]));
}
