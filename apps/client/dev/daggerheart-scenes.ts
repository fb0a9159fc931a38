import type { DhTable } from '@moonlit/rules/daggerheart/testing';
import { seated } from '@moonlit/rules/daggerheart/testing';
import { daggerheartEveningScenes } from './daggerheart-evening-scenes';

/** Somebody whom the ferry brought, as they are after some evenings. */
const ari = {
  class: 'Ferryman’s daughter',
  heritage: 'Of the marsh',
  pronouns: 'she/her',
  level: 3,
  traits: { agility: 2, strength: 1, finesse: 1, instinct: 0, presence: 0, knowledge: -1 },
  proficiency: 2,
  hope: { held: 4, crossed: 0 },
  hp: { marked: 2, slots: 6 },
  stress: { marked: 3, slots: 6 },
  armour: { marked: 1, slots: 3 },
  armourName: 'Eelskin',
  experiences: [{ id: 'river', name: 'Knows the river', bonus: 2 }],
  weapons: [
    {
      id: 'hook',
      name: 'Boat hook',
      trait: 'agility',
      range: 'veryClose',
      die: 10,
      bonus: 2,
      damage: 'physical',
    },
  ],
} satisfies Parameters<DhTable['with']>[1];

/** Two kinds of adversary in the marsh; the GM has the spotlight. */
function fight(): DhTable {
  const table = seated();
  table.given((state) => {
    state.public.table.name = 'The sunken road';
    state.public.fear = 4;
  });
  table
    .with('anya', ari)
    .with('carl', { hp: { marked: 4, slots: 6 }, stress: { marked: 6, slots: 6 } });
  table
    .send('bev', {
      type: 'adversary.create',
      name: 'Mire Hound',
      kind: 'skulk',
      motives: 'Drag under, drive off, feed',
      difficulty: 13,
      major: 9,
      severe: 16,
      hp: 6,
      attack: 'Teeth',
      modifier: 2,
      dice: 2,
      die: 6,
      bonus: 3,
      copies: 2,
      shown: true,
    })
    .send('bev', { type: 'adversary.improvise', name: 'The ferryman', difficulty: 15, hp: 8 })
    .send('bev', {
      type: 'countdown.start',
      name: 'The water rises',
      kind: 'consequence',
      from: 5,
      secret: false,
    })
    .send('bev', { type: 'spotlight.free', reason: 'They look to you' });
  return table;
}

/** Ari’s attack before its dice, and what Cole wants to do next. */
function strike(): DhTable {
  const table = fight().send('bev', { type: 'spotlight.pass' });
  const [target = ''] = Object.keys(table.state.public.adversaries);
  const { id: character } = table.of('anya');
  table.send('anya', {
    type: 'roll.attack',
    character,
    weapon: 'hook',
    target,
    experience: 'river',
    doing: 'Hooks the hound by its chain',
  });
  return table.send('carl', {
    type: 'roll.propose',
    character: table.of('carl').id,
    trait: 'presence',
    doing: 'Calls the ferryman by his name',
  });
}

/** Ari is made as far as her weapons; Cole has a name. */
function inTheMaking(): DhTable {
  const table = seated();
  table.send('bev', {
    type: 'library.import',
    text: JSON.stringify({
      weapons: [{ name: 'Reed Spear', trait: 'Finesse', range: 'Close', damage: 'd8+2 phy' }],
    }),
  });
  const { id: character } = table.of('anya');
  const { class: role, heritage, traits, weapons } = ari;
  table.send('anya', { type: 'character.identity', character, class: role, heritage });
  table.send('anya', { type: 'character.traits', character, ...traits });
  for (const { id: _, ...weapon } of weapons) {
    table.send('anya', { type: 'weapon.add', character, ...weapon });
  }
  return table;
}

/** A fight of many: rats, one of which has fallen, a swarm of which half is gone, what acts again, and two who wait. */
function crowd(): DhTable {
  const table = fight();
  const create = (name: string, more: object) =>
    table.send('bev', {
      ...{ type: 'adversary.create', name, difficulty: 11, major: 6, severe: 12, hp: 1 },
      ...{ modifier: 1, dice: 0, die: 6, bonus: 2, shown: true },
      ...more,
    });
  create('Mire Rat', { kind: 'minion', copies: 4 });
  create('Gnats', { kind: 'horde', hp: 4, dice: 2 });
  create('The Drowned King', { kind: 'solo', hp: 8, shown: false, dice: 3, die: 8 });
  return table.given(({ director, public: shared }) => {
    for (const one of Object.values(director.adversaries)) {
      const seen = shared.adversaries[one.id];
      if (one.name === 'Mire Rat 1' && seen) one.defeated = seen.defeated = true;
      if (one.name !== 'Gnats') continue;
      one.hp.marked = 2;
      const fears = { id: 'horde', text: 'Half of them deal less.', fear: 0, stress: 0 };
      one.features = [{ ...fears, name: 'Horde (1d4)', type: 'passive' }];
    }
  });
}

/** Ari commands her otter against a hound; a level has brought it something to learn. */
function companion(): DhTable {
  const table = fight().send('bev', { type: 'spotlight.pass' });
  table.with('anya', {
    spellcast: 'agility',
    companion: {
      ...{ id: 'otter', name: 'Bracken', kind: 'An otter of the marsh, one ear torn' },
      ...{ evasion: 12, stress: { marked: 1, slots: 4 } },
      experiences: [
        { id: 'dives', name: 'Dives for anything', bonus: 3 },
        { id: 'knows', name: 'Knows the ferryman', bonus: 2 },
      ],
      attack: { name: 'Bite', range: 'melee', die: 8, damage: 'physical' },
      training: { resilient: 1, vicious: 1, intelligent: 1, armoured: 1 },
      owed: { training: 1, experiences: 0 },
    },
  });
  const [target = ''] = Object.keys(table.state.public.adversaries);
  return table.send('anya', {
    ...{ type: 'companion.attack', character: table.of('anya').id, target },
    ...{ experience: 'dives', doing: 'Bracken has its tail' },
  });
}

/** Scenes of *Daggerheart*; every name in them is ours. */
export const daggerheartScenes = {
  'dh-companion': companion,
  'dh-crowd': crowd,
  'dh-fight': fight,
  'dh-making': inTheMaking,
  'dh-roll': strike,
  ...daggerheartEveningScenes,
} satisfies Record<string, () => DhTable>;
