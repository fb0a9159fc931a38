import { describe, expect, it } from 'vitest';
import type { AnyCommandInput } from '../areas';
import { seated } from '../testing';
import { hopeSlots, tierOf } from './character';

describe('making a character', () => {
  it('needs nothing but a name, and each step may wait', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    expect(table.of('anya')).toMatchObject({ name: 'Ari', made: [], hope: { held: 2 } });
    table.send('anya', {
      type: 'character.traits',
      character,
      agility: 2,
      strength: 1,
      finesse: 1,
      instinct: 0,
      presence: 0,
      knowledge: -1,
    });
    expect(table.of('anya')).toMatchObject({
      made: ['traits'],
      traits: { agility: 2, knowledge: -1 },
    });
  });

  it('TABLE-112: a step asks for a part of a form, and what it does not ask for stays', () => {
    const table = seated().with('anya', { pronouns: 'she/her', heritage: 'Of the marsh' });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'character.identity', character, class: 'Wanderer' });
    expect(table.of('anya')).toMatchObject({
      ...{ name: 'Ari', pronouns: 'she/her', heritage: 'Of the marsh', class: 'Wanderer' },
      made: ['identity'],
    });
  });

  it('TABLE-151: what is gone from the sheet is open again, and what is kept as it stood is done', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    const open = () =>
      (table.state.public.derived.making.beings[character]?.steps ?? [])
        .filter(({ state }) => state === 'open')
        .map(({ id }) => id);
    const all = ['calling', 'heritage', 'traits', 'weapons', 'defences', 'experiences', 'cards'];
    expect(open()).toEqual([...all, 'identity', 'story']);
    table.send('anya', { type: 'weapon.add', character, name: 'Oar', trait: 'strength', die: 8 });
    expect(open()).not.toContain('weapons');
    const weapon = table.of('anya').weapons[0]?.id ?? '';
    table.send('anya', { type: 'weapon.remove', character, weapon });
    expect(open()).toContain('weapons');
    const zero = { agility: 0, strength: 0, finesse: 0, instinct: 0, presence: 0, knowledge: 0 };
    table.send('anya', { type: 'character.traits', character, ...zero });
    expect(open()).not.toContain('traits');
    table.with('anya', { life: 'dead' });
    expect(table.state.public.derived.making.beings[character]).toBeUndefined();
  });

  it('TABLE-003: is for its player, and for the GM', () => {
    const table = seated();
    const story = {
      type: 'character.story',
      character: table.of('anya').id,
      background: 'A thief',
    } as const;
    expect(table.try('carl', story)).toMatchObject({ code: 'not-yours' });
    table.send('bev', story);
    expect(table.of('anya').background).toBe('A thief');
  });

  it('DGH-501, 502: an Experience is a phrase and a bonus; the form says how broad it may be', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'experience.add', character, name: 'Field medic', bonus: 2 });
    expect(table.of('anya').experiences).toMatchObject([{ name: 'Field medic', bonus: 2 }]);
    const [offer] = table.offers('anya', 'experience.add');
    expect(offer?.detail).toContain('not too broad');
    const experience = table.of('anya').experiences[0]?.id ?? '';
    table.send('anya', { type: 'experience.add', character, name: 'Sailor', bonus: 2 });
    table.send('anya', { type: 'experience.remove', character, experience });
    expect(table.of('anya').experiences).toMatchObject([{ name: 'Sailor' }]);
  });

  it('DGH-405: a crossed-out slot lowers the most Hope', () => {
    expect(hopeSlots({ hope: { held: 0, crossed: 2 } })).toBe(4);
  });

  it('DGH-404: a feature may cost Hope', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'feature.add', character, name: 'Rally', hope: 2 });
    const feature = table.of('anya').features[0]?.id ?? '';
    table.send('anya', { type: 'feature.use', character, feature });
    expect(table.of('anya').hope.held).toBe(0);
    expect(table.try('anya', { type: 'feature.use', character, feature })).toMatchObject({
      rule: 'DGH-404',
    });
  });

  it('DGH-404, 702: or Stress, as far as a slot is free', () => {
    const table = seated().with('anya', { stress: { marked: 2, slots: 6 } });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'feature.add', character, name: 'Rage', stress: 3 });
    const feature = table.of('anya').features[0]?.id ?? '';
    const use = { type: 'feature.use', character, feature } as const;
    expect(table.send('anya', use).of('anya').stress.marked).toBe(5);
    expect(table.try('anya', use)).toMatchObject({ code: 'cannot-afford', rule: 'DGH-702' });
  });

  it('DGH-404, 903: is used by whoever plays them, while they are on their feet', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'feature.add', character, name: 'Rally' });
    const feature = table.of('anya').features[0]?.id ?? '';
    const use = { type: 'feature.use', character, feature } as const;
    expect(table.offers('bev', 'feature.use')).toEqual([]);
    expect(table.try('bev', use)).toMatchObject({ code: 'not-yours' });
    table.with('anya', { life: 'unconscious' });
    expect(table.offers('anya', 'feature.use')).toEqual([]);
    expect(table.try('anya', use)).toMatchObject({ rule: 'DGH-903' });
    table.with('anya', { life: 'blaze' });
    expect(table.offers('anya', 'feature.use')).toHaveLength(1);
    expect(table.try('anya', use)).toBeNull();
  });

  it('DGH-906: nobody writes on the sheet of the dead', () => {
    const table = seated().with('anya', { life: 'dead' });
    const gold = { type: 'gold.change', character: table.of('anya').id, handfuls: 1 } as const;
    expect(table.offers('anya', 'gold.change')).toEqual([]);
    expect(table.try('bev', gold)).toMatchObject({ rule: 'DGH-906' });
  });
});

describe('growing', () => {
  const up: Omit<Extract<AnyCommandInput, { type: 'level.up' }>, 'character'> = {
    type: 'level.up',
    advancements: ['hp', 'evasion'],
  };

  it('DGH-1902, 503, 1904: a tier brings an Experience at +2, Proficiency and free traits; a level higher thresholds', () => {
    const table = seated().with('anya', {
      ...{ level: 4, levels: 1 },
      thresholds: { major: 8, severe: 15 },
      proficiency: 2,
      markedTraits: ['agility'],
    });
    table.send('anya', { ...up, character: table.of('anya').id, experience: 'Captain' });
    expect(table.of('anya')).toMatchObject({
      level: 5,
      thresholds: { major: 9, severe: 16 },
      proficiency: 3,
      markedTraits: [],
      experiences: [{ name: 'Captain', bonus: 2 }],
    });
    expect([1, 2, 4, 5, 7, 8, 10].map(tierOf)).toEqual([1, 2, 2, 3, 3, 4, 4]);
  });

  it('DGH-1901, 1903: two advancements a level, when the GM says so, up to the tenth', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    expect(table.try('anya', { ...up, character })).toMatchObject({
      code: 'wrong-moment',
      rule: 'DGH-1901',
    });
    expect(table.offers('anya', 'level.up')).toEqual([]);
    expect(table.try('anya', { type: 'level.grant' })).toMatchObject({ code: 'not-allowed' });
    table.send('bev', { type: 'level.grant' }).send('anya', { ...up, character });
    expect(table.of('anya')).toMatchObject({ hp: { slots: 7 }, evasion: 11, levels: 0 });
    expect(table.of('carl').levels).toBe(1);
    expect(table.try('anya', { ...up, character })).toMatchObject({ rule: 'DGH-1901' });
    table.send('bev', { type: 'level.grant', to: table.of('carl').id });
    expect(table.of('carl').levels).toBe(2);
    // The GM writes on any sheet, and needs nobody to say so.
    table.send('bev', { ...up, advancements: ['stress', 'hp'], character });
    expect(table.of('anya').level).toBe(3);
    table.with('anya', { level: 10 });
    expect(table.try('bev', { ...up, character })).toMatchObject({ rule: 'DGH-1901' });
    const only = { type: 'level.grant', to: character } as const;
    expect(table.try('bev', only)).toMatchObject({ rule: 'DGH-1901' });
  });

  it('DGH-1903: one slot is not marked twice, but what is in words may be two things', () => {
    const table = seated().with('anya', { levels: 1 });
    const { id: character } = table.of('anya');
    for (const one of ['evasion', 'card', 'proficiency'] as const) {
      expect(table.try('anya', { ...up, character, advancements: [one, one] })).toMatchObject({
        code: 'already-done',
        rule: 'DGH-1903',
      });
    }
    expect(table.of('anya')).toMatchObject({ level: 1, evasion: 10 });
    const note = 'Two domain cards';
    table.send('anya', { ...up, character, advancements: ['other', 'other'], note });
    expect(table.of('anya').level).toBe(2);
    expect(table.lastLine()?.notes).toContain(note);
  });

  it('DGH-1902: a level within a tier brings no Experience, no Proficiency and no free traits', () => {
    const before = { level: 2, proficiency: 2, markedTraits: ['agility' as const] };
    const table = seated().with('anya', { ...before, levels: 1 });
    const { id: character } = table.of('anya');
    const [form] = table.offers('anya', 'level.up');
    expect(form?.fields?.map(({ name }) => name)).not.toContain('experience');
    expect(table.try('anya', { ...up, character, experience: 'Captain' })).toMatchObject({
      code: 'not-allowed',
    });
    table.send('anya', { ...up, character });
    expect(table.of('anya')).toMatchObject({ ...before, level: 3, experiences: [] });
  });

  it('DGH-1905: a card is of one’s own level or below, and a sixth goes to the vault', () => {
    const table = seated().with('anya', { level: 2 });
    const { id: character } = table.of('anya');
    const card = { type: 'card.add', character, name: 'Spark', level: 2 } as const;
    expect(table.try('anya', { ...card, level: 3 })).toMatchObject({ rule: 'DGH-1905' });
    for (let at = 0; at < 6; at += 1) table.send('anya', card);
    expect(table.of('anya').cards.map((one) => one.in)).toEqual([
      ...Array(5).fill('loadout'),
      'vault',
    ]);
  });

  it('DGH-1003: cards move at a rest', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'card.add', character, name: 'Spark', level: 1 });
    const move = {
      type: 'card.move',
      character,
      card: table.of('anya').cards[0]?.id ?? '',
    } as const;
    expect(table.try('anya', move)).toMatchObject({ rule: 'DGH-1003' });
    table.send('bev', { type: 'rest.start', kind: 'short' }, 1).send('anya', move);
    expect(table.of('anya').cards[0]?.in).toBe('vault');
  });

  it('DGH-1905: a full loadout takes no sixth card out of the vault', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    for (let at = 0; at < 6; at += 1)
      table.send('anya', { type: 'card.add', character, name: `Spark ${at}`, level: 1 });
    table.send('bev', { type: 'rest.start', kind: 'short' }, 1);
    const card = table.of('anya').cards.find((one) => one.in === 'vault')?.id ?? '';
    const move = { type: 'card.move', character, card } as const;
    expect(table.try('anya', move)).toMatchObject({ code: 'limit-reached', rule: 'DGH-1905' });
    const first = table.of('anya').cards[0]?.id ?? '';
    table.send('anya', { ...move, card: first }).send('anya', move);
    expect(table.of('anya').cards.find(({ id }) => id === card)?.in).toBe('loadout');
  });

  it('DGH-1801: gold is gained or paid, as much as is typed and as one has', () => {
    const table = seated().with('anya', { gold: { handfuls: 2, bags: 1, chests: 0 } });
    const { id: character } = table.of('anya');
    const [gain, pay] = table.offers('anya', 'gold.change');
    expect(gain?.fields).toMatchObject([{ name: 'handfuls', min: 1, max: 187 }]);
    expect(pay?.fields).toMatchObject([{ name: 'handfuls', min: 1, max: 12 }]);
    const change = { type: 'gold.change', character } as const;
    expect(table.try('anya', { ...change, handfuls: 13, pays: true })).toMatchObject({
      code: 'limit-reached',
      rule: 'DGH-1802',
    });
    table.send('anya', { ...change, handfuls: 5, pays: true });
    expect(table.of('anya').gold).toEqual({ handfuls: 7, bags: 0, chests: 0 });
    expect(table.lastLine()?.text).toBe('Ari pays 5 handfuls of gold.');
    table.send('anya', { ...change, handfuls: 150 });
    expect(table.of('anya').gold).toEqual({ handfuls: 7, bags: 5, chests: 1 });
    table.send('anya', { ...change, handfuls: 157, pays: true });
    expect(table.offers('anya', 'gold.change')).toMatchObject([{ label: 'Gain gold' }]);
  });

  it('DGH-1801, 1802: gold changes up, and nobody carries a second chest', () => {
    const table = seated().with('anya', { gold: { handfuls: 8, bags: 9, chests: 0 } });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'gold.change', character, handfuls: 4 });
    expect(table.of('anya').gold).toEqual({ handfuls: 2, bags: 0, chests: 1 });
    expect(table.lastLine()?.beat).toMatchObject({ kind: 'gold', about: [character] });
    expect(table.try('anya', { type: 'gold.change', character, handfuls: 98 })).toMatchObject({
      rule: 'DGH-1802',
    });
    expect(table.try('anya', { type: 'gold.change', character, handfuls: 0 })).toMatchObject({
      rule: 'DGH-1801',
    });
  });
});
