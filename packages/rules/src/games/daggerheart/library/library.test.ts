import { describe, expect, it } from 'vitest';
import { createTable } from '../../../engine';
import { daggerheart } from '..';
import { complete } from '../setup';
import { seated } from '../testing';
import { fighting } from '../testing/fighting';
import { smallLibrary as small } from '../testing/small-library';
import { libraryRoom } from './entry';

const text = (value: unknown) => JSON.stringify(value);
const importing = (value: unknown) => ({ type: 'library.import', text: text(value) }) as const;
it('DGH-2001: a card’s kind is spelled as cards have it, however it was typed, and a table’s own stays', () => {
  const table = seated();
  for (const [name, style] of [
    ['Ember', 'spells'],
    ['Lantern', 'ABILITY'],
    ['Old Leaf', 'grimoire'],
    ['Knot', 'Oath'],
    ['Wick', ''],
  ] as const) {
    table.send('bev', { type: 'library.card', name, style });
  }
  expect(Object.values(table.state.beside.library.cards ?? {}).map(({ style }) => style)).toEqual([
    'Spell',
    'Ability',
    'Grimoire',
    'Oath',
    '',
  ]);
});

describe('the library', () => {
  const full = () => seated().send('bev', importing(small));
  const first = (entries: object) => Object.keys(entries)[0] ?? '';

  it('DGH-2004: adversaries and environments never leave the desk before they are revealed', () => {
    const secret = { adversaries: small.adversaries, environments: small.environments };
    const table = seated().send('bev', importing(secret));
    for (const audience of ['public', 'seat:anya'] as const) {
      expect(table.patches.get(audience) ?? []).toEqual([]);
    }
    expect(text([table.state.public, table.state.seats])).not.toMatch(/Mire|Sinking/);
    const entry = first(table.state.beside.library.adversaries ?? {});
    table.send('bev', { type: 'library.place', entry });
    for (const audience of ['public', 'seat:anya'] as const) {
      expect(table.patches.get(audience) ?? []).toEqual([]);
    }
    const environment = first(table.state.beside.library.environments ?? {});
    table.send('bev', { type: 'environment.reveal', environment });
    expect(table.state.public.environment).toMatchObject({ name: 'The Sinking Hall' });
    expect(table.state.public.environment?.id).not.toBe(environment);
    expect(text(table.state.public)).not.toMatch(/Cold surge|swallow/);
  });

  it('DGH-2004: what else an import brings in secret makes no difference to what is open', () => {
    const open = (extra: object) =>
      seated().send('bev', importing({ weapons: small.weapons, ...extra })).state.beside.library;
    expect(open({ adversaries: small.adversaries }).weapons).toEqual(open({}).weapons);
  });

  it('DGH-2005: an adversary stands on the desk with all that it has, a second with a number', () => {
    const table = full();
    const entry = first(table.state.beside.library.adversaries ?? {});
    table
      .send('bev', { type: 'library.place', entry })
      .send('bev', { type: 'library.place', entry });
    expect(table.foe('Mire Hound')).toMatchObject({
      shown: false,
      difficulty: 13,
      features: [{ name: 'Undertow', type: 'action', fear: 2 }],
    });
    expect(table.foe('Mire Hound 2').difficulty).toBe(13);
    // Where the GM uses a feature, its type stands before what it does.
    table.given((state) => {
      state.public.fear = 3;
    });
    table.send('bev', { type: 'adversary.reveal', adversary: table.foe('Mire Hound').id });
    expect(text(table.state.seats.bev)).toContain('Action. Spend 2 Fear');
  });

  it('DGH-2005: a player takes a weapon, a class, and a card of their level', () => {
    const table = full();
    const { weapons = {}, cards = {}, classes = {} } = table.state.beside.library;
    const { id: character } = table.of('anya');
    const take = (entry: string) => ({ type: 'library.take', character, entry }) as const;
    for (const entries of [weapons, classes, cards]) table.send('anya', take(first(entries)));
    expect(table.of('anya')).toMatchObject({
      class: 'Ferrier',
      evasion: 11,
      hp: { slots: 7 },
      weapons: [{ name: 'Reed Spear', die: 8, bonus: 2, text: 'It floats.' }],
      features: [{ name: 'Steady hands', stress: 1 }],
      cards: [
        {
          name: 'Lantern Oath',
          in: 'loadout',
          hope: 1,
          text: 'Light, Spell, recall 1\nSpend a Hope to shine.',
        },
      ],
    });
    expect(table.try('anya', take(Object.keys(cards)[1] ?? ''))).toMatchObject({
      rule: 'DGH-1905',
    });
    expect(table.try('carl', take(first(weapons)))).toMatchObject({ rule: 'TABLE-003' });
    const hidden = first(table.state.beside.library.adversaries ?? {});
    expect(table.try('anya', take(hidden))).toEqual(table.try('anya', take('none')));
  });

  it('DGH-1303, 2004: an environment acts for Fear where the table is, and not before', () => {
    const table = full().given((state) => {
      state.public.fear = 1;
    });
    const environment = first(table.state.beside.library.environments ?? {});
    const use = { type: 'environment.use', environment, feature: 0 } as const;
    expect(table.try('bev', use)).toMatchObject({ rule: 'DGH-2004' });
    table.send('bev', { type: 'environment.reveal', environment }).send('bev', use);
    expect(table.state.public.fear).toBe(0);
    expect(table.send('bev', { type: 'environment.close' }).state.public.environment).toBeNull();
  });

  it('DGH-2001: what the GM has on the desk can be kept, unhurt, and removed', () => {
    const table = fighting();
    table.send('bev', { type: 'adversary.adjust', adversary: table.foe().id, track: 'hp', by: 1 });
    table.send('bev', { type: 'library.keep', adversary: table.foe().id });
    const [kept] = Object.values(table.state.beside.library.adversaries ?? {});
    expect(kept).toMatchObject({ name: 'Ogre', hp: { marked: 0 } });
    table.send('bev', { type: 'library.remove', entry: kept?.id ?? '' });
    expect(table.state.beside.library.adversaries).toEqual({});
  });

  it('DGH-2003: several at once need room for all of them, and where there is less nothing comes in', () => {
    const domain = (at: number) => ({ name: `Domain ${at}`, description: 'One of ours.' });
    const table = seated().given(({ beside }) => {
      beside.library.domains = Object.fromEntries(
        Array.from({ length: libraryRoom.domains - 1 }, (_, at) => {
          const id = `domain${at}`;
          return [id, { id, ...domain(at), line: '', tier: 0, features: [] }];
        }),
      );
    });
    const count = () => Object.keys(table.state.beside.library.domains ?? {}).length;
    const two = importing({ domains: [domain(100), domain(101)] });
    expect(table.try('bev', two)).toMatchObject({ code: 'limit-reached', rule: 'DGH-2003' });
    expect(count()).toBe(libraryRoom.domains - 1);
    table.send('bev', importing({ domains: [domain(100)] }));
    expect(count()).toBe(libraryRoom.domains);
  });

  it('DGH-2009: the GM says whose it is, and everybody reads that', () => {
    const text = 'Of Somebody, under a licence that asks for this line.';
    const table = full().send('bev', { type: 'library.licence', text });
    expect(table.state.public.licence).toBe(text);
    // It is told with its words, so that nobody has to look for it.
    expect(table.lastLine()?.notes).toEqual([text]);
    expect(table.try('anya', { type: 'library.licence', text: 'Mine' })).toMatchObject({
      code: 'not-allowed',
    });
    expect(table.send('bev', { type: 'library.licence' }).state.public.licence).toBe('');
  });

  it('a table of an earlier release has an empty one', () => {
    const now = createTable(daggerheart, { name: 'A table', setup: {} });
    const { environment: _, ...shared } = now.public;
    const { environment: __, ...desk } = now.director;
    const { beside: ___, ...rest } = now;
    const old = structuredClone({ ...rest, public: shared, director: desk });
    complete(old as typeof now);
    expect(old).toEqual(now);
  });

  it('DGH-2007: a table of version 8 has its library beside it, and an undo of that time brings it back', () => {
    const table = full();
    const { library } = table.state.beside;
    const { adversaries = {}, environments = {}, weapons = {}, cards = {}, classes = {} } = library;
    const { beside: _, ...rest } = structuredClone(table.state);
    const old = {
      ...rest,
      public: { ...rest.public, library: { weapons, cards, classes } },
      director: { ...rest.director, library: { adversaries, environments } },
    };
    complete(old as unknown as typeof table.state);
    expect(old).toEqual({ ...rest, beside: { library } });
    const rewound = { ...structuredClone(old), beside: { library: { weapons } } };
    Object.assign(rewound.director, { library: { adversaries, environments } });
    complete(rewound as unknown as typeof table.state);
    expect(rewound.beside.library).toEqual({ adversaries, environments });
  });

  it('DGH-2007: nobody is sent any of it, and an undo leaves it as it is', () => {
    const table = full();
    const { state } = table;
    expect(text([state.public, state.director.adversaries, state.seats])).not.toMatch(
      /Reed Spear|Mire/,
    );
    for (const patches of table.patches.values())
      expect(text(patches)).not.toMatch(/Reed Spear|Mire|swallow/);
    const { library } = state.beside;
    table.send('bev', { type: 'library.remove', entry: first(library.weapons ?? {}) });
    const to = table.lastLine('director')?.seq ?? 0;
    expect(table.try('bev', { type: 'table.take-back', to })).toMatchObject({
      code: 'undo-unavailable',
    });
    expect(table.state.beside.library.weapons).toEqual({});
  });
});

describe('looking for something in the library', () => {
  const full = () => seated().send('bev', importing(small));
  const found = (table: ReturnType<typeof seated>, who: 'bev' | 'anya', sought: object = {}) => {
    const found = daggerheart.search?.(table.state, who, 'library', { words: '', ...sought });
    if (!found) throw new Error('There is nothing to look in.');
    return { ...found, names: found.entries.map((one) => ('name' in one ? one.name : '')) };
  };

  it('DGH-2004, 2007: the GM finds all of it, players what lies in the open', () => {
    const table = full();
    expect(found(table, 'bev').kinds).toEqual({
      ...{ weapons: 1, cards: 2, classes: 1 },
      ...{ adversaries: 1, environments: 1 },
    });
    expect(found(table, 'anya').kinds).toEqual({ weapons: 1, cards: 2, classes: 1 });
    for (const words of ['mire', 'sinking', 'undertow', 'adversaries']) {
      expect(found(table, 'anya', { words }).total).toBe(0);
    }
    expect(found(table, 'anya', { kind: 'adversaries' }).entries).toEqual([]);
  });

  it('DGH-2007: it is found by its name, its tier, its kind and its text, names before texts', () => {
    const table = full().send(
      'bev',
      importing({
        weapons: [{ ...small.weapons[0], name: 'Spear', text: 'Like a reed.', tier: 3 }],
      }),
    );
    expect(found(table, 'anya', { words: 'REED' }).names).toEqual(['Reed Spear', 'Spear']);
    expect(found(table, 'anya', { words: 'spear' }).names).toEqual(['Spear', 'Reed Spear']);
    expect(found(table, 'anya', { words: 'floats spear' }).names).toEqual(['Reed Spear']);
    expect(found(table, 'anya', { tier: 3 }).names).toEqual(['Spear']);
    expect(found(table, 'anya', { words: 'light', kind: 'cards' }).total).toBe(2);
    expect(found(table, 'bev', { words: 'undertow' }).names).toEqual(['Mire Hound']);
    expect(found(table, 'bev', { from: 6 })).toMatchObject({
      total: 7,
      names: [expect.anything()],
    });
    expect(daggerheart.search?.(table.state, 'bev', 'adversaries', { words: '' })).toBeNull();
  });
});
