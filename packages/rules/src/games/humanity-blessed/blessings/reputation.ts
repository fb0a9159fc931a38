import type { Character } from '../characters/character';
import type { HumanityPlay } from '../game';
import { progressScale } from '../vocabulary';
import type { Faction, Reputation } from './blessing';
import { owe } from './gaining';

export const noReputation: Reputation = { value: 0, passing: 0, best: 0, worst: 0 };

/** How far a reputation goes, either way, and how many know one’s name. */
export const REPUTATION = { most: 200, factions: 24 };

/** Which tier of the Progress Scale a number is in, from 0 (HUM-610, 1007). */
export const tierAt = (value: number): number =>
  progressScale.findIndex(({ upTo }) => Math.abs(value) <= upTo);

/** What somebody is worth there. */
export const reputationWith = (
  { standing }: Pick<Faction, 'standing'>,
  character: string,
): Reputation => standing[character] ?? noReputation;

/**
 * Changes somebody's reputation, for good or until the session ends (HUM-610, 1706). In a Gritty game each tier that was
 * never reached before, good or bad, brings a Blessing; what is only for now reaches none.
 */
export function changeReputation(
  play: HumanityPlay,
  faction: Faction,
  one: Pick<Character, 'id' | 'name'>,
  by: number,
  { passing = false }: { passing?: boolean } = {},
): Reputation {
  const before = reputationWith(faction, one.id);
  const value = Math.max(-REPUTATION.most, Math.min(REPUTATION.most, before.value + by));
  const lasting = value - before.passing;
  const tier = passing ? 0 : tierAt(lasting);
  const side = lasting < 0 ? 'worst' : 'best';
  const now: Reputation = {
    ...before,
    value,
    passing: before.passing + (passing ? value - before.value : 0),
    [side]: Math.max(before[side], tier),
  };
  play.emit({
    type: 'reputationSet',
    faction: faction.id,
    character: one.id,
    reputation: now,
  });
  const reached = tier - before[side];
  if (play.state.public.atmosphere === 'gritty' && reached > 0) {
    const name = progressScale[tier]?.name ?? '';
    owe(play, one, 'gain', { source: 'tier', count: reached, what: `${faction.name}: ${name}` });
  }
  return now;
}

/** Takes off what was only for this session (HUM-1512, 1706). Gives whose, and with whom. */
export function endPassingReputation(play: HumanityPlay): string[] {
  const { factions, characters } = play.state.public;
  const told: string[] = [];
  for (const faction of Object.values(factions)) {
    for (const [character, reputation] of Object.entries(faction.standing)) {
      if (reputation.passing === 0) continue;
      const value = reputation.value - reputation.passing;
      play.emit({
        type: 'reputationSet',
        faction: faction.id,
        character,
        reputation: { ...reputation, value, passing: 0 },
      });
      told.push(`${characters[character]?.name ?? ''}, ${faction.name}: ${value} again.`);
    }
  }
  return told;
}
