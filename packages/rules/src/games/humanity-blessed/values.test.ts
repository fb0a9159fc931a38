import { expect, it } from 'vitest';
import { humanityBlessed } from '.';
import type { HumanityTable } from './testing';
import { seated } from './testing';
import { midEvening } from './testing/mid-evening';

/** The fields of what everybody sees that the values whose changes beats tell are read from. */
function readFor({ state }: HumanityTable): string[] {
  const read = new Set<string>();
  const shared = new Proxy(state.public, {
    get(target, field) {
      if (typeof field === 'string') read.add(field);
      return Reflect.get(target, field);
    },
  });
  for (const one of humanityBlessed.publicValues?.({ public: shared }) ?? []) {
    for (const _ of one.values());
  }
  return [...read].sort();
}

it('TABLE-202: what beats tell changes of is read from those fields alone of which it is said', () => {
  const said = [...new Set(humanityBlessed.valuesFrom)].sort();
  expect(readFor(midEvening())).toEqual(said);
  expect(readFor(seated())).toEqual(said);
});
