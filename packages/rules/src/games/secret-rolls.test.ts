import { describe, expect, it } from 'vitest';
import { compartmentOf } from '../engine';
import type { KeptRoll } from '../table';
import { GameTable, seatEverybody } from '../testing';
import { filledFields } from '../testing/moves';
import { games } from '.';

/** How whoever directs rolls in secret in each game that has it, and what its dice then show. */
const inSecret: Readonly<Record<string, readonly [object, ...number[]]>> = {
  'any-game': [{ type: 'roll', expression: '1d20', to: 'self', label: 'Nobody knows' }, 17],
  daggerheart: [{ type: 'desk.roll', what: 'Nobody knows', modifier: 2, kept: true }, 17],
  'stars-and-signs': [{ type: 'desk.roll', what: 'Nobody knows', dice: 2, kept: true }, 8, 9],
  'humanity-blessed': [{ type: 'desk.roll', what: 'Nobody knows', dice: 2, kept: true }, 4, 5],
  'girl-by-moonlight': [{ type: 'fortune.roll', question: 'Nobody knows', secret: true }, 6, 2],
};

const withIt = games.filter(({ id }) => Object.hasOwn(inSecret, id));

it('TABLE-170: every game of the house in which somebody rolls in secret is tried', () => {
  const shows = (game: (typeof games)[number]) =>
    game.commandSchema.safeParse({ type: 'roll.show', roll: 'roll1-1' }).success;
  expect(games.filter(shows).map(({ id }) => id)).toEqual(withIt.map(({ id }) => id));
});

describe.each(withIt.map((game) => [game.title, game] as const))('At a table of %s', (_, game) => {
  const setup = game.setupSchema.parse(filledFields(game.about.setup, () => 0));
  const [command, ...faces] = inSecret[game.id] ?? [{}];

  /** Bev directs; Anya and Carl play; Sam watches. */
  const seated = () => seatEverybody(new GameTable(game, { name: 'A table', setup }));
  const rolled = (table: GameTable): KeptRoll[] => {
    const { rolls = [] } = compartmentOf(table.state, 'director') as { rolls?: KeptRoll[] };
    return rolls;
  };
  const newest = (table: GameTable): string => rolled(table).at(-1)?.id ?? '';
  /** All that anybody but whoever directs is sent, or could ask for. */
  const others = (table: GameTable) =>
    ['anya', 'carl', 'sam'].map((seat) => [
      compartmentOf(table.state, 'public'),
      compartmentOf(table.state, `seat:${seat}`),
      table.offers(seat),
    ]);

  it('TABLE-170: nobody else learns that dice fell, by no word, count, size or moment', () => {
    const table = seated();
    const before = structuredClone(others(table));
    for (let times = 0; times < 3; times += 1) {
      table.send('bev', command, ...faces);
      const told = [...table.patches].filter(([, patches]) => patches.length > 0);
      for (const [to] of told) expect(['director', 'seat:bev']).toContain(to);
    }
    expect(others(table)).toEqual(before);
    expect(rolled(table)).toHaveLength(3);
  });

  it('TABLE-170: it falls of dice of its own, so those of the table fall as they would have', () => {
    const table = seated().send('bev', command, ...faces);
    expect(rolled(table)[0]?.record.proof).toMatchObject({ stream: 'director', roll: 0 });
    expect(table.state.public.table.dice.rolls).toBe(0);
    expect(table.state.director.dice.rolls).toBe(1);
  });

  it('TABLE-171: it is shown to everybody as it fell, once, and not which of its dice it was', () => {
    const table = seated()
      .send('bev', command, ...faces)
      .send('bev', command, ...faces);
    const roll = newest(table);
    for (const other of ['anya', 'carl']) {
      const refused = table.try(other, { type: 'roll.show', roll });
      expect(refused).toEqual(table.try(other, { type: 'roll.show', roll: 'roll0-0' }));
      expect(refused?.rule).toBe('TABLE-005');
    }
    table.send('bev', { type: 'roll.show', roll });
    const line = table.lastLine();
    expect(line?.roll?.groups.flatMap((group) => group.faces)).toEqual(faces);
    expect(line?.roll?.proof).toEqual({ stream: 'director', session: 1 });
    expect(line).toMatchObject({ reveals: true, beat: { kind: 'dice' } });
    expect(rolled(table)).toHaveLength(1);
    expect(table.try('bev', { type: 'roll.show', roll })?.rule).toBe('TABLE-005');
  });

  it('TABLE-171: what is taken back takes no secret roll with it', () => {
    const table = seated();
    const to = table.send('bev', { type: 'scene.set', text: 'A cellar' }).seq;
    table.send('bev', command, ...faces).send('bev', { type: 'table.undo', to, reason: 'No' });
    expect(rolled(table)).toHaveLength(1);
  });

  it('TABLE-172: the newest thirty are kept', () => {
    const table = seated();
    const ids: string[] = [];
    for (let times = 0; times < 32; times += 1) {
      table.send('bev', command, ...faces);
      ids.push(newest(table));
    }
    expect(rolled(table).map(({ id }) => id)).toEqual(ids.slice(2));
  });
});
