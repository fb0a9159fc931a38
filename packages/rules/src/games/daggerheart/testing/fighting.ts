import type { Weapon } from '../characters/character';
import type { DhTable } from '.';
import { seated } from '.';

export const sword: Weapon = {
  id: 'sword',
  name: 'Sword',
  trait: 'strength',
  range: 'melee',
  die: 10,
  bonus: 3,
  damage: 'physical',
};

/** Ari with a sword and an ogre of Difficulty 14, which the table sees. */
export function fighting(proficiency = 2) {
  const table = seated().with('anya', { weapons: [sword], proficiency });
  return table.send('bev', {
    type: 'adversary.create',
    name: 'Ogre',
    kind: 'bruiser',
    difficulty: 14,
    major: 10,
    severe: 20,
    hp: 6,
    modifier: 2,
    dice: 1,
    die: 8,
    bonus: 4,
    shown: true,
  });
}

/** Ari attacks. */
export const strike = (table: DhTable, ...faces: number[]) =>
  table
    .send('anya', {
      type: 'roll.attack',
      character: table.of('anya').id,
      weapon: 'sword',
      target: table.foe().id,
    })
    .lock('anya', ...faces);

/** Ari rolls the damage of a hit. */
export const damage = (table: DhTable, ...faces: number[]) =>
  table.send(
    'anya',
    { type: 'damage.roll', damage: table.state.public.damage?.id ?? '' },
    ...faces,
  );

/** The ogre attacks Ari, for which the GM has the spotlight. */
export function attacked(table: DhTable, more: object, ...faces: number[]) {
  if (table.state.public.spotlight.side === 'players')
    table.send('bev', { type: 'spotlight.free' });
  const target = table.of('anya').id;
  return table.send(
    'bev',
    { type: 'adversary.attack', adversary: table.foe().id, target, ...more },
    ...faces,
  );
}

/** The blow that waits for its target. */
export const hitOn = (table: DhTable) => Object.values(table.state.public.hits)[0];
/** Ari takes it. */
export const take = (table: DhTable, armour: boolean) =>
  table.send('anya', { type: 'hit.take', hit: hitOn(table)?.id ?? '', armour });
