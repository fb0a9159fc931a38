import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileOf, readFile, SheetReading } from '../../../table';
import type { Character } from '../characters/character';
import { sheetRoom } from '../characters/room';
import type { DhTable } from '../testing';
import { seated } from '../testing';
import { readSheet } from './read';
import type { DhSheet } from './sheet';
import { kind, sheetOf, told, travellersOf } from './sheet';

/** What the library and levels have brought Wren. */
const brought = {
  ...{ ancestry: 'Reedkin', community: 'Bankborn', domains: ['Light', 'Rope'] },
  spellcast: 'presence',
  advances: { 2: { hp: 1, traits: 1 } },
  toRaise: { traits: 1, experiences: 0, raised: [] },
  extraCards: 1,
  secondClass: { name: 'Ashwalker', domain: 'Ember' },
} as const;

/** Anya’s Wren, with something of everything; hurt, and in the middle of things. */
function wren(): DhTable {
  const table = seated();
  const { id: character } = table.of('anya');
  table.send('anya', { type: 'character.identity', character, name: 'Wren', class: 'Ferrier' });
  table.send('anya', { type: 'experience.add', character, name: 'Reads the water', bonus: 3 });
  const spear = { name: 'Reed Spear', trait: 'agility', die: 8 } as const;
  table.send('anya', { type: 'weapon.add', character, ...spear });
  table.send('anya', {
    type: 'feature.add',
    character,
    name: 'Steady hands',
    text: 'No rope slips.',
  });
  for (const card of ['Lantern Oath', 'Undertow']) {
    table.send('anya', { type: 'card.add', character, name: card, level: 1 });
  }
  table.send('anya', { type: 'item.add', character, name: 'Dry Lamp', consumable: true });
  const { features, cards } = table.of('anya');
  const { domains, toRaise, ...others } = brought;
  return table.with('anya', {
    ...others,
    ...{ domains: [...domains], toRaise: { ...toRaise, raised: [] } },
    features: features.map((one) => ({ ...one, from: 'class' as const })),
    cards: cards.map((one) => ({ ...one, domain: 'Light', recall: 1 })),
    level: 4,
    scars: ['Never looks back.'],
    hope: { held: 5, crossed: 1 },
    hp: { marked: 4, slots: 7 },
    stress: { marked: 3, slots: 6 },
    conditions: [{ id: 'x', name: 'Vulnerable', until: '' }],
    tagTeamIn: 3,
  });
}
const bring = (table: DhTable, sheet: object) => {
  const text = fileOf(kind, sheet);
  table.send('carl', { type: 'traveller.ask', text });
  return table;
};
const letIn = (table: DhTable): DhTable => {
  const arrival = table.state.public.arrivals?.carl?.id ?? '';
  return table.send('bev', { type: 'traveller.answer', arrival, welcome: true });
};
const newest = ({ state }: DhTable): Character => {
  const one = Object.values(state.public.characters).at(-1);
  if (!one) throw new Error('Nobody is here.');
  return one;
};
/** A sheet but for the ids of what stands on it. */
const withoutIds = (one: object): unknown =>
  JSON.parse(JSON.stringify(one, (key, value: unknown) => (key === 'id' ? undefined : value)));
const read = (sheet: object) => {
  const reading = new SheetReading(sheet);
  const found = readSheet(reading);
  reading.rest();
  return { sheet: found, left: reading.left };
};

describe('a character who goes from table to table', () => {
  it('TABLE-231: has who they are and what they have become; what they are under stays behind', () => {
    const sheet = sheetOf(wren().of('anya'));
    expect(sheet).toMatchObject({ name: 'Wren', class: 'Ferrier', level: 4, crossed: 1, hp: 7 });
    expect(sheet.cards.map((card) => card.name)).toEqual(['Lantern Oath', 'Undertow']);
    expect(sheet).toMatchObject({ ...brought, features: [{ from: 'class' }] });
    expect(sheet.cards[0]).toMatchObject({ domain: 'Light', recall: 1 });
    expect(sheet.inventory).toMatchObject([{ name: 'Dry Lamp', count: 1, consumable: true }]);
    const text = fileOf(kind, sheet);
    for (const gone of ['anya', '"id"', 'Vulnerable', 'marked"', 'tagTeam', 'held']) {
      expect(text).not.toContain(gone);
    }
  });

  it('TABLE-233: comes as they left, rested, with Hope as somebody new has it, and new ids', () => {
    const old = wren().of('anya');
    const table = letIn(bring(seated(), sheetOf(old)));
    const one = newest(table);
    expect(withoutIds(sheetOf(one))).toEqual(withoutIds(sheetOf(old)));
    expect(one).toMatchObject({
      owner: 'carl',
      hp: { marked: 0, slots: 7 },
      stress: { marked: 0 },
      hope: { held: 2, crossed: 1 },
      conditions: [],
      life: 'up',
      tagTeamIn: 0,
    });
    expect(table.state.public.arrivals).toEqual({});
    const ids = new Set(JSON.stringify(old).match(/"id":"[^"]+"/g));
    for (const id of JSON.stringify(one).match(/"id":"[^"]+"/g) ?? []) {
      expect(id).toMatch(new RegExp(`"id":"[a-z]+${table.seq}-`));
    }
    expect(ids.size).toBeGreaterThan(0);
  });

  it('TABLE-231, 233: whoever goes with them comes along, with what it has learned and no box marked', () => {
    const companion = {
      ...{ id: 'fen', name: 'Fen', kind: 'A fox', evasion: 14, stress: { marked: 2, slots: 4 } },
      experiences: [{ id: 'scout', name: 'Scout', bonus: 3 }],
      attack: { name: 'Bite', range: 'close', die: 8, damage: 'magical' },
      training: { resilient: 1, vicious: 2 },
      owed: { training: 1, experiences: 0 },
      ...{ opening: true, comforted: true },
    } as const;
    const old = wren().with('anya', {
      companion: { ...companion, experiences: [...companion.experiences] },
    });
    const sheet = sheetOf(old.of('anya'));
    expect(told(sheet).flatMap(({ lines }) => lines)).toContain('Fen, A fox');
    const one = newest(letIn(bring(seated(), sheet)));
    const { opening: _, comforted: __, id, ...stays } = companion;
    expect(one.companion).toMatchObject({
      ...{ ...stays, stress: { marked: 0, slots: 4 } },
      experiences: [{ name: 'Scout', bonus: 3 }],
    });
    expect(one.companion?.id).not.toBe(id);
    expect(one.companion).not.toHaveProperty('opening');
    expect(one.companion).not.toHaveProperty('comforted');
    const odd = read({ name: 'Wren', companion: { ...sheet.companion, evasion: 31, wings: 2 } });
    expect(odd.sheet?.companion?.evasion).toBe(10);
    expect(odd.left).toHaveLength(2);
    expect(read({ name: 'Wren', companion: { kind: 'A fox' } }).sheet?.companion).toBeUndefined();
  });

  it('TABLE-233: holds no more Hope than there are slots left', () => {
    const come = (crossed: number) =>
      newest(letIn(bring(seated(), { name: 'Wren', crossed }))).hope;
    expect([come(4), come(5), come(6)]).toEqual([
      { held: 2, crossed: 4 },
      { held: 1, crossed: 5 },
      { held: 0, crossed: 6 },
    ]);
  });

  it('TABLE-231: is shown in words before they come', () => {
    const words = told(sheetOf(wren().of('anya'))).flatMap(({ lines }) => lines);
    expect(words).toContain('Level 4, Ferrier');
    expect(words).toContain('Steady hands: No rope slips.');
    expect(words).toContain('Reads the water +3');
    expect(words).toContain('Hope slots crossed out: 1');
  });

  it.each([
    ['level', 11, /^Level: at most 10 fits here/],
    ['level', 0, /^Level: at least 1 fits here/],
    ['evasion', 31, /^Evasion: at most 30/],
    ['hp', '7', /^HP slots: that does not fit/],
    ['pronouns', 'x'.repeat(81), /^Pronouns: at most 80 characters/],
    ['background', 'x'.repeat(2001), /^Background: at most 2000 characters/],
    ['traits', { agility: 10 }, /^Traits, Agility: at most 9/],
    ['gold', { chests: 2 }, /^Gold, chests: at most 1/],
    ['weapons', [{ name: 'Spear', trait: 'luck', die: 8 }], /^Weapon 1, trait: .*choose from/],
    ['weapons', { name: 'Spear' }, /^Weapon: that is no list/],
    ['experiences', [{ name: 'x', bonus: 0 }], /^Experience 1, bonus: at least 1/],
    ['cards', [{ name: 'High', level: 2 }], /^Card 1, level: at most 1/],
    ['features', ['Wings'], /^Feature 1: it is left out/],
    ['thresholds', { major: 9, severe: 4 }, /^Thresholds: the severe one/],
    ['traits', { luck: 1 }, /^Traits, “luck”: there is no place/],
    ['wings', 2, /^“wings”: there is no place/],
    ['Something I have always wanted to say', 2, /^Something: there is no place/],
  ])('TABLE-233: what does not fit of %s is left out and named: %j', (key, value, sentence) => {
    const { sheet, left } = read({ name: 'Wren', pronouns: 'she', [key]: value });
    expect(left.some((line) => sentence.test(line))).toBe(true);
    expect(sheet).toMatchObject({ name: 'Wren' });
    if (key !== 'pronouns') expect(sheet).toMatchObject({ pronouns: 'she' });
  });

  it('TABLE-233: a list is filled as far as there is room, and a loadout as far as hands reach', () => {
    const many = Array.from({ length: 25 }, (_, at) => ({
      ...{ name: `Card ${at}`, level: 1, in: 'loadout' },
    }));
    const { sheet, left } = read({ name: 'Wren', cards: many });
    expect(sheet?.cards).toHaveLength(sheetRoom.cards);
    expect(sheet?.cards.filter((card) => card.in === 'loadout')).toHaveLength(5);
    expect(left[0]).toBe('Card: there is room for 20, and 5 more came.');
    expect(left).toContain('“Card 5”: a loadout holds 5, so it comes into the vault.');
  });

  it('TABLE-233: names at most 24 things that were left out, and how many more there are', () => {
    const odd = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`odd${at}`, at]));
    const { left } = read({ name: 'Wren', ...odd });
    expect(left).toHaveLength(25);
    expect(left.at(-1)).toBe('And 16 more like these.');
  });

  it('TABLE-233: whatever a file says, what is read of it fits and is read again as it is', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.integer({ min: -3, max: 15 }),
      fc.string(),
    );
    const keys = Object.keys(sheetOf(wren().of('anya'))).filter((key) => key !== 'name');
    const any = fc.record(Object.fromEntries(keys.map((key) => [key, value])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(any, (sheet) => {
        const once = read({ ...sheet, name: 'Wren' }).sheet as DhSheet;
        const again = read(once);
        expect(again.left).toEqual([]);
        expect(again.sheet).toEqual(once);
      }),
      { numRuns: 60 },
    );
  });

  it('TABLE-233: a text is cleaned as any that is typed', () => {
    const { sheet } = read({ name: 'W\u202eren', class: '\u0000Ferrier', description: 'a\ud800b' });
    expect(sheet).toMatchObject({ name: 'Wren', class: 'Ferrier', description: 'ab' });
  });

  it('TABLE-012: a third character of one player waits before the door, and the GM reads why', () => {
    const table = bring(seated(), { name: 'Wren' });
    table.send('carl', { type: 'character.create', name: 'Cole’s sister' });
    const { id = '' } = table.state.public.arrivals?.carl ?? {};
    const yes = { type: 'traveller.answer', arrival: id, welcome: true } as const;
    expect(table.try('bev', yes)).toMatchObject({ code: 'limit-reached', rule: 'TABLE-012' });
    expect(table.state.public.derived.prompts[id]?.text).toContain('Not just now: There is room');
    expect(table.offers('bev', 'traveller.answer').map(({ label }) => label)).toEqual(['Not here']);
  });
});

describe('whoever has gone', () => {
  const gone = (table: DhTable) =>
    table.send('anya', { type: 'traveller.gone', traveller: table.of('anya').id });

  it('TABLE-237: is out of the party, by the word of their player, and leaves room for somebody new', () => {
    const table = gone(wren());
    expect(table.of('anya').life).toBe('gone');
    expect(travellersOf(table.state.public, 'anya')).toEqual([]);
    expect(table.lastLine()?.text).toBe('Anya says that Wren has gone to another table.');
    const { id: character } = table.of('anya');
    expect(table.try('anya', { type: 'gold.change', character, handfuls: 1 })).toMatchObject({
      rule: 'TABLE-237',
    });
    expect(table.try('anya', { type: 'character.create', name: 'Somebody new' })).toBeNull();
  });

  it('TABLE-237: nobody else says so, and nobody goes in the middle of a roll', () => {
    const table = wren();
    const { id: traveller } = table.of('anya');
    expect(table.try('carl', { type: 'traveller.gone', traveller })).toMatchObject({
      code: 'not-found',
    });
    table.send('anya', { type: 'roll.propose', character: traveller, trait: 'agility' });
    expect(table.try('anya', { type: 'traveller.gone', traveller })).toMatchObject({
      code: 'wrong-moment',
      rule: 'TABLE-237',
    });
    expect(table.offers('anya', 'traveller.gone')).toEqual([]);
  });

  it('TABLE-237: is back when an undo takes it back', () => {
    const table = wren();
    table.send('anya', { type: 'traveller.gone', traveller: table.of('anya').id });
    table.send('bev', { type: 'table.undo', to: table.seq, evenIfRevealed: true });
    expect(table.of('anya').life).toBe('up');
  });

  it('is written down in one form, which stays readable', () => {
    expect(readFile(fileOf(kind, { name: 'Wren' }))).toMatchObject({
      game: 'daggerheart',
      form: 1,
      name: 'Wren',
    });
  });
});
