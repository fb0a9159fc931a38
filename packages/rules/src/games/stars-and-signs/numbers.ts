import type { Protagonist } from './protagonists/protagonist';
import type { Ability, Band, Mood, Pool, Skill } from './vocabulary';
import { abilities, abilityOf, bands, caps, categoryOf, moodWords, poolWords } from './vocabulary';

// The arithmetic of the game, as its tables have it. Fractions go up (SNS-101).

/** The sides of an Ability's die by its rank; 0 is the null die (SNS-903). */
export const dieOf = (rank: number): number => (rank < 2 ? 0 : 2 + 2 * Math.floor(rank / 2));

/** What a Skill adds by its rank (SNS-907). */
export const modifierOf = (rank: number): number => Math.ceil(rank / 2);

/** The sides of the die of an Asset's Quality; 0 is the null die (SNS-2007). */
export const qualityDie = (quality: number): number => (quality < 1 ? 0 : 2 + 2 * quality);

/** How many slots points fill: one that is begun counts as a whole one (SNS-802). */
export const slotsOf = (points: number): number =>
  Math.ceil(Math.max(0, points) / caps.pointsPerSlot);

/** How often an Affinity may be invoked for nothing between two Minor Milestones (SNS-1503). */
export const freeInvokesOf = (rank: number): number =>
  Math.floor(Math.min(caps.rank, Math.max(0, rank)) / 2);

export const skillRank = ({ skills }: Pick<Protagonist, 'skills'>, skill: Skill): number =>
  skills[skill] ?? 0;

/** The Mood that takes an Ability away from somebody, if they are in it (SNS-1804). */
export const moodOn = ({ moods }: Pick<Protagonist, 'moods'>, ability: Ability): Mood | undefined =>
  moods.find((mood) => moodWords[mood].ability === ability);

/** What Difficulty dice are held against: 5 in a Mood of that Ability (SNS-413, 1805). */
export function reactionScore(
  one: Pick<Protagonist, 'abilities' | 'skills' | 'moods'>,
  skill: Skill,
): number {
  const ability = abilityOf(skill);
  if (moodOn(one, ability)) return 5;
  return 10 + Math.ceil((one.abilities[ability] + skillRank(one, skill)) / 2);
}

/** How much a pool of Effort holds: the ranks of its three Abilities (SNS-1003). */
export const effortRefresh = ({ abilities: ranks }: Pick<Protagonist, 'abilities'>, pool: Pool) =>
  abilities
    .filter((ability) => categoryOf(ability) === poolWords[pool].category)
    .reduce((sum, ability) => sum + ranks[ability], 0);

/** What a total comes to (SNS-310…322). */
export const bandOf = (total: number): Band =>
  total >= 20 ? 'critical' : total >= 15 ? 'hit' : total >= 10 ? 'graze' : 'miss';

/** How somebody is by their Despair (SNS-1606, 1607). */
export type State = 'steady' | 'fragile' | 'broken';
export const stateOf = ({ despair }: Pick<Protagonist, 'despair'>): State =>
  despair >= caps.despair ? 'broken' : despair >= caps.despair / 2 ? 'fragile' : 'steady';

/** What Despair leaves of a result: one band less while Fragile; while Broken a Critical Hit alone is a Graze (SNS-1606, 1607). */
export function mitigated(band: Band, state: State): Band {
  if (state === 'steady') return band;
  if (state === 'broken') return band === 'critical' ? 'graze' : 'miss';
  return bands[Math.max(0, bands.indexOf(band) - 1)] ?? 'miss';
}

/** So many slots in words. */
export const slotWord = (count: number): string => `${count} ${count === 1 ? 'slot' : 'slots'}`;
