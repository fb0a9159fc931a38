import type { Ability } from '../content';
import { houseRule } from '../house-rules';
import type { GbmState } from '../state';
import { playsetOf } from './playset';
import { allPlaysets } from './registry';

/** The series abilities that the group has: of its own playset, then those of others (AMB-28). */
export function groupAbilities(state: GbmState): Ability[] {
  const had = state.public.series.abilities;
  const own = playsetOf(state).abilities.filter(({ id }) => had.includes(id));
  if (own.length === had.length) return own;
  return [...own, ...foreign(state).filter(({ id }) => had.includes(id))];
}

/** A series ability that the group has or could come to have. */
export function seriesAbility(state: Pick<GbmState, 'public'>, id: string): Ability | undefined {
  const isIt = (ability: Ability) => ability.id === id;
  return playsetOf(state).abilities.find(isIt) ?? foreign(state).find(isIt);
}

/** What series advances can buy besides the playset's own abilities, at a table that allows it (AMB-28). */
export function otherSeriesAbilities(state: GbmState): Ability[] {
  return houseRule(state, 'otherSeriesAbilities') === 'on' ? foreign(state) : [];
}

/** The abilities of the other playsets; of two with the same id the group's own playset counts. */
function foreign(state: Pick<GbmState, 'public'>): Ability[] {
  const own = playsetOf(state);
  const taken = new Set(own.abilities.map(({ id }) => id));
  return Object.values(allPlaysets())
    .filter(({ id }) => id !== own.id)
    .flatMap(({ abilities }) => abilities)
    .filter(({ id }) => !taken.has(id));
}
