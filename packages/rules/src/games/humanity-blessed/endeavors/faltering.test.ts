import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import { toldNow } from '../testing/forms';

/** Ari’s hard action with Head, of which one Check has come off; whatever else they have is locked. */
function halfWay(): HumanityTable {
  const table = seated().withStats('anya', { head: 6 }).propose('anya', 'head');
  table.frame({ complexity: 'hard' });
  table.onCheck('carl', { type: 'check.join', character: table.of('carl').id });
  table.roll('anya', [5]);
  const { head } = table.of('anya').stats;
  return table.with('anya', { stats: head ? { head } : {} });
}

/** Cole has nothing to roll, either. */
function stuck(): HumanityTable {
  const locked: [4, number] = [4, 2];
  return halfWay().withStats('carl', {
    ...{ head: locked, hand: locked, heart: locked, home: locked },
    ...{ hurt: locked, hurry: locked, history: locked },
  });
}

describe('a hard action for whose next Check no Stat is left', () => {
  it('HUM-906, HUM-907: goes on while one of those who act has a Stat', () => {
    const table = halfWay();
    expect(table.offers('anya', 'endeavor.falter')).toEqual([]);
    expect(table.offers('carl', 'check.roll')).not.toEqual([]);
    const { check } = table.state.public;
    expect(table.try('anya', { type: 'endeavor.falter', check: check?.id ?? '' })).not.toBeNull();
  });

  it('HUM-703, HUM-907: fails at a tap of whoever leads it, and what it has locked is free again', () => {
    const table = stuck();
    expect(table.stat('anya', 'head').lock).toEqual({ value: 5 });
    expect(table.offers('carl', 'endeavor.falter')).toEqual([]);
    table.onCheck('anya', { type: 'endeavor.falter' });
    expect(toldNow(table)).toEqual(['failure: Ari']);
    expect(table.state.public.check).toBeNull();
    expect(table.stat('anya', 'head').lock).toBeNull();
    expect(table.stat('carl', 'head').lock).toEqual({ value: 2 });
    expect(table.outcome).toMatchObject({ band: 'failure', success: false, total: 0, boons: 0 });
    expect(table.outcome).toMatchObject({ effect: 'medium', continued: false, attack: null });
    expect(table.continues).toEqual([]);
  });

  it('HUM-702: is none before its first Check', () => {
    const table = seated().withStats('anya', { head: 6 }).propose('anya', 'head');
    table.frame({ complexity: 'hard' }).withStats('anya', { head: [6, 3] });
    expect(table.offers('anya', 'endeavor.falter')).toEqual([]);
    expect(table.offers('anya', 'check.withdraw')).toHaveLength(1);
  });

  it('HUM-415, HUM-907: a Haze that was borrowed for it is free again as well, with whoever it is of', () => {
    const table = seated({ optional: 'haze' }).withStats('carl', { haze: 6 });
    const { id: against } = table.of('carl');
    table.propose('anya', 'heart', { against }).onCheck('anya', { type: 'check.borrow' });
    table.frame({ complexity: 'hard' }).roll('anya', [5]);
    if (table.state.public.check?.part) table.onCheck('bev', { type: 'check.close' });
    expect(table.stat('carl', 'haze').lock).toEqual({ value: 5 });
    table.with('anya', { stats: {} });
    table.onCheck('anya', { type: 'endeavor.falter' });
    expect(table.stat('carl', 'haze').lock).toBeNull();
    expect(table.outcome.attack).toMatchObject({ kind: 'nonviolent' });
  });
});
