import type { OfferedRoll, RollModifier } from '../../../engine';
import { capitalised } from '../../../engine';
import { isHidden, isVulnerable } from '../characters/character';
import { commanding } from '../characters/companion';
import type { DaggerheartState } from '../state';
import { HIDDEN, VULNERABLE } from '../vocabulary';
import { targetsOf } from './aimed';
import type { Edges, RollPart, TableRoll } from './roll';

type Seen = Pick<DaggerheartState, 'public'>;

/**
 * What gives advantage (+1 die) and disadvantage (−1 die) to a part of a roll: the GM, helpers, and what
 * the target is under, adversary or one of the party (DGH-107, 108, 402, 801, 803).
 */
export function edgesOf(state: Seen, roll: TableRoll, part: RollPart): RollModifier[] {
  const { characters, adversaries } = state.public;
  const edges: RollModifier[] = [];
  const give = (source: string, value: number, by?: string) =>
    edges.push({ source, value, unit: 'dice', ...(by === undefined ? {} : { by }) });
  edges.push(...givenEdges(roll));
  if (part.weapon !== null && characters[part.character]?.water) give('Under water', -1);
  for (const { character } of part.helpers) {
    give(`${characters[character]?.name ?? 'A friend'} helps`, 1, character);
  }
  // Against several, a roll is against each of them: one die for the first who is so.
  const foes = targetsOf(roll).flatMap((id) => adversaries[id] ?? []);
  const under = (wanted: string) =>
    foes.find(({ conditions }) => conditions.some(({ name }) => name === wanted));
  const [open, hidden] = [under(VULNERABLE), under(HIDDEN)];
  if (open) give(`${open.name} is Vulnerable`, 1);
  if (hidden) give(`${hidden.name} is Hidden`, -1);
  if (part.builds) {
    const { name } = characters[part.character]?.companion ?? { name: 'a companion' };
    give(`Builds on ${name}`, 1);
  }
  const other = roll.against && characters[roll.against.character];
  if (other && isVulnerable(other)) give(`${other.name} is Vulnerable`, 1);
  if (other && isHidden(other)) give(`${other.name} is Hidden`, -1);
  return edges;
}

/** What the GM gives somebody for a roll, an action or a reaction (DGH-108). */
export function givenEdges({ advantage = 0, disadvantage = 0 }: Edges): RollModifier[] {
  const edges: RollModifier[] = [];
  if (advantage > 0) edges.push({ source: 'Advantage', value: advantage, unit: 'dice' });
  if (disadvantage > 0) edges.push({ source: 'Disadvantage', value: -disadvantage, unit: 'dice' });
  return edges;
}

/** What a part adds to its dice: the trait, an Experience, and how the helpers of a group did. */
export function pointsOf(state: Seen, roll: TableRoll, part: RollPart): RollModifier[] {
  const keeper = state.public.characters[part.character];
  if (!keeper) return [];
  const one = commanding(keeper, part.companion);
  const points: RollModifier[] = [
    { source: capitalised(part.trait), value: one.traits[part.trait], unit: 'total' },
  ];
  const experience = one.experiences.find(({ id }) => id === part.experience);
  if (experience) {
    points.push({ source: experience.name, value: experience.bonus, unit: 'total', by: one.id });
  }
  for (const [helper, how] of Object.entries(roll.group ?? {})) {
    const { name } = state.public.characters[helper] ?? { name: 'A friend' };
    if (how === 'success') points.push({ source: `${name} helps`, value: 1, unit: 'total' });
    if (how === 'failure')
      points.push({ source: `${name} gets in the way`, value: -1, unit: 'total' });
  }
  return points;
}

/** The dice of a reaction as they are known before it. */
export const dualityWith = (edges: RollModifier[]): OfferedRoll => ({
  dice: 2 + Math.abs(netOf(edges)),
  modifiers: edges,
});

/** How many dice advantage has over disadvantage; negative the other way round (DGH-109). */
export const netOf = (edges: readonly RollModifier[]): number =>
  edges.reduce((sum, { value }) => sum + value, 0);
