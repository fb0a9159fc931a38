import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { bookTable, seatedTable } from '../../testing';
import type { GbmCommandInput } from '../../types';
import { missing } from './steps';

/** A table where the three have begun Raven, Fawn and Hawk. */
function begun(): TestTable {
  const table = seatedTable();
  for (const [seat, playbook, name] of [
    ['claire', 'the-harmony', 'Raven'],
    ['anya', 'the-enigma', 'Fawn'],
    ['dylan', 'the-outsider', 'Hawk'],
  ] as const) {
    table.send(seat, { type: 'character.create', playbook });
    table.send(seat, { type: 'character.write', protagonist: table.played(seat).id, name });
  }
  return table;
}

const raven = (table: TestTable) => table.played('claire');
const ids = (table: TestTable) => ({
  raven: table.played('claire').id,
  fawn: table.played('anya').id,
  hawk: table.played('dylan').id,
});

/** Everything that makes Raven complete, as the book's example does it. */
function ravenSteps(table: TestTable): GbmCommandInput[] {
  const { raven: protagonist, fawn, hawk } = ids(table);
  return [
    { type: 'character.write', protagonist, roles: ['scion of a powerful family', 'secret lover'] },
    { type: 'character.write', protagonist, obligation: 'Music student' },
    { type: 'character.raise-action', protagonist, action: 'confess' },
    { type: 'character.choose-ability', protagonist, ability: 'perfect-pitch' },
    { type: 'character.choose-ability', protagonist, ability: 'beacon' },
    { type: 'character.secondary', protagonist, index: 0, name: 'Mother', detail: 'An agent' },
    { type: 'character.secondary', protagonist, index: 1, name: 'Leo', detail: 'A student' },
    { type: 'character.write', protagonist, name: 'Raven', trueName: 'Lumina' },
    {
      type: 'character.promise',
      protagonist,
      promise: 'conflicting',
      text: 'I will help Hawk find love, and keep Fawn’s secrets.',
      with: [hawk, fawn],
    },
    { type: 'character.promise', protagonist, promise: 'shared', text: 'We stay.', with: [hawk] },
  ];
}

describe('The book’s first protagonists', () => {
  it('GBM-EX-061: Raven’s starting character', () => {
    const table = seatedTable()
      .send('claire', {
        type: 'series.answer',
        question: 'roles',
        picks: ['royal heir', 'secret lover'],
      })
      .send('claire', { type: 'character.create', playbook: 'the-harmony' });
    const protagonist = raven(table).id;
    table
      .send('claire', { type: 'character.write', protagonist, obligation: 'Music student' })
      .send('claire', { type: 'character.raise-action', protagonist, action: 'confess' });
    const { actions, roles, special, obligation } = raven(table);
    expect([actions.empathize, actions.forgive, actions.confess].map((d) => d.mundane)).toEqual([
      1, 1, 1,
    ]);
    expect(roles).toEqual(['royal heir', 'secret lover']);
    expect(obligation).toBe('Music student');
    expect(special).toEqual(['in-harmony']);
    expect(table.state.public.derived.protagonists[protagonist]?.attributes).toEqual({
      sun: 1,
      moon: 2,
      stars: 0,
    });
  });

  it('GBM-EX-062: Raven takes Perfect pitch, and Beacon rather than Powerful presence (AMB-32)', () => {
    const table = begun();
    const protagonist = raven(table).id;
    for (const ability of ['perfect-pitch', 'powerful-presence', 'beacon'])
      table.send('claire', { type: 'character.choose-ability', protagonist, ability });
    expect(raven(table)).toMatchObject({
      special: ['in-harmony', 'perfect-pitch'],
      transcendent: ['beacon'],
    });
  });

  it('GBM-EX-063, GBM-CHR-008: Raven’s mother and Leo are her two secondary characters', () => {
    const table = begun();
    const protagonist = raven(table).id;
    table
      .send('claire', { type: 'character.secondary', protagonist, index: 0, name: 'Mother' })
      .send('claire', { type: 'character.secondary', protagonist, index: 1, name: 'Leo' });
    expect(raven(table).secondary.map(({ name }) => name)).toEqual(['Mother', 'Leo']);
    expect(
      begun().try('claire', {
        type: 'character.secondary',
        protagonist,
        index: 1,
        name: 'Leo',
      })?.code,
    ).toBe('wrong-moment');
    const third = { type: 'character.secondary', protagonist, index: 2, name: 'More' } as const;
    expect(table.try('claire', third)).toMatchObject({
      code: 'limit-reached',
      rule: 'GBM-CHR-008',
    });
    table.send('claire', { ...third, index: 0, name: 'Mother Superior' });
    expect(raven(table).secondary.map(({ name }) => name)).toEqual(['Mother Superior', 'Leo']);
  });

  it('GBM-EX-064: Hawk, Fawn and Raven make their promises', () => {
    const table = begun();
    const { raven: r, fawn, hawk } = ids(table);
    const promise = 'character.promise';
    table
      .send('dylan', {
        type: promise,
        protagonist: hawk,
        promise: 'rival',
        text: 'I will capture Midnight Quill!',
        with: [fawn],
      })
      .send('anya', {
        type: promise,
        protagonist: fawn,
        promise: 'intimate',
        text: 'I will tell Hawk that I love them.',
        with: [hawk],
      })
      .send('claire', {
        type: promise,
        protagonist: r,
        promise: 'conflicting',
        text: 'Help Hawk find love, and keep Fawn’s secrets.',
        with: [hawk, fawn],
      });
    expect(table.played('dylan').promises[0]?.with).toEqual([fawn]);
    expect(table.played('anya').promises[0]?.with).toEqual([hawk]);
    expect(raven(table).promises[0]?.with).toEqual([hawk, fawn]);
  });
});

describe('Making a protagonist', () => {
  it('GBM-CHR-001: says what is missing, and is ready when nothing is', () => {
    const table = begun();
    const ready = { type: 'character.ready', protagonist: raven(table).id } as const;
    const left = missing(table.state, raven(table)).map(({ text }) => text);
    expect(left).toContain('a third action raised to 1');
    expect(left).toContain('2 secondary characters');
    for (const step of ravenSteps(table)) table.send('claire', step);
    expect(missing(table.state, raven(table))).toEqual([]);
    expect(table.offers('claire', 'character.ready')).toHaveLength(1);
    table.send('claire', ready);
    expect(raven(table).status).toBe('active');
  });

  it('GBM-CHR-001: the steps can be taken in any order', () => {
    const table = begun();
    for (const step of ravenSteps(table).reverse()) {
      const turned =
        step.type === 'character.secondary' ? { ...step, index: 1 - step.index } : step;
      table.send('claire', turned);
    }
    expect(missing(table.state, raven(table))).toEqual([]);
    expect(raven(table).secondary).toHaveLength(2);
  });

  it('GBM-CHR-006, GBM-SER-006: joining, they take up what the group has', () => {
    const table = begun().send('bev', { type: 'series.take-ability', ability: 'by-starlight' });
    expect(table.state.public.choices).toEqual({});
    for (const step of ravenSteps(table)) table.send('claire', step);
    table.send('claire', { type: 'character.ready', protagonist: raven(table).id });
    expect(Object.values(table.state.public.choices)).toMatchObject([
      { to: 'claire', kind: 'by-starlight' },
    ]);
  });

  it('GBM-CHR-005: two actions start at 1; the third dot moves when chosen again', () => {
    const table = begun();
    const protagonist = raven(table).id;
    const raise = (action: 'confess' | 'flow' | 'empathize') =>
      ({ type: 'character.raise-action', protagonist, action }) as const;
    table.send('claire', raise('flow')).send('claire', raise('confess'));
    expect(raven(table).actions).toMatchObject({ flow: { mundane: 0 }, confess: { mundane: 1 } });
    table.send('claire', raise('confess'));
    expect(raven(table).actions.confess.mundane).toBe(1);
    expect(table.try('claire', raise('empathize'))).toMatchObject({
      code: 'limit-reached',
      rule: 'GBM-CHR-005',
    });
  });

  it('GBM-CHR-006: abilities come from one’s own playbook, besides the one it starts with', () => {
    const table = begun();
    const protagonist = raven(table).id;
    const choose = (ability: string) =>
      table.try('claire', { type: 'character.choose-ability', protagonist, ability })?.code;
    expect(choose('reckless')).toBe('not-found');
    expect(choose('in-harmony')).toBe('already-done');
  });

  it('one plays one protagonist at a time, and the director and spectators none', () => {
    const table = begun().send('server', {
      type: 'seat.take',
      seat: 'sam',
      name: 'Sam',
      role: 'spectator',
    });
    const create = { type: 'character.create', playbook: 'the-enigma' } as const;
    expect(table.try('claire', create)?.code).toBe('already-done');
    expect(table.try('bev', create)?.code).toBe('not-allowed');
    expect(table.try('sam', create)?.code).toBe('not-allowed');
  });

  it('two players may take the same playbook, but only one that there is', () => {
    const table = seatedTable()
      .send('claire', { type: 'character.create', playbook: 'the-enigma' })
      .send('anya', { type: 'character.create', playbook: 'the-enigma' });
    expect(table.played('anya').playbook).toBe('the-enigma');
    const unknown = { type: 'character.create', playbook: 'the-wizard' } as const;
    expect(table.try('dylan', unknown)?.code).toBe('not-found');
  });

  it('changing the playbook clears what came from it and keeps what was written', () => {
    const table = begun();
    for (const step of ravenSteps(table)) table.send('claire', step);
    const protagonist = raven(table).id;
    table.send('claire', {
      type: 'character.change-playbook',
      protagonist,
      playbook: 'the-outsider',
    });
    expect(raven(table)).toMatchObject({
      name: 'Raven',
      playbook: 'the-outsider',
      special: ['something-to-prove'],
      transcendent: [],
      promises: [],
      freeDot: null,
    });
    expect(raven(table).actions).toMatchObject({
      defy: { mundane: 1 },
      express: { mundane: 1 },
      confess: { mundane: 0 },
      empathize: { mundane: 0 },
    });
  });

  it('nobody touches another’s character', () => {
    const table = begun();
    const { raven: protagonist, fawn } = ids(table);
    const commands: GbmCommandInput[] = [
      { type: 'character.change-playbook', protagonist, playbook: 'the-enigma' },
      { type: 'character.write', protagonist, name: 'Stolen' },
      { type: 'character.raise-action', protagonist, action: 'flow' },
      { type: 'character.choose-ability', protagonist, ability: 'beacon' },
      { type: 'character.secondary', protagonist, index: 0, name: 'Spy' },
      { type: 'character.promise', protagonist, promise: 'shared', text: 'x', with: [fawn] },
      { type: 'character.set', protagonist, setting: 'rival', value: fawn },
      { type: 'character.ready', protagonist },
    ];
    for (const command of commands) {
      expect(table.try('dylan', command)?.code).toBe('not-yours');
    }
  });

  it('a finished protagonist is no longer built, but still written on', () => {
    const table = bookTable('downtime').givenProtagonist('raven', { freeDot: 'confess' });
    const build = { type: 'character.raise-action', protagonist: 'raven', action: 'flow' } as const;
    expect(table.try('claire', build)?.code).toBe('wrong-moment');
    table.send('claire', { type: 'character.write', protagonist: 'raven', look: 'Tired eyes' });
    expect(table.protagonist('raven').look).toBe('Tired eyes');
    const nameless = { type: 'character.write', protagonist: 'raven', name: '' } as const;
    expect(table.try('claire', nameless)?.code).toBe('malformed');
    expect(table.try('claire', { type: 'character.write', protagonist: 'raven' })?.code).toBe(
      'malformed',
    );
    expect(table.offers('claire').filter(({ place }) => place === 'creation')).toEqual([]);
  });
});

describe('The rival', () => {
  const rival = (table: TestTable, value: string) =>
    ({ type: 'character.set', protagonist: ids(table).hawk, setting: 'rival', value }) as const;

  it('GBM-PB-OUT-009: is another protagonist, and part of making the Outsider', () => {
    const table = begun();
    const steps = () => missing(table.state, table.played('dylan')).map(({ step }) => step);
    expect(steps()).toContain('settings');
    expect(table.try('dylan', rival(table, ids(table).hawk))?.code).toBe('not-found');
    expect(table.try('dylan', rival(table, 'nobody'))?.code).toBe('not-found');
    table
      .send('dylan', rival(table, ids(table).raven))
      .send('dylan', rival(table, ids(table).fawn));
    expect(table.played('dylan').settings.rival).toBe(ids(table).fawn);
    expect(steps()).not.toContain('settings');
  });

  it('GBM-PB-OUT-009: stays the rival once the Outsider is made, unless the director sets it', () => {
    const table = bookTable('downtime');
    const change = {
      type: 'character.set',
      protagonist: 'hawk',
      setting: 'rival',
      value: 'raven',
    } as const;
    expect(table.try('dylan', change)?.code).toBe('wrong-moment');
    expect(table.offers('dylan', 'character.set').map((offer) => offer.with.setting)).not.toContain(
      'rival',
    );
    table.send('bev', { ...change, type: 'override.setting', reason: 'She has seen who it is' });
    expect(table.protagonist('hawk').settings.rival).toBe('raven');
  });

  it('a setting that no ability of theirs asks for is refused', () => {
    const table = begun();
    const command = { ...rival(table, ids(table).fawn), protagonist: raven(table).id };
    expect(table.try('claire', command)?.code).toBe('not-found');
  });
});

describe('Promises', () => {
  const promise = (id: string, kind: string, names: string[]) =>
    ({
      type: 'character.promise',
      protagonist: id,
      promise: kind,
      text: 'I will not look away.',
      with: names,
    }) as const;

  it('GBM-PRM-001: name somebody else who is part of the story', () => {
    const table = begun();
    const { hawk } = ids(table);
    expect(table.try('dylan', promise(hawk, 'rival', [hawk]))?.code).toBe('not-allowed');
    expect(table.try('dylan', promise(hawk, 'rival', ['x']))?.code).toBe('not-found');
    expect(table.try('dylan', promise(hawk, 'rival', []))?.code).toBe('malformed');
    expect(table.try('dylan', promise(hawk, 'conflicting', ['x']))?.code).toBe('not-found');
  });

  it('GBM-PRM-001: name a different protagonist each, while there are enough (AMB-76)', () => {
    const table = begun();
    const { raven: r, fawn, hawk } = ids(table);
    table.send('dylan', promise(hawk, 'rival', [fawn]));
    expect(table.try('dylan', promise(hawk, 'competitive', [fawn]))).toMatchObject({
      code: 'already-done',
      rule: 'GBM-PRM-001',
      instead: 'Choose somebody else: Raven.',
    });
    expect(table.try('dylan', promise(hawk, 'competitive', [r]))).toBeNull();
    expect(table.try('dylan', promise(hawk, 'competitive', [r, fawn]))?.code).toBe('limit-reached');
    table.send('claire', promise(r, 'conflicting', [hawk, fawn]));
    expect(table.try('claire', promise(r, 'shared', [hawk]))).toBeNull();
  });

  it('GBM-PRM-005, GBM-FAL-009: change in fallout or between sessions, and the table hears both', () => {
    const table = bookTable('downtime').send('claire', promise('raven', 'shared', ['hawk']));
    const change = { ...promise('raven', 'shared', ['hawk']), text: 'I look away.' };
    expect(table.try('claire', change)).toMatchObject({
      code: 'wrong-phase',
      rule: 'GBM-PRM-005',
    });
    expect(table.offers('claire', 'character.promise').map((offer) => offer.with.promise)).toEqual([
      'conflicting',
    ]);
    table.given((state) => {
      state.public.phase = 'fallout';
    });
    table.send('claire', change);
    expect(table.lastLine).toContain('It was: “I will not look away.”');
    expect(table.protagonist('raven').promises).toHaveLength(1);
    const between = bookTable('mission')
      .send('claire', promise('raven', 'shared', ['hawk']))
      .given((state) => {
        state.public.table.session.open = false;
      });
    expect(between.try('claire', change)).toBeNull();
  });

  it('GBM-PRM-005: the director may write one at any time', () => {
    const table = bookTable('mission').send('claire', promise('raven', 'shared', ['hawk']));
    expect(table.try('bev', promise('raven', 'shared', ['fawn']))?.code).toBe('not-yours');
    const byHand = { ...promise('raven', 'shared', ['fawn']), type: 'override.promise' } as const;
    expect(table.try('bev', { ...byHand, reason: 'We said it last week' })).toBeNull();
  });

  it('GBM-LOS-007: a promise about somebody who is lost can be written anew at once', () => {
    const table = bookTable('downtime')
      .send('claire', promise('raven', 'shared', ['hawk']))
      .send('bev', { type: 'override.loss', protagonist: 'hawk', how: 'Gone', reason: 'Agreed' });
    expect(table.try('claire', promise('raven', 'shared', ['fawn']))).toBeNull();
  });

  it('a promise that play has added can be rewritten too', () => {
    const table = bookTable('fallout').givenProtagonist('raven', {
      promises: [{ id: 'secret', kind: 'extra', text: 'I keep her secret.', with: ['fawn'] }],
    });
    table.send('claire', promise('raven', 'secret', ['fawn']));
    expect(table.protagonist('raven').promises).toEqual([
      { id: 'secret', kind: 'extra', text: 'I will not look away.', with: ['fawn'] },
    ]);
  });
});

describe('abilities to begin with', () => {
  it('GBM-PB-OUT-008: Something to prove, one special ability more, and one transcendent one', () => {
    const table = begun();
    const { hawk: protagonist } = ids(table);
    const choose = (ability: string) =>
      ({ type: 'character.choose-ability', protagonist, ability }) as const;
    table.send('dylan', choose('reckless')).send('dylan', choose('brutish'));
    expect(table.played('dylan')).toMatchObject({
      special: ['something-to-prove', 'reckless'],
      transcendent: ['brutish'],
    });
    table.send('dylan', choose('anything-you-do')).send('dylan', choose('this-ones-mine'));
    expect(table.played('dylan').special).toEqual(['something-to-prove', 'anything-you-do']);
    expect(table.played('dylan').transcendent).toEqual(['this-ones-mine']);
  });
});
