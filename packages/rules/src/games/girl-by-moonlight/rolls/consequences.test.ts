import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';
import type { GbmCommandInput } from '../types';

type Assignment = Omit<Extract<GbmCommandInput, { type: 'consequence.assign' }>, 'type' | 'target'>;

/** Hawk has failed a desperate roll, and the director says what comes of it. */
function hawkFaces(table: TestTable, assignment: Assignment): TestTable {
  return table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
    .send('bev', {
      type: 'roll.judge',
      position: 'desperate',
      effect: 'standard',
      fatal: assignment.level === 4,
    })
    .send('dylan', { type: 'roll.roll' }, 1)
    .send('bev', { type: 'consequence.assign', target: 'hawk', ...assignment });
}

const first = (table: TestTable) => Object.keys(table.state.public.consequences)[0] ?? '';
const car: Assignment = {
  kind: 'harm',
  level: 3,
  text: 'hit by a car',
  attribute: 'sun',
  armourFits: true,
};
const harmOf = (table: TestTable, id: string) =>
  table.protagonist(id).harm.map(({ level, text }) => [level, text]);

/** Hawk as in the book: sun 2. */
const sunTwo = () => bookTable().givenProtagonist('raven', { stress: 3 });

describe('armour', () => {
  const transcended = () =>
    bookTable().givenProtagonist('hawk', {
      transcendence: { marked: 0, active: true, spent: false },
    });
  const fits = (assignment: Assignment) =>
    hawkFaces(transcended(), assignment).offers('dylan', 'consequence.armour').length;

  it('AMB-90, GBM-ARM-001: stands ready against physical harm, unless the director says otherwise', () => {
    const cut = { kind: 'harm', level: 2, text: 'Cut' } as const;
    expect(fits(cut)).toBe(1);
    expect(fits({ ...cut, armourFits: false })).toBe(0);
    expect(fits({ ...cut, text: 'Heartbroken', attribute: 'moon' })).toBe(0);
    expect(fits({ kind: 'complication', text: 'Seen' })).toBe(0);
    const [harm, another] = bookTable().offers('bev', 'consequence.assign');
    const initial = (offer: typeof harm) =>
      offer?.fields?.find(({ name }) => name === 'armourFits');
    expect(initial(harm)).toMatchObject({ initial: true });
    expect(initial(another)).toMatchObject({ initial: false });
  });
});

describe('Hawk and the car', () => {
  it('GBM-EX-033, GBM-DICE-017, GBM-RES-004: resisting with sun, a 4 costs 2 stress and the harm drops to level 2', () => {
    const table = hawkFaces(sunTwo(), car);
    table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 2, 4);
    expect(table.protagonist('hawk').stress).toBe(2);
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(harmOf(table, 'hawk')).toEqual([[2, 'hit by a car']]);
  });

  it('GBM-EX-034, GBM-RES-005, GBM-TEAM-010: Raven protects her, rolls a critical, and takes level 2', () => {
    const table = hawkFaces(
      sunTwo().given((state) => {
        const raven = state.public.protagonists.raven;
        if (raven) raven.actions.defy.mundane = 1;
      }),
      { ...car, reducedText: 'fractured wrist' },
    );
    table
      .send('claire', {
        type: 'consequence.protect',
        consequence: first(table),
        protagonist: 'raven',
      })
      .send('claire', { type: 'consequence.resist', consequence: first(table) }, 6, 6)
      .send('claire', { type: 'consequence.accept', consequence: first(table) });
    expect(table.protagonist('raven').stress).toBe(2);
    expect(harmOf(table, 'raven')).toEqual([[2, 'fractured wrist']]);
    expect(table.protagonist('hawk')).toMatchObject({ harm: [], stress: 0 });
  });

  it('GBM-EX-036: transcended, she marks armour, and level 2 becomes level 1', () => {
    const table = hawkFaces(
      sunTwo().givenProtagonist('raven', {
        transcendence: { marked: 0, active: true, spent: false },
      }),
      { ...car, level: 2 },
    );
    table
      .send('claire', {
        type: 'consequence.protect',
        consequence: first(table),
        protagonist: 'raven',
      })
      .send('claire', { type: 'consequence.armour', consequence: first(table) })
      .send('claire', { type: 'consequence.accept', consequence: first(table) });
    expect(harmOf(table, 'raven')).toEqual([[1, 'hit by a car']]);
    expect(table.protagonist('raven').armourUsed).toBe(true);
  });

  it('GBM-TEAM-009: nobody steps in once it has been resisted', () => {
    const table = hawkFaces(sunTwo(), car);
    table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 6, 1);
    expect(
      table.try('claire', {
        type: 'consequence.protect',
        consequence: first(table),
        protagonist: 'raven',
      }),
    ).toMatchObject({ rule: 'GBM-TEAM-009' });
  });
});

/** What Hawk's player is told that taking it brings. */
const price = (table: TestTable) => table.offers('dylan', 'consequence.accept')[0]?.cost;

describe('consequences', () => {
  it('GBM-EX-035: resistance and armour combine, fatal harm becomes level 2', () => {
    const table = hawkFaces(
      bookTable().givenProtagonist('hawk', {
        transcendence: { marked: 0, active: true, spent: false },
      }),
      { ...car, level: 4 },
    );
    table
      .send('dylan', { type: 'consequence.resist', consequence: first(table) }, 6, 2)
      .send('dylan', { type: 'consequence.armour', consequence: first(table) })
      .send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(harmOf(table, 'hawk')).toEqual([[2, 'hit by a car']]);
  });

  it('GBM-CON-018: fatal harm needs a warning before the dice', () => {
    const table = hawkFaces(bookTable(), { kind: 'complication', text: 'A wall falls' });
    expect(
      table.try('bev', {
        type: 'consequence.assign',
        target: 'hawk',
        kind: 'harm',
        level: 4,
        text: 'crushed',
      }),
    ).toMatchObject({ rule: 'GBM-CON-018' });
  });

  it('GBM-EX-028: level 1 harm overflows to level 2', () => {
    const table = hawkFaces(
      bookTable().givenProtagonist('hawk', {
        harm: [
          { id: 'a', level: 1, text: 'bruised', shrugged: false },
          { id: 'b', level: 1, text: 'confused', shrugged: false },
          { id: 'c', level: 2, text: 'exhausted', shrugged: false },
        ],
      }),
      { kind: 'harm', level: 1, text: 'scared' },
    );
    expect(price(table)).toBe('level 1 is full: recorded at level 2');
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(harmOf(table, 'hawk').at(-1)).toEqual([2, 'scared']);
  });

  it('GBM-CON-019, 020: a full level 3 is a catastrophe on which the director rules', () => {
    const table = bookTable()
      .givenProtagonist('hawk', {
        harm: [{ id: 'a', level: 3, text: 'impaled', shrugged: false }],
      })
      .send('bev', {
        type: 'consequence.assign',
        source: 'fiction',
        target: 'hawk',
        kind: 'harm',
        level: 3,
        text: 'crushed',
      });
    expect(price(table)).toBe('no room is left: a catastrophe, which may be fatal');
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    const choice = Object.keys(table.state.public.choices)[0] ?? '';
    table.send('bev', { type: 'choice.answer', choice, value: 'out-of-action' });
    expect(table.protagonist('hawk').status).toBe('out-of-action');
    expect(
      table.try('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'x', action: 'defy' }),
    ).toMatchObject({ rule: 'GBM-CON-020' });
  });

  it('GBM-CON-019, AMB-82: a catastrophe that is ruled fatal can still be held off', () => {
    const ruledFatal = () => {
      const table = bookTable().givenProtagonist('hawk', {
        harm: [{ id: 'a', level: 3, text: 'impaled', shrugged: false }],
      });
      const harm = { kind: 'harm', level: 3, text: 'crushed', target: 'hawk' } as const;
      table.send('bev', { type: 'consequence.assign', source: 'fiction', ...harm });
      table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
      const choice = Object.keys(table.state.public.choices)[0] ?? '';
      return table.send('bev', { type: 'choice.answer', choice, value: 'fatal' });
    };
    const open = ruledFatal();
    expect(open.state.public.consequences[first(open)]).toMatchObject({ level: 4, target: 'hawk' });
    expect(open.protagonist('hawk').status).toBe('active');
    for (const way of ['accept', 'resist'] as const) {
      expect(open.offers('dylan', `consequence.${way}`), way).toHaveLength(1);
    }
    expect(open.offers('claire', 'consequence.protect')).toHaveLength(1);
    open.send('dylan', { type: 'consequence.accept', consequence: first(open) });
    expect(Object.values(open.state.public.choices)).toMatchObject([{ kind: 'rule:loss' }]);
    const resisted = ruledFatal();
    resisted.send('dylan', { type: 'consequence.resist', consequence: first(resisted) }, 6, 6);
    resisted.send('dylan', { type: 'consequence.accept', consequence: first(resisted) });
    const choices = Object.values(resisted.state.public.choices);
    expect(choices).toMatchObject([{ kind: 'rule:catastrophe', to: 'bev' }]);
  });

  const impaled = [{ id: 'a', level: 3, text: 'impaled', shrugged: false } as const];
  /** Hawk takes what she faces, though her level 3 is full by then. */
  const taken = (table: TestTable) =>
    table
      .givenProtagonist('hawk', { harm: impaled })
      .send('dylan', { type: 'consequence.accept', consequence: first(table) });
  const takenAndRuled = (table: TestTable) => ruled(taken(table));
  const ruled = (table: TestTable) => {
    const choice = Object.keys(table.state.public.choices)[0] ?? '';
    return table.send('bev', { type: 'choice.answer', choice, value: 'fatal' });
  };
  const question = (table: TestTable) => Object.values(table.state.public.choices)[0]?.text;
  const transcended = () =>
    bookTable().givenProtagonist('hawk', {
      transcendence: { marked: 0, active: true, spent: false },
    });

  it('AMB-82: a fatal ruling keeps the words of the harm, what resists it and whether armour fits', () => {
    const heartbreak = { kind: 'harm', level: 3, text: 'forsaken', attribute: 'moon' } as const;
    const table = takenAndRuled(
      hawkFaces(transcended(), { ...heartbreak, reducedText: 'shaken', resisting: 'reduce' }),
    );
    expect(table.state.public.consequences[first(table)]).toMatchObject({
      ...{ level: 4, text: 'forsaken', attribute: 'moon', armourFits: false },
      ...{ reducedText: 'shaken', resisted: null, source: 'roll' },
    });
    expect(table.offers('dylan', 'consequence.resist')[0]?.label).toMatch(/^Resist with Moon/);
    expect(table.offers('dylan', 'consequence.armour')).toEqual([]);
    expect(table.offers('claire', 'consequence.protect')).toHaveLength(1);
  });

  it('AMB-82: what has met the harm does not meet it again, so that no ruling goes round', () => {
    const table = hawkFaces(transcended(), { ...car, level: 4 });
    const resist = { type: 'consequence.resist', consequence: first(table) } as const;
    taken(table.send('dylan', resist, 6, 2));
    expect(question(table)).toMatch(/They have resisted it already\.$/);
    ruled(table);
    const again = { type: 'consequence.resist', consequence: first(table) } as const;
    expect(table.try('dylan', again)).toMatchObject({ rule: 'GBM-RES-001' });
    expect(table.offers('claire', 'consequence.protect')).toEqual([]);
    // Her armour has yet to meet it; after that nothing is left but to be lost.
    table.send('dylan', { type: 'consequence.armour', consequence: first(table) });
    takenAndRuled(table);
    expect(table.offers('dylan', 'consequence.armour')).toEqual([]);
    expect(price(table)).toBe('fatal: you are lost');
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(Object.values(table.state.public.choices)).toMatchObject([{ kind: 'rule:loss' }]);
  });

  it('GBM-CON-026, AMB-82: what came of the roll is the harm that landed, once', () => {
    const table = takenAndRuled(hawkFaces(transcended(), car));
    table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 6, 2);
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(table.state.public.roll?.borne).toMatchObject([{ level: 3, text: 'hit by a car' }]);
    expect(table.state.public.roll?.borne).toHaveLength(1);
  });

  it('GBM-ARP-029, AMB-82: the price of a promise stays one when its harm is ruled fatal', () => {
    const table = transcended()
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.promise', text: 'A hard fall' });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('dylan', { type: 'roll.answer-promise', promise, accept: true })
      .send('dylan', { type: 'roll.roll' }, 6, 2)
      .send('bev', { type: 'consequence.assign', target: 'hawk', source: 'promise', ...car });
    taken(table);
    expect(question(table)).toMatch(/price of a promise: nothing softens it\.$/);
    ruled(table);
    const consequence = first(table);
    const softened = [
      table.try('dylan', { type: 'consequence.resist', consequence }),
      table.try('dylan', { type: 'consequence.armour', consequence }),
      table.try('claire', { type: 'consequence.protect', consequence, protagonist: 'raven' }),
    ];
    expect(softened).toMatchObject(softened.map(() => ({ rule: 'GBM-ARP-029' })));
    expect(table.offers('dylan', 'consequence.accept')).toHaveLength(1);
    table.send('dylan', { type: 'consequence.accept', consequence });
    expect(Object.values(table.state.public.choices)).toMatchObject([{ kind: 'rule:loss' }]);
  });

  it('AMB-82: a ruling that comes when the roll is over says nothing of the next one’s promise', () => {
    const table = transcended()
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.promise', text: 'A hard fall' });
    const offered = () => table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('dylan', { type: 'roll.answer-promise', promise: offered(), accept: true })
      .send('dylan', { type: 'roll.roll' }, 6, 2)
      .send('bev', { type: 'consequence.assign', target: 'hawk', source: 'promise', ...car });
    taken(table)
      .send('bev', { type: 'roll.finish' })
      .send('claire', { type: 'roll.propose', protagonist: 'raven', goal: 'Hide', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('dylan', { type: 'roll.promise', text: 'They hear her' });
    table
      .send('claire', { type: 'roll.answer-promise', promise: offered(), accept: true })
      .send('claire', { type: 'roll.roll' }, 6);
    ruled(table).send('dylan', { type: 'consequence.accept', consequence: first(table) });
    // What Raven took is still to come true.
    expect(table.state.public.roll?.borne ?? []).toEqual([]);
  });

  it('GBM-LOS-001: fatal harm that nobody resists takes the protagonist', () => {
    const table = hawkFaces(bookTable(), { kind: 'harm', level: 4, text: 'lost forever' });
    expect(price(table)).toBe('fatal: you are lost');
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    const choice = Object.keys(table.state.public.choices)[0] ?? '';
    table.send('dylan', { type: 'choice.answer', choice, value: 'death' });
    expect(table.protagonist('hawk').status).toBe('lost');
  });

  it('GBM-EX-032, GBM-CON-007: a clock that would tick by 3 ticks by 2', () => {
    const table = bookTable().send('bev', { type: 'clock.create', name: 'Alarm', segments: 6 });
    const [clock] = Object.keys(table.state.public.clocks);
    hawkFaces(table, {
      kind: 'complication',
      text: 'Guards close in',
      clock: clock ?? '',
      ticks: 3,
    });
    table
      .send('dylan', { type: 'consequence.resist', consequence: first(table) }, 6, 1)
      .send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(table.state.public.clocks[clock ?? '']?.marked).toBe(2);
  });

  it('GBM-ARP-029, GBM-RES-008: the price of a promise is neither resisted nor met with armour', () => {
    const table = bookTable()
      .givenProtagonist('hawk', { transcendence: { marked: 0, active: true, spent: false } })
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.promise', text: 'A hard fall' });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('dylan', { type: 'roll.answer-promise', promise, accept: true })
      .send('dylan', { type: 'roll.roll' }, 6, 2)
      .send('bev', { type: 'consequence.assign', target: 'hawk', source: 'promise', ...car });
    const consequence = first(table);
    expect(table.try('dylan', { type: 'consequence.resist', consequence })).toMatchObject({
      rule: 'GBM-ARP-029',
    });
    expect(table.try('dylan', { type: 'consequence.armour', consequence })).toMatchObject({
      rule: 'GBM-ARP-029',
    });
    expect(
      table.try('claire', { type: 'consequence.protect', consequence, protagonist: 'raven' }),
    ).toMatchObject({
      rule: 'GBM-ARP-029',
    });
    const judged = { attribute: 'sun', resisting: 'avoid', armourFits: true } as const;
    expect(table.try('bev', { type: 'consequence.amend', consequence, ...judged })).toMatchObject({
      rule: 'GBM-ARP-029',
    });
    expect(table.offers('dylan').map(({ command }) => command)).toContain('consequence.accept');
    expect(table.offers('dylan', 'consequence.resist')).toEqual([]);
  });

  it('GBM-ARM-001: armour is for the transcended', () => {
    const table = hawkFaces(bookTable(), car);
    expect(
      table.try('dylan', { type: 'consequence.armour', consequence: first(table) }),
    ).toMatchObject({
      rule: 'GBM-ARM-001',
    });
  });

  it('GBM-CON-026, GBM-RES-007: several consequences are resisted each for itself, with dice of its own', () => {
    const table = hawkFaces(bookTable(), car).send('bev', {
      type: 'consequence.assign',
      target: 'hawk',
      kind: 'complication',
      text: 'Separated from the others',
    });
    const [one, two] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.resist', consequence: two ?? '' }, 6, 3);
    expect(table.state.public.consequences[two ?? '']).toBeUndefined();
    expect(table.state.public.consequences[one ?? '']?.level).toBe(3);
    expect(table.protagonist('hawk').stress).toBe(0);
    expect(table.try('bev', { type: 'roll.finish' })).toMatchObject({ code: 'wrong-moment' });
    table.send('dylan', { type: 'consequence.resist', consequence: one ?? '' }, 2, 1);
    expect(table.protagonist('hawk').stress).toBe(4);
    expect(table.state.public.consequences[one ?? '']?.level).toBe(2);
  });

  it('GBM-EX-014, GBM-RES-009: Hawk resists with stars; a 4 costs 2 stress and her aim is still missed', () => {
    const table = hawkFaces(bookTable(), {
      kind: 'complication',
      serious: true,
      text: 'Canis has reported her',
      attribute: 'stars',
      reducedText: 'Canis will report unless stopped',
    });
    table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 4);
    expect(table.protagonist('hawk').stress).toBe(2);
    expect(table.state.public.consequences[first(table)]?.text).toBe(
      'Canis will report unless stopped',
    );
    expect(table.state.public.roll?.band).toBe('bad');
  });

  it('GBM-EX-052: an assisted roll of 1 brings a serious complication that nobody resists', () => {
    const table = bookTable()
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Get the crown',
        action: 'express',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('dylan', { type: 'roll.assist', protagonist: 'hawk', via: 'stress' })
      .send('claire', { type: 'roll.roll' }, 1)
      .send('bev', {
        type: 'consequence.assign',
        kind: 'complication',
        serious: true,
        text: 'He transforms',
        target: 'raven',
      });
    table.send('claire', { type: 'consequence.accept', consequence: first(table) });
    expect(table.protagonist('hawk').stress).toBe(1);
    expect(table.state.public.consequences).toEqual({});
  });

  it('refuses to answer for somebody else, and twice', () => {
    const table = hawkFaces(bookTable(), car);
    const consequence = first(table);
    expect(table.try('anya', { type: 'consequence.accept', consequence })).toMatchObject({
      code: 'not-yours',
    });
    table.send('dylan', { type: 'consequence.resist', consequence }, 5, 5);
    expect(table.try('dylan', { type: 'consequence.resist', consequence })).toMatchObject({
      code: 'already-done',
    });
  });
});

describe('GBM-CON-026, AMB-101: once something has come of a roll', () => {
  const question = (table: TestTable) =>
    Object.entries(table.state.public.derived.prompts).filter(([, { to }]) => to.includes('bev'));
  const answers = (table: TestTable, prompt: string) =>
    table
      .offers('bev')
      .filter((offer) => offer.prompt === prompt)
      .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));

  it('the director is asked whether that is all, with what has come of it and of whom', () => {
    const table = hawkFaces(sunTwo(), car);
    expect(question(table), 'while it is met, nothing').toEqual([]);
    table
      .send('dylan', { type: 'consequence.resist', consequence: first(table) }, 2, 4)
      .send('dylan', { type: 'consequence.accept', consequence: first(table) });
    const [[id, asked] = ['']] = question(table);
    expect(id).toBe('roll:more');
    expect(asked).toMatchObject({
      title: 'Is there more to Hawk’s roll?',
      text: expect.stringContaining('So far: Hawk, level 2 harm “hit by a car”, resisted.'),
    });
    expect(answers(table, id).map(({ label, primary }) => [label, primary ?? false])).toEqual([
      ['That is all: finish the roll', true],
      ['Assign harm', false],
      ['Assign another consequence', false],
    ]);
    expect(table.state.public.derived.nextStep.text).toContain('whether there is more to it');
    table.send('bev', { type: 'roll.finish' });
    expect(table.state.public.roll).toBeNull();
  });

  it('says who took it for whom, what armour met, and of what nothing came', () => {
    const table = hawkFaces(
      sunTwo().givenProtagonist('raven', {
        transcendence: { marked: 0, active: true, spent: false },
      }),
      { ...car, level: 2 },
    );
    const consequence = first(table);
    table
      .send('claire', { type: 'consequence.protect', consequence, protagonist: 'raven' })
      .send('claire', { type: 'consequence.armour', consequence })
      .send('claire', { type: 'consequence.accept', consequence });
    const text = () => question(table)[0]?.[1].text;
    expect(text()).toContain(
      'Raven, level 1 harm “hit by a car”, in place of Hawk, met with armour.',
    );
    table.send('bev', {
      ...{ type: 'consequence.assign', target: 'hawk', kind: 'complication' },
      ...{ text: 'Seen', attribute: 'stars', resisting: 'avoid' },
    });
    table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 6);
    expect(text()).toContain(
      'met with armour; Hawk, complication: Seen, resisted, nothing came of it.',
    );
  });

  it('GBM-ARP-028: a promise is owed besides, until something has come of it', () => {
    const table = bookTable()
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.promise', text: 'A hard fall' });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('dylan', { type: 'roll.answer-promise', promise, accept: true })
      .send('dylan', { type: 'roll.roll' }, 3, 2);
    const suffers = (source: 'roll' | 'promise') => {
      table.send('bev', {
        ...{ type: 'consequence.assign', target: 'hawk', source },
        ...{ kind: 'complication', text: 'A shoe is lost' },
      });
      table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    };
    const due = 'The poisoned promise comes true: A hard fall';
    suffers('roll');
    expect(question(table)[0]?.[1].text).toContain(due);
    expect(answers(table, 'roll:more')[0]).toMatchObject({
      command: 'roll.finish',
      primary: false,
    });
    suffers('promise');
    expect(question(table)[0]?.[1].text).not.toContain(due);
    expect(answers(table, 'roll:more')[0]).toMatchObject({ command: 'roll.finish', primary: true });
  });

  it('is asked anew as at first where it was taken back, or where the dice fall once more', () => {
    const table = hawkFaces(sunTwo(), car);
    const cancel = { type: 'consequence.cancel', consequence: first(table) } as const;
    expect(table.try('dylan', cancel)).toMatchObject({ rule: 'TABLE-002' });
    table.send('bev', cancel);
    expect(question(table)).toMatchObject([['roll:consequences', {}]]);
    table
      .send('bev', {
        ...{ type: 'consequence.assign', target: 'hawk', kind: 'worse-position' },
        text: 'Into the road',
      })
      .send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(question(table)).toMatchObject([['roll:more', {}]]);
    table.send('dylan', { type: 'roll.retry' }).send('dylan', { type: 'roll.roll' }, 1);
    expect(question(table)).toMatchObject([['roll:consequences', {}]]);
  });
});

describe('fatal harm that nobody resists', () => {
  it.each([
    ['death', 'hawk'],
    ['ruin', 'hawk'],
  ] as const)('GBM-LOS-001: ends in %s, as its player says', (value, id) => {
    const table = hawkFaces(bookTable(), { kind: 'harm', level: 4, text: 'lost forever' });
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    const [choice] = Object.values(table.state.public.choices);
    const ends = choice?.options.map((option) => option.value) ?? [];
    expect(ends).toHaveLength(2);
    expect(ends).toContain('death');
    const chosen = value === 'death' ? value : ends.find((end) => end !== 'death');
    table.send('dylan', {
      type: 'choice.answer',
      choice: choice?.id ?? '',
      value: chosen ?? '',
    });
    expect(table.protagonist(id)).toMatchObject({ status: 'lost', seat: null });
    expect(table.offers('dylan', 'roll.propose')).toEqual([]);
  });
});
