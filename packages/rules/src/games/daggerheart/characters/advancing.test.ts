import { describe, expect, it } from 'vitest';
import type { AnyCommandInput } from '../areas';
import { seated } from '../testing';
import { leftOf } from './advancing';
import type { Character } from './character';
import { advancements } from './character';

type Up = Extract<AnyCommandInput, { type: 'level.up' }>;

/** Ari, on a level and with so many levels that the GM has granted. */
const ari = (set: Partial<Character>) => seated().with('anya', { levels: 9, ...set });

const up = (table: ReturnType<typeof seated>, chosen: Up['advancements'], more: Partial<Up> = {}) =>
  ({ type: 'level.up', character: table.of('anya').id, advancements: chosen, ...more }) as const;

describe('advancements', () => {
  it('DGH-1903: each tier has its slots, and those of lower tiers stay open', () => {
    const one = ari({}).of('anya');
    const left = (level: number) =>
      Object.fromEntries(
        advancements
          .filter((what) => what !== 'other')
          .map((what) => [what, leftOf({ ...one, level: level - 1 }, level, what)]),
      );
    const experiences = 0;
    expect(left(2)).toEqual({
      ...{ traits: 3, hp: 2, stress: 2, evasion: 1, proficiency: 0, card: 1, subclass: 0 },
      ...{ multiclass: 0, experiences },
    });
    // A sheet has six more boxes at most, and six traits.
    expect(left(5)).toMatchObject({ traits: 3, hp: 4, evasion: 2, proficiency: 1, card: 2 });
    expect(left(5)).toMatchObject({ subclass: 1, multiclass: 1 });
    expect(left(8)).toMatchObject({ hp: 6, stress: 6, proficiency: 2, subclass: 2 });
  });

  it('DGH-1903: a slot that is marked is gone, and what has run out is not offered', () => {
    const table = ari({});
    table.send('anya', up(table, ['evasion', 'hp'])).send('anya', up(table, ['hp', 'stress']));
    expect(table.of('anya')).toMatchObject({
      ...{ level: 3, evasion: 11, hp: { slots: 8 }, stress: { slots: 7 } },
      advances: { 2: { evasion: 1, hp: 2, stress: 1 } },
    });
    for (const gone of ['hp', 'evasion'] as const) {
      expect(table.try('anya', up(table, [gone, 'stress']))).toMatchObject({ rule: 'DGH-1903' });
    }
    const [form] = table.offers('anya', 'level.up');
    const field = form?.fields?.find(({ name }) => name === 'advancements');
    const options = field?.kind === 'choices' ? field.options.map(({ value }) => value) : [];
    expect(options).toContain('stress');
    for (const gone of ['hp', 'evasion', 'stress-again']) expect(options).not.toContain(gone);
  });

  it('DGH-1903: the same twice counts twice, where two slots are left', () => {
    const table = ari({});
    table.send('anya', up(table, ['hp', 'hp-again']));
    expect(table.of('anya')).toMatchObject({ hp: { slots: 8 }, advances: { 2: { hp: 2 } } });
    table.send('anya', up(table, ['stress', 'stress']));
    expect(table.of('anya')).toMatchObject({
      stress: { slots: 8 },
      advances: { 2: { stress: 2 } },
    });
  });

  it('DGH-1903: Proficiency and a second class take both slots', () => {
    const table = ari({ level: 4, proficiency: 2 });
    expect(table.try('anya', up(table, ['proficiency', 'hp']))).toMatchObject({
      code: 'malformed',
      rule: 'DGH-1903',
    });
    expect(table.try('anya', up(table, ['hp']))).toMatchObject({ rule: 'DGH-1903' });
    table.send('anya', up(table, ['proficiency']));
    // One by the tier, one by the advancement.
    expect(table.of('anya')).toMatchObject({ proficiency: 4, advances: { 3: { proficiency: 2 } } });
    expect(table.try('anya', up(table, ['proficiency']))).toMatchObject({ rule: 'DGH-1903' });
  });

  it('DGH-1903: a tier that brings a second class bars its subclass card, and the other way round', () => {
    const second = ari({ level: 4 });
    second.send('anya', up(second, ['multiclass']));
    expect(second.of('anya').secondClass).toEqual({ name: '', domain: '' });
    expect(second.try('anya', up(second, ['subclass', 'hp']))).toMatchObject({ rule: 'DGH-1903' });
    const deeper = ari({ level: 4 });
    deeper.send('anya', up(deeper, ['subclass', 'hp']));
    expect(deeper.try('anya', up(deeper, ['multiclass']))).toMatchObject({ rule: 'DGH-1903' });
  });

  it('DGH-1903: traits and Experiences that are not named at once wait until they are', () => {
    const known = ['Sailor', 'Liar', 'Cook'].map((name, at) => ({ id: `e${at}`, name, bonus: 2 }));
    const table = ari({ experiences: known });
    table.send('anya', up(table, ['traits', 'experiences'], { traits: ['agility'] }));
    const { id: character } = table.of('anya');
    expect(table.of('anya')).toMatchObject({
      traits: { agility: 1 },
      markedTraits: ['agility'],
      toRaise: { traits: 1, experiences: 2 },
    });
    const raise = { type: 'trait.raise', character } as const;
    expect(table.try('anya', { ...raise, trait: 'agility' })).toMatchObject({
      code: 'not-allowed',
    });
    table.send('anya', { ...raise, trait: 'presence' });
    expect(table.of('anya')).toMatchObject({ traits: { presence: 1 } });
    expect(table.offers('anya', 'trait.raise')).toEqual([]);
    const know = { type: 'experience.raise', character } as const;
    table.send('anya', { ...know, experience: 'e0' });
    expect(table.try('anya', { ...know, experience: 'e0' })).toMatchObject({ code: 'not-allowed' });
    table.send('anya', { ...know, experience: 'e2' });
    expect(table.of('anya').experiences.map(({ bonus }) => bonus)).toEqual([3, 2, 3, 2]);
    expect(table.offers('anya', 'experience.raise')).toEqual([]);
  });

  it('DGH-2011: an advancement may bring a card more, and each level one', () => {
    const table = ari({ domains: ['Brine'], made: ['cards'], class: 'Ferrier' });
    table.send('anya', up(table, ['card', 'hp']));
    const { id } = table.of('anya');
    const step = table.state.public.derived.making.beings[id]?.steps.find(
      (one) => one.id === 'cards',
    );
    expect(step).toMatchObject({ state: 'open', note: '4 domain cards' });
  });
});
