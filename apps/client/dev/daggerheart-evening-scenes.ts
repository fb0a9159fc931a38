import type { DhTable } from '@moonlit/rules/daggerheart/testing';
import { seated } from '@moonlit/rules/daggerheart/testing';
import { making } from '@moonlit/rules/daggerheart/testing/content';
import { SeededDice } from '@moonlit/rules/testing';

// Moments of an evening of *Daggerheart* with four of the party: looked at in pictures. Every name in them is ours.

const people = {
  anya: 'warden',
  carl: 'lamplighter',
  dylan: 'bell-singer',
  emi: 'heron-guide',
} as const;

const heron: NonNullable<Parameters<DhTable['with']>[1]['forms']>[number] = {
  id: 'heron',
  name: 'Grey heron',
  text: 'Long legs, and a beak like a spear.',
  trait: 'agility',
  by: 1,
  evasion: 2,
  attack: { trait: 'agility', range: 'melee', die: 8, bonus: 2, damage: 'physical' },
  features: [
    { name: 'Stands in water', text: 'The mud does not hold it.', hope: 0, stress: 0 },
    { name: 'Strike once', text: 'Advantage on the first attack.', hope: 1, stress: 0 },
  ],
};

/** Four who were ready on a causeway; the wreckers are there, and the water rises. */
function onTheCauseway(): DhTable {
  const table = seated(new SeededDice(6));
  for (const [seat, name] of [
    ['dylan', 'Dylan'],
    ['emi', 'Emi'],
  ] as const) {
    table.send('server', { type: 'seat.take', seat, name, role: 'protagonist' });
  }
  table.given(({ public: shared }) => {
    shared.characters = {};
  });
  table.send('bev', { type: 'start.begin', start: 'the-stolen-bell' });
  for (const [seat, person] of Object.entries(people)) {
    table.send(seat, { type: 'start.take', person });
  }
  return table.send('bev', { type: 'adversaries.reveal' }).given(({ public: shared }) => {
    shared.fear = 7;
    for (const one of Object.values(shared.characters)) one.hope.held = 5;
  });
}

const foes = (table: DhTable): string[] => Object.keys(table.state.public.adversaries);

/** One swings at all of them; the dice lie there, and the damage is to be rolled. */
function several(): DhTable {
  const table = onTheCauseway();
  const { id: character, weapons } = table.of('anya');
  const [target = '', ...others] = foes(table);
  table.send('anya', {
    ...{ type: 'roll.attack', character, weapon: weapons[0]?.id ?? '', target, others },
    doing: 'Sweeps the pole along the whole row',
  });
  return table;
}

/** One of them strikes at everybody, and each says how they take it. */
function struck(): DhTable {
  const table = onTheCauseway().send('bev', { type: 'spotlight.free' });
  const [target = '', ...others] = Object.keys(table.state.public.characters);
  const [adversary = ''] = foes(table);
  return table.send('bev', { type: 'adversary.attack', adversary, target, others }, 18, 5);
}

/** Somebody is a heron, and may be themselves again. */
function inAForm(): DhTable {
  const table = onTheCauseway();
  const { id: character } = table.of('anya');
  table.with('anya', { forms: [heron] });
  return table.send('anya', { type: 'form.become', character, form: 'heron', pays: false });
}

/** Minions that strike as one, a horde of which half is gone, and what acts again. */
function many(): DhTable {
  const table = onTheCauseway();
  const create = (name: string, more: object) =>
    table.send('bev', {
      ...{ type: 'adversary.create', name, difficulty: 11, major: 6, severe: 12, hp: 1 },
      ...{ modifier: 1, dice: 0, die: 6, bonus: 2, shown: true },
      ...more,
    });
  create('Mire Rat', { kind: 'minion', copies: 4 });
  create('Gnats', { kind: 'horde', hp: 4, dice: 2 });
  create('The Drowned King', { kind: 'solo', hp: 8, dice: 3, die: 8 });
  table.given(({ director }) => {
    for (const one of Object.values(director.adversaries)) {
      const word = { id: 'word', text: 'As its block says.', fear: 0, stress: 0 } as const;
      if (one.name.startsWith('Mire Rat')) {
        one.features = [{ ...word, name: 'Minion (3)', type: 'passive' }];
      } else if (one.name === 'Gnats') {
        one.hp.marked = 2;
        one.features = [{ ...word, name: 'Horde (1d4+1)', type: 'passive' }];
      } else if (one.name === 'The Drowned King') {
        one.features = [{ ...word, name: 'Relentless (2)', type: 'passive' }];
      }
    }
  });
  table.send('bev', { type: 'spotlight.free' });
  const king = Object.values(table.state.director.adversaries).find(({ kind }) => kind === 'solo');
  const target = table.of('anya').id;
  table.send('bev', { type: 'adversary.attack', adversary: king?.id ?? '', target }, 3);
  return table.send('bev', { type: 'spotlight.keep' });
}

/** A place that everybody sees, with what the GM has in it. */
function place(): DhTable {
  const table = inALibrary();
  const [environment = ''] = Object.keys(table.state.beside.library.environments ?? {});
  return table.send('bev', { type: 'environment.reveal', environment });
}

/** With a library at the table. */
function inALibrary(): DhTable {
  const table = onTheCauseway();
  table.send('bev', { type: 'library.import', text: JSON.stringify(making) });
  return table.send('bev', {
    ...{ type: 'library.environment', name: 'The third marker stone', tier: 1 },
    ...{
      description:
        'A stone as tall as three men, wet to the top, with lights in the water behind it.',
    },
    ...{
      impulses: 'Drown, hide, call',
      ability: 'The tide takes a step',
      text: 'Everybody within Close is in the water to the knees.',
    },
    ...{ fear: 1, style: 'Traversal', difficulty: '12' },
  });
}

/** Somebody has marked the last HP, and chooses how it ends. */
function dying(): DhTable {
  const table = onTheCauseway();
  const { id, hp } = table.of('anya');
  table.with('anya', { hp: { marked: hp.slots - 1, slots: hp.slots } });
  table.send('bev', { type: 'harm.deal', character: id, damage: 3, kind: 'physical' });
  const [hit = ''] = Object.keys(table.state.public.hits);
  return table.send('anya', { type: 'hit.take', hit, armour: false });
}

/** Somebody has died, and their player has written what stands under their name. */
function inMemory(): DhTable {
  const table = dying();
  const { id: character } = table.of('anya');
  table.send('anya', { type: 'death.choose', character, move: 'risk' }, 3, 9);
  return table.send('anya', {
    ...{ type: 'death.epitaph', character },
    words: 'She stood at the third stone until everybody was over it.',
  });
}

/** A rest at which everybody has chosen. */
function rested(): DhTable {
  const table = onTheCauseway().send('bev', { type: 'rest.start', kind: 'short' }, 2);
  for (const { id: character, owner } of Object.values(table.state.public.characters)) {
    for (const move of ['stress', 'prepare'] as const) {
      table.send(owner, { type: 'rest.move', character, move }, ...(move === 'stress' ? [2] : []));
    }
  }
  return table;
}

/** A reaction is asked for against an open Difficulty, and a group waits for its helpers. */
function reacting(): DhTable {
  const table = onTheCauseway();
  return table.send('bev', {
    ...{ type: 'reaction.ask', characters: [table.of('anya').id, table.of('carl').id] },
    ...{ trait: 'agility', difficulty: 14, kept: false, what: 'The cart tips over the edge' },
  });
}

export const daggerheartEveningScenes = {
  'dh-several': several,
  'dh-struck': struck,
  'dh-form': inAForm,
  'dh-many': many,
  'dh-place': place,
  'dh-library': inALibrary,
  'dh-dying': dying,
  'dh-memory': inMemory,
  'dh-rested': rested,
  'dh-reacting': reacting,
} satisfies Record<string, () => DhTable>;
