import { describe, expect, it } from 'vitest';
import { games } from '../../games';
import type { GameTable } from '../../testing';
import { filled, openAnything } from '../../testing';
import { fillsFor, makingIn } from '../../testing/holds/making';
import { numbersFrom } from '../../testing/seeded-dice';
import type { MakingDefinition } from './making';
import { makingOf } from './making';
import type { BeingMade, MakingView } from './step';

const viewOf = ({ state }: GameTable): MakingView => {
  const view = makingIn(state);
  if (!view) throw new Error('This game makes nobody in steps.');
  return view;
};

/** Every game that composes the making. */
const composed = games.filter((game) => makingIn(openAnything(game, 1).state) !== undefined);

/** Anya sits down to play with as little as she can: with whatever her game needs first, and no more. */
function sittingDown(game: (typeof games)[number], seed: number): GameTable {
  const table = openAnything(game, seed);
  const next = numbersFrom(seed);
  for (let tries = 0; tries < 40; tries += 1) {
    const [being, made] = ofAnya(table) ?? ['', undefined];
    if (made?.plays) return table;
    const view = viewOf(table);
    const needed = view.steps.find(({ id }) =>
      made?.steps.some((step) => step.id === id && step.needed),
    );
    const offers = table.offers('anya').filter(({ place }) => places.has(place));
    const fitting = needed ? offers.filter((offer) => fillsFor(being, needed, view, offer)) : [];
    const wanted = needed
      ? fitting[next() % fitting.length]
      : (offers.find(({ command }) => command === 'character.ready') ?? offers[0]);
    if (!wanted) throw new Error('Nothing leads on.');
    table.send(
      'anya',
      filled(wanted, (limit) => next() % limit, []),
    );
  }
  throw new Error('Anya has not sat down.');
}

/** Where games offer to make somebody. */
const places: ReadonlySet<string> = new Set(['making', 'creation']);

const ofAnya = (table: GameTable): [string, BeingMade] | undefined =>
  Object.entries(viewOf(table).beings).find(([, { by }]) => by === 'anya');

describe.each(composed.map((game) => [game.title, game] as const))('%s', (_title, game) => {
  it('TABLE-090, 150: whoever sits down with little plays, and what is open stands there for all', () => {
    const table = sittingDown(game, 3);
    const [, made] = ofAnya(table) ?? [];
    expect(made?.plays).toBe(true);
    const open = made?.steps.filter(({ state }) => state === 'open') ?? [];
    expect(open.length).toBeGreaterThan(0);
    for (const { note } of open) expect(note).not.toBe('');
    expect(made?.next).toBe(open[0]?.id);
  });

  it('TABLE-092, 151: each step is done when its offers have filled it in, and not before', () => {
    const table = sittingDown(game, 5);
    const next = numbersFrom(7);
    const [being = ''] = ofAnya(table) ?? [];
    const filledIn = new Set<string>();
    for (let tries = 0; tries < 60; tries += 1) {
      const made = viewOf(table).beings[being];
      const step = made?.steps.find(({ state }) => state === 'open');
      const facts = viewOf(table).steps.find(({ id }) => id === step?.id);
      if (!facts) break;
      const offers = table
        .offers('anya')
        .filter((offer) => fillsFor(being, facts, viewOf(table), offer));
      expect(offers.length, facts.title).toBeGreaterThan(0);
      const [wanted] = offers.sort((a, b) => Number(b.primary ?? 0) - Number(a.primary ?? 0));
      if (wanted)
        table.send(
          'anya',
          filled(wanted, (limit) => next() % limit, []),
        );
      filledIn.add(facts.id);
    }
    expect(ofAnya(table)).toBeUndefined();
    expect(filledIn.size).toBeGreaterThan(0);
  });
});

describe('The making of somebody', () => {
  interface One {
    id: string;
    seat: string | null;
    plays: boolean;
    name: string;
    friend: string;
  }
  const definition: MakingDefinition<readonly One[], One, 'name' | 'friend'> = {
    all: (state) => state,
    idOf: ({ id }) => id,
    by: ({ seat }) => seat,
    plays: (_, { plays }) => plays,
    steps: [
      {
        id: 'name',
        title: 'A name',
        about: 'What they are called.',
        lacks: (_, { name }) => (name ? [] : ['a name']),
        needed: (_, { name }) => name === '',
      },
      {
        id: 'friend',
        title: 'A friend',
        about: 'Whom they know.',
        lacks: (_, { friend }) => (friend ? [] : ['a friend']),
        stands: (all) =>
          all.length > 1
            ? { state: 'open', note: 'Choose one.' }
            : { state: 'waiting', note: 'Waiting for Carl.', asked: ['carl'] },
      },
    ],
  };
  const anya: One = { id: 'a', seat: 'anya', plays: false, name: '', friend: '' };
  const made = (...all: One[]) => makingOf(definition).view(all).beings.a;

  it('TABLE-150: names what is needed before play, what comes next, and nothing of whoever is whole', () => {
    expect(made(anya)).toEqual({
      by: 'anya',
      plays: false,
      next: 'name',
      steps: [
        { id: 'name', state: 'open', note: 'Still to do: a name.', needed: true },
        { id: 'friend', state: 'waiting', note: 'Waiting for Carl.', asked: ['carl'] },
      ],
    });
    const playing = { ...anya, plays: true, name: 'Ari' };
    expect(made(playing)?.steps).toEqual([
      { id: 'name', state: 'done', note: '' },
      { id: 'friend', state: 'open', note: 'a friend' },
    ]);
    expect(made({ ...playing, friend: 'Cole' })).toBeUndefined();
  });

  it('TABLE-150: says whom a step waits for, and leads its maker to the next of their own', () => {
    expect(made({ ...anya, name: 'Ari' })?.next).toBeNull();
    expect(made({ ...anya, name: 'Ari' }, { ...anya, id: 'c' })?.next).toBe('friend');
  });
});
