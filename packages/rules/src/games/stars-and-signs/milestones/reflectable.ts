import { traitsOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import type { StarsState } from '../state';
import { caps } from '../vocabulary';
import type { Milestone, ReflectionPlace } from './milestone';

/** The place that a Reflection on a Trait takes; `null`: it has no Memories (SNS-1713, 2103). */
export const placeOf = ({ kind }: Pick<Trait, 'kind'>): ReflectionPlace | null => {
  if (kind === 'aspect' || kind === 'agenda' || kind === 'connection') return kind;
  return kind === 'lingering' ? 'agenda' : null;
};

/** What somebody can still reflect on at this Milestone: whatever has a place that is not taken (SNS-2103). */
export const reflectables = (
  state: Pick<StarsState, 'public'>,
  { id }: Pick<Protagonist, 'id'>,
  { reflected }: Pick<Milestone, 'reflected'>,
): Trait[] =>
  traitsOf(state, id).filter((trait) => {
    const place = placeOf(trait);
    return place !== null && !(reflected[id] ?? []).includes(place);
  });

/** Whether the next Memory is the one that makes a Trait advance (SNS-2105). */
export const isAboutToAdvance = ({ memories }: Pick<Trait, 'memories'>): boolean =>
  memories.length >= caps.memories - 1;
