import { describe, expect, it } from 'vitest';
import { allPlaysets, bookPlaybooks } from '../library/registry';
import { unfinished } from '../phases/unfinished';
import { brought } from '../playsets/in-a-maze-of-dreams/tonight';
import { engines } from '../playsets/on-a-sea-of-stars/tonight';
import type { ReadyHero } from '../ready-made';
import type { Protagonist } from '../state';
import { seatedTable } from '../testing';
import { TestTable } from '../testing/table';
import { heroId } from './heroes';

const playsets = Object.values(allPlaysets());
const every = playsets.flatMap((playset) =>
  playset.tonight.heroes.map((hero) => [playset.id, hero.playbook, hero] as const),
);

/** Settles all of a series by the commands that people make one with. */
function seriesByHand(playset: string): TestTable {
  const table = seatedTable(new TestTable(playset));
  const { questions, tonight } = allPlaysets()[playset] ?? {};
  if (!questions || !tonight) throw new Error(`No such playset: ${playset}`);
  for (const { id, each } of questions) {
    const answer = tonight.answers[id];
    if (answer && !each) table.send('bev', { type: 'series.answer', question: id, ...answer });
  }
  table.send('bev', { type: 'series.name', name: tonight.name });
  for (const { id: ability, setting } of tonight.abilities) {
    const chosen = setting === undefined ? {} : { setting };
    table.send('bev', { type: 'series.take-ability', ability, ...chosen });
  }
  if (tonight.room !== undefined) {
    table.send('bev', { type: 'series.unlock-room', room: tonight.room });
  }
  return table;
}

const seats = ['claire', 'anya'] as const;

/** Somebody of another playbook, for a promise to be about. */
const otherThan = (hero: ReadyHero, playset: string): ReadyHero => {
  const other = allPlaysets()[playset]?.tonight.heroes.find((one) => one !== hero);
  if (!other) throw new Error('There is only one hero.');
  return other;
};

/** Makes a hero by the commands that players make one with; says whose sheet it is. */
function makeByHand(table: TestTable, playset: string, hero: ReadyHero, seat: string): string {
  table.send(seat, { type: 'series.answer', question: 'roles', picks: hero.roles });
  table.send(seat, { type: 'character.create', playbook: hero.playbook });
  const at = { protagonist: table.played(seat).id };
  const { name, trueName, pronouns, look, silhouette, background, obligation } = hero;
  for (const words of [
    { background },
    { obligation },
    { name, trueName, pronouns, look, silhouette },
  ]) {
    table.send(seat, { type: 'character.write', ...at, ...words });
  }
  table.send(seat, { type: 'character.raise-action', ...at, action: hero.action });
  for (const ability of [hero.special, hero.transcendent ?? []].flat()) {
    table.send(seat, { type: 'character.choose-ability', ...at, ability });
  }
  hero.people.forEach((person, index) => {
    table.send(seat, { type: 'character.secondary', ...at, index, ...person });
  });
  for (const [setting, value] of Object.entries(hero.settings ?? {})) {
    table.send(seat, { type: 'character.set', ...at, setting, value });
  }
  const engine = playset === 'on-a-sea-of-stars' ? engines[hero.playbook] : undefined;
  if (engine) table.send(seat, { type: 'stars.engine', ...engine });
  const dream = playset === 'in-a-maze-of-dreams' ? brought[hero.playbook] : undefined;
  if (dream) {
    table.send(seat, { type: 'dreams.avatar', ...at, ...dream.avatar });
    for (const suspect of dream.suspects) table.send(seat, { type: 'dreams.suspect', ...suspect });
  }
  return at.protagonist;
}

/** Binds a hero to another protagonist, as the sheet asks. */
function bindByHand(
  table: TestTable,
  hero: ReadyHero,
  [seat, id, other]: [string, string, string],
) {
  const [setting] =
    hero.playbook === 'the-outsider'
      ? ['rival']
      : hero.playbook === 'the-time-traveller'
        ? ['fated']
        : [];
  if (setting) table.send(seat, { type: 'character.set', protagonist: id, setting, value: other });
  for (const [promise, text] of Object.entries(hero.promises)) {
    table.send(seat, { type: 'character.promise', protagonist: id, promise, text, with: [other] });
  }
}

/** A sheet but for what it is called at the table. */
function sheet({ id, promises, links: _links, ...one }: Protagonist, other: string) {
  const text = JSON.stringify({ ...one, promises: promises.map(({ id: _, ...kept }) => kept) });
  return JSON.parse(text.replaceAll(id, 'SELF').replaceAll(other, 'OTHER'));
}

describe('A ready-made series', () => {
  it.each(playsets.map(({ id }) => [id]))(
    'TABLE-070: %s settles what people settle by hand',
    (playset) => {
      const byHand = seriesByHand(playset);
      const lacks = unfinished(byHand.state);
      // What is left is each person’s own.
      expect(lacks.filter((lack) => !/no finished protagonist|two suspects/.test(lack))).toEqual(
        [],
      );
      const { questions = [] } = allPlaysets()[playset] ?? {};
      const open = questions.filter(
        ({ id, each }) => !each && !byHand.state.public.series.answers[id],
      );
      expect(open).toEqual([]);
      const ready = seatedTable(new TestTable(playset)).send('bev', { type: 'tonight.begin' });
      const { tonight, ...series } = ready.state.public.series;
      expect(tonight).toBe(true);
      expect(series).toEqual(byHand.state.public.series);
    },
  );

  it.each(playsets.map(({ id }) => [id]))('TABLE-070: %s picks answers of the list', (playset) => {
    const { questions = [], tonight } = allPlaysets()[playset] ?? {};
    for (const { id, options, each, max } of questions) {
      const picks = each ? [] : (tonight?.answers[id]?.picks ?? []);
      expect(options, id).toEqual(expect.arrayContaining(picks));
      if (max > 0 && !each) expect(picks.length, id).toBeGreaterThan(0);
    }
  });

  it('TABLE-071: has a hero for every playbook of the book', () => {
    for (const { tonight } of playsets) {
      const books = tonight.heroes.map(({ playbook }) => playbook);
      expect(books.sort()).toEqual(Object.keys(bookPlaybooks()).sort());
    }
  });

  it('TABLE-052: every text fits where it is written', () => {
    for (const { tonight } of playsets) {
      const { prepare: _prepare, join: _join, ...texts } = tonight;
      const all = JSON.stringify(texts).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
      for (const text of all) expect(JSON.parse(text).length, text).toBeLessThanOrEqual(300);
      expect(tonight.scene.length, tonight.scene).toBeLessThanOrEqual(160);
    }
  });
});

describe('A ready-made hero', () => {
  it.each(every)('TABLE-071: %s, %s is what a player makes by hand', (playset, _book, hero) => {
    const other = otherThan(hero, playset);
    const byHand = seatedTable(new TestTable(playset));
    const ids = seats.map((seat, at) => makeByHand(byHand, playset, at ? other : hero, seat));
    const [id = '', otherId = ''] = ids;
    bindByHand(byHand, hero, ['claire', id, otherId]);
    byHand.send('claire', { type: 'character.ready', protagonist: id });

    const ready = new TestTable(playset)
      .send('server', { type: 'table.open', by: 'bev', name: 'Bev' })
      .send('server', { type: 'seat.take', seat: 'claire', name: 'Claire', role: 'protagonist' })
      .send('server', { type: 'seat.take', seat: 'anya', name: 'Anya', role: 'protagonist' })
      .send('bev', { type: 'tonight.begin' })
      .send('claire', { type: 'tonight.hero', hero: hero.playbook })
      .send('anya', { type: 'tonight.hero', hero: other.playbook });
    expect(sheet(ready.protagonist(heroId(hero)), heroId(other))).toEqual(
      sheet(byHand.protagonist(id), otherId),
    );
    expect(ready.state.public.series.answers['roles:claire']).toEqual(
      byHand.state.public.series.answers['roles:claire'],
    );
    expect(broughtBy(ready)).toEqual(broughtBy(byHand));
  });
});

/** What the players have brought that the series keeps: Engines, Avatars, suspects; by name. */
function broughtBy({ state }: TestTable) {
  const { stars, dreams } = state.public;
  const names = (list: object) =>
    Object.values(list).map((one: { name: string; by?: string }) => one);
  const players = (one: { by?: string }) => one.by !== 'bev';
  return {
    engines: names(stars?.engines ?? {})
      .filter(players)
      .map((engine) => ({ ...engine, id: '', maker: '' })),
    avatars: names(dreams?.avatars ?? {}),
    suspects: names(dreams?.suspects ?? {})
      .filter(players)
      .map((suspect) => ({ ...suspect, id: '' })),
  };
}
