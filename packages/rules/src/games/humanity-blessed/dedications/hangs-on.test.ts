import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import { formsFor } from '../testing/forms';
import type { DedicationId, SpecializationId, Stat } from '../vocabulary';

// What comes of an action once it is over, and on what of it that hangs; and whose what was banked is.

const idOf = (table: HumanityTable, seat: 'anya' | 'carl') => table.of(seat).id;
const dues = (table: HumanityTable) => Object.values(table.state.public.dues);
const owed = (table: HumanityTable) => Object.values(table.state.public.owed);
const dedicated = (dedication: DedicationId, count = 0, from: Record<string, number> = {}) =>
  seated({ atmosphere: 'gritty' }).with('anya', { dedication, banked: { count, from } });
const take = (table: HumanityTable) =>
  ({ type: 'dedication.take', character: idOf(table, 'anya') }) as const;
/** Cole attacks Ari with a d10. */
const attacked = (table: HumanityTable, faces: number[], stat: Stat = 'head') => {
  table.withStats('carl', { [stat]: 10 });
  return table.check('carl', stat, faces, { said: { against: idOf(table, 'anya') } });
};
const special = (table: HumanityTable, ...kinds: SpecializationId[]) =>
  table.with('anya', {
    aptitudes: kinds.map((kind) => ({
      ...{ id: kind, text: 'This' },
      specialization: { kind, name: '', relation: 'So', text: '' },
    })),
  });
const uses = (table: HumanityTable, aptitude: SpecializationId, more: { gain?: string } = {}) =>
  table.onCheck('anya', {
    ...{ type: 'specialization.check', by: idOf(table, 'anya'), aptitude },
    ...more,
  });

describe('what an action that is over brings', () => {
  it('HUM-1704: a failure has no bust, and is no success without one', () => {
    const table = dedicated('divinity').check('anya', 'head', [3]);
    expect(table.outcome).toMatchObject({ success: false, busts: 0 });
    expect(table.try('anya', take(table))?.rule).toBe('HUM-1704');
    // Nor is anything noted of it.
    expect(table.state.public.marks[idOf(table, 'anya')]).toBeUndefined();
  });

  it('HUM-1704: one that was not taken up is gone with the next that has a bust', () => {
    const table = dedicated('divinity').withStats('anya', { head: 10, hand: 6 });
    table.check('anya', 'head', [9]).check('anya', 'hand', [5]);
    expect(table.try('anya', take(table))?.rule).toBe('HUM-1704');
  });

  it('HUM-1704: the bust that is taken on is of what the success came to', () => {
    const table = dedicated('divinity').withStats('anya', { head: 10 });
    table.check('anya', 'head', [9], { said: { aim: 'Up the wall' } }).send('anya', take(table));
    expect(owed(table)).toMatchObject([{ kind: 'bust', total: 9, from: 'Up the wall' }]);
  });

  it('TABLE-016, HUM-1704: what stands there again since something was taken back brings nothing anew', () => {
    const table = dedicated('divinity').withStats('anya', { head: 10, hand: 6 });
    table.check('anya', 'head', [9]).send('anya', take(table));
    const { seq } = table;
    table.check('anya', 'hand', [5]);
    table.send('bev', { type: 'table.undo', to: seq + 1 });
    expect(table.outcome.total).toBe(9);
    expect(table.try('anya', take(table))?.rule).toBe('HUM-1704');
  });

  it('HUM-1610: whoever was Resolved gains by an Attack that has succeeded, and not by one that was turned', () => {
    const gained = (turned: boolean) => {
      const table = special(seated({ atmosphere: 'gritty' }), 'resolved', 'mischievous');
      table.with('anya', {
        gains: [{ id: 'whistle', kind: 'item', text: 'A whistle', exceptional: false }],
      });
      uses(attacked(table, [7]), 'resolved');
      if (turned) uses(table, 'mischievous', { gain: 'whistle' });
      else table.onCheck('bev', { type: 'check.close' });
      expect(table.outcome.success).toBe(!turned);
      return dues(table).map(({ what }) => what);
    };
    expect(gained(false)).toEqual(['Resolved']);
    expect(gained(true)).toEqual([]);
  });

  it('HUM-1610: whoever lets an Attack be gains nothing by it', () => {
    const table = attacked(special(seated({ atmosphere: 'gritty' }), 'resolved'), [7]);
    table.onCheck('bev', { type: 'check.close' });
    expect(table.outcome).toMatchObject({ success: true, attack: { kind: 'nonviolent' } });
    expect(dues(table)).toEqual([]);
  });

  it('HUM-1606: each time that a companion goes on counts, however often', () => {
    const table = special(seated(), 'friendly');
    table.send('anya', {
      ...{ type: 'companion.make', character: idOf(table, 'anya'), name: 'Biscuit' },
      ...{ apt1: 'Sniffing', apt2: 'Digging', apt3: 'Begging' },
      ...{ limit1: 3, limit2: 3, limit3: 2, limit4: 0 },
    });
    const { id: character, aptitudes } = table.named('Biscuit');
    const aptitude = aptitudes[0]?.id ?? '';
    table.send('anya', { type: 'check.propose', character, stat: 'head', aptitude }).frame();
    table.onCheck('anya', { type: 'check.roll', version: 1, character, stat: 'head' }, 6);
    const [{ id = '' } = {}] = table.continues;
    table.send('anya', { type: 'continue.go', continue: id });
    table.send('anya', { type: 'continue.go', continue: id });
    expect(table.state.public.marks[character]?.limits).toEqual({ [aptitude]: 3 });
  });
});

describe('whose what was banked is', () => {
  it('HUM-1703: boons of one opponent add up, and what is banked otherwise leaves them as they are', () => {
    const table = dedicated('influence');
    const cole = idOf(table, 'carl');
    for (const stat of ['head', 'hand'] as const) {
      attacked(table, [1, 10], stat);
      const { id = '' } = owed(table).at(-1) ?? {};
      table.send('carl', { type: 'dedication.bank', owed: id, by: idOf(table, 'anya') });
    }
    expect(table.of('anya').banked).toEqual({ count: 2, from: { [cole]: 2 } });
    const prudent = attacked(dedicated('prudence', 2, { somebody: 2 }), [6]);
    const bust = owed(prudent)[0]?.id ?? '';
    prudent.send('anya', { type: 'dedication.bank', owed: bust, by: idOf(prudent, 'anya') });
    expect(prudent.of('anya').banked).toEqual({ count: 3, from: { somebody: 2 } });
  });

  it('HUM-1510, HUM-1702: whoever is not vain banks as often as they can, and counts no witnesses', () => {
    const table = dedicated('accuracy').withStats('anya', { head: 10, hand: 10 });
    for (const stat of ['head', 'hand'] as const) {
      table.check('anya', stat, [1, 10]);
      const boon = owed(table)[0]?.id ?? '';
      table.send('anya', { type: 'dedication.bank', owed: boon, by: idOf(table, 'anya') });
    }
    expect(table.of('anya').banked?.count).toBe(2);
    expect(table.state.public.marks[idOf(table, 'anya')]?.vanity).toBeUndefined();
  });

  it('HUM-1510: whoever has left banks nothing', () => {
    const table = attacked(dedicated('prudence'), [6]);
    const { id: by } = table.of('anya');
    table.send('anya', { type: 'character.leave', character: by, how: 'leaves' });
    expect(table.offers('bev', 'dedication.bank')).toEqual([]);
    const bank = { type: 'dedication.bank', owed: owed(table)[0]?.id ?? '', by } as const;
    expect(table.try('bev', bank)?.rule).toBe('HUM-1510');
  });

  it('HUM-1510: no more is spent at once than 40', () => {
    expect(formsFor(dedicated('prudence', 45), 'anya', 'dedication.bless')).toEqual({
      'dedication.bless Ari': ['character', 'count: 1..40 = 1', 'to: Ari|Cole = Ari'],
    });
  });
});

describe('copies of what somebody else gains', () => {
  const gains = (table: HumanityTable, ...faces: number[]) => {
    const count = faces.length;
    table.send('bev', { type: 'blessing.award', who: [idOf(table, 'carl')], count });
    const due = dues(table).at(-1)?.id ?? '';
    return table.send('carl', { type: 'blessing.take', due }, ...faces);
  };

  it('HUM-1704: two that are worth the same are copied as one', () => {
    const table = gains(dedicated('divinity', 3), 4, 4);
    expect(table.offers('anya', 'dedication.copy').map((offer) => offer.with.value)).toEqual([4]);
  });

  it('HUM-1704: nobody keeps more of the copies than were made', () => {
    const table = gains(dedicated('divinity', 3), 4);
    const copy = { type: 'dedication.copy', character: idOf(table, 'anya'), value: 4 } as const;
    table.send('anya', { ...copy, count: 1, mine: 3 });
    expect(table.blessings('anya')).toEqual([4]);
    expect(table.blessings('carl')).toEqual([4]);
    expect(table.lastLine()?.text).toBe('Ari copies a 4: 1 for themselves, 0 for Cole.');
  });

  it('HUM-1704, HUM-606: copies of what is held only for now are held only for now', () => {
    const table = dedicated('divinity', 2).with('carl', {
      ...{ dedication: 'vanity', banked: { count: 1, from: {} } },
    });
    table.propose('carl', 'head').frame();
    const cole = idOf(table, 'carl');
    table.send('carl', { type: 'dedication.kindle', character: cole, count: 1 }, 5);
    const copy = { type: 'dedication.copy', character: idOf(table, 'anya'), value: 5 } as const;
    table.send('anya', { ...copy, count: 1, mine: 1 });
    expect(table.state.public.held?.blessing?.[idOf(table, 'anya')]).toMatchObject({
      ...{ count: 1, passing: 1 },
    });
  });

  it('HUM-1704: only where somebody else has banked for it, and of somebody who is still there', () => {
    const noted = (table: HumanityTable) => gains(table, 4).state.public.gained;
    expect(noted(dedicated('divinity', 1))).toMatchObject({ values: [4], passing: false });
    expect(noted(dedicated('divinity', 0))).toBeUndefined();
    const own = seated().with('carl', { dedication: 'divinity', banked: { count: 1, from: {} } });
    expect(noted(own)).toBeUndefined();
    const left = dedicated('divinity', 1);
    left.send('anya', { type: 'character.leave', character: idOf(left, 'anya'), how: 'leaves' });
    expect(noted(left)).toBeUndefined();
  });

  it('HUM-1704, HUM-104: what finds no room in the shared pool is not copied', () => {
    const table = seated({ atmosphere: 'dark' }).withBlessings(
      'anya',
      2,
      2,
      2,
      2,
      2,
      2,
      2,
      2,
      2,
      2,
    );
    table.with('anya', { dedication: 'divinity', banked: { count: 1, from: {} } });
    table.given((state) => {
      state.public.houseRules = { ...state.public.houseRules, darkPool: '10' };
    });
    expect(gains(table, 4).state.public.gained).toBeUndefined();
  });

  it('HUM-1705, TABLE-013: nothing is regained once the session has ended', () => {
    const table = dedicated('accuracy', 2).withBlessings('anya', 6);
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'blessing.spend', character, use: 'other', dice: ['anya-1'] });
    table.send('bev', { type: 'session.end' });
    const regain = { type: 'dedication.regain', character } as const;
    expect(table.try('anya', regain)?.rule).toBe('TABLE-013');
  });
});
