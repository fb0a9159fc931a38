import { describe, expect, it } from 'vitest';
import type { Offer } from '../../engine';
import { linesOf } from '../../engine';
import { games } from '../../games';
import { GameTable, seatEverybody } from '../../testing';
import { filledFields } from '../../testing/moves';
import { SeededDice } from '../../testing/seeded-dice';
import { TONIGHT } from '.';

// What the part promises, at a table of every game that composes it: whatever starts it has, and whatever else it plays.

const composing = games.filter(({ atOnce }) => atOnce !== undefined);
const ways = composing.flatMap((game) =>
  (game.atOnce?.ways ?? []).map((way) => [game.title, way.name, game, way] as const),
);

it('TABLE-070: every game of the house has something to play tonight', () => {
  expect(composing.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});

describe.each(ways)('%s: %s', (_title, _name, game, { command }) => {
  const setup = game.setupSchema.parse(filledFields(game.about.setup, () => 0));
  /** Bev directs; Anya and Carl play; Sam watches. */
  const table = () =>
    seatEverybody(new GameTable(game, { name: 'A table', setup }, new SeededDice(1)));
  const begun = () => table().send('bev', command);
  const atPlace = (one: GameTable, seat: string): Offer[] =>
    one.offers(seat).filter(({ place }) => place === TONIGHT);
  /** Whom somebody can take: those are asked for a name. */
  const cards = (one: GameTable, seat: string) =>
    atPlace(one, seat).filter(({ fields = [] }) => fields.some(({ name }) => name === 'name'));
  const take = ({ command: type, with: whom }: Offer, name?: string) => ({
    type,
    ...whom,
    ...(name === undefined ? {} : { name }),
  });
  const first = (one: GameTable, seat: string): Offer => {
    const [card] = cards(one, seat);
    if (!card) throw new Error(`There is nobody for ${seat} to take.`);
    return card;
  };
  /** What people have made of the table, without what is computed of it and without its log. */
  const laid = ({ state }: GameTable) => ({
    shared: without(state.public, ['log', 'table', 'derived']),
    desk: without(state.director, ['log', 'dice']),
  });

  it('TABLE-070: whoever directs begins by one command; players are not offered it, and are told who can', () => {
    const before = table();
    const offered = atPlace(before, 'bev').map(({ command: type, with: which }) => ({
      type,
      ...which,
    }));
    expect(offered).toContainEqual(command);
    expect(atPlace(before, 'anya')).toEqual([]);
    expect(before.try('anya', command)).toMatchObject({ code: 'not-allowed', rule: 'TABLE-002' });
    const after = begun();
    expect(laid(after)).not.toEqual(laid(before));
    expect(after.state.public).toHaveProperty('scene', expect.stringMatching(/\w{3}/));
    expect(linesOf(after.state.public.log).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Bev begins at once, with /),
    );
    expect(atPlace(after, 'bev')).toEqual([]);
    expect(after.try('bev', command)).toMatchObject({ rule: 'TABLE-070' });
  });

  it('TABLE-070: one undo takes back all of it, and it can be begun with again', () => {
    const one = table();
    const before = laid(one);
    const step = one.seq + 1;
    one.send('bev', command);
    one.send('anya', take(first(one, 'anya')));
    one.send('bev', { type: 'table.undo', to: step, evenIfRevealed: true });
    expect(laid(one)).toEqual(before);
    one.send('bev', command).send('anya', take(first(one, 'anya')));
    expect(cards(one, 'anya')).toEqual([]);
  });

  it('TABLE-071, 072: each takes somebody, one each, under the name that they have or another', () => {
    const one = begun();
    const free = cards(one, 'anya').length;
    expect(free).toBeGreaterThanOrEqual(5);
    const [card, other] = [first(one, 'anya'), cards(one, 'carl')[1]];
    one.send('anya', take(card, 'Zoë 🦊'));
    const refusal = one.try('carl', take(card));
    expect(refusal).toMatchObject({ code: 'already-done', rule: 'TABLE-072' });
    expect(refusal?.message).toBe('Anya plays Zoë 🦊 already.');
    expect(refusal?.instead).toContain(other?.label.replace('Play ', '') ?? 'nobody');
    expect(cards(one, 'carl')).toHaveLength(free - 1);
    expect(cards(one, 'anya')).toEqual([]);
    expect(one.try('anya', take(other ?? card))).toMatchObject({ rule: 'TABLE-003' });
    expect(one.try('bev', take(other ?? card))).toMatchObject({ rule: 'TABLE-003' });
    one.send('carl', take(other ?? card));
    expect(JSON.stringify(laid(one).shared)).toContain(other?.label.replace('Play ', ''));
  });

  it('TABLE-073: whoever comes late takes somebody; where nothing was begun with there is nobody', () => {
    const one = begun();
    const card = first(one, 'anya');
    one.send('anya', take(card)).send('carl', take(first(one, 'carl')));
    one.send('server', { type: 'seat.take', seat: 'dylan', name: 'Dylan', role: 'protagonist' });
    one.send('dylan', take(first(one, 'dylan')));
    expect(cards(one, 'dylan')).toEqual([]);
    const own = table();
    expect(cards(own, 'anya')).toEqual([]);
    expect(own.try('anya', take(card))).toMatchObject({ code: 'wrong-moment', rule: 'TABLE-073' });
  });

  it('TABLE-074: what was said of those who are there stays when others come', () => {
    const one = begun();
    one.send('anya', take(first(one, 'anya'))).send('carl', take(first(one, 'carl')));
    const said = texts(laid(one).shared);
    one.send('server', { type: 'seat.take', seat: 'dylan', name: 'Dylan', role: 'protagonist' });
    one.send('dylan', take(first(one, 'dylan')));
    expect(texts(laid(one).shared)).toEqual(expect.arrayContaining(said));
  });

  it('TABLE-140: nothing that begins on the desk stands in what anybody may read', () => {
    const one = begun();
    const [empty, { desk }] = [texts(laid(table()).desk), laid(one)];
    const secret = texts(desk).filter((text) => text.length > 12 && !empty.includes(text));
    expect(secret).not.toEqual([]);
    const { seats, public: shared } = one.state;
    const read = JSON.stringify([game.texts.of(), game.about, shared, { ...seats, bev: null }]);
    for (const text of secret) expect(read).not.toContain(JSON.stringify(text).slice(1, -1));
  });

  it('TABLE-127: what happens now says who has still to take somebody', () => {
    const one = begun();
    const says = (words: unknown) =>
      expect(one.state.public).toHaveProperty('derived.nextStep.text', words);
    says(expect.stringContaining('Still to choose: Anya and Carl.'));
    one.send('anya', take(first(one, 'anya')));
    says(expect.stringContaining('Still to choose: Carl.'));
    one.send('carl', take(first(one, 'carl')));
    says(expect.not.stringContaining('Still to choose'));
  });
});

/** A compartment without some of its parts. */
const without = (compartment: object, parts: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(compartment).filter(([name]) => !parts.includes(name)));

/** All words of a sentence or more that stand in something. */
function texts(thing: unknown): string[] {
  if (typeof thing === 'string') return thing.includes(' ') ? [thing] : [];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.values(thing).flatMap(texts);
}

/** Starts in the usual form. */
const usual = ways.filter(([, , , { command }]) => command.type === 'start.begin');

describe.each(usual)('%s: %s, in the usual form', (_title, _name, game, { command }) => {
  const setup = game.setupSchema.parse(filledFields(game.about.setup, () => 0));
  const table = () =>
    seatEverybody(new GameTable(game, { name: 'A table', setup }, new SeededDice(1)));

  it('TABLE-070: is begun with before the first dice of the table, and not after them', () => {
    const played = table().given(({ public: shared }) => {
      shared.table.dice.rolls = 1;
    });
    expect(played.offers('bev', 'start.begin')).toEqual([]);
    expect(played.try('bev', command)?.rule).toBe('TABLE-070');
  });

  it('TABLE-110: what it lays on the table is nobody’s words, whoever sends it again', () => {
    const { public: shared } = table().send('bev', command).state;
    const scene = 'scene' in shared ? shared.scene : '';
    expect(scene).toMatch(/\w \w/);
    expect(JSON.stringify(game.texts.laid?.())).toContain(JSON.stringify(scene));
  });
});
