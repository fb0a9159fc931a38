import {
  askInSecret,
  awaitLimits,
  bringPictures,
  bringSomebody,
} from '../../../testing/game-table';
import { SeededDice } from '../../../testing/seeded-dice';
import type { Reach, Step } from '../../../testing/step';
import type { Companion } from '../characters/character';
import { hopeSlots } from '../characters/character';
import type { DaggerheartEvent } from '../events';
import type { DaggerheartState } from '../state';
import { caps } from '../vocabulary';
import type { DhTable } from '.';
import { seated } from '.';
import { making } from './content/own-classes';
import { attacked, damage, fighting, strike, sword } from './fighting';
import { smallLibrary } from './small-library';

/** What random play has to know of *Daggerheart*. */
export const reach: Reach = {
  events: {
    arrivalAsked: true,
    arrivalAnswered: true,
    arrivalEnded: true,
    characterSet: true,
    characterChanged: true,
    rollSet: true,
    askedSet: true,
    damageSet: true,
    settledSet: true,
    reactionSet: true,
    reactionRemoved: true,
    hitSet: true,
    hitRemoved: true,
    fearSet: true,
    spotlightSet: true,
    usualSet: true,
    adversarySet: true,
    adversaryRemoved: true,
    actedCleared: true,
    countdownSet: true,
    countdownRemoved: true,
    rewarded: true,
    restSet: true,
    librarySet: true,
    libraryRemoved: true,
    licenceSet: true,
    bandSet: true,
    budgetSet: true,
    overflowSet: true,
    epitaphSet: true,
    environmentSet: true,
    rollKept: true,
    rollShown: true,
    rollsForgotten: true,
    callSet: true,
    callRemoved: true,
    intentionSet: true,
    intentionRemoved: true,
    asked: true,
    askAnswered: true,
    askForgotten: true,
    askEnded: true,
    reviewBegun: true,
    reviewJoined: true,
    reviewStepDone: true,
    reviewForgotten: true,
    reviewEnded: true,
    houseRulesSet: true,
    limitsAnswered: true,
    picturesSet: true,
    portraitSet: true,
    limitsAsked: true,
    limitsShown: true,
    noteSet: true,
    noteRemoved: true,
    pausedSet: true,
    sceneSet: true,
    chapterBegun: true,
    chapterSet: true,
    momentTold: true,
    gainsCounted: true,
    startBegun: true,
  } satisfies Record<DaggerheartEvent['type'], true>,
  positions: {
    'somebody asked into a Tag Team': (seed) => {
      const table = thrown(fighting(), seed).with('carl', { weapons: [sword] });
      return attacks(rich(table))
        .frame({ difficulty: 12, kept: true })
        .send('anya', { type: 'roll.tag-team', roll: table.rollId, partner: table.of('carl').id });
    },
    'an attack whose Difficulty is kept': (seed) => attacks(rich(thrown(fighting(), seed))),
    'a hit whose damage is not rolled': (seed) => strike(rich(thrown(fighting(), seed)), 12, 11),
    'a blow that strikes somebody down': (seed) =>
      attacked(
        thrown(fighting(), seed).with('anya', { hp: { marked: 5, slots: 6 }, evasion: 5 }),
        {},
        19,
        8,
      ),
    'a foe that may shake off what holds it': (seed) => {
      const table = thrown(fighting(), seed);
      table.send('bev', { type: 'condition.add', of: table.foe().id, name: 'Restrained' });
      return table.send('bev', { type: 'spotlight.free' });
    },
    'what Hope has left to clear': (seed) =>
      rich(thrown(seated(), seed))
        .with('anya', { split: 8, hp: { marked: 6, slots: 6 } })
        .with('carl', { water: { left: 2, breathes: false } })
        .send('bev', { type: 'spotlight.interrupt' }),
    'a library and a place that is open': (seed) => {
      const table = rich(thrown(seated(), seed));
      for (const brought of [smallLibrary, making]) {
        table.send('bev', { type: 'library.import', text: JSON.stringify(brought) });
      }
      const known = ['Sailor', 'Cook'].map((name) => ({ id: name, name, bonus: 2 }));
      table.with('anya', {
        ...{ experiences: known, levels: 3, level: 4 },
        toRaise: { traits: 1, experiences: 2, raised: [] },
      });
      const [environment = ''] = Object.keys(table.state.beside.library.environments ?? {});
      return table.send('bev', { type: 'environment.reveal', environment });
    },
    'a blow that goes on among minions': (seed) => {
      const table = thrown(fighting(), seed);
      const from = table.foe().id;
      table.send('bev', {
        type: 'adversary.create',
        name: 'Rat',
        kind: 'minion',
        difficulty: 10,
        hp: 1,
        ...{ major: 1, severe: 2, modifier: 0, dice: 1, die: 4, bonus: 0, copies: 3 },
        shown: true,
      });
      return table.given(({ director }) => {
        director.overflow = { id: 'overflow', from, more: 2 };
      });
    },
    'somebody who can turn into something': (seed) => {
      const table = rich(thrown(fighting(), seed));
      const { id: _, name: __, ...attack } = sword;
      const forms = ['Fox', 'Heron'].map((name) => ({
        ...{ id: name, name, trait: 'agility' as const, by: 1, evasion: 2, text: '', attack },
        features: [{ name: 'Quick', text: 'It runs.', hope: 1, stress: 0 }],
      }));
      return table.with('anya', { forms, cards: resting });
    },
    'a Tag Team that a third may join': (seed) => {
      const table = rich(thrown(fighting(), seed)).send('carl', {
        ...{ type: 'character.create', name: 'Cora' },
      });
      const partner = table.of('carl').id;
      attacks(table).frame({ difficulty: 12, kept: true });
      table.send('anya', { type: 'roll.tag-team', roll: table.rollId, partner });
      const join = { type: 'roll.join', roll: table.rollId, trait: 'agility' } as const;
      return table.send('carl', { ...join, character: partner });
    },
    'a roll of which a die may be rolled again': (seed) => {
      const table = rich(thrown(fighting(), seed)).with('anya', {
        features: [
          { id: 'lucky', name: 'Lucky', text: 'Reroll a die.', hope: 1, stress: 0 },
          { id: 'bold', name: 'Bold', text: 'You may reroll both.', hope: 0, stress: 1 },
        ],
      });
      for (const kind of ['progress', 'consequence', 'standard'] as const) {
        for (const secret of [true, false]) {
          const countdown = { type: 'countdown.start', name: kind, kind, from: 3, secret } as const;
          table.send('bev', countdown);
        }
      }
      return damage(strike(table, 9, 8), 4, 8);
    },
    'a companion beside its keeper': (seed) => {
      const table = rich(thrown(fighting(), seed)).with('anya', {
        companion: fox({ training: { comfort: 1, armoured: 1 }, opening: true }),
        cards: resting,
        levels: 2,
      });
      return table.send('anya', {
        ...{ type: 'roll.propose', character: table.of('anya').id, trait: 'agility' },
      });
    },
    'a companion that runs to its keeper’s side': (seed) =>
      thrown(fighting(), seed).with('anya', {
        ...{ life: 'dying', hp: { marked: 6, slots: 6 } },
        companion: fox({ training: { bonded: 1 }, owed: { training: 2, experiences: 1 } }),
      }),
    'minions and others that wait': (seed) => {
      const table = rich(thrown(fighting(), seed));
      const rat = {
        type: 'adversary.create',
        name: 'Rat',
        kind: 'minion',
        difficulty: 10,
        major: 1,
        severe: 2,
        hp: 1,
        modifier: 0,
        dice: 0,
        die: 4,
        bonus: 1,
      } as const;
      table.send('bev', { ...rat, copies: 3, shown: true });
      table.send('bev', { ...rat, name: 'Lurker', copies: 2 });
      return table.send('bev', { type: 'spotlight.free' });
    },
    'somebody who has died': (seed) =>
      thrown(seated(), seed).with('anya', { life: 'dead', hp: { marked: 6, slots: 6 } }),
    'a secret question to the table': (seed) => askInSecret(thrown(seated(), seed)),
    'a session that has ended': (seed) =>
      thrown(seated(), seed).send('bev', { type: 'session.end' }),
    'lines and veils that wait for one more answer': (seed) => awaitLimits(thrown(seated(), seed)),
    'somebody before the door': (seed) => bringSomebody(thrown(fighting(), seed)),
    'pictures of one’s own': (seed) => bringPictures(thrown(fighting(), seed)),
  },
  personal: {
    pictures: 'what somebody has brought stays theirs; where one is shown goes back',
  },
  unreached: {
    'command picture.keep': 'the server alone sends it, when it has the picture',
    'event rollsForgotten':
      'the desk alone rolls in secret, and what lies there belongs to the game',
  },
  holds: ({ after }: Step) => {
    const wrong = outOfBounds(after as DaggerheartState);
    if (wrong.length > 0) throw new Error(`out of bounds: ${wrong.join(', ')}`);
  },
};

/** Lets its dice fall as they like from now on. */
function thrown(table: DhTable, seed: number): DhTable {
  table.dice.otherwise = new SeededDice(seed);
  return table;
}

/** Cards that wait in the vault. */
const resting = ['Undertow', 'Lantern Oath'].map((name) => ({
  ...{ id: name, name, text: '', hope: 0, stress: 0, level: 1, recall: 1 },
  in: 'vault' as const,
}));

/** Who goes with Ari. */
const fox = (more: Partial<Companion>): Companion => ({
  ...{ id: 'fox', name: 'Fen', kind: 'A fox', evasion: 10, stress: { marked: 1, slots: 3 } },
  experiences: [{ id: 'scout', name: 'Scout', bonus: 2 }],
  attack: { name: 'Bite', range: 'melee', die: 6, damage: 'physical' },
  ...more,
});

/** Ari is about to strike. */
const attacks = (table: DhTable): DhTable =>
  table.send('anya', {
    type: 'roll.attack',
    character: table.of('anya').id,
    weapon: 'sword',
    target: table.foe().id,
  });

/** Enough Hope and Fear for all that costs some. */
const rich = (table: DhTable): DhTable =>
  table.given(({ public: shared, director }) => {
    shared.fear = caps.fear;
    for (const one of Object.values(shared.characters)) one.hope.held = hopeSlots(one);
    for (const one of Object.values(director.adversaries)) {
      one.experiences = [{ name: 'Old in the woods', bonus: 2 }];
    }
  });

function outOfBounds({ public: { characters, fear, spotlight } }: DaggerheartState): string[] {
  const wrong: string[] = [];
  const within = (what: string, value: number, most: number) => {
    if (!Number.isInteger(value) || value < 0 || value > most) wrong.push(`${what}: ${value}`);
  };
  within('Fear', fear, caps.fear);
  within('moves', spotlight.moves, 99);
  for (const one of Object.values(characters)) {
    within('Hope', one.hope.held, hopeSlots(one));
    for (const track of ['hp', 'stress', 'armour'] as const) {
      within(track, one[track].marked, one[track].slots);
    }
    const { stress = { marked: 0, slots: 0 } } = one.companion ?? {};
    within('Stress of a companion', stress.marked, stress.slots);
    within('loadout', one.cards.filter((card) => card.in === 'loadout').length, caps.loadout);
  }
  return wrong;
}
