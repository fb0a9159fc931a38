import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';

/** Ari acts with something gained that is exceptional, or without. */
const act = (more: Parameters<HumanityTable['propose']>[2] = {}) =>
  seated()
    .withStats('anya', { head: 8 })
    .with('anya', { gains: [{ id: 'lens', kind: 'item', text: 'Lens', exceptional: true }] })
    .propose('anya', 'head', more);

describe('what the arbiter says of a Check, and what it does', () => {
  it('HUM-1508: an exceptional gain reads 6 and 7 as 8, where it was named and helps', () => {
    const band = (gain: boolean) =>
      act({ gain: 'lens' }).frame({ gain }).roll('anya', [7]).outcome.band;
    expect([band(true), band(false)]).toEqual(['medium', 'minor']);
    // What was not named is not asked about.
    expect(act().tryOnCheck('bev', { type: 'check.frame', gain: true })?.rule).toBe('TABLE-112');
  });

  it('HUM-705, HUM-902: apt, or easy, reads 3 and 4 as 5', () => {
    const band = (frame: Parameters<HumanityTable['frame']>[0]) =>
      act().frame(frame).roll('anya', [4]).outcome.band;
    expect([band({ apt: true }), band({ complexity: 'easy' }), band({})]).toEqual([
      ...['minor', 'minor', 'failure'],
    ]);
  });

  it('HUM-1003, HUM-1613: each of what makes it harder is a rank, is named, and is asked where it can be', () => {
    const uncool = (table: HumanityTable) =>
      table.given(({ public: { marks } }) => {
        marks[table.of('anya').id] = { uncool: true };
      });
    const raised = (table: HumanityTable, frame: Parameters<HumanityTable['frame']>[0]) => {
      const { frame: now } = table.frame(frame).state.public.check ?? {};
      return [now?.complexity, now?.needed, now?.raised.map(({ source }) => source)];
    };
    const guarded = () => act({ who: 'the guard' });
    const met = 'the guard is apt in defending';
    expect(raised(guarded(), { defended: true })).toEqual(['hard', 2, [met]]);
    expect(raised(uncool(act()), { uncool: true })).toEqual(['hard', 2, ['Uncool, before others']]);
    expect(raised(uncool(act()), {})).toEqual(['simple', 1, []]);
    const both = raised(uncool(guarded()), { uncool: true, defended: true });
    expect(both).toEqual(['complex', 3, [met, 'Uncool, before others']]);
    for (const more of [{ defended: true }, { uncool: true }, { reasons: ['stretch'] }]) {
      expect(act().tryOnCheck('bev', { type: 'check.frame', ...more })?.rule).toBe('TABLE-112');
    }
  });

  it('HUM-905, HUM-909: how many Checks counts where it is complex, and seven are the most', () => {
    const needed = (frame: Parameters<HumanityTable['frame']>[0]) =>
      act({ who: 'them' }).frame(frame).state.public.check?.frame?.needed;
    expect(needed({ complexity: 'hard', checks: 5 })).toBe(2);
    expect(needed({ complexity: 'complex', checks: 5 })).toBe(5);
    expect(needed({ complexity: 'complex', checks: 7, defended: true })).toBe(7);
  });

  it('HUM-402, HUM-415: a rival, and what grows in the dark, are said where they are', () => {
    const frame = (more: Parameters<HumanityTable['frame']>[0]) =>
      act().frame(more).state.public.check?.frame;
    expect(frame({})).toMatchObject({ rival: false, dark: false, gain: false, apt: false });
    for (const more of [{ rival: true }, { dark: true }]) {
      expect(act().tryOnCheck('bev', { type: 'check.frame', ...more })?.rule).toBe('TABLE-112');
    }
    const haze = seated({ optional: 'haze' }).propose('anya', 'head').frame({ dark: true });
    expect(haze.state.public.check?.frame?.dark).toBe(true);
    const rival = seated({ optional: 'ham' }).propose('anya', 'head').frame({ rival: true });
    expect(rival.state.public.check?.frame?.rival).toBe(true);
    const ham = seated({ optional: 'ham' }).propose('anya', 'ham').frame();
    expect(ham.state.public.check?.frame?.rival).toBe(true);
  });

  it('HUM-304: another Stat in place of one is looked at anew', () => {
    const table = act().withStats('anya', { head: 6, hand: 6 }).frame({ apt: true });
    table.onCheck('anya', { type: 'check.instead', stat: 'hand' });
    expect(table.state.public.check).toMatchObject({
      ...{ frame: null, proposed: null, claim: { insteadOf: 'hand' } },
    });
    table.onCheck('anya', { type: 'check.instead', stat: 'none' });
    expect(table.state.public.check?.claim.insteadOf).toBeNull();
  });
});
