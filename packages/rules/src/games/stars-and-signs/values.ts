import type { PublicValue, PublicValues } from '../../engine';
import type { Protagonist } from './protagonists/protagonist';
import type { StarsState } from './state';
import { caps, pools, poolWords } from './vocabulary';

/** What everybody sees and beats tell changes of: first who it happens to, then Counters. */
export const values = { commands: [], handlers: {}, publicValues };

function* publicValues({ public: shared }: Pick<StarsState, 'public'>): Iterable<PublicValues> {
  for (const one of Object.values(shared.protagonists)) {
    yield { id: one.id, of: one.id, from: one, values: () => sheetOf(one) };
  }
  for (const counter of Object.values(shared.counters)) {
    const { id, name, filled, slots } = counter;
    yield { id, of: id, from: counter, values: () => [{ what: name, value: filled, size: slots }] };
  }
}

const sheetOf = (one: Protagonist): PublicValue[] => [
  { what: 'Hope', value: one.hope },
  ...pools.map((pool) => ({ what: poolWords[pool].name, value: one.effort[pool] })),
  { what: 'Despair', value: one.despair, size: caps.despair },
  { what: 'Corruption', value: one.corruption, size: caps.corruption },
  ...(one.transformed
    ? [{ what: 'Energy used', value: one.transformed.filled, size: caps.energy }]
    : []),
];
