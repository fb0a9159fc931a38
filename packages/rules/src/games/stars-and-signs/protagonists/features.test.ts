import { describe, expect, it } from 'vitest';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { playAt } from '../testing/play';
import { clearUses, worksNow } from './features';
import type { Feature } from './protagonist';

const id = (table: StarsTable) => table.of('anya').id;
const add = (table: StarsTable, more: object = {}): StarsTable =>
  table.send('anya', { type: 'feature.add', protagonist: id(table), name: 'Dash', ...more });
const last = (table: StarsTable): Feature => {
  const found = table.of('anya').features.at(-1);
  if (!found) throw new Error('Ari has no feature.');
  return found;
};
const use = (table: StarsTable) =>
  table.try('anya', { type: 'feature.use', protagonist: id(table), feature: last(table).id });

describe('Features', () => {
  it('SNS-2401, Q30: a card in the table’s words, with trigger, cost, uses, when they come back and one effect', () => {
    const card = { trigger: 'When she runs', hope: 1, uses: 2, clears: 'scene', text: 'Fast.' };
    const effect = { effect: 'circumstance', amount: 1, action: 'transport', skill: 'any' };
    const table = add(seated(), { kind: 'core', ...card, ...effect });
    expect(last(table)).toMatchObject({
      ...{ kind: 'core', name: 'Dash', ...card, used: 0, slot: null },
      effect: { kind: 'circumstance', amount: 1, action: 'transport', skill: null, asset: null },
    });
    expect(last(add(table)).effect).toBeNull();
    expect(table.offers('anya', 'feature.use')).toHaveLength(1);
  });

  it('SNS-2114: a Class is named as somebody is made, and gives its Core Features', () => {
    const table = seated();
    table.send('anya', { type: 'protagonist.class', protagonist: id(table), class: 'Comet' });
    add(table, { kind: 'core' });
    expect(table.of('anya')).toMatchObject({ class: 'Comet', features: [{ kind: 'core' }] });
  });

  it('SNS-1101: using one costs its Hope, and counts', () => {
    const table = add(seated().with('anya', { hope: 2 }), { hope: 1, uses: 1, trigger: 'Now' });
    expect(use(table)).toBeNull();
    expect(table.of('anya').hope).toBe(1);
    expect(last(table).used).toBe(1);
    expect(table.lastLine()?.beat?.kind).toBe('feature');
    const poor = add(seated().with('anya', { hope: 0 }), { hope: 1 });
    expect(use(poor)).toMatchObject({ code: 'cannot-afford', rule: 'SNS-1101' });
  });

  it('SNS-2401: what is used up is refused with when it comes back, and comes back then', () => {
    const table = add(seated(), { uses: 2, until: 'When the moon is up' });
    expect([use(table), use(table)]).toEqual([null, null]);
    const refused = use(table);
    expect(refused).toMatchObject({ code: 'limit-reached', rule: 'SNS-2401' });
    expect(refused?.instead).toBe('It comes back: When the moon is up.');
    const clear = {
      type: 'feature.clear',
      protagonist: id(table),
      feature: last(table).id,
    } as const;
    table.send('anya', clear);
    expect(last(table).used).toBe(0);
    expect(use(table)).toBeNull();
  });

  it.each([
    ['scene', 'scene.set'],
    ['session', 'session.start'],
  ] as const)('SNS-2401: uses that come back with each %s do', (clears, type) => {
    const table = add(add(seated(), { uses: 1, clears }), { uses: 1, clears: 'major' });
    for (const { id: feature } of table.of('anya').features) {
      table.send('anya', { type: 'feature.use', protagonist: id(table), feature });
    }
    if (type === 'session.start') table.send('bev', { type: 'session.end' }).send('bev', { type });
    else table.send('bev', { type, text: 'Home' });
    expect(table.of('anya').features.map(({ used }) => used)).toEqual([0, 1]);
    const play = playAt(table);
    clearUses(play, id(table), 'major');
    expect(play.state.public.protagonists[id(table)]?.features.map(({ used }) => used)).toEqual([
      0, 0,
    ]);
  });

  it('SNS-2202: Regalia, and what is magical, work while Transformed alone', () => {
    const table = add(seated(), { kind: 'regalia', trigger: 'At once' });
    expect(last(table).magical).toBe(true);
    expect(use(table)).toMatchObject({ rule: 'SNS-2202' });
    expect(worksNow(table.of('anya'), last(table))).toBe(false);
    table.with('anya', { transformed: { filled: 0, temporary: 0 } });
    expect(use(table)).toBeNull();
    expect(worksNow(table.of('anya'), last(table))).toBe(true);
    expect(worksNow({ transformed: null }, { magical: false })).toBe(true);
  });

  it('SNS-2111: Talents are not written down by hand', () => {
    expect(() => add(seated(), { kind: 'talent' })).toThrow();
    const table = add(seated());
    const [talent] = [{ ...last(table), kind: 'talent' as const, id: 'talent' }];
    table.with('anya', { features: [talent] });
    const remove = { type: 'feature.remove', protagonist: id(table), feature: 'talent' } as const;
    expect(table.try('anya', remove)).not.toBeNull();
  });

  it('SNS-1712: whoever is out of play uses none', () => {
    const table = add(seated(), { trigger: 'Now' }).with('anya', { standing: 'out' });
    expect(use(table)).toMatchObject({ rule: 'SNS-1712' });
  });
});
