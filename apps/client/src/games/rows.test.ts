import { games as systems } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import { games } from '.';

/** What the house asks of each game that it lends to: what it is missed by, where a game leaves it out (docs/adding-a-game.md). */
describe.each(Object.entries(games))('What %s lends the house', (_, { load, demo }) => {
  it('TABLE-195, 196: its words, and what its dice may bring', async () => {
    const { learning, stakes } = await load();
    expect(learning, 'its words').toBeDefined();
    expect(stakes?.of, 'what dice may bring').toBeTypeOf('function');
  });

  it('TABLE-202: who is meant by what happens, and what it is called', async () => {
    const { stage, playedBy } = await load();
    expect(playedBy, 'whom a seat plays').toBeTypeOf('function');
    expect(stage?.name, 'what an id is called').toBeTypeOf('function');
    expect(Object.keys(stage?.kinds ?? {}), 'kinds of what happens').not.toEqual([]);
  });

  it('TABLE-245: great moments that are drawn alike, each of a kind that it has a word for', async () => {
    const { stage: { drawn = {}, kinds = {}, sequences = {} } = {} } = await load();
    expect(Object.keys(drawn).filter((kind) => !(kind in kinds))).toEqual([]);
    expect([...Object.values(drawn), ...Object.keys(sequences)]).not.toEqual([]);
  });

  it('TABLE-124: what is somebody’s own to do, one’s own side, a strip, and a desk', async () => {
    const { useOwnTask, Own, Strip, Desk, Play } = await load();
    for (const part of [useOwnTask, Own, Strip, Desk, Play]) expect(part).toBeDefined();
  });

  it('TABLE-050, 203, 204: a story, an evening, a lesson, and somebody who travels', async () => {
    const { story, evening, travel } = await load();
    for (const part of [story, evening, travel, demo]) expect(await part?.()).toBeDefined();
  });
});

it('draws every game of the rules, and no other', () => {
  expect(Object.keys(games).sort()).toEqual(systems.map(({ id }) => id).sort());
});
