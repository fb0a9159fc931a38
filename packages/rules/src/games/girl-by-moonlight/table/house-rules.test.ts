import { describe, expect, it } from 'vitest';
import { createTable, evolveAll, linesOf } from '../../../engine';
import { girlByMoonlight } from '..';
import { houseRule, houseRuleIds, houseRules } from '../house-rules';
import { publicContent } from '../public-content';
import type { HouseRuleId } from '../state';
import { bookTable, seatedTable } from '../testing';

const rule = (id: HouseRuleId, value: string | number, reason = '') =>
  ({ type: 'table.house-rule', rule: id, value, reason }) as const;

describe('the rules of a table', () => {
  it('count as usual while nothing is changed, also in campaigns from before there were any', () => {
    const table = bookTable().given((state) => {
      delete state.public.houseRules;
    });
    for (const id of houseRuleIds) {
      expect(houseRule(table.state, id)).toBe(houseRules[id].standard);
    }
    table.send('bev', rule('pushes', 'several'));
    expect(table.state.public.houseRules).toEqual({ pushes: 'several' });
  });

  it('keep only what differs, and everybody reads who changed what, and why', () => {
    const table = bookTable().send('bev', rule('carryXp', 'off', 'We like it tight'));
    expect(table.state.public.houseRules).toEqual({ carryXp: 'off' });
    expect(linesOf(table.state.public.log).at(-1)).toMatchObject({
      by: 'bev',
      text: 'The rules of this table: “Xp beyond the end of a track” carried → lost.',
      reason: 'We like it tight',
    });
    table.send('bev', rule('carryXp', 'on'));
    expect(table.state.public.houseRules).toEqual({});
    expect(table.lastLine).toContain('the usual reading');
    table.send('bev', rule('carryXp', 'on'));
    expect(table.lastLine).toContain('stays carried');
  });

  it('are the director’s to change; anybody else is told what counts', () => {
    const table = bookTable();
    expect(table.try('claire', rule('bonusDice', 'three'))).toMatchObject({
      code: 'not-allowed',
      message: '“Bonus dice” is two at this table; only the director changes it.',
      rule: 'GBM-ARP-019',
    });
    expect(table.offers('claire', 'table.house-rule')).toEqual([]);
    expect(table.offers('bev', 'table.house-rule')).toHaveLength(houseRuleIds.length);
  });

  it('take no value that they cannot have', () => {
    const table = bookTable();
    expect(table.try('bev', rule('transcendenceSegments', 9))).toMatchObject({
      code: 'malformed',
      instead: 'It can be from 3 to 8.',
    });
    expect(table.try('bev', rule('transcendenceSegments', '4'))).toMatchObject({
      code: 'malformed',
    });
    expect(table.try('bev', rule('pushes', 'many'))).toMatchObject({
      code: 'malformed',
      instead: 'It can be “One” or “Several”.',
    });
  });

  it('can change between sessions, are taken back by undo, and replay', () => {
    const table = seatedTable()
      .send('bev', rule('attributeXp', 5))
      .send('bev', rule('seriesXp', 10));
    expect(table.state.public.derived.lengths.xp).toMatchObject({ sun: 5, series: 10 });
    table.send('bev', { type: 'table.undo', to: table.seq });
    expect(table.state.public.houseRules).toEqual({ attributeXp: 5 });
    const events = JSON.parse(JSON.stringify(table.rows.flatMap(({ events: all }) => all)));
    const blank = createTable(girlByMoonlight, {
      name: 'A test table',
      setup: { playset: 'at-the-brink-of-the-abyss' },
    });
    expect(evolveAll(girlByMoonlight, blank, events)).toEqual(table.state);
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.end' });
    table.send('bev', rule('setUpsForAll', 'off'));
    expect(houseRule(table.state, 'setUpsForAll')).toBe('off');
  });

  it('tell clients what they are about, as plain JSON', () => {
    const told = publicContent().houseRules;
    expect(told.map(({ id }) => id)).toEqual(houseRuleIds);
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
    for (const { id, source, kind, standard } of told) {
      expect(source, id).toMatch(/^AMB-\d{2,3}$/);
      if (kind.of === 'choice') expect(kind.options.map(({ value }) => value)).toContain(standard);
    }
  });
});
