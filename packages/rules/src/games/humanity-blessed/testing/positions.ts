import { SeededDice } from '../../../testing/seeded-dice';
import type { Reach } from '../../../testing/step';
import type { OwnSpecialization } from '../characters/character';
import type { Endeavor } from '../endeavors/endeavor';
import type { ButtonKind, DedicationId, SpecializationId } from '../vocabulary';
import type { HumanityTable } from '.';
import { seated } from '.';
import {
  act,
  beginning,
  comes,
  endeavorAt,
  givenIn,
  givenOne,
  nextRound,
  pass,
  rolls,
} from './endeavors';

/** Lets its dice fall as they like from now on. */
export function thrown(table: HumanityTable, seed: number): HumanityTable {
  table.dice.otherwise = new SeededDice(seed);
  return table;
}

type Seat = 'anya' | 'carl';

/** Somebody has specialized in something, as a test's “given”; the Aptitude is called after it. */
function special(
  table: HumanityTable,
  seat: Seat,
  ...kinds: (SpecializationId | 'own')[]
): HumanityTable {
  const { aptitudes } = table.of(seat);
  const more = kinds.map((kind) => {
    const specialization: OwnSpecialization = { kind, name: 'Their own', relation: 'So', text: '' };
    return { id: `${seat}-${kind}`, text: `What ${kind} is`, specialization };
  });
  return table.with(seat, { aptitudes: [...aptitudes, ...more] });
}

/** Ari is dedicated to something, with something banked, and has just gained and spent. */
const dedicated = (dedication: DedicationId): HumanityTable =>
  seated({ atmosphere: 'gritty' })
    .with('anya', { dedication, banked: { count: 6, from: {} } })
    .withStats('anya', { head: 10, hand: 6 })
    .withBlessings('anya', 2, 2, 5);

/** Ari has hit somebody, or been hit, and a boon or bust is owed that a Dedication may bank. */
const owedTo = (dedication: DedicationId, kind: 'boon' | 'bust', attacked: boolean) => {
  const table = dedicated(dedication);
  const [ari, cole] = [table.of('anya').id, table.of('carl').id];
  const about = attacked ? { of: cole, against: ari } : { of: ari };
  return table.given(({ public: { owed } }) => {
    for (const id of ['one', 'two', 'three']) {
      owed[id] = { id, kind, from: 'a deed', total: 12, exceptional: false, track: null, ...about };
    }
  });
};

/** Failed dice lie there, and others may step in. */
const failed = (table: HumanityTable): HumanityTable =>
  table.withBlessings('anya', 3, 4).withBlessings('carl', 4, 6).check('anya', 'head', [2]);

/** Ari is before the Session Shop, with a tag of each size. */
const shopping = (): HumanityTable => {
  const table = seated({ atmosphere: 'gritty' }).with('anya', {
    motivation: 'crafter',
    aptitudes: [{ id: 'apt', text: 'Knots', specialization: null }],
    gains: [{ id: 'rope', kind: 'item', text: 'A rope', exceptional: false }],
  });
  table.with('carl', { motivation: 'lost' }).send('bev', { type: 'session.end' });
  const { id } = table.of('anya');
  return table.given(({ public: { shop } }) => {
    const sizes = [6, 6, 8, 8, 10, 10] as const;
    shop[id]?.tags.push(...sizes.map((size, at) => ({ id: `tag-${at}`, size })));
  });
};

/** Ari’s turn in an Endeavor that is under way, with much to spend. */
const acting = (kind: 'combat' | 'racing', foes: readonly string[] = []): HumanityTable =>
  nextRound(beginning(kind, foes)).withTemporary('anya', 3, 3, 3).withTemporary('carl', 3, 3);

/** A hard action of Ari’s in an Endeavor: others may be called in. */
const hard = (said: { how?: string } = {}): HumanityTable => {
  const table = nextRound(beginning('combat', ['grudge']));
  givenOne(table, 'Old Grudge', { protectedBy: [table.named('Old Grudge').id] });
  return act(table, 'anya', 'hurt', said);
};

/** A racer is tired at the end of a round. */
const tired = (locked: boolean): HumanityTable => {
  const table = nextRound(beginning('racing'));
  givenOne(table, 'Ari', { fatigue: 2 });
  pass(pass(table, 'anya'), 'carl');
  if (!locked) return table;
  return table.given(({ public: { characters } }) => {
    const one = characters[table.of('anya').id];
    for (const die of Object.values(one?.stats ?? {})) die.lock = { value: 3 };
  });
};

/** Whoever may take the special action holds as many as somebody else on their side. */
const tied = (kind: 'combat' | 'racing', at: number): HumanityTable => {
  const table = nextRound(beginning(kind, kind === 'combat' ? ['rabble'] : []));
  for (const name of ['Ari', 'Cole']) givenOne(table, name, { position: at });
  table.withTemporary('anya', 3, 3, 3).withTemporary('carl', 3, 3, 3);
  const holders = [table.of('anya').id, table.of('carl').id];
  return givenIn(table, (endeavor) => {
    const [holder = ''] = holders;
    Object.assign(endeavor, {
      stage: 'special',
      current: null,
      special: { holder, tied: holders },
    });
  });
};

/** An antagonist with all its tags strikes back, or does not stop. */
const striking = (): HumanityTable => {
  const table = acting('combat', ['empress', 'rabble']);
  return givenOne(table, 'Cole', { position: 12 });
};

/** An Endeavor that is ready, in its first round, with much to spend; the Eye and units move as well. */
function ready(plan: string, seed: number): HumanityTable {
  const table = thrown(seated(), seed).withStats('anya', { hurt: 10, hand: 10 });
  table.send('bev', { type: 'endeavor.ready', plan });
  const { id: endeavor } = endeavorAt(table);
  const [who, other] = [table.of('anya').id, table.of('carl').id];
  if (table.offers('bev', 'endeavor.lead').length > 0) {
    table.send('bev', { type: 'endeavor.lead', endeavor, who: other });
  }
  if (endeavorAt(table).stage === 'first') {
    table.send('bev', { type: 'endeavor.first', endeavor, who });
  }
  return nextRound(table.withTemporary('anya', 3, 3, 3).withTemporary('carl', 3, 3));
}

/** The same at its end of a round, where somebody may take the special action; whatever else is as it is said. */
function closing(
  plan: string,
  seed: number,
  name: string,
  set: Partial<Endeavor> = {},
): HumanityTable {
  const table = ready(plan, seed);
  const { id: holder } = table.named(name);
  return givenIn(table, (endeavor) => {
    const special = { holder, tied: [holder] };
    Object.assign(endeavor, { stage: 'special', current: null, special, ...set });
  });
}

/** It is somebody’s turn in it. */
function turn(plan: string, seed: number, name: string, set: Partial<Endeavor> = {}) {
  const table = ready(plan, seed);
  const { id: current } = table.named(name);
  return givenIn(table, (endeavor) => {
    const one = endeavor.participants[current];
    if (one) one.left = 2;
    Object.assign(endeavor, { stage: 'turn', current, ...set });
  });
}

/** Buttons of a kind on the one track, one after the other. */
const rowOf = (kind: ButtonKind, track: string, from: number, count: number, step = 1) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const id = `${kind}-${at}`;
      return [id, { id, kind, track, at: from + step * at, owner: null }];
    }),
  );

/** The same, with such a row besides. */
function withRow(table: HumanityTable, kind: ButtonKind, from: number, count: number, step = 1) {
  return givenIn(table, (endeavor) => {
    const [track = ''] = Object.keys(endeavor.tracks);
    Object.assign(endeavor.buttons, rowOf(kind, track, from, count, step));
  });
}

/** Tables in the middle of what chance seldom comes to. */
export const positions: NonNullable<Reach['positions']> = {
  'a failed roll with friends beside it': (seed) =>
    thrown(failed(seated({ atmosphere: 'light' })), seed),
  'a failed roll where one may jinx and hand over': (seed) =>
    thrown(failed(seated({ atmosphere: 'dark' })), seed),
  'a failed roll where one may improvise': (seed) =>
    thrown(failed(seated({ atmosphere: 'gritty' })), seed),
  'help of several kinds': (seed) =>
    thrown(failed(special(seated(), 'carl', 'analytical', 'insured', 'mischievous')), seed),
  'a first die that may be sparked': (seed) => {
    const table = thrown(seated(), seed).withStats('anya', { head: 8, hand: 8 });
    return table.withBlessings('anya', 2, 2, 5).check('anya', 'head', [5]);
  },
  'Hardware with Tokens': (seed) => {
    const table = thrown(seated({ optional: 'hardware' }), seed).withBlessings('carl', 2);
    return table
      .withStats('anya', { hardware: 8 })
      .with('anya', { tokens: 4 })
      .check('anya', 'head', [3]);
  },
  'somebody hazy who is acted against': (seed) => {
    const table = thrown(seated({ optional: 'haze' }), seed).withStats('carl', { haze: 6 });
    return table.propose('anya', 'heart', { against: table.of('carl').id });
  },
  'somebody haunted': (seed) => {
    const table = thrown(seated({ optional: 'haunted' }), seed);
    return table.send('bev', {
      type: 'haunting.set',
      character: table.of('anya').id,
      present: true,
    });
  },
  'a rival in the way': (seed) =>
    thrown(seated({ optional: 'ham', atmosphere: 'dark' }), seed).withOther('Vex'),
  'a table that votes': (seed) => thrown(seated({ arbiter: 'vote' }), seed).propose('anya', 'head'),
  'a table where chance decides': (seed) =>
    thrown(seated({ arbiter: 'chance', optional: 'hardy' }), seed).propose('anya', 'head'),
  'a table where each decides in turn': (seed) => thrown(seated({ arbiter: 'rotating' }), seed),
  'a long goal that has moved': (seed) => {
    const table = thrown(seated(), seed).send('bev', { type: 'tracked.begin', name: 'The bridge' });
    const [track = ''] = Object.keys(table.state.public.tracked);
    return table.given(({ public: { tracked } }) => {
      const one = tracked[track];
      if (one) one.due = { character: table.of('anya').id, most: 2 };
    });
  },
  'somebody whom a Rest would help': (seed) =>
    thrown(seated(), seed).withStats('anya', { head: [6, 5], hand: [8, 3] }),
  'a thief who has to ask': (seed) => {
    const table = thrown(seated({ atmosphere: 'dark' }), seed).withBlessings('carl', 2, 5);
    table.given((state) => {
      state.public.houseRules = { ...state.public.houseRules, stealing: 'agrees' };
    });
    const debt = { type: 'dealing.add', kind: 'debt', with: 'Her', blessings: 1 } as const;
    table.send('bev', { ...debt, character: table.of('anya').id });
    const [due = ''] = Object.keys(table.state.public.dues);
    const from = table.of('carl').id;
    return table.send('anya', { type: 'blessing.steal', due, from, dice: ['carl-2'] });
  },
  'a Check that Specializations are for': (seed) => {
    const table = special(
      thrown(seated(), seed),
      'anya',
      'calm',
      'creative',
      'skilled',
      'selfAccepted',
    );
    return special(table, 'carl', 'protective', 'resolved', 'spiked', 'witty')
      .propose('anya', 'heart')
      .frame();
  },
  'a success that may be bent, kept and made more of': (seed) => {
    const table = special(thrown(seated(), seed), 'anya', 'calm', 'skilled', 'selfAccepted');
    special(table, 'carl', 'mischievous').withStats('anya', { head: 10, heart: 10 });
    table.with('carl', {
      gains: [{ id: 'bell', kind: 'item', text: 'A bell', exceptional: false }],
    });
    table.propose('anya', 'head').onCheck('anya', { type: 'check.instead', stat: 'heart' });
    return table.frame().roll('anya', [9]);
  },
  'an attack that is about to be': (seed) => {
    const table = thrown(seated(), seed).withOther('Vex').withStats('anya', { hurt: 10 });
    return special(table, 'carl', 'protective').propose('anya', 'hurt', { against: 'Vex' }).frame();
  },
  'an attack that has come off': (seed) => {
    const table = special(thrown(seated(), seed), 'carl', 'resolved', 'spiked').withStats('anya', {
      hurt: 10,
    });
    return table.check('anya', 'hurt', [9], { said: { against: table.of('carl').id } });
  },
  'somebody who has been outdone': (seed) => {
    const table = special(thrown(seated(), seed), 'carl', 'witty').withStats('anya', { heart: 10 });
    return table.check('anya', 'heart', [9], { said: { against: table.of('carl').id } });
  },
  'Specializations that are used by saying so': (seed) => {
    const table = special(
      thrown(seated(), seed),
      'anya',
      'determined',
      'excessive',
      'rousing',
      'own',
    );
    return special(table, 'anya', 'wellTraveled', 'shameless')
      .withBlessings('anya', 6, 6, 6)
      .with('anya', { gains: [{ id: 'rope', kind: 'item', text: 'A rope', exceptional: false }] });
  },
  'Specializations that wait to be recharged': (seed) => {
    const table = special(thrown(seated(), seed), 'anya', 'spiked', 'insured', 'wellTraveled');
    return table.withBlessings('anya', 6, 6, 6, 4).given(({ public: { marks } }) => {
      marks[table.of('anya').id] = { spent: ['anya-spiked', 'anya-insured', 'anya-wellTraveled'] };
    });
  },
  'somebody Friendly': (seed) => special(thrown(seated(), seed), 'anya', 'friendly'),
  'somebody with a companion, between sessions': (seed) => {
    const table = special(thrown(seated(), seed), 'anya', 'friendly');
    const { id: character } = table.of('anya');
    table.send('anya', {
      ...{ type: 'companion.make', character, name: 'Soot', apt1: 'Scent', apt2: 'Stairs' },
      ...{ apt3: 'Dogs', limit1: 3, limit2: 3, limit3: 2, limit4: 0 },
    });
    return table.send('bev', { type: 'session.end' });
  },
  'a bust that Pride & Prudence banks': (seed) => thrown(owedTo('prudence', 'bust', true), seed),
  'a boon that Greed & Vanity banks, in a Check': (seed) =>
    thrown(owedTo('vanity', 'boon', false), seed)
      .propose('anya', 'head')
      .frame(),
  'a boon that Power & Influence banks': (seed) => thrown(owedTo('influence', 'boon', true), seed),
  'a success that Rite & Divinity takes a bust on': (seed) => {
    const table = thrown(dedicated('divinity'), seed).check('anya', 'head', [9]);
    table.send('bev', { type: 'blessing.award', who: [table.of('carl').id], count: 1 });
    const [due = ''] = Object.keys(table.state.public.dues);
    return table.send('carl', { type: 'blessing.take', due });
  },
  'what Precision & Accuracy regains': (seed) => {
    const table = thrown(dedicated('accuracy'), seed);
    return table.send('anya', {
      ...{ type: 'blessing.spend', use: 'other', dice: ['anya-3'] },
      character: table.of('anya').id,
    });
  },
  'what Fairness & Value banks': (seed) => thrown(owedTo('value', 'bust', true), seed),
  'the Session Shop with tags': (seed) => thrown(shopping(), seed),
  'a fight with the Empress': (seed) => thrown(striking(), seed),
  'a fight on whose turn one shines': (seed) => thrown(acting('combat', ['rabble', 'husk']), seed),
  'a race': (seed) => thrown(acting('racing'), seed),
  'an action with others to be called in': (seed) => thrown(hard(), seed),
  'a Rush that is ready': (seed) => ready('before-the-mill-turns', seed),
  'a Stealth that is ready': (seed) => ready('harbour-office', seed),
  'a Unit Endeavor that is ready': (seed) => ready('fog-bank', seed),
  'a Rush whose scheme is complete': (seed) =>
    withRow(
      closing('before-the-mill-turns', seed, 'The Winder', { told: ['scheme'] }),
      'scheme',
      10,
      10,
    ),
  'the Eye at the end of a round': (seed) =>
    withRow(closing('harbour-office', seed, 'The Night Watch'), 'alarm', 5, 3, 4),
  'the Eye awake at the end of a round': (seed) =>
    closing('harbour-office', seed, 'The Night Watch', { mode: 'wake' }),
  'a rogue at the end of a round': (seed) => closing('harbour-office', seed, 'Ari'),
  'the Eye awake': (seed) =>
    withRow(turn('harbour-office', seed, 'The Night Watch', { mode: 'wake' }), 'alarm', 5, 3),
  'the Eye awake, and no Alarm left': (seed) =>
    givenIn(turn('harbour-office', seed, 'The Night Watch', { mode: 'wake' }), ({ buttons }) => {
      for (const { id, kind } of Object.values(buttons)) if (kind === 'alarm') delete buttons[id];
    }),
  'a rogue at an Objective': (seed) => {
    const table = turn('harbour-office', seed, 'Ari');
    const objective = Object.values(endeavorAt(table).buttons).find(
      ({ kind }) => kind === 'objective',
    );
    const { track = '', at = 0 } = objective ?? {};
    return givenOne(table, 'Ari', { track, position: at, began: { track, at } });
  },
  'a hard action for which no Stat is left': (seed) => {
    const table = rolls(hard({ how: 'hurt' }), 'anya', 9);
    const { hurt } = table.of('anya').stats;
    return thrown(table.with('anya', { stats: hurt ? { hurt } : {} }), seed);
  },
  'an operator at the end of a round': (seed) => {
    const table = closing('fog-bank', seed, 'Ari');
    return givenOne(table, 'Ari', { position: 31 });
  },
  'the Eye, which looks out': (seed) =>
    withRow(turn('harbour-office', seed, 'The Night Watch'), 'alarm', 5, 2, 4),
  'a unit that is operated': (seed) => {
    const table = turn('fog-bank', seed, 'Ari').withStats('anya', { head: 10 });
    act(table, 'anya', 'operate-unit');
    return table.state.public.check ? comes(table) : table;
  },
  'an operator on their unit': (seed) => turn('fog-bank', seed, 'Ari'),
  'an operator whose unit goes down': (seed) => {
    const table = turn('fog-bank', seed, 'Ari');
    const { participants, tracks } = endeavorAt(table);
    const { track = '' } = participants[table.named('Ari').id] ?? {};
    const character = tracks[track]?.unit ?? '';
    return table.send('bev', { type: 'endeavor.remove', character });
  },
  'a tired racer': (seed) => thrown(tired(false), seed),
  'a tired racer with no Stat left': (seed) => thrown(tired(true), seed),
  'a special action that two could take': (seed) => thrown(tied('combat', 31), seed),
  'a special action in a race': (seed) => thrown(tied('racing', 3), seed),
};
