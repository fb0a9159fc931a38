import { caps } from '@moonlit/rules/stars-and-signs/vocabulary';
import { Part } from '../../../design/part';
import { TraitList } from '../traits';
import type { Protagonist, Trait } from '../view';
import { traitsOf, useTable } from '../view';

/** The kinds of Traits in the order of the sheet, and how many there may be of each. */
export const traitKinds: readonly (readonly [kind: Trait['kind'], title: string, most?: number])[] =
  [
    ['aspect', 'Aspects'],
    ['connection', 'Connections'],
    ['agenda', 'Agendas', caps.agendas],
    ['anchor', 'Anchors', caps.anchors],
    ['affinity', 'Affinities'],
    ['wound', 'Wounds', caps.wounds],
    ['lingering', 'Lingering Wounds'],
    ['temporary', 'For a while'],
  ];

/** Somebody’s Traits by kind; those that hold Memories show them as three dots. */
export function OwnTraits({ one }: { one: Protagonist }) {
  const all = traitsOf(useTable().public.value, one.id);
  return (
    <div class="stack">
      {traitKinds.map(([kind, title, most]) => {
        const of = all.filter((trait) => trait.kind === kind);
        return of.length === 0 ? null : (
          <Part key={kind} title={most === undefined ? title : `${title}: ${of.length} of ${most}`}>
            <TraitList of={of} own />
          </Part>
        );
      })}
    </div>
  );
}
