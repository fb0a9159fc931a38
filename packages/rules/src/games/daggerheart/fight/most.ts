/** How far the numbers of an adversary go, and how many there may be. */
export const most = {
  difficulty: 40,
  threshold: 99,
  hp: 30,
  modifier: 20,
  dice: 12,
  die: 20,
  bonus: 50,
  copies: 12,
  room: 40,
  conditions: 8,
  features: 12,
  fear: 12,
  stress: 12,
} as const;
