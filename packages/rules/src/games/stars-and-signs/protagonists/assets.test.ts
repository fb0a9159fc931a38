import { describe, expect, it } from 'vitest';
import { qualityDie } from '../numbers';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { shield } from '../testing/people';
import type { AssetProperty } from '../vocabulary';
import { assetKinds } from '../vocabulary';
import { cannotUse, functionFor, hasProperty, placesTaken, protectionOf } from './assets';
import type { Asset } from './protagonist';

const id = (table: StarsTable) => table.of('anya').id;
const add = (table: StarsTable, more: object = {}) =>
  table.send('anya', {
    type: 'asset.add',
    protagonist: id(table),
    name: 'A bat',
    kind: 'weapons',
    ...more,
  });
const last = (table: StarsTable): Asset => {
  const found = table.of('anya').assets.at(-1);
  if (!found) throw new Error('Ari has nothing.');
  return found;
};

describe('Assets', () => {
  it('SNS-2010, 2011: one has what its kind is good for, with the numbers that were said', () => {
    const table = add(seated(), { quality: 2, scale: 1 });
    expect(last(table).functions).toMatchObject([
      { action: 'eliminate', skill: 'violence', quality: 2, scale: 1 },
      { action: 'hinder', skill: 'violence', quality: 2, scale: 1 },
    ]);
    expect(assetKinds).toHaveLength(12);
    expect(last(add(table, { kind: 'vehicles' })).functions).toMatchObject([
      { action: 'transport', skill: null },
    ]);
    expect(last(add(table, { kind: 'gadgets' })).functions).toHaveLength(3);
    expect(last(add(table, { kind: 'tools' })).functions).toEqual([]);
  });

  it('SNS-2006: each Function has a Quality, a Scale and properties of its own', () => {
    const table = add(seated(), { kind: 'tools' });
    const { id: asset } = last(table);
    const more = { name: 'Wedge', action: 'obscure', quality: 4, scale: 2 } as const;
    const properties: AssetProperty[] = ['impactful'];
    table.send('anya', { type: 'asset.function', asset, ...more, properties });
    const [wedge] = last(table).functions;
    expect(wedge).toMatchObject({ ...more, properties, skill: null });
    expect(hasProperty(last(table), 'impactful')).toBe(false);
    expect(hasProperty(last(table), 'impactful', wedge)).toBe(true);
    const used = wedge?.id ?? '';
    table.send('anya', { type: 'asset.quality', asset, function: used, quality: 5, scale: 3 });
    expect(last(table).functions).toMatchObject([{ quality: 5, scale: 3, name: 'Wedge' }]);
    table.send('anya', { type: 'asset.drop-function', asset, function: used });
    expect(last(table).functions).toEqual([]);
  });

  it.each([
    [0, 0],
    [1, 4],
    [2, 6],
    [3, 8],
    [4, 10],
    [5, 12],
  ])('SNS-2007: Quality %i has a d%i', (quality, sides) => {
    expect(qualityDie(quality)).toBe(sides);
  });

  it('SNS-2008: outside its Functions there is none; of several that fit, the best counts', () => {
    const used = { name: '', scale: 0, properties: [], action: 'create' as const };
    const asset = {
      functions: [
        { ...used, id: 'any', skill: null, quality: 1 },
        { ...used, id: 'craft', skill: 'craft' as const, quality: 3 },
      ],
    };
    expect(functionFor(asset, 'create', 'craft')?.id).toBe('craft');
    expect(functionFor(asset, 'create', 'logic')?.id).toBe('any');
    expect(functionFor(asset, 'hinder', 'craft')).toBeNull();
  });

  it('SNS-2012, 2013: two of a kind are carried; a third stays behind until one is put down', () => {
    const table = add(add(add(seated())));
    const [first, , third] = table.of('anya').assets;
    expect(table.of('anya').assets.map(({ carried }) => carried)).toEqual([true, true, false]);
    const carry = { type: 'asset.carry', asset: third?.id ?? '', carried: true } as const;
    const refused = table.try('anya', carry);
    expect(refused).toMatchObject({ code: 'limit-reached', rule: 'SNS-2012' });
    expect(refused?.instead).toContain('Put another one down');
    table.send('anya', { type: 'asset.carry', asset: first?.id ?? '', carried: false });
    expect(table.try('anya', carry)).toBeNull();
    expect(add(table, { kind: 'armor' }).of('anya').assets.at(-1)?.carried).toBe(true);
  });

  it('SNS-2012: a feature that gives places for a kind, gives them for that kind', () => {
    const table = seated();
    const feature = { type: 'feature.add', protagonist: id(table), kind: 'class' } as const;
    table.send('anya', { ...feature, name: 'Belt', effect: 'carry', amount: 1, asset: 'weapons' });
    add(add(add(add(table))));
    expect(placesTaken(table.of('anya'), 'weapons')).toBe(3);
    for (let at = 0; at < 3; at += 1) add(table, { kind: 'armor' });
    expect(placesTaken(table.of('anya'), 'armor')).toBe(2);
  });

  it('SNS-2017: Bulky counts as two of its kind', () => {
    const table = add(add(seated()), { properties: ['bulky'] });
    expect(last(table).carried).toBe(false);
    const carry = { type: 'asset.carry', asset: last(table).id, carried: true } as const;
    expect(table.try('anya', carry)).toMatchObject({ rule: 'SNS-2017' });
    const other = add(seated(), { properties: ['bulky'] });
    expect(last(other).carried).toBe(true);
    expect(placesTaken(other.of('anya'), 'weapons')).toBe(2);
  });

  it('SNS-2018: what is Stationary is not carried, and is used where it stands', () => {
    const table = add(seated(), { properties: ['stationary'] });
    const asset = last(table);
    const carry = { type: 'asset.carry', asset: asset.id, carried: true } as const;
    expect(table.try('anya', carry)).toMatchObject({ rule: 'SNS-2018' });
    expect(cannotUse(table.state, table.of('anya'), asset)).toBeNull();
  });

  it('SNS-2019: Compact does not count', () => {
    const table = add(add(add(seated())), { properties: ['compact'] });
    expect(last(table).carried).toBe(true);
    expect(placesTaken(table.of('anya'), 'weapons')).toBe(2);
  });

  it('SNS-2015: a Protective one has as many slots as its Quality, at hand', () => {
    expect(protectionOf(shield(0))).toBe(3);
    expect(protectionOf(shield(2))).toBe(1);
    expect(protectionOf(shield(3))).toBe(0);
    expect(protectionOf({ ...shield(0), lost: true })).toBe(0);
    expect(protectionOf({ ...shield(0), carried: false })).toBe(0);
    expect(protectionOf({ ...shield(0), properties: [] })).toBe(0);
  });

  it('SNS-2016: what takes a Skill rank or an Affinity takes that; words are asked', () => {
    const table = add(seated(), { skill: 'logic', rank: 3 });
    const why = () => cannotUse(table.state, table.of('anya'), last(table));
    expect(why()).toMatchObject({ rule: 'SNS-2016', message: '“A bat” takes Logic 3.' });
    table.with('anya', { skills: { logic: 2 } });
    expect(why()).not.toBeNull();
    table.with('anya', { skills: { logic: 3 } });
    expect(why()).toBeNull();
    add(table, { name: 'A pick', kind: 'tools', affinity: 'Locks' });
    expect(why()).toMatchObject({ message: '“A pick” takes the Affinity Locks.' });
    table.withTrait('anya', 'locks', { rank: 1 }, 'affinity');
    expect(why()).toBeNull();
    add(table, { kind: 'allies', requires: 'Their trust' });
    expect(last(table).requires).toMatchObject({ text: 'Their trust', skill: null });
    expect(why()).toBeNull();
    expect(last(add(table, { kind: 'armor' })).requires).toBeNull();
  });

  it('SNS-317, 2013: what is lost or left behind helps nobody until it is back', () => {
    const table = add(seated());
    const { id: asset } = last(table);
    const why = () => cannotUse(table.state, table.of('anya'), last(table));
    table.send('anya', { type: 'asset.lose', asset, lost: true });
    expect(why()).toMatchObject({ rule: 'SNS-317' });
    table.send('anya', { type: 'asset.lose', asset, lost: false });
    expect(why()).toBeNull();
    table.send('anya', { type: 'asset.carry', asset, carried: false });
    expect(why()).toMatchObject({ rule: 'SNS-2013' });
    expect(table.try('carl', { type: 'asset.remove', asset })).toMatchObject({ code: 'not-found' });
    table.send('anya', { type: 'asset.remove', asset });
    expect(table.of('anya').assets).toEqual([]);
  });
});
