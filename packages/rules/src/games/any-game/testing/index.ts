import type { FairDice, SeatId } from '../../../engine';
import { boardsOf, placesOf } from '../../../table';
import { GameTable, seatEverybody } from '../../../testing/game-table';
import { madeOnce } from '../../../testing/made-once';
import { anyGame } from '..';
import type { AnyCommand, AnyCommandInput } from '../areas';
import type { AnyEvent } from '../events';
import type { AnySetup } from '../setup';
import type { AnyState, ItemKinds } from '../state';
import { itemsOn } from '../state';

/** A table of *Any game* without a server. */
export class AnyTable extends GameTable<AnyState, AnyCommand, AnyEvent, AnySetup> {
  constructor(setup: Partial<AnySetup> = {}, otherwise?: FairDice) {
    super(anyGame, { name: 'A table', setup: anyGame.setupSchema.parse(setup) }, otherwise);
  }

  override send(as: SeatId | 'server', command: AnyCommandInput, ...faces: number[]): this {
    return super.send(as, command, ...faces);
  }

  /** The only thing of a kind in a compartment. */
  only<K extends keyof ItemKinds>(
    kind: K,
    on: 'public' | 'director' | `seat:${string}` = 'public',
  ) {
    const [item, ...more] = itemsOn(this.state, on, kind);
    if (!item || more.length > 0) throw new Error(`There is not one of the ${kind} in ${on}.`);
    return item;
  }

  /** Whom the last command told anything. */
  get told(): string[] {
    return [...this.patches]
      .filter(([, patches]) => patches.length > 0)
      .map(([to]) => to)
      .sort();
  }
}

/** Bev referees, Anya and Carl play, Sam watches. */
export function seated(setup: Partial<AnySetup> = {}, otherwise?: FairDice): AnyTable {
  return new AnyTable(setup, otherwise).from(seatedOnce(JSON.stringify(setup)));
}

const seatedOnce = madeOnce((setup) => seatEverybody(new AnyTable(JSON.parse(setup))));

/** The same people with a map and a row, pieces on both, and on the map a place and a piece that are hidden. */
export function boarded(otherwise?: FairDice): AnyTable {
  const table = seated({}, otherwise)
    .send('anya', {
      type: 'board.create',
      name: 'The house',
      lines: 'Hall — Library, Garden\nCell (1) — Library',
    })
    .send('anya', { type: 'board.row', name: 'The race', spaces: 12 });
  const [house, race] = boardsOf(table.state);
  if (!house || !race) throw new Error('There are no boards.');
  const [hall, library] = placesOf(house).map(({ id }) => id);
  return table
    .send('anya', { type: 'piece.enlist', board: house.id, about: 'anya', at: hall })
    .send('carl', { type: 'piece.enlist', board: race.id, about: 'carl', space: 5 })
    .send('anya', { type: 'piece.add', board: race.id, name: 'The wolf', space: 2 })
    .send('bev', {
      type: 'place.add-hidden',
      board: house.id,
      name: 'Crypt',
      joins: [library ?? ''],
    })
    .send('bev', { type: 'piece.add-hidden', board: house.id, name: 'The ghost', at: library });
}

/** The same people with chips, of which three are most, and dice that keep their values: both may be taken. */
export function holding(otherwise?: FairDice): AnyTable {
  const table = seated({}, otherwise)
    .send('anya', { type: 'held.define', name: 'chips', one: 'chip', most: 3, free: true })
    .send('anya', { type: 'held.define', name: 'omens', one: 'omen', sides: '6', free: true });
  const [chips = '', omens = ''] = Object.keys(table.state.public.heldKinds ?? {});
  return table
    .send('anya', { type: 'held.gain', holder: 'anya', kind: chips, amount: 2 })
    .send('carl', { type: 'held.gain', holder: 'pool', kind: chips, amount: 1, passing: true })
    .send('carl', { type: 'held.gain', holder: 'carl', kind: omens, amount: 2 }, 5, 2)
    .send('carl', { type: 'roll.save', name: 'Climb', expression: 'd4!up', shared: true })
    .send('carl', { type: 'roll.save', name: 'Two', expression: '2d4! together', shared: true });
}

/** The same people with two decks: Anya and Carl hold cards, Anya looks at some, and some lie open. */
export function withDecks(otherwise?: FairDice): AnyTable {
  const table = seated({}, otherwise)
    .send('anya', { type: 'deck.create', of: 'standard', jokers: 1 })
    .send('anya', { type: 'deck.create', name: 'Omens', lines: 'The moon\n3x A door\nThe bell' });
  const [deck = '', omens = ''] = Object.keys(table.state.public.decks ?? {});
  return table
    .send('bev', { type: 'deck.deal', deck, count: 3 })
    .send('anya', { type: 'deck.look', deck, count: 2 })
    .send('carl', { type: 'deck.draw', deck, count: 2, to: 'table' })
    .send('carl', { type: 'deck.draw', deck: omens, count: 5, to: 'table' });
}

/** A sheet with a line of each kind. */
export const HERO = `# Self
Look: text
Agility: 2 (-1 to 3)
Health: 10/10
Stress: [x][ ][ ]
Wounded: [ ]
Gear: list
Defence = 10 + agility
# Rolls
Strike: 2d6+agility (Moves)`;

/** The same people with a kind of sheet: Anya has one in the open, Bev one that nobody else sees. */
export function withSheets(otherwise?: FairDice): AnyTable {
  const table = seated({}, otherwise)
    .send('anya', {
      ...{ type: 'reading.create', name: 'Moves' },
      lines: '6- Miss\n7-9 Weak hit\n10+ Strong hit',
    })
    .send('bev', { type: 'template.create', name: 'Hero', lines: HERO })
    .send('bev', { type: 'template.create', name: 'Beast', lines: 'Health: 5\nBite: d8+health' });
  const [hero, beast] = itemsOn(table.state, 'public', 'templates');
  const ida = { kind: 'person', name: 'Ida', to: 'self', template: hero?.id ?? '' } as const;
  return table
    .send('anya', { type: 'card.create', ...ida })
    .send('bev', { type: 'card.create', name: 'Wolf', to: 'private', template: beast?.id ?? '' });
}

/** The same where a line was taken off again on which Anya had filled in something. */
export function withFormerLines(otherwise?: FairDice): AnyTable {
  const table = withSheets(otherwise);
  const hero = itemsOn(table.state, 'public', 'templates').find(({ name }) => name === 'Hero');
  const line = hero?.fields.find(({ name }) => name === 'Gear')?.id ?? '';
  const card = table.only('cards').id;
  return table
    .send('anya', { type: 'sheet.fill', card, line, words: 'A lamp' })
    .send('bev', { type: 'template.drop-line', template: hero?.id ?? '', line });
}

/** The same people with numbers in the open and in private, rolls that call them, a reading, and tables that lead on. */
export function rolling(otherwise?: FairDice): AnyTable {
  const table = seated({}, otherwise)
    .send('anya', { type: 'card.create', kind: 'person', name: 'Ida', to: 'self' })
    .send('anya', {
      ...{ type: 'reading.create', name: 'Moves' },
      lines: '6- Miss\n7-9 Weak hit\n10+ Strong hit',
    });
  const [card, reading] = [table.only('cards').id, table.only('readings').id];
  const saved = { type: 'roll.save', reading, shared: true } as const;
  return table
    .send('anya', { type: 'counter.create', card, name: 'Strength', value: 2, max: 3 })
    .send('anya', { type: 'counter.create', name: 'Doom', value: 3, max: 9, private: true })
    .send('anya', { ...saved, name: 'Strike', expression: '2d6+strength', ask: 'total' })
    .send('anya', { ...saved, name: 'Fight', expression: '{strength}d6kh1', ask: 'dice' })
    .send('anya', { type: 'roll.save', name: 'Fate', expression: 'd6+doom' })
    .send('anya', {
      ...{ type: 'random-table.create', name: 'Night' },
      lines: '1-3 [2d6] wolves\n4-5 [Weather]\n6 Nothing',
    })
    .send('anya', { type: 'random-table.create', name: 'Weather', lines: 'Rain ×2\nSun' })
    .send('bev', {
      ...{ type: 'random-table.create', name: 'Portents', private: true },
      lines: 'Blood\n[Weather]',
    });
}
