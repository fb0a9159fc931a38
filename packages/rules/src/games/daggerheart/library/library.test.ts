import { describe, expect, it } from 'vitest';
import { createTable } from '../../../engine';
import { daggerheart } from '..';
import { complete } from '../setup';
import { seated } from '../testing';
import { fighting } from '../testing/fighting';
import { smallLibrary as small } from '../testing/small-library';

const text = (value: unknown) => JSON.stringify(value);
const importing = (value: unknown) => ({ type: 'library.import', text: text(value) }) as const;
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
    const entry = first(table.state.director.library.adversaries);
    table.send('bev', { type: 'library.place', entry });
    for (const audience of ['public', 'seat:anya'] as const) {
      expect(table.patches.get(audience) ?? []).toEqual([]);
    }
    const environment = first(table.state.director.library.environments);
    table.send('bev', { type: 'environment.reveal', environment });
    expect(table.state.public.environment).toMatchObject({ name: 'The Sinking Hall' });
    expect(table.state.public.environment?.id).not.toBe(environment);
    expect(text(table.state.public)).not.toMatch(/Cold surge|swallow/);
  });

  it('DGH-2004: what else an import brings in secret makes no difference to what is open', () => {
    const open = (extra: object) =>
      seated().send('bev', importing({ weapons: small.weapons, ...extra })).state.public.library;
    expect(open({ adversaries: small.adversaries })).toEqual(open({}));
  });

  it('DGH-2005: an adversary stands on the desk with all that it has, a second with a number', () => {
    const table = full();
    const entry = first(table.state.director.library.adversaries);
    table
      .send('bev', { type: 'library.place', entry })
      .send('bev', { type: 'library.place', entry });
    expect(table.foe('Mire Hound')).toMatchObject({
      shown: false,
      difficulty: 13,
      features: [{ name: 'Undertow - Action', fear: 2 }],
    });
    expect(table.foe('Mire Hound 2').difficulty).toBe(13);
  });

  it('DGH-2005: a player takes a weapon, a class, and a card of their level', () => {
    const table = full();
    const { weapons, cards, classes } = table.state.public.library;
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
    const hidden = first(table.state.director.library.adversaries);
    expect(table.try('anya', take(hidden))).toEqual(table.try('anya', take('none')));
  });

  it('DGH-1303, 2004: an environment acts for Fear where the table is, and not before', () => {
    const table = full().given((state) => {
      state.public.fear = 1;
    });
    const environment = first(table.state.director.library.environments);
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
    const [kept] = Object.values(table.state.director.library.adversaries);
    expect(kept).toMatchObject({ name: 'Ogre', hp: { marked: 0 } });
    table.send('bev', { type: 'library.remove', entry: kept?.id ?? '' });
    expect(table.state.director.library.adversaries).toEqual({});
  });

  it('a table of an earlier release has an empty one', () => {
    const now = createTable(daggerheart, { name: 'A table', setup: {} });
    const { library: _, environment: __, ...shared } = now.public;
    const { library: ___, environment: ____, ...desk } = now.director;
    const old = structuredClone({ ...now, public: shared, director: desk });
    complete(old as typeof now);
    expect(old).toEqual(now);
  });
});
