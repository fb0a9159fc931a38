import { describe, expect, it } from 'vitest';
import type { Audience, SeatId } from '../../../engine';
import { compartmentOf } from '../../../engine';
import { SeededDice } from '../../../testing/seeded-dice';
import type { AnyCommandInput } from '../areas';
import type { AnyTable } from '../testing';
import { seated } from '../testing';
import { deckBounds, faceOf } from './deck';
import { cardsFromLines } from './lines';
import { standardDeck } from './ready';
import { inOrder, shuffled, sidesToShuffle } from './shuffle';
import { decksOf, handOf, lookedAtBy, pileOf } from './state';
import { worthOf } from './turn-cards';
import { linesOfCards } from './writing';

/** A table with one deck of the cards 1 to so many. */
function withNumbers(count: number, seed = 1): AnyTable {
  return seated({}, new SeededDice(seed)).send('anya', {
    type: 'deck.create',
    of: 'numbers',
    count,
  });
}

/** The only deck, and what is done with it. */
const deckAt = (table: AnyTable) => {
  const [deck] = decksOf(table.state);
  if (!deck) throw new Error('There is no deck.');
  return deck;
};
type OfDeck = Extract<AnyCommandInput, { type: `deck.${string}`; deck: string }>;
type WithoutDeck = OfDeck extends infer C ? (C extends OfDeck ? Omit<C, 'deck'> : never) : never;
const send = (table: AnyTable, as: SeatId, said: WithoutDeck): AnyTable =>
  table.send(as, { ...said, deck: deckAt(table).id } as AnyCommandInput);
const refused = (table: AnyTable, as: SeatId, said: WithoutDeck) =>
  table.try(as, { ...said, deck: deckAt(table).id });
const pile = (table: AnyTable) => [...pileOf(table.state, deckAt(table).id)];
const hand = (table: AnyTable, seat: SeatId) => [...handOf(table.state, seat, deckAt(table).id)];
const looked = (table: AnyTable, seat: SeatId) => [
  ...lookedAtBy(table.state, seat, deckAt(table).id),
];
const laid = (table: AnyTable) => deckAt(table).table.map(({ card }) => card);
const texts = (cards: readonly number[]) => cards.map(String);

/** Every card lies in one place, and what everybody reads counts them. */
function holds(table: AnyTable): void {
  const deck = deckAt(table);
  const seats = Object.keys(table.state.seats);
  const burned = table.state.sealed?.piles?.[deck.id]?.burned ?? [];
  const all = [
    ...[...pile(table), ...burned, ...deck.discard, ...laid(table)],
    ...seats.flatMap((seat) => [...hand(table, seat), ...looked(table, seat)]),
  ];
  expect(inOrder(all)).toEqual([...deck.cards.keys()]);
  expect([deck.left, deck.burned]).toEqual([pile(table).length, burned.length]);
  for (const seat of seats) {
    expect(deck.hands[seat] ?? 0).toBe(hand(table, seat).length);
    expect(deck.looks[seat] ?? 0).toBe(looked(table, seat).length);
  }
}

describe('making decks', () => {
  it('ANY-DECK-002: a deck is written line by line, and is shuffled', () => {
    const lines = '- The moon\n\n3x Goblin\n2 × A door\n-3 luck';
    const table = seated({}, new SeededDice(1)).send('anya', {
      type: 'deck.create',
      name: 'Omens',
      lines,
    });
    const deck = deckAt(table);
    const cards = ['The moon', 'Goblin', 'Goblin', 'Goblin', 'A door', 'A door', '-3 luck'];
    expect(deck).toMatchObject({ name: 'Omens', cards, left: 7, burned: 0, discard: [] });
    expect(table.lastLine()?.text).toBe('Anya lays out a deck: “Omens”, shuffled.');
    holds(table);
    const other = seated({}, new SeededDice(2)).send('anya', {
      type: 'deck.create',
      name: 'Omens',
      lines,
    });
    expect(pile(table)).not.toEqual(pile(other));
  });

  it('ANY-DECK-001: playing cards with jokers, tarot and numbers need not be written', () => {
    const cards = (said: object) => {
      const table = seated({}, new SeededDice(1));
      table.send('anya', { type: 'deck.create', ...said });
      return deckAt(table);
    };
    const standard = cards({ of: 'standard', jokers: 2 });
    expect(standard.name).toBe('Playing cards');
    expect(standard.cards).toHaveLength(54);
    expect(new Set(standard.cards).size).toBe(53);
    expect(standard.cards.filter((name) => name.endsWith(' of spades'))).toHaveLength(13);
    expect(cards({ of: 'standard' }).cards).toHaveLength(52);
    expect(new Set(cards({ of: 'tarot' }).cards).size).toBe(78);
    expect(cards({ of: 'trumps' }).cards).toHaveLength(22);
    expect(cards({ of: 'numbers', count: 3, name: 'Order' })).toMatchObject({
      name: 'Order',
      cards: ['1', '2', '3'],
    });
  });

  it('ANY-DECK-002: a deck is written again as it was, in as few lines as it takes', () => {
    const written = (lines: string) => {
      const cards = cardsFromLines(lines);
      if ('code' in cards) throw new Error(cards.message);
      expect(cardsFromLines(linesOfCards(cards))).toEqual(cards);
      return linesOfCards(cards);
    };
    expect(written('1-20')).toBe('1–20');
    expect(written('1\n2\n2\n3\n5')).toBe('1–2\n2–3\n5');
    expect(written('7\n7\n8')).toBe('2x 7\n8');
    expect(written('A door\nA door\n007\n008')).toBe('2x A door\n007\n008');
    expect(written('5-3')).toBe('5-3');
  });

  it('ANY-DECK-003: a deck of 10,000 lines is refused with what is allowed, and so is all that has no room', () => {
    const table = seated({}, new SeededDice(1));
    const make = (lines: string) => table.try('anya', { type: 'deck.create', name: 'Many', lines });
    const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}`).join('\n');
    expect(make(many(10_000))).toMatchObject({
      code: 'limit-reached',
      rule: 'ANY-DECK-003',
      message: 'Those are 10000 cards, and a deck has room for 300.',
    });
    expect(make('9999x Goblin')?.rule).toBe('ANY-DECK-003');
    expect(make('0x Goblin')).toMatchObject({ code: 'malformed', rule: 'ANY-DECK-002' });
    expect(make(`The moon\n${'x'.repeat(deckBounds.face + 1)}`)?.message).toMatch(
      /has 121 letters/,
    );
    expect(make('x'.repeat(deckBounds.face))).toBeNull();
    expect(make(many(300))).toBeNull();
    expect(make(many(300))?.message).toBe(
      'With those there would be 601 cards here, and there is room for 600.',
    );
    for (let more = 0; more < 6; more += 1) expect(make('One')).toBeNull();
    expect(make('One')).toMatchObject({ message: 'There is room for 8 decks here.' });
    expect(table.offers('anya', 'deck.create')).toEqual([]);
  });

  it('ANY-DECK-004: who writes a deck anew gathers all of it; who puts it away puts all of it away', () => {
    const table = withNumbers(5);
    send(table, 'carl', { type: 'deck.draw', count: 2 });
    send(table, 'anya', { type: 'deck.rewrite', name: 'Two', lines: 'Sun\nMoon', back: 'red' });
    expect(deckAt(table)).toMatchObject({
      name: 'Two',
      cards: ['Sun', 'Moon'],
      left: 2,
      back: 'red',
    });
    expect(hand(table, 'carl')).toEqual([]);
    holds(table);
    send(table, 'anya', { type: 'deck.remove' });
    expect(decksOf(table.state)).toEqual([]);
    expect(table.state.sealed?.piles).toEqual({});
  });
});

describe('drawing', () => {
  it('ANY-DECK-005: a card is drawn by one tap, into a hand that its owner alone sees; others see how many', () => {
    const table = withNumbers(10);
    const [top] = pile(table);
    const offer = table.offers('carl', 'deck.draw').find(({ with: { to } }) => to === 'hand');
    expect(offer?.fields).toBeUndefined();
    expect(offer?.with).toEqual({ deck: deckAt(table).id, to: 'hand', count: 1 });
    send(table, 'carl', { type: 'deck.draw', to: 'hand', count: 1 });
    expect(hand(table, 'carl')).toEqual([top]);
    expect(deckAt(table)).toMatchObject({ left: 9, hands: { carl: 1 } });
    expect(table.lastLine()?.text).toBe('Carl draws a card of “Numbers”.');
    expect(table.told).toEqual(['public', 'seat:anya', 'seat:bev', 'seat:carl']);
    send(table, 'carl', { type: 'deck.draw', count: 3 });
    expect(hand(table, 'carl')).toHaveLength(4);
    holds(table);
  });

  it('ANY-DECK-006: a card drawn in the open turns over on every screen, and stays heard', () => {
    const table = withNumbers(10);
    const top = pile(table).slice(0, 2);
    send(table, 'bev', { type: 'deck.draw', to: 'table', count: 2 });
    expect(laid(table)).toEqual(top);
    const { id } = deckAt(table);
    expect(table.lastLine()).toMatchObject({
      text: `Bev turns over “${(top[0] ?? 0) + 1}” and “${(top[1] ?? 0) + 1}”.`,
      reveals: true,
      beat: { kind: 'cards-turned', about: ['bev', ...top.map((card) => `${id}:${card}`)] },
    });
    expect(table.try('bev', { type: 'table.undo', to: table.seq })?.rule).toBe('TABLE-018');
  });

  it('ANY-DECK-007: a draw from an empty pile, or of too many, is refused with what is open instead', () => {
    const table = withNumbers(2);
    expect(refused(table, 'anya', { type: 'deck.draw', count: 3 })).toMatchObject({
      code: 'cannot-afford',
      rule: 'ANY-DECK-007',
      message: 'Of “Numbers” only 2 cards lie face down.',
    });
    send(table, 'anya', { type: 'deck.draw', count: 2 });
    expect(refused(table, 'carl', { type: 'deck.draw' })).toMatchObject({
      message: 'Nothing of “Numbers” lies face down.',
      instead: 'Gather all of its cards and shuffle, or take fewer.',
    });
    expect(table.offers('carl', 'deck.draw')).toEqual([]);
    send(table, 'anya', { type: 'deck.discard', cards: texts(hand(table, 'anya').slice(0, 1)) });
    expect(refused(table, 'carl', { type: 'deck.burn' })?.instead).toMatch(
      /^Shuffle the discarded/,
    );
    expect(hand(table, 'anya')).toHaveLength(1);
    holds(table);
  });

  it('ANY-DECK-008: cards are dealt to everybody who plays, one after the other from the top', () => {
    const table = withNumbers(5);
    const [first, second, third, fourth] = pile(table);
    send(table, 'bev', { type: 'deck.deal', count: 2 });
    expect([hand(table, 'anya'), hand(table, 'carl'), hand(table, 'bev')]).toEqual([
      [first, third],
      [second, fourth],
      [],
    ]);
    expect(deckAt(table)).toMatchObject({ left: 1, hands: { anya: 2, carl: 2 } });
    expect(refused(table, 'bev', { type: 'deck.deal' })?.rule).toBe('ANY-DECK-007');
    holds(table);
  });

  it('ANY-DECK-009: who looks at the top is seen to look; who leaves lays it back as it lay', () => {
    const table = withNumbers(6);
    const before = pile(table);
    send(table, 'anya', { type: 'deck.look', count: 3 });
    expect(looked(table, 'anya')).toEqual(before.slice(0, 3));
    expect(deckAt(table)).toMatchObject({ left: 3, looks: { anya: 3 }, hands: {} });
    expect(table.lastLine()?.text).toBe('Anya looks at the top 3 cards of “Numbers”.');
    table.send('server', { type: 'seat.free', seat: 'anya' });
    expect(pile(table)).toEqual(before);
    holds(table);
    const left = table.seq;
    table.send('server', { type: 'seat.take', seat: 'anya', name: 'Dylan', role: 'protagonist' });
    table.send('bev', { type: 'table.undo', to: left, evenIfRevealed: true });
    expect(looked(table, 'anya'), 'TABLE-084').toEqual([]);
    expect(pile(table)).toEqual(before);
  });

  it('ANY-DECK-013: burned cards nobody sees', () => {
    const table = withNumbers(6);
    const before = pile(table);
    send(table, 'anya', { type: 'deck.burn', count: 2 });
    expect(pile(table)).toEqual(before.slice(2));
    expect(deckAt(table)).toMatchObject({ left: 4, burned: 2 });
    expect(JSON.stringify(deckAt(table).discard)).toBe('[]');
    send(table, 'anya', { type: 'deck.shuffle', gathers: 'all' });
    expect(deckAt(table)).toMatchObject({ left: 6, burned: 0 });
  });
});

describe('handling', () => {
  it('ANY-DECK-012: cards in hand are played, discarded, given and put back by whoever holds them', () => {
    const table = withNumbers(12);
    send(table, 'anya', { type: 'deck.draw', count: 6 });
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = hand(table, 'anya');
    send(table, 'anya', { type: 'deck.play', cards: texts([a]) });
    expect(table.lastLine()).toMatchObject({ text: `Anya plays “${a + 1}”.`, reveals: true });
    send(table, 'anya', { type: 'deck.discard', cards: texts([b]) });
    send(table, 'anya', { type: 'deck.give', cards: texts([c]), to: 'carl' });
    expect(table.lastLine()?.text).toBe('Anya gives Carl a card of “Numbers”.');
    const top = pile(table);
    send(table, 'anya', { type: 'deck.put', cards: texts([e, d]), where: 'top' });
    expect(pile(table)).toEqual([e, d, ...top]);
    expect(table.lastLine()?.text).toBe('Anya puts 2 cards of “Numbers” on top of “Numbers”.');
    send(table, 'anya', { type: 'deck.put', cards: texts([f]), where: 'bottom' });
    expect(pile(table)).toEqual([e, d, ...top, f]);
    expect(hand(table, 'anya')).toEqual([]);
    expect(hand(table, 'carl')).toEqual([c]);
    expect(deckAt(table)).toMatchObject({ discard: [b], table: [{ card: a, by: 'anya' }] });
    send(table, 'carl', { type: 'deck.take', cards: texts([a, b]) });
    expect(hand(table, 'carl')).toEqual([c, a, b]);
    const { hash } = deckAt(table);
    send(table, 'carl', { type: 'deck.put', cards: texts([c, c]), where: 'in' });
    expect(deckAt(table).hash).not.toBe(hash);
    holds(table);
  });

  it('ANY-DECK-012: what somebody else holds, or lies face down, is not there', () => {
    const table = withNumbers(12);
    send(table, 'anya', { type: 'deck.draw', count: 1 });
    send(table, 'carl', { type: 'deck.draw', count: 1 });
    const told = [hand(table, 'carl'), pile(table).slice(0, 1), [11, 11], [12]].map((cards) => {
      const refusal = refused(table, 'anya', {
        type: 'deck.play',
        cards: texts(cards.slice(0, 1)),
      });
      return [refusal?.code, refusal?.message];
    });
    expect(new Set(told.map(String)).size).toBe(1);
    expect(
      refused(table, 'anya', { type: 'deck.give', cards: texts(hand(table, 'anya')), to: 'sam' })
        ?.rule,
    ).toBe('ANY-DECK-012');
    expect(table.try('sam', { type: 'deck.draw', deck: deckAt(table).id })?.rule).toBe('TABLE-001');
    expect(table.offers('sam').filter(({ place }) => place === 'decks')).toEqual([]);
  });

  it('TABLE-017, TABLE-018: an undo puts cards back where they lay, in every hand and face down; who has drawn has seen', () => {
    const table = withNumbers(8);
    const before = pile(table);
    send(table, 'anya', { type: 'deck.draw', count: 2 });
    const drawn = table.seq;
    send(table, 'anya', { type: 'deck.shuffle' });
    const undo = { type: 'table.undo', to: drawn } as const;
    expect(table.try('bev', undo)?.rule).toBe('TABLE-018');
    table.send('bev', { ...undo, evenIfRevealed: true });
    expect(pile(table)).toEqual(before);
    expect(hand(table, 'anya')).toEqual([]);
    holds(table);
    table.send('bev', { type: 'table.undo', to: drawn - 1 });
    expect(decksOf(table.state)).toEqual([]);
    expect(table.state.sealed?.piles).toBeUndefined();
  });

  it('TABLE-051: who has shuffled or put back by mistake takes it back; who has seen a card does not', () => {
    const table = withNumbers(8);
    const takeBack = () => table.try('anya', { type: 'table.take-back', to: table.seq });
    const made = structuredClone(table.state.sealed?.piles);
    send(table, 'anya', { type: 'deck.shuffle' });
    expect(table.state.sealed?.piles).not.toEqual(made);
    expect(takeBack()).toBeNull();
    expect(table.state.sealed?.piles).toEqual(made);
    send(table, 'anya', { type: 'deck.draw', count: 2 });
    expect(takeBack()?.code).toBe('undo-hides-revealed');
    const [held = 0, other = 0] = hand(table, 'anya');
    send(table, 'anya', { type: 'deck.put', cards: texts([held]), where: 'bottom' });
    expect(takeBack()).toBeNull();
    expect(hand(table, 'anya')).toEqual([held, other]);
    holds(table);
    send(table, 'anya', { type: 'deck.remove' });
    expect(takeBack()).toBeNull();
    holds(table);
  });
});

describe('ANY-DECK-010: shuffles', () => {
  it('lay every order equally often, by one die for each place', () => {
    expect(sidesToShuffle(4)).toEqual([4, 3, 2]);
    const orders = new Map<string, number>();
    for (let a = 1; a <= 4; a += 1) {
      for (let b = 1; b <= 3; b += 1) {
        for (let c = 1; c <= 2; c += 1) {
          const faces = [a, b, c];
          const order = shuffled([0, 1, 2, 3], () => faces.shift() ?? 0).join();
          orders.set(order, (orders.get(order) ?? 0) + 1);
        }
      }
    }
    expect(orders.size).toBe(24);
  });

  it('ANY-DECK-011: take what lies face down, with what was discarded, or with all there is', () => {
    const table = withNumbers(8);
    send(table, 'anya', { type: 'deck.draw', count: 3 });
    const [a = 0, b = 0, c = 0] = hand(table, 'anya');
    expect(refused(table, 'anya', { type: 'deck.shuffle', gathers: 'discards' })?.rule).toBe(
      'ANY-DECK-011',
    );
    send(table, 'anya', { type: 'deck.discard', cards: texts([a]) });
    send(table, 'anya', { type: 'deck.play', cards: texts([b]) });
    const left = pile(table);
    send(table, 'carl', { type: 'deck.shuffle' });
    expect(inOrder(pile(table))).toEqual(inOrder(left));
    send(table, 'carl', { type: 'deck.shuffle', gathers: 'discards' });
    expect(inOrder(pile(table))).toEqual(inOrder([...left, a]));
    expect([laid(table), hand(table, 'anya')]).toEqual([[b], [c]]);
    send(table, 'carl', { type: 'deck.shuffle', gathers: 'all' });
    expect(pile(table)).toHaveLength(8);
    holds(table);
  });

  it('ANY-DECK-014: can be made again by whoever is told the seed, which fits the fingerprint shown before', () => {
    const table = withNumbers(9);
    const seq = table.seq;
    const { hash } = deckAt(table);
    const order = pile(table);
    expect(hash).toBe(`hash of shuffle ${seq}`);
    send(table, 'anya', { type: 'deck.draw', count: 1 });
    expect(refused(table, 'bev', { type: 'deck.prove' })?.rule).toBe('ANY-DECK-014');
    send(table, 'anya', { type: 'deck.play', cards: texts(hand(table, 'anya')) });
    expect(refused(table, 'anya', { type: 'deck.prove' })?.rule).toBe('TABLE-002');
    send(table, 'bev', { type: 'deck.prove' });
    const { proof } = deckAt(table);
    expect(proof).toEqual({ hash, seed: `seed of shuffle ${seq}`, shuffled: order });
    const die = new SeededDice(1).dice('shuffle', seq, 0);
    expect(shuffled(inOrder(proof?.shuffled ?? []), die)).toEqual(order);
    expect(deckAt(table).hash).not.toBe(hash);
    expect(pile(table)).not.toEqual(order.slice(1));
    expect(inOrder(pile(table))).toEqual(inOrder(order.slice(1)));
  });

  it('ANY-DECK-014: is shown to nobody while somebody looks at what lies on top', () => {
    const table = withNumbers(9);
    send(table, 'anya', { type: 'deck.look', count: 2 });
    expect(refused(table, 'bev', { type: 'deck.prove' })?.rule).toBe('ANY-DECK-014');
    send(table, 'anya', { type: 'deck.put', cards: texts(looked(table, 'anya')), where: 'top' });
    send(table, 'bev', { type: 'deck.prove' });
    expect(deckAt(table).proof).toBeDefined();
  });
});

describe('ANY-DECK-015: nobody is told what they do not see', () => {
  /** What an audience has been told of a play: where it came to, and each change on the way. */
  function toldBy(seed: number, moves: readonly [SeatId, WithoutDeck][]): Map<Audience, string> {
    const table = withNumbers(60, seed);
    const audiences: Audience[] = [
      'public',
      'director',
      'seat:anya',
      'seat:bev',
      'seat:carl',
      'seat:sam',
    ];
    const told = new Map<Audience, string>(audiences.map((one) => [one, '']));
    for (const [seat, said] of moves) {
      send(table, seat, said);
      for (const one of audiences) {
        told.set(one, `${told.get(one)}\n${JSON.stringify(table.patches.get(one) ?? [])}`);
      }
    }
    for (const one of audiences) {
      told.set(one, `${told.get(one)}\n${JSON.stringify(compartmentOf(table.state, one))}`);
    }
    return told;
  }

  it('of another order all but who holds the cards are told the same, to the letter', () => {
    const moves: [SeatId, WithoutDeck][] = [
      ['carl', { type: 'deck.draw', count: 3 }],
      ['carl', { type: 'deck.look', count: 2 }],
      ['anya', { type: 'deck.burn', count: 1 }],
      ['anya', { type: 'deck.shuffle' }],
      ['carl', { type: 'deck.draw' }],
    ];
    const [one, other] = [toldBy(1, moves), toldBy(2, moves)];
    for (const [audience, told] of one) {
      if (audience === 'seat:carl') expect(told).not.toBe(other.get(audience));
      else expect(told, audience).toBe(other.get(audience));
    }
  });

  it('of what is in a hand others are told nothing by what its owner does with it in secret', () => {
    const table = withNumbers(60);
    send(table, 'carl', { type: 'deck.draw', count: 5 });
    const told = (does: (cards: string[]) => WithoutDeck) => {
      const lines = [0, 1].map((at) => {
        const copy = withNumbers(60);
        send(copy, 'carl', { type: 'deck.draw', count: 5 });
        send(copy, 'carl', does(texts([hand(copy, 'carl')[at] ?? 0])));
        return (['public', 'director', 'seat:bev', 'seat:sam'] as const).map((one) =>
          JSON.stringify(copy.patches.get(one) ?? []),
        );
      });
      expect(lines[0]).toEqual(lines[1]);
      expect(lines[0]?.[0]).not.toBe('[]');
    };
    told((cards) => ({ type: 'deck.give', cards, to: 'anya' }));
    told((cards) => ({ type: 'deck.put', cards, where: 'top' }));
    told((cards) => ({ type: 'deck.put', cards, where: 'bottom' }));
    told((cards) => ({ type: 'deck.put', cards, where: 'in' }));
  });
});

describe('what decks cost', () => {
  it('a player’s first state with 300 cards in piles has at most 40 kB', () => {
    const table = seated({}, new SeededDice(1));
    const lines = Array.from(
      { length: 100 },
      (_, at) => `Something that happens, of its kind ${at}`,
    );
    for (const name of ['One', 'Two', 'Three']) {
      table.send('anya', { type: 'deck.create', name, lines: lines.join('\n') });
    }
    for (const { id } of decksOf(table.state)) {
      table.send('carl', { type: 'deck.draw', deck: id, count: 3 });
    }
    const size = JSON.stringify([table.state.public, table.state.seats.carl]).length;
    expect(size).toBeLessThan(40_000);
    expect(faceOf(deckAt(table), 0)).toMatch(/^Something/);
  });
});

describe('a turn order by cards', () => {
  it('ANY-TURN-001: a card is turned over for each before everybody, and the highest acts first', () => {
    const table = withNumbers(20);
    for (const name of ['Wolf', 'Guard', 'Rain']) table.send('anya', { type: 'turn.add', name });
    const deck = deckAt(table).id;
    const top = pile(table).slice(0, 3);
    table.send('carl', { type: 'turn.by-cards', deck });
    const { entries } = table.state.public.turns;
    const drawn = ['Wolf', 'Guard', 'Rain'].map((name, at) => [name, Number(top[at]) + 1] as const);
    expect(entries.map(({ name, drew }) => [name, Number(drew)])).toEqual(
      [...drawn].sort(([, a], [, b]) => b - a),
    );
    expect(laid(table)).toEqual(top);
    expect(table.lastLine()?.beat).toEqual({
      kind: 'cards-turned',
      about: ['carl', ...top.map((card) => `${deck}:${card}`)],
    });
    expect(pile(table)).toHaveLength(17);
  });

  it('ANY-TURN-001, ANY-DECK-007: takes a card for each, and no deck that has fewer is offered', () => {
    const table = withNumbers(2);
    const deck = deckAt(table).id;
    for (const name of ['Wolf', 'Guard', 'Rain']) table.send('anya', { type: 'turn.add', name });
    expect(table.offers('carl', 'turn.by-cards')).toEqual([]);
    expect(table.try('carl', { type: 'turn.by-cards', deck })?.rule).toBe('ANY-DECK-007');
  });

  it('ANY-TURN-001: aces are high and jokers highest, spades before hearts, diamonds and clubs', () => {
    const cards = [...standardDeck(1)];
    const byWorth = (...faces: string[]) =>
      [...faces].sort(
        (a, b) => worthOf({ cards }, cards.indexOf(b)) - worthOf({ cards }, cards.indexOf(a)),
      );
    expect(
      byWorth(
        'Two of spades',
        'Ace of clubs',
        'King of spades',
        'Joker',
        'Ace of spades',
        'Ten of hearts',
      ),
    ).toEqual([
      'Joker',
      'Ace of spades',
      'Ace of clubs',
      'King of spades',
      'Ten of hearts',
      'Two of spades',
    ]);
  });
});
