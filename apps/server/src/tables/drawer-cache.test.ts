import type { BaseState, Offer, RuleSystem, Seat } from '@moonlit/rules';
import { emptyTable } from '@moonlit/rules';
import { anyGame } from '@moonlit/rules/any-game';
import { expect, it } from 'vitest';
import { DrawerCache } from './drawer-cache';

const bev: Seat = { id: 'bev', name: 'Bev', role: 'protagonist', vacant: false };
const offer = (label: string, of: string): Offer => ({
  ...{ command: 'count', label, place: 'desk' },
  with: { of },
});

/** Drawers in which lies what a test puts there; bev has one. */
function cacheOf() {
  const blank = emptyTable('Tonight');
  const state: BaseState = { ...blank, seats: { bev: { offers: {}, drawers: ['desk'] } } };
  const held = { offers: { a: offer('A', 'one'), b: offer('B', 'two') } as Record<string, Offer> };
  const system: RuleSystem = {
    ...anyGame,
    drawer: () => held.offers,
    search: (_, seat, name, { words, from = 0 }) =>
      name === 'desk'
        ? { entries: [{ id: 'two' }], total: from + 1, kinds: { [words]: 1, [seat]: 1 } }
        : null,
  };
  return { held, cache: new DrawerCache(system, { state, revision: () => 7 }) };
}

it('a drawer is open to those whose seat names it, and to nobody else', () => {
  const { cache } = cacheOf();
  expect(cache.look(bev, { name: 'other' })).toBeNull();
  expect(cache.look({ ...bev, id: 'ana' }, { name: 'desk' })).toBeNull();
  expect(cache.look(bev, { name: 'desk' })).toMatchObject({
    ok: true,
    revisions: { public: 7, 'seat:bev': 7 },
    offers: { a: { label: 'A' }, b: { label: 'B' } },
  });
});

it('what a client has is not told again, and of what has changed only that', () => {
  const { cache, held } = cacheOf();
  const first = cache.look(bev, { name: 'desk' });
  const have = first?.version ?? '';
  const again = cache.look(bev, { name: 'desk', have });
  expect(again).toEqual({ ok: true, revisions: first?.revisions, version: have });
  held.offers = { a: offer('New', 'one') };
  const changed = cache.look(bev, { name: 'desk', have });
  expect(changed).toMatchObject({ changed: { a: { label: 'New' } }, gone: ['b'] });
  expect(changed).not.toHaveProperty('offers');
  expect(cache.look(bev, { name: 'desk', have: 'unknown' })).toMatchObject({
    offers: { a: { label: 'New' } },
  });
});

it('of one thing only that is told', () => {
  const { cache } = cacheOf();
  const { offers } = cache.look(bev, { name: 'desk', about: 'two', have: 'unknown' }) ?? {};
  expect(Object.keys(offers ?? {})).toEqual(['b']);
});

it('what somebody looks for comes with the offers about it, as much as the rules find for them', () => {
  const { cache } = cacheOf();
  const seek = { words: 'reed', from: 20 };
  const answer = cache.look(bev, { name: 'desk', seek, have: 'unknown' });
  expect(answer?.found).toEqual({
    entries: [{ id: 'two' }],
    total: 21,
    kinds: { reed: 1, bev: 1 },
  });
  expect(Object.keys(answer?.offers ?? {})).toEqual(['b']);
  const without = cache.look({ ...bev, id: 'ana' }, { name: 'desk', seek });
  expect(without).toMatchObject({ offers: {}, found: { kinds: { ana: 1 } } });
  expect(cache.look(bev, { name: 'other', seek })).toBeNull();
});
