import type { Turned } from '../../../shell/by-hand/turns';

const ways = { on: 'mark as used', off: 'ready again' };

/** What marks each kind of armour as used, or as ready again. */
export const armour: readonly Turned[] = [
  { name: 'armourUsed', label: 'Armour', ...ways },
  { name: 'specialArmourUsed', label: 'Special armour', ...ways },
];
