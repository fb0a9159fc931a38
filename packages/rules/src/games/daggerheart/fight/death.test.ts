import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { DhTable } from '../testing';
import { seated } from '../testing';

/** The GM deals Ari a blow that marks one HP, and Ari takes it. */
function struck(table: DhTable): DhTable {
  table.send('bev', {
    type: 'harm.deal',
    character: table.of('anya').id,
    damage: 3,
    kind: 'physical',
  });
  const [hit = ''] = Object.keys(table.state.public.hits);
  return table.send('anya', { type: 'hit.take', hit, armour: false });
}

/** Ari with one HP left, who is hit. */
function dying() {
  const table = seated().with('anya', {
    hp: { marked: 5, slots: 6 },
    stress: { marked: 4, slots: 6 },
  });
  return struck(table);
}

it('DGH-607: whoever is down already is asked for no second death move', () => {
  const table = dying().with('anya', { life: 'unconscious', hp: { marked: 5, slots: 6 } });
  struck(table);
  expect(table.of('anya')).toMatchObject({ life: 'unconscious', hp: { marked: 6 } });
});

const choose = (
  table: ReturnType<typeof dying>,
  move: 'blaze' | 'avoid' | 'risk',
  ...faces: number[]
) => table.send('anya', { type: 'death.choose', character: table.of('anya').id, move }, ...faces);

describe('the last HP', () => {
  it('DGH-607, 901: brings a death move, which its player chooses', () => {
    const table = dying();
    expect(table.of('anya').life).toBe('dying');
    expect(table.offers('anya', 'death.choose')).toHaveLength(3);
    expect(table.offers('carl', 'death.choose')).toEqual([]);
    expect(table.offers('anya', 'roll.propose')).toEqual([]);
  });

  it('DGH-902: a blaze of glory succeeds critically once, and then they die', () => {
    const table = choose(dying(), 'blaze');
    table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });
    table.frame({ difficulty: 40 }).lock('anya');
    expect(table.of('anya').life).toBe('dead');
    expect(table.offers('anya', 'character.create')).toHaveLength(1);
  });

  it('DGH-903, 904, 405: avoiding death leaves a scar where the Hope die is at most the level', () => {
    const lucky = choose(dying(), 'avoid', 2);
    expect(lucky.of('anya')).toMatchObject({ life: 'unconscious', hope: { crossed: 0 } });
    const scarred = choose(dying().with('anya', { hope: { held: 6, crossed: 0 } }), 'avoid', 1);
    expect(scarred.of('anya')).toMatchObject({ hope: { crossed: 1, held: 5 }, worsens: 'scar' });
    const attack = {
      type: 'adversary.attack',
      adversary: 'x',
      target: scarred.of('anya').id,
    } as const;
    scarred.send('bev', { type: 'adversary.improvise', name: 'Wolf', difficulty: 11, hp: 3 });
    scarred.send('bev', { type: 'spotlight.free' });
    expect(scarred.try('bev', { ...attack, adversary: scarred.foe().id })).toMatchObject({
      rule: 'DGH-903',
    });
  });

  it('DGH-907: the GM says how it gets worse, and what the scar is', () => {
    const table = choose(dying(), 'avoid', 1);
    const { id: character } = table.of('anya');
    expect(table.state.public.derived.prompts[`worsens:${character}`]?.to).toEqual(['bev']);
    table.send('bev', {
      type: 'death.worsen',
      character,
      how: 'The roof burns',
      scar: 'Afraid of fire',
    });
    expect(table.of('anya')).toMatchObject({ scars: ['Afraid of fire'], worsens: 'no' });
  });

  it('DGH-903: an HP that is cleared wakes them', () => {
    const table = choose(dying(), 'avoid', 5);
    table.send('anya', {
      type: 'character.adjust',
      character: table.of('anya').id,
      track: 'hp',
      by: -1,
    });
    expect(table.of('anya').life).toBe('up');
  });

  it('DGH-905: whoever risks it all and gives nothing to HP is on their feet all the same', () => {
    const table = choose(dying(), 'risk', 8, 5);
    table.send('anya', { type: 'death.split', character: table.of('anya').id, hp: 0 });
    expect(table.of('anya')).toMatchObject({ life: 'up', split: 0, hp: { marked: 6 } });
    expect(table.offers('anya', 'death.choose')).toEqual([]);
  });

  it('DGH-905: risking it all with Hope splits its value over HP and Stress', () => {
    const table = choose(dying(), 'risk', 8, 5);
    expect(table.of('anya').split).toBe(8);
    const asked = `split:${table.of('anya').id}`;
    expect(table.state.public.derived.prompts[asked]?.to).toEqual(['anya']);
    table.send('anya', { type: 'death.split', character: table.of('anya').id, hp: 5 });
    expect(table.of('anya')).toMatchObject({
      life: 'up',
      split: 0,
      hp: { marked: 1 },
      stress: { marked: 1 },
    });
  });

  it('DGH-906: with Fear they die; equal dice clear everything', () => {
    expect(choose(dying(), 'risk', 5, 8).of('anya').life).toBe('dead');
    expect(choose(dying(), 'risk', 7, 7).of('anya')).toMatchObject({
      life: 'up',
      hp: { marked: 0 },
      stress: { marked: 0 },
    });
  });
});

describe('setting by hand', () => {
  it('DGH-607, TABLE-019: says in the log that no death move is owed any more', () => {
    const table = dying();
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'character.adjust', character, track: 'hp', by: -1 });
    expect(table.of('anya').life).toBe('up');
    expect(linesOf(table.state.public.log).at(-1)?.notes).toEqual([
      'No death move is owed any more.',
    ]);
  });

  it('DGH-901, TABLE-019: leaves a death move where it is when something else is set', () => {
    const table = dying();
    const [form] = table.offers('bev', 'character.set');
    const life = form?.fields?.find(({ name }) => name === 'life');
    expect(life).toMatchObject({ initial: 'dying' });
    const set = { type: 'character.set', ...handOf(table), reason: '' } as const;
    table.send('bev', { ...set, hope: 5, life: 'dying' });
    expect(table.of('anya')).toMatchObject({ life: 'dying', hope: { held: 5 } });
    expect(table.offers('anya', 'death.choose')).toHaveLength(3);
    table.send('bev', { ...set, life: 'up' });
    expect(JSON.stringify(linesOf(table.state.public.log).at(-1))).toContain('No death move');
    expect(table.try('bev', { ...set, life: 'dying' })).toMatchObject({ rule: 'DGH-901' });
  });
});

/** What Ari has left, as the GM’s form shows it. */
function handOf(table: DhTable) {
  const { id, hp, stress, armour, hope } = table.of('anya');
  return {
    character: id,
    hp: hp.marked,
    stress: stress.marked,
    armour: armour.marked,
    hope: hope.held,
    crossed: hope.crossed,
  };
}

describe('Stress', () => {
  it('DGH-702: nobody chooses to mark Stress on a full track', () => {
    const table = seated().with('anya', { stress: { marked: 6, slots: 6 } });
    const mark = {
      type: 'character.adjust',
      character: table.of('anya').id,
      track: 'stress',
      by: 1,
    } as const;
    expect(table.try('anya', mark)).toMatchObject({ rule: 'DGH-702' });
  });

  it('DGH-703: what is forced on a full track marks one HP', () => {
    const table = seated().with('anya', { stress: { marked: 5, slots: 6 } });
    table.send('bev', { type: 'stress.force', character: table.of('anya').id, stress: 3 });
    expect(table.of('anya')).toMatchObject({ stress: { marked: 6 }, hp: { marked: 1 } });
  });
});

it('DGH-905, TABLE-019: whoever is set on their feet by hand has nothing left to split', () => {
  const table = choose(dying(), 'risk', 9, 3);
  expect(table.of('anya').split).toBe(9);
  const { id: character, hp, stress, armour } = table.of('anya');
  table.send('bev', {
    ...{ type: 'character.set', character, reason: 'We misread the blow', life: 'up' },
    ...{ hp: hp.marked - 1, stress: stress.marked, armour: armour.marked, hope: 2, crossed: 0 },
  });
  expect(table.of('anya')).toMatchObject({ split: 0, life: 'up' });
  expect(table.offers('anya', 'death.split')).toEqual([]);
});

describe('an epitaph', () => {
  const send = (table: DhTable, seat: string, words: string) =>
    table.try(seat, { type: 'death.epitaph', character: table.of('anya').id, words });

  it('DGH-908: stands under the name of whoever has died, in the words of their player or the GM', () => {
    const table = dying();
    expect(table.offers('anya', 'death.epitaph')).toEqual([]);
    expect(send(table, 'anya', 'Too early')).toMatchObject({ rule: 'DGH-908' });
    choose(table, 'risk', 3, 9);
    const id = table.of('anya').id;
    expect(table.offers('carl', 'death.epitaph')).toEqual([]);
    expect(send(table, 'carl', 'Mine')).toMatchObject({ rule: 'TABLE-003' });
    expect(table.offers('anya', 'death.epitaph')).toHaveLength(1);
    expect(send(table, 'anya', 'She held the bridge.')).toBeNull();
    expect(table.state.public.epitaphs).toEqual({ [id]: 'She held the bridge.' });
    expect(table.lastLine()?.beat).toMatchObject({
      kind: 'epitaph',
      fiction: 'She held the bridge.',
    });
    // Between sessions, too, and it can be said anew.
    table.send('bev', { type: 'session.end' });
    expect(send(table, 'bev', 'She held the bridge to the end.')).toBeNull();
    expect(table.state.public.epitaphs?.[id]).toBe('She held the bridge to the end.');
  });
});
