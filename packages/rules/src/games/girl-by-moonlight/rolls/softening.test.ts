import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';
import type { GbmCommandInput } from '../types';

type Assignment = Omit<Extract<GbmCommandInput, { type: 'consequence.assign' }>, 'type' | 'target'>;

const active = { marked: 0, active: true, spent: false };
const first = (table: TestTable) => Object.keys(table.state.public.consequences)[0] ?? '';

/** Something happens to Hawk in the story. */
function hawkFaces(table: TestTable, assignment: Assignment): TestTable {
  return table.send('bev', {
    type: 'consequence.assign',
    target: 'hawk',
    source: 'fiction',
    ...assignment,
  });
}

/** Hawk has failed a roll from the given position. */
function hawkFails(table: TestTable, position: 'controlled' | 'risky'): TestTable {
  return table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
    .send('bev', { type: 'roll.judge', position, effect: 'standard' })
    .send('dylan', { type: 'roll.roll' }, 2);
}

describe('what softens a consequence', () => {
  it('GBM-TEAM-009: the log names whom somebody steps in for', () => {
    const table = hawkFaces(bookTable(), { kind: 'harm', level: 2, text: 'hit by a car' });
    table.send('claire', {
      type: 'consequence.protect',
      consequence: first(table),
      protagonist: 'raven',
    });
    expect(table.lastLine).toBe('Raven steps in for Hawk and takes it in their place.');
  });

  it('GBM-ARM-007: armour after resistance takes what was left of a complication', () => {
    const table = hawkFaces(bookTable().givenProtagonist('hawk', { transcendence: active }), {
      kind: 'complication',
      serious: true,
      text: 'Buried',
      reducedText: 'Pinned for a moment',
      armourFits: true,
    });
    table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 6, 1);
    expect(table.state.public.consequences[first(table)]?.text).toBe('Pinned for a moment');
    table.send('dylan', { type: 'consequence.armour', consequence: first(table) });
    expect(table.state.public.consequences).toEqual({});
  });

  it('GBM-RES-002: a lost opportunity that is reduced becomes what the director wrote', () => {
    const table = hawkFaces(bookTable(), {
      kind: 'lost-opportunity',
      text: 'The gate falls shut',
      reducedText: 'The gate is closing',
    });
    table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 5, 1);
    expect(table.state.public.consequences[first(table)]).toMatchObject({
      kind: 'complication',
      text: 'The gate is closing',
    });
  });

  it('GBM-ARM-003: the director may say that armour fits another kind of consequence', () => {
    const offers = bookTable().offers('bev', 'consequence.assign');
    for (const { fields } of offers) {
      expect(fields?.map(({ name }) => name)).toContain('armourFits');
    }
  });

  it('GBM-RES-002, 003: attribute, extent and armour are still open once it is assigned', () => {
    const table = hawkFaces(bookTable().givenProtagonist('hawk', { transcendence: active }), {
      kind: 'harm',
      level: 2,
      text: 'torn apart by what he said',
      attribute: 'sun',
    });
    const [offered, ...others] = table.offers('bev', 'consequence.amend');
    expect(others).toEqual([]);
    expect(offered?.detail).toMatch(/ would roll \w+: /);
    const amend = {
      type: 'consequence.amend',
      consequence: first(table),
      attribute: 'moon',
      resisting: 'avoid',
      armourFits: true,
    } as const;
    expect(table.try('dylan', amend)).toMatchObject({ code: 'not-allowed' });
    table.send('bev', amend);
    expect(table.lastLine).toContain('resisted with Moon');
    expect(table.offers('dylan', 'consequence.armour')).toHaveLength(1);
    table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 2, 4);
    expect(table.state.public.consequences).toEqual({});
    // Moon 0: two dice, the lower one counts.
    expect(table.protagonist('hawk').stress).toBe(4);
  });

  it('GBM-RES-004: the log says what the stress comes from', () => {
    const table = hawkFaces(bookTable(), { kind: 'harm', level: 2, text: 'bruised' });
    table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 4, 1);
    expect(table.lastLine).toContain('Hawk: stress 0 → 2 (resistance, 6 − 4).');
  });

  it('GBM-ARM-009: special armour can be spent on what else its ability names', () => {
    const table = bookTable().givenProtagonist('hawk', {
      special: ['something-to-prove', 'jaded'],
    });
    const use = {
      type: 'ability.use',
      protagonist: 'hawk',
      ability: 'jaded',
      use: 'special-armour',
    } as const;
    const uses = () =>
      table.offers('dylan', 'ability.use').filter((offer) => offer.with.use === 'special-armour');
    expect(uses()).toHaveLength(1);
    table.send('dylan', use);
    expect(table.protagonist('hawk').specialArmourUsed).toBe(true);
    expect(uses()).toEqual([]);
    expect(table.try('dylan', use)).toMatchObject({ rule: 'GBM-ARM-011' });
  });
});

describe('what a consequence leaves open', () => {
  it('GBM-EX-023, GBM-CON-011: a lost opportunity closes the approach, also after a falter', () => {
    const table = hawkFails(bookTable(), 'controlled');
    expect(table.state.public.roll?.retryAt).toBe('risky');
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'lost-opportunity',
      text: 'The debris is too dense',
      target: 'hawk',
    });
    // First what it brings is answered.
    expect(table.offers('dylan', 'roll.retry')).toEqual([]);
    for (const type of ['roll.retry', 'roll.give-up'] as const) {
      expect(table.try('dylan', { type })?.rule, type).toBe('TABLE-009');
    }
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(table.offers('dylan', 'roll.retry')).toEqual([]);
    expect(table.try('dylan', { type: 'roll.retry' })).toMatchObject({ code: 'wrong-moment' });
    // The goal itself is still open, by another way.
    table.send('bev', { type: 'roll.finish' });
    expect(table.offers('dylan', 'roll.propose')).toHaveLength(1);
  });

  it('GBM-CON-012: a worse position from the story is where the next action starts', () => {
    const table = hawkFaces(bookTable('mission', 'controlled'), {
      kind: 'worse-position',
      text: 'The lights go out',
    });
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(table.state.public.episode.mission?.position).toBe('risky');
  });

  it('GBM-EX-019, GBM-DICE-008: a partial success succeeds, and asks the director for a price', () => {
    const table = bookTable()
      .send('anya', {
        type: 'roll.propose',
        protagonist: 'fawn',
        goal: 'Draw its attention',
        action: 'flow',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('anya', { type: 'roll.roll' }, 4);
    expect(table.state.public.roll?.band).toBe('partial');
    expect(table.state.public.derived.roll?.outcome?.word).toBe('Partial success');
    expect(table.state.public.derived.prompts['roll:consequences']?.to).toEqual(['bev']);
    expect(table.try('anya', { type: 'roll.finish' })).toMatchObject({ rule: 'GBM-CON-002' });
  });

  it('GBM-EX-022, GBM-CON-008: a bad result may bring a serious complication', () => {
    const table = hawkFails(bookTable(), 'risky').send('bev', {
      type: 'consequence.assign',
      kind: 'complication',
      serious: true,
      text: 'The cockpit goes dark',
      target: 'hawk',
    });
    expect(table.state.public.roll?.band).toBe('bad');
    expect(table.lastLine).toContain('serious complication: The cockpit goes dark');
  });

  it('GBM-EX-025: harm of level 1 or of level 2 answers a partial success', () => {
    for (const [level, text] of [
      [1, 'shaken'],
      [2, 'fatal visions'],
    ] as const) {
      const table = hawkFaces(bookTable(), { kind: 'harm', level, text });
      table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
      expect(table.protagonist('hawk').harm).toMatchObject([{ level, text }]);
    }
  });

  it('GBM-EX-026: severe harm of a bad result incapacitates', () => {
    const table = hawkFails(bookTable(), 'risky').send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      level: 3,
      text: 'shrapnel wounds',
      target: 'hawk',
    });
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(table.protagonist('hawk').harm).toMatchObject([{ level: 3, text: 'shrapnel wounds' }]);
    expect(table.state.public.derived.protagonists.hawk?.incapacitated).toBe(true);
  });
});
