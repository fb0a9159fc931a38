import type { Play } from '../../engine';
import type { GbmEvent } from './events';
import { assign, isRecord } from './records';
import type { DirectorState, GbmState, PublicState } from './state';

// What a playset keeps of its own lies in a slot: under one key of a compartment, which every table
// has. The playset declares it, with its type; the rules know that there are slots, and no more.

/** A slot, as the rules know it. */
export interface Slot {
  readonly compartment: 'public' | 'director';
  readonly key: string;
  /** The type of the event that changes what lies in it. */
  readonly changedBy: string;
  /** What lies in it at a new table, of the playset that declares it or of another one. */
  begins(own: boolean): object | null;
}

/** A change of what lies in a slot, as it is recorded. */
export interface SlotChanged<T extends object = object> {
  type: string;
  changes: Partial<T>;
}

/** A command being decided at a table, with what changes slots. */
type SlotPlay = Play<GbmState, GbmEvent | SlotChanged>;

/** How a slot is declared. */
interface Declared<T> {
  key: string;
  changedBy: string;
  begins(): T;
}

/** A slot that everybody sees. At tables of other playsets it is empty. */
export interface PublicSlot<T extends object> extends Slot {
  of(state: Pick<GbmState, 'public'>): T | null;
  /** What lies in it, or what it begins with: for what only its tables do. */
  in(state: Pick<GbmState, 'public'>): T;
  change(play: SlotPlay, changes: Partial<T>): void;
}

/** A slot of which only the director knows. At tables of other playsets it holds what it begins with. */
export interface SecretSlot<T extends object> extends Slot {
  of(state: GbmState): T;
  change(play: SlotPlay, changes: Partial<T>): void;
}

/** Declares a slot that everybody sees. */
export function publicSlot<T extends object>({ begins, ...slot }: Declared<T>): PublicSlot<T> {
  const { key, changedBy } = slot;
  const of: PublicSlot<T>['of'] = (state) =>
    (state.public as PublicState & Record<string, T | null>)[key] ?? null;
  return {
    compartment: 'public',
    key,
    changedBy,
    begins: (own) => (own ? begins() : null),
    of,
    in: (state) => of(state) ?? begins(),
    change: (play, changes) => play.emit({ type: changedBy, changes }),
  };
}

/** Declares a slot of which only the director knows. */
export function secretSlot<T extends object>({ begins, ...slot }: Declared<T>): SecretSlot<T> {
  const { key, changedBy } = slot;
  return {
    compartment: 'director',
    key,
    changedBy,
    begins,
    of: (state) => (state.director as DirectorState & Record<string, T>)[key] ?? begins(),
    change: (play, changes) => play.emit({ type: changedBy, changes }),
  };
}

/** Applies an event to what lies in a slot, if anything does. */
export function evolveSlot(
  state: GbmState,
  slot: Slot,
  { changes }: { type: string; changes?: object },
): void {
  const held: unknown = Reflect.get(state[slot.compartment], slot.key);
  if (isRecord(held) && changes) assign(held, changes);
}

/** What lies in slots of a compartment at a new table of a playset. */
export function newSlots(
  compartment: Slot['compartment'],
  playsets: readonly { id: string; slots?: readonly Slot[] }[],
  own: string,
): Record<string, object | null> {
  const all = playsets.flatMap(({ id, slots = [] }) => slots.map((slot) => ({ id, slot })));
  return Object.fromEntries(
    all
      .filter(({ slot }) => slot.compartment === compartment)
      .map(({ id, slot }) => [slot.key, slot.begins(id === own)]),
  );
}
