/** The words of the game that stand in states and commands. They stay what they are for ever. */

export const traits = [
  'agility',
  'strength',
  'finesse',
  'instinct',
  'presence',
  'knowledge',
] as const;
export type Trait = (typeof traits)[number];

/** What each trait is called, and what it is usually for (DGH-104). */
export const traitWords: Readonly<Record<Trait, { name: string; uses: string }>> = {
  agility: { name: 'Agility', uses: 'sprint, leap, manoeuvre' },
  strength: { name: 'Strength', uses: 'lift, smash, grapple' },
  finesse: { name: 'Finesse', uses: 'control, hide, tinker' },
  instinct: { name: 'Instinct', uses: 'perceive, sense, navigate' },
  presence: { name: 'Presence', uses: 'charm, perform, deceive' },
  knowledge: { name: 'Knowledge', uses: 'recall, analyse, comprehend' },
};

/** The range bands from near to far (DGH-1202). */
export const ranges = ['melee', 'veryClose', 'close', 'far', 'veryFar', 'outOfRange'] as const;
export type Range = (typeof ranges)[number];

/** Where one comes who moves, who sprints with a roll, and who sprints with a spotlight. */
export const nearRanges = ['melee', 'veryClose', 'close'] as const;
export const farRanges = [...nearRanges, 'far'] as const;
export const sprintRanges = [...farRanges, 'veryFar'] as const;

export const rangeWords: Readonly<Record<Range, string>> = {
  melee: 'Melee',
  veryClose: 'Very Close',
  close: 'Close',
  far: 'Far',
  veryFar: 'Very Far',
  outOfRange: 'Out of Range',
};

export const damageTypes = ['physical', 'magical'] as const;
export type DamageType = (typeof damageTypes)[number];

/** The conditions that the rules name; a table has others in its own words. */
export const VULNERABLE = 'Vulnerable';
export const HIDDEN = 'Hidden';
export const RESTRAINED = 'Restrained';
export const usualConditions = [VULNERABLE, RESTRAINED, HIDDEN] as const;

/** The sides of a duality die (a table constant: the screen does not say). */
export const DUALITY = 12;
/** The sides of an advantage or disadvantage die. */
export const EDGE = 6;
/** The sides of what an adversary rolls. */
export const ATTACK = 20;
/** The sides of what a rest rolls. */
export const REST = 4;

/** The most Hope that a character holds, Fear that the GM holds, cards in a loadout, levels. */
export const caps = { hope: 6, fear: 12, loadout: 5, level: 10 } as const;

/** For how many actions somebody has air under water. */
export const AIR = 3;

/** What a Tag Team costs its initiator. */
export const TAG_TEAM_HOPE = 3;

/** What a party is given, most of all at the end of a session (DGH-1803). */
export const rewardKinds = ['information', 'hook', 'loot', 'gold', 'enhancement'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const rewardWords: Readonly<Record<RewardKind, string>> = {
  information: 'Information',
  hook: 'A story hook',
  loot: 'Loot',
  gold: 'Gold',
  enhancement: 'An enhancement',
};

/** The most gold of one reward, in handfuls: a chest. */
export const REWARD_GOLD_MOST = 100;

/** A row of boxes of which some are marked. */
export interface Slots {
  marked: number;
  slots: number;
}

/** How many boxes are still free. */
export const free = ({ marked, slots }: Slots): number => Math.max(0, slots - marked);

/** What somebody is under. */
export interface Condition {
  id: string;
  name: string;
  /** What it takes to end it, where an action roll is not enough. */
  until: string;
}
