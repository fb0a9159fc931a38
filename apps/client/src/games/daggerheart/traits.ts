/** Traits as people read them. */
export const traitNames = {
  agility: 'Agility',
  strength: 'Strength',
  finesse: 'Finesse',
  instinct: 'Instinct',
  presence: 'Presence',
  knowledge: 'Knowledge',
} as const;

export const traitList = Object.entries(traitNames) as [keyof typeof traitNames, string][];

export const rangeNames = {
  melee: 'Melee',
  veryClose: 'Very Close',
  close: 'Close',
  far: 'Far',
  veryFar: 'Very Far',
  outOfRange: 'Out of Range',
} as const;

/** Damage of a weapon as dice, with as many of them as somebody is proficient. */
export const damageWords = (
  { die, bonus, damage }: { die: number; bonus: number; damage: string },
  proficiency: number,
): string => `${proficiency}d${die}${bonus > 0 ? `+${bonus}` : ''} ${damage}`;
