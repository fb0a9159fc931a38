import type { OfferedRoll, RollModifier } from '../../../engine';
import { netOf, PAIR } from '../dice/pool';
import { dieOf, modifierOf, moodOn, qualityDie, skillRank } from '../numbers';
import { protagonistOf, traitsOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import {
  abilityOf,
  abilityWords,
  categoryOf,
  moodWords,
  skillWords,
  woundWords,
} from '../vocabulary';
import { functionOf } from './asset-use';
import type { TableCheck } from './check';
import { effectsOf } from './features';

type Seen = Pick<StarsState, 'public'>;

/** What each Follower adds or takes (SNS-505). */
const SUPPORT = 2;

const dice = (source: string, value: number): RollModifier => ({ source, value, unit: 'dice' });
const points = (source: string, value: number): RollModifier => ({ source, value, unit: 'total' });

/** Whether a Trait lies on a Check by being a Wound, and not by being relevant (SNS-1714). */
export const isWound = ({ kind }: Pick<Trait, 'kind'>): boolean =>
  kind === 'wound' || kind === 'lingering';

/** What is for and against on the Circumstance dice, a Boon 1 and a Bane −1 each (SNS-705, 706, 709, 1702, 1711). */
export function circumstanceOf(state: Seen, check: TableCheck): RollModifier[] {
  const found: RollModifier[] = [];
  const { traits } = state.public;
  for (const [id, ruled] of Object.entries(check.relevant)) {
    const trait = traits[id];
    if (!trait || ruled === 'out' || isWound(trait)) continue;
    if (trait.alignment === 'positive') found.push(dice(called(trait), 1));
    if (trait.alignment === 'negative') found.push(dice(called(trait), -1));
  }
  for (const { trait, as } of check.invoked) {
    const invoked = traits[trait];
    if (as === 'circumstance')
      found.push(dice(invoked ? `${called(invoked)}, invoked` : 'Invoked', 1));
  }
  const category = categoryOf(abilityOf(check.skill));
  for (const trait of traitsOf(state, check.protagonist)) {
    if (isWound(trait) && trait.wound !== null && woundWords[trait.wound].category === category) {
      found.push(dice(called(trait), -1));
    }
  }
  for (const { name, amount } of effectsOf(state, check, 'circumstance')) {
    found.push(dice(name, amount));
  }
  if (check.boons > 0) found.push(dice('The referee', check.boons));
  if (check.banes > 0) found.push(dice('The referee', -check.banes));
  return found;
}

/** The die of the Ability, and its Boons; `null` in a Mood, which takes it away (SNS-305, 904, 1804, 2003). */
export interface AbilityDie {
  label: string;
  sides: number;
  boons: RollModifier[];
}

export function abilityDieOf(state: Seen, check: TableCheck): AbilityDie | null {
  const one = protagonistOf({ state }, check.protagonist);
  const ability = abilityOf(check.skill);
  if (moodOn(one, ability)) return null;
  const used = functionOf(state, check);
  const raised = used && check.asset?.gives === 'die' ? qualityDie(used.quality) : 0;
  const own = dieOf(one.abilities[ability]);
  const { name } = abilityWords[ability];
  return {
    label: raised > own && used ? `${name}, ${used.asset.name}` : name,
    sides: Math.max(own, raised),
    boons: effectsOf(state, check, 'ability').map((effect) => dice(effect.name, effect.amount)),
  };
}

/** What is added besides dice: the Skill, the Asset’s Quality, and how the Followers did (SNS-306, 505, 2004). */
export function addedTo(state: Seen, check: TableCheck): RollModifier[] {
  const one = protagonistOf({ state }, check.protagonist);
  const used = functionOf(state, check);
  return [
    ...skillPoints(one, check),
    ...(used && check.asset?.gives === 'bonus' ? [points(used.asset.name, used.quality)] : []),
    ...Object.entries(check.cooperation ?? {}).flatMap(([id, { result }]) => {
      const { name = 'A friend' } = state.public.protagonists[id] ?? {};
      if (result === 'success') return [points(`${name} supports`, SUPPORT)];
      return result === 'failure' ? [points(`${name} gets in the way`, -SUPPORT)] : [];
    }),
  ];
}

/** A Mood takes the Skill’s modifier as well (SNS-1804). */
function skillPoints(one: Protagonist, { skill }: TableCheck): RollModifier[] {
  const { name } = skillWords[skill];
  const mood = moodOn(one, abilityOf(skill));
  if (mood) return [points(`${moodWords[mood].name}: no die, no ${name}`, 0)];
  return [points(name, modifierOf(skillRank(one, skill)))];
}

/** The dice of a Check as far as they are known before. */
export function offeredRoll(state: Seen, check: TableCheck): OfferedRoll {
  const circumstance = circumstanceOf(state, check);
  const die = abilityDieOf(state, check);
  const falls = die && die.sides > 0 ? 1 + Math.abs(netOf(die.boons)) : 0;
  return {
    dice: PAIR + Math.abs(netOf(circumstance)) + falls,
    modifiers: [...circumstance, ...(die?.boons ?? []), ...addedTo(state, check)],
  };
}
