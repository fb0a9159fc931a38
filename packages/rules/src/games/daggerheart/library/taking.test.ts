import { describe, expect, it } from 'vitest';
import { daggerheart } from '..';
import type { Character } from '../characters/character';
import type { DhTable } from '../testing';
import { seated } from '../testing';
import { making } from '../testing/content/own-classes';
import { LIBRARY } from './entry';
import type { LibraryKind } from './kinds';

/** Anya's table, with what characters are made of. */
const table = () => seated().send('bev', { type: 'library.import', text: JSON.stringify(making) });

const idOf = (at: DhTable, name: string): string => {
  const shelves = Object.values(at.state.beside.library).map((shelf) => Object.values(shelf ?? {}));
  const found = shelves.flat().find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not in the library.`);
  return found.id;
};

const take = (at: DhTable, name: string) =>
  ({ type: 'library.take', character: at.of('anya').id, entry: idOf(at, name) }) as const;

const takes = (at: DhTable, ...names: string[]): DhTable => {
  for (const name of names) at.send('anya', take(at, name));
  return at;
};

/** What Ari is shown who looks for something of a kind that fits. */
const fits = (at: DhTable, kind: LibraryKind): string[] => {
  const sought = { words: '', kind, whom: at.of('anya').id };
  const found = daggerheart.search?.(at.state, 'anya', LIBRARY, sought);
  const names = at.state.beside.library[kind] ?? {};
  return (found?.entries ?? []).map(({ id }) => names[id]?.name ?? '');
};

const featuresOf = ({ features }: Character) =>
  features.map(({ name, from }) => `${from}: ${name}`);

describe('a character out of the library', () => {
  it('DGH-2010: class, subclass, ancestry and community come with what they bring', () => {
    const at = takes(table(), 'Ferrier', 'Bridge Keeper', 'Reedkin', 'Bankborn');
    expect(at.of('anya')).toMatchObject({
      ...{ class: 'Ferrier', subclass: 'Bridge Keeper', heritage: 'Reedkin, Bankborn' },
      ...{ domains: ['Light', 'Rope'], spellcast: 'presence', evasion: 11, hp: { slots: 7 } },
    });
    // Of the subclass the foundation alone; its next cards are advancements.
    expect(featuresOf(at.of('anya'))).toEqual([
      'class: Across',
      'class: Steady hands',
      'subclass: Toll',
      'ancestry: Sway',
      'ancestry: Hollow',
      'community: Tides',
    ]);
    expect(at.of('anya').features[2]).toMatchObject({ hope: 1, stress: 0 });
  });

  it('DGH-2010: another takes the place of the one before, with all that came with it', () => {
    const at = takes(table(), 'Ferrier', 'Bridge Keeper', 'Reedkin', 'Bankborn');
    takes(at, 'Stoneborn', 'Ashwalker');
    expect(at.of('anya')).toMatchObject({
      ...{ class: 'Ashwalker', subclass: '', heritage: 'Stoneborn, Bankborn' },
      ...{ domains: ['Ember', 'Light'], evasion: 9, hp: { slots: 6 } },
    });
    expect(featuresOf(at.of('anya'))).toEqual([
      'community: Tides',
      'ancestry: Heavy',
      'class: Burn',
      'class: Cold feet',
    ]);
    expect(at.try('anya', take(at, 'Ashwalker'))).toMatchObject({ rule: 'DGH-2010' });
    expect(at.try('anya', take(at, 'Stoneborn'))).toMatchObject({ rule: 'DGH-2010' });
    // A feature in one's own words stays.
    const { id: character } = at.of('anya');
    at.send('anya', { type: 'feature.add', character, name: 'Whistles' });
    expect(featuresOf(takes(at, 'Ferrier').of('anya'))).toContain('undefined: Whistles');
  });

  it('DGH-2010: armour brings its slots, and its thresholds with the level added', () => {
    const at = table().with('anya', { level: 3 });
    takes(at, 'Bark Coat');
    expect(at.of('anya')).toMatchObject({
      ...{ armourName: 'Bark Coat', armour: { slots: 3 }, thresholds: { major: 9, severe: 16 } },
      features: [{ name: 'Bark Coat', text: 'It creaks.', from: 'armour' }],
    });
    takes(at, 'Silk');
    expect(at.of('anya')).toMatchObject({
      ...{ armour: { slots: 2 }, thresholds: { major: 7, severe: 12 }, features: [] },
    });
  });

  it('DGH-2011: what is looked for on behalf of somebody fits them', () => {
    const at = table();
    expect(fits(at, 'subclasses')).toHaveLength(2);
    expect(fits(at, 'cards')).toEqual(['Lantern Oath', 'Knot', 'Coal']);
    takes(at, 'Ferrier');
    expect(fits(at, 'subclasses')).toEqual(['Bridge Keeper']);
    expect(fits(at, 'cards')).toEqual(['Lantern Oath', 'Knot']);
    takes(at, 'Knot');
    expect(fits(at, 'cards')).toEqual(['Lantern Oath']);
    expect(fits(at, 'weapons')).toEqual(['Reed Spear']);
    expect(fits(at, 'armours')).toEqual(['Bark Coat', 'Silk']);
    at.with('anya', { level: 4 });
    expect(fits(at, 'cards')).toEqual(['Lantern Oath', 'Sunfall']);
    expect(fits(at, 'weapons')).toEqual(['Reed Spear', 'Great Oar']);
    takes(at.with('anya', { class: '', level: 1 }), 'Ashwalker');
    expect(fits(at, 'subclasses')).toEqual(['Cinder Priest']);
  });

  it('DGH-2011: a class asks, suggests traits and brings what one begins with', () => {
    const at = takes(table(), 'Ferrier');
    const { id: character } = at.of('anya');
    const field = (command: string, name: string) =>
      at.offers('anya', command)[0]?.fields?.find((one) => one.name === name);
    expect(field('character.story', 'background')).toMatchObject({ hint: 'Who taught you knots?' });
    expect(field('character.story', 'connections')).toMatchObject({
      hint: 'Whom have you carried?',
    });
    expect(field('character.traits', 'presence')).toMatchObject({ initial: -1 });
    expect(field('character.traits', 'agility')).toMatchObject({ initial: 2 });
    expect(at.offers('anya', 'item.add').map(({ label }) => label)).toEqual([
      'Begin with: A whistle',
      'Begin with: A wet map',
      'Something to carry',
    ]);
    at.send('anya', { type: 'item.add', character, name: 'A whistle' });
    expect(at.of('anya').inventory).toMatchObject([{ name: 'A whistle', count: 1 }]);
    expect(at.offers('anya', 'item.add')).toHaveLength(2);
  });

  it('DGH-2011: the steps ask for what the library has, and end when their player says so', () => {
    const at = table();
    const { id } = at.of('anya');
    const note = (step: string) =>
      at.state.public.derived.making.beings[id]?.steps.find((one) => one.id === step)?.note;
    expect(note('calling')).toBe('a class');
    takes(at, 'Ferrier');
    expect(note('calling')).toBe('a subclass');
    takes(at, 'Reedkin');
    expect(note('heritage')).toBe('a community');
    expect(note('cards')).toBe('2 domain cards');
    takes(at, 'Bridge Keeper', 'Bankborn', 'Knot');
    expect([note('calling'), note('heritage'), note('cards')]).toEqual(['', '', 'a domain card']);
    const { id: character } = at.of('anya');
    at.send('anya', { type: 'experience.add', character, name: 'Thief', bonus: 2 });
    expect(note('experiences')).toBe('a second Experience');
    at.send('anya', { type: 'character.made', character });
    expect(at.state.public.derived.making.beings[id]).toBeUndefined();
    expect(at.offers('anya', 'character.made')).toEqual([]);
    // In one’s own words nothing of the library is asked for.
    const own = takes(table(), 'Ferrier', 'Reedkin');
    const words = { class: 'Wanderer', heritage: 'Of the hills' };
    const { id: other } = own.of('anya');
    own.send('anya', { type: 'character.identity', character: other, ...words });
    expect(own.of('anya')).toMatchObject({ ...words, domains: [], ancestry: '', community: '' });
    const steps = own.state.public.derived.making.beings[other]?.steps ?? [];
    expect(steps.find((one) => one.id === 'calling')?.state).toBe('done');
    // What comes later may still be taken.
    expect(takes(at, 'Lantern Oath').of('anya').cards).toHaveLength(2);
  });

  it('DGH-2013: a card in the vault is recalled for its Stress, in the place of another where the loadout is full', () => {
    const at = takes(table(), 'Ferrier', 'Knot');
    const { id: character } = at.of('anya');
    for (let at_ = 0; at_ < 4; at_ += 1) {
      at.send('anya', { type: 'card.add', character, name: `Spark ${at_}`, level: 1 });
    }
    takes(at, 'Lantern Oath');
    const { cards } = at.of('anya');
    const [oath, knot] = ['Lantern Oath', 'Knot'].map(
      (name) => cards.find((one) => one.name === name)?.id ?? '',
    );
    expect(cards.find(({ id }) => id === oath)).toMatchObject({ in: 'vault', recall: 1 });
    const recall = { type: 'card.recall', character, card: oath ?? '' } as const;
    expect(at.try('anya', recall)).toMatchObject({ rule: 'DGH-1905' });
    at.send('anya', { ...recall, away: knot });
    expect(at.of('anya').stress.marked).toBe(1);
    const place = (id: string | undefined) => at.of('anya').cards.find((one) => one.id === id)?.in;
    expect([place(oath), place(knot)]).toEqual(['loadout', 'vault']);
    at.with('anya', { stress: { marked: 5, slots: 6 } });
    const back = { type: 'card.recall', character, card: knot ?? '', away: oath } as const;
    expect(at.try('anya', back)).toMatchObject({ rule: 'DGH-702' });
    at.send('bev', { type: 'rest.start', kind: 'short' }, 1);
    expect(at.try('anya', back)).toMatchObject({ rule: 'DGH-1003' });
  });

  it('DGH-2015: a second class brings what it can do but for its Hope feature, one domain, and cards of half one’s level', () => {
    const at = takes(table(), 'Ferrier', 'Knot').with('anya', { level: 4, levels: 1 });
    const { id: character } = at.of('anya');
    expect(at.try('anya', take(at, 'Ashwalker'))).toMatchObject({ rule: 'DGH-2015' });
    at.send('anya', { type: 'level.up', character, advancements: ['multiclass'] });
    takes(at, 'Ashwalker');
    expect(at.of('anya')).toMatchObject({
      ...{ class: 'Ferrier', domains: ['Light', 'Rope'], level: 5 },
      secondClass: { name: 'Ashwalker', domain: 'Ember' },
    });
    expect(featuresOf(at.of('anya')).filter((one) => one.startsWith('second'))).toEqual([
      'second class: Cold feet',
    ]);
    expect(fits(at, 'cards')).toEqual(['Lantern Oath', 'Sunfall', 'Coal', 'Blaze']);
    at.with('anya', { level: 4 });
    expect(fits(at, 'cards')).not.toContain('Blaze');
  });

  it('DGH-2012: things come into what one carries, are counted, used up and handed on', () => {
    const at = takes(table(), 'Dry Lamp', 'Salt Draught', 'Salt Draught');
    const [lamp, salt] = at.of('anya').inventory ?? [];
    expect([lamp, salt]).toMatchObject([
      { name: 'Dry Lamp', text: 'It burns under water.', count: 1 },
      { name: 'Salt Draught', count: 2, consumable: true },
    ]);
    const { id: character } = at.of('anya');
    const use = (item = '') => ({ type: 'item.use', character, item }) as const;
    expect(at.send('anya', use(salt?.id)).lastLine()?.text).toBe('Ari uses Salt Draught. 1 left.');
    expect(at.send('anya', use(lamp?.id)).lastLine()?.text).toBe('Ari uses Dry Lamp.');
    expect(at.of('anya').inventory).toMatchObject([{ count: 1 }, { count: 1 }]);
    const give = { type: 'item.give', character, item: salt?.id ?? '', count: 1 } as const;
    expect(at.try('anya', { ...give, to: character })).toMatchObject({ code: 'not-allowed' });
    expect(at.try('anya', { ...give, to: at.of('carl').id, count: 2 })).not.toBeNull();
    at.send('anya', { ...give, to: at.of('carl').id });
    const { id: other, inventory: [last] = [] } = at.of('carl');
    const drunk = at.send('carl', { type: 'item.use', character: other, item: last?.id ?? '' });
    expect(drunk.lastLine()?.text).toMatch(/ uses Salt Draught\.$/);
    expect(at.of('carl').inventory, 'nothing is left of it').toEqual([]);
    drunk.with('carl', { inventory: last ? [last] : [] });
    expect(at.of('anya').inventory).toMatchObject([{ name: 'Dry Lamp' }]);
    expect(at.of('carl').inventory).toMatchObject([{ name: 'Salt Draught', consumable: true }]);
    at.send('anya', { type: 'item.remove', character, item: lamp?.id ?? '' });
    expect(at.of('anya').inventory).toEqual([]);
    // What the GM gives out of the library, or as a reward to one alone, is there as well.
    const to = at.of('carl').id;
    const lampGiven = { type: 'library.give', entry: idOf(at, 'Dry Lamp'), to } as const;
    expect(at.try('anya', lampGiven)).not.toBeNull();
    at.send('bev', lampGiven);
    at.send('bev', { type: 'reward.give', kind: 'loot', what: 'A key: it is warm.', to });
    at.send('bev', { type: 'reward.give', kind: 'information', what: 'They are near.', to });
    at.send('bev', { type: 'reward.give', kind: 'loot', what: 'A boat' });
    expect(at.of('carl').inventory?.slice(1)).toMatchObject([
      { name: 'Dry Lamp' },
      { name: 'A key', text: 'A key: it is warm.' },
    ]);
    const many = Array.from({ length: 24 }, (_, id) => ({
      ...{ id: `${id}`, name: `Pebble ${id}`, text: '', count: 1 },
    }));
    at.with('anya', { inventory: many });
    expect(at.try('anya', take(at, 'Dry Lamp'))).toMatchObject({ rule: 'DGH-2012' });
  });
});
