import { expect, it } from 'vitest';
import { emptyTable } from '../../engine';
import type { StoryEvent, WithStory } from './state';
import { evolveStory } from './state';

/** A story after what has happened. */
function story(...events: StoryEvent[]) {
  const state: WithStory = emptyTable('Tonight');
  for (const event of events) evolveStory(state, event);
  return state.public.story;
}
const told = (text: string, drops?: number): StoryEvent => ({
  type: 'momentTold',
  moment: { kind: 'said', text },
  ...(drops === undefined ? {} : { drops }),
});

it('TABLE-048: a moment stands after those before it, but for the one that makes room', () => {
  const texts = (...events: StoryEvent[]) => story(...events)?.moments?.map(({ text }) => text);
  expect(texts(told('a'), told('b'), told('c'))).toEqual(['a', 'b', 'c']);
  expect(texts(told('a'), told('b'), told('c', 0))).toEqual(['b', 'c']);
  expect(texts(told('a'), told('b'), told('c', 1))).toEqual(['a', 'c']);
});

it('TABLE-047, 049: another session begins with its title alone, and what it brought is its own', () => {
  const gains = (of: string, n: number): StoryEvent => ({
    type: 'gainsCounted',
    of,
    gains: { cards: n },
  });
  const changes = { title: 'Rain', nextTitle: 'Snow', nextTime: 'The ford' };
  const before = [{ type: 'chapterSet', changes } as const, told('a'), gains('bev', 1)];
  expect(story(...before, gains('ana', 2), gains('bev', 3))).toEqual({
    ...changes,
    moments: [{ kind: 'said', text: 'a' }],
    gains: { bev: { cards: 3 }, ana: { cards: 2 } },
  });
  expect(story(...before, { type: 'chapterBegun', title: 'Snow' })).toEqual({ title: 'Snow' });
  expect(story(...before, { type: 'chapterBegun', title: '' })).toEqual({});
});
