import { describe, expect, it } from 'vitest';
import { daggerheart } from '..';
import { readForm } from '../library/beasts';
import type { LibraryPage } from '../library/entry';
import type { DhTable } from '../testing';
import { seated } from '../testing';
import { sword } from '../testing/fighting';
import { sheetOf } from '../travel/sheet';

const beastforms = [
  {
    ...{ name: 'Reed Fox', tier: '1', examples: '(Fox, stoat)', trait_bonus: 'Agility +1' },
    ...{ evasion_bonus: '+2', attack: 'Melee Agility d4 phy', advantages: 'hide, listen' },
    feats: [{ name: 'Quiet paws', text: 'Spend a Hope to pass unheard.' }],
  },
  { name: 'Old Heron', tier: '3', description: 'Long legs.', feats: [] },
];

/** Ari with a sword, who can turn into a fox out of the table’s library. */
function shaping(): DhTable {
  const table = seated().with('anya', { weapons: [sword], evasion: 10 });
  table.send('bev', { type: 'library.import', text: JSON.stringify({ beastforms }) });
  return take(table, 'Reed Fox');
}

function take(table: DhTable, name: string): DhTable {
  const entry = Object.values(table.state.beside.library.beastforms ?? {}).find(
    (one) => one.name === name,
  );
  const character = table.of('anya').id;
  return table.send('anya', { type: 'library.take', character, entry: entry?.id ?? '' });
}

const become = (table: DhTable, pays = true) => {
  const { id: character, forms = [] } = table.of('anya');
  return table.send('anya', { type: 'form.become', character, form: forms[0]?.id ?? '', pays });
};
const leave = (table: DhTable) =>
  table.send('anya', { type: 'form.leave', character: table.of('anya').id });

describe('turning into something', () => {
  it('DGH-2016: comes out of the library with its trait, Evasion, attack and features', () => {
    expect(shaping().of('anya').forms).toMatchObject([
      {
        ...{ name: 'Reed Fox', trait: 'agility', by: 1, evasion: 2 },
        attack: { trait: 'agility', range: 'melee', die: 4, bonus: 0, damage: 'physical' },
        features: [{ name: 'Quiet paws', hope: 1, stress: 0 }],
      },
    ]);
  });

  it('DGH-2016: costs a Stress, strikes with the form alone, and adds what it is better at', () => {
    const table = become(shaping());
    expect(table.of('anya')).toMatchObject({
      ...{ stress: { marked: 1 }, evasion: 12, traits: { agility: 1 } },
      weapons: [{ name: 'Reed Fox', die: 4 }],
      features: [{ name: 'Quiet paws', from: 'form' }],
    });
    expect(table.lastLine()?.text).toBe('Ari turns into Reed Fox.');
    expect(table.offers('anya', 'form.become')).toEqual([]);
    expect(table.offers('anya', 'feature.use').map(({ label }) => label)).toEqual([
      'Use “Quiet paws”',
    ]);
  });

  it('DGH-2016: ends for nothing, and all is as it was; armour that is marked stays so', () => {
    const table = become(shaping()).with('anya', { armour: { marked: 2, slots: 3 } });
    leave(table);
    expect(table.of('anya')).toMatchObject({
      ...{ stress: { marked: 1 }, evasion: 10, traits: { agility: 0 } },
      ...{ weapons: [sword], features: [], armour: { marked: 2 }, form: null },
    });
    expect(table.offers('anya', 'form.leave')).toEqual([]);
    become(table);
    expect(table.of('anya').evasion).toBe(12);
  });

  it('DGH-2016: what was changed meanwhile stays, and what was taken up', () => {
    const table = become(shaping());
    table.with('anya', { evasion: 13 });
    const { id: character } = table.of('anya');
    table.send('anya', {
      ...{ type: 'weapon.add', character, name: 'Net', trait: 'finesse', die: 4 },
    });
    expect(leave(table).of('anya')).toMatchObject({
      evasion: 11,
      weapons: [sword, { name: 'Net' }],
    });
  });

  it('DGH-2016, 607: ends with the last HP', () => {
    const table = become(shaping()).with('anya', { hp: { marked: 5, slots: 6 } });
    const { id: character } = table.of('anya');
    table.send('bev', {
      ...{ type: 'harm.deal', character, damage: 3, kind: 'physical', direct: false },
    });
    const [hit] = Object.values(table.state.public.hits);
    table.send('anya', { type: 'hit.take', hit: hit?.id ?? '', armour: false });
    expect(table.of('anya')).toMatchObject({ life: 'dying', form: null, evasion: 10 });
    expect(table.of('anya').weapons).toEqual([sword]);
  });

  it('DGH-2016, 702: without a Stress left only what a feature has paid for', () => {
    const table = shaping().with('anya', { stress: { marked: 6, slots: 6 } });
    expect(table.offers('anya', 'form.become').map(({ variant }) => variant)).toEqual(['free']);
    expect(become(table, false).of('anya')).toMatchObject({
      evasion: 12,
      stress: { marked: 6 },
    });
  });

  it('DGH-2016: none is taken twice, and none struck out that somebody is in', () => {
    const table = shaping();
    expect(() => take(table, 'Reed Fox')).toThrow();
    take(table, 'Old Heron');
    become(table);
    const { id: character, forms = [] } = table.of('anya');
    const strike = (at: number) => ({
      ...({ type: 'form.remove', character } as const),
      form: forms[at]?.id ?? '',
    });
    expect(table.try('anya', strike(0))).toMatchObject({ rule: 'DGH-2016' });
    table.send('anya', strike(1));
    expect(table.of('anya').forms?.map(({ name }) => name)).toEqual(['Reed Fox']);
  });

  it('DGH-2016: is written by hand where no library brings it', () => {
    const table = seated().with('anya', { weapons: [sword] });
    const { id: character } = table.of('anya');
    table.send('anya', {
      ...{ type: 'form.add', character, name: 'Moth', trait: 'instinct', by: 2, evasion: 3 },
      ...{ die: 0, text: 'It flies.' },
    });
    become(table);
    expect(table.of('anya')).toMatchObject({ traits: { instinct: 2 }, weapons: [] });
    expect(table.offers('anya', 'roll.attack')).toEqual([]);
  });

  it('DGH-2016, TABLE-231: somebody leaves for another table as they are without a form', () => {
    const table = shaping();
    const before = sheetOf(table.of('anya'));
    expect(sheetOf(become(table).of('anya'))).toEqual(before);
  });

  it('DGH-2011, 2016: of the library those fit that are of one’s tier', () => {
    const table = shaping();
    const whom = table.of('anya').id;
    const found = daggerheart.search?.(table.state, 'anya', 'library', {
      ...{ words: '', kind: 'beastforms', whom },
    });
    expect(found).toMatchObject({ total: 1, entries: [{ name: 'Reed Fox' }] });
  });
});

describe('a form in a file', () => {
  const page = (line: string, more: [string, string][] = []): LibraryPage => ({
    ...{ id: 'one', name: 'One', tier: 1, line, description: '', features: [] },
    more: more.map(([name, text]) => ({ name, text })),
  });

  it('DGH-2016: is read wherever its numbers stand', () => {
    const { text: _, ...read } = readForm(
      page('Strength +2 | Evasion +1 | Very Close Strength d10+3 mag'),
    );
    expect(read).toEqual({
      ...{ trait: 'strength', by: 2, evasion: 1 },
      attack: { trait: 'strength', range: 'veryClose', die: 10, bonus: 3, damage: 'magical' },
    });
    const apart = readForm(
      page('', [
        ['Trait', 'Instinct'],
        ['Trait bonus', '+1'],
        ['Evasion', '3'],
        ['Attack', 'Melee, Instinct, 1d6'],
      ]),
    );
    expect(apart).toMatchObject({
      ...{ trait: 'instinct', by: 1, evasion: 3 },
      attack: { trait: 'instinct', range: 'melee', die: 6, bonus: 0, damage: 'physical' },
    });
  });

  it('DGH-2016: what is not said is none', () => {
    expect(readForm(page('Long legs'))).toEqual({ by: 0, evasion: 0, text: 'Long legs' });
    expect(readForm(page('Melee Agility d99'))).not.toHaveProperty('attack');
  });
});
