import { stateOf } from '@moonlit/rules/stars-and-signs/numbers';
import { actionWords, caps, skillWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import type { Asset, Protagonist, SharedPart, Trait } from './view';
import { castOf, traitsOf } from './view';

/** How somebody is by their Despair, as one reads it; nothing while they are steady. */
export const stateWords = (one: Pick<Protagonist, 'despair'>): string =>
  ({ steady: '', fragile: 'Fragile', broken: 'Broken' })[stateOf(one)];

/** What else everybody is to know of somebody at a glance. */
export function standingWords(one: Protagonist): string[] {
  const { standing, consumed, transformed } = one;
  return [
    ...(standing === 'out' ? ['Out for now'] : []),
    ...(standing === 'defeated' ? ['Defeated'] : []),
    ...(standing === 'gone' ? ['Gone'] : []),
    ...(consumed ? ['Consumed'] : []),
    ...(transformed ? ['Transformed'] : []),
    ...(stateWords(one) === '' ? [] : [stateWords(one)]),
  ];
}

/** What Despair does to results, for whoever is not steady. */
export const stateDoes: Readonly<Record<string, string>> = {
  Fragile: 'Each result counts one band less.',
  Broken: 'Only a Critical Hit helps, and counts as a Graze.',
};

const isWound = ({ kind }: Trait): boolean => kind === 'wound' || kind === 'lingering';

/** Wounds of somebody, the Lingering ones last. */
export const woundsOf = (shared: SharedPart, id: string): Trait[] =>
  traitsOf(shared, id)
    .filter(isWound)
    .sort((a, b) => Number(a.kind === 'lingering') - Number(b.kind === 'lingering'));

/** Traits that lie in play for a while: those of the scene, and what people carry that passes. */
export const inPlay = ({ traits }: SharedPart): Trait[] =>
  Object.values(traits).filter(
    (trait) => !isWound(trait) && (trait.of === null || trait.lasting === 'temporary'),
  );

/** What an Asset can be used for: “Transport (Agility), Quality 2, Scale 1” */
export const functionWords = ({ action, skill, quality, scale }: Asset['functions'][number]) =>
  `${actionWords[action].name} (${skill ? skillWords[skill].name : 'any Skill'}), Quality ${quality}${scale > 0 ? `, Scale ${scale}` : ''}`;

/** “3 of 10 slots” */
export const slotWords = (filled: number, of: number = caps.despair): string =>
  `${filled} of ${of} slots`;

const BASE = 5;

/** To how much Hope somebody comes back at a Major Milestone: more by each Negative tie to another protagonist (SNS-1102, 1104). */
export function hopeRefresh(shared: SharedPart, { id }: Protagonist): number {
  const here = new Set(castOf(shared).map((one) => one.id));
  const strained = traitsOf(shared, id).filter(
    ({ kind, alignment, towards }) =>
      kind === 'connection' && alignment === 'negative' && towards !== null && here.has(towards),
  );
  return Math.min(caps.hopeRefresh, BASE + strained.length);
}
