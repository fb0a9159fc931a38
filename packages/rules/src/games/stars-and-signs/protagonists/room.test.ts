import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../engine';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { featureOf } from './features';
import { room } from './room';
import { newTrait } from './trait';

const lay = { type: 'trait.lay', text: 'One more', alignment: 'neutral' } as const;
const about = (table: StarsTable) => ({ protagonist: table.of('anya').id });
/** So many Traits of the scene, or of Ari. */
const traits = (seat: 'anya' | null, count: number): StarsTable => {
  const table = seated();
  const of = seat === null ? null : table.of(seat).id;
  return table.given(({ public: { traits: all } }) => {
    const there = Object.values(all).filter((trait) => trait.of === of).length;
    for (let at = there; at < count; at += 1) {
      all[`t${at}`] = newTrait(`t${at}`, seat === null ? 'scene' : 'temporary', '', { of });
    }
  });
};
const assets = (count: number): StarsTable => {
  const table = seated();
  for (let at = 0; at < count; at += 1) table.withAsset('anya', {}, { id: `a${at}` });
  return table;
};
const card = {
  name: 'A card',
  text: '',
  trigger: '',
  hope: 0,
  uses: 0,
  clears: 'words',
  until: '',
  magical: false,
  effect: 'none',
  amount: 1,
  action: 'any',
  skill: 'any',
  asset: 'any',
} as const;
const features = (count: number): StarsTable =>
  seated().with('anya', {
    features: Array.from({ length: count }, (_, at) => featureOf(`f${at}`, 'class', card)),
  });
const functions = (count: number): StarsTable => {
  const table = assets(1);
  const [asset] = table.of('anya').assets;
  const [first] = asset?.functions ?? [];
  if (!asset || !first) throw new Error('There is an Asset.');
  const all = Array.from({ length: count }, (_, at) => ({ ...first, id: `f${at}` }));
  return table.with('anya', { assets: [{ ...asset, functions: all }] });
};

type Holds = [
  what: string,
  most: number,
  given: (count: number) => StarsTable,
  adds: (table: StarsTable) => Refusal | null,
];
const all: readonly Holds[] = [
  ['a scene', room.scene, (count) => traits(null, count), (table) => table.try('bev', lay)],
  [
    'a sheet with Traits',
    room.traits,
    (count) => traits('anya', count),
    (table) => table.try('bev', { ...lay, of: table.of('anya').id }),
  ],
  [
    'a sheet with Assets',
    room.assets,
    assets,
    (table) =>
      table.try('anya', { type: 'asset.add', ...about(table), name: 'One more', kind: 'tools' }),
  ],
  [
    'a sheet with features',
    room.features,
    features,
    (table) =>
      table.try('anya', { type: 'feature.add', ...about(table), kind: 'core', name: 'One more' }),
  ],
  [
    'an Asset with Functions',
    room.functions,
    functions,
    (table) =>
      table.try('anya', {
        ...{ type: 'asset.function', asset: table.of('anya').assets[0]?.id ?? '' },
        ...{ name: 'One more', action: 'hinder', quality: 0, scale: 0 },
      }),
  ],
];

describe('Room', () => {
  it.each(all)('TABLE-012: %s has room for %i, and for no more', (_, most, given, adds) => {
    expect(adds(given(most))).toMatchObject({ code: 'limit-reached', rule: 'TABLE-012' });
    expect(adds(given(most - 1))).toBeNull();
  });

  it('TABLE-012: what is full for the scene is not for somebody, and the other way about', () => {
    const whose = (table: StarsTable) =>
      table
        .offers('bev', 'trait.lay')
        .flatMap(({ fields }) => fields ?? [])
        .find(({ name }) => name === 'of');
    const scene = traits(null, room.scene);
    expect(whose(scene)).toMatchObject({ initial: scene.of('anya').id });
    expect(JSON.stringify(whose(traits('anya', room.traits)))).not.toContain('Ari');
    expect(scene.try('bev', { ...lay, of: scene.of('anya').id })).toBeNull();
    expect(traits('anya', room.traits).try('bev', lay)).toBeNull();
  });
});
