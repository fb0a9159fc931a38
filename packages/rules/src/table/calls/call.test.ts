import { expect, it } from 'vitest';
import { emptyTable } from '../../engine';
import type { WithCalls } from './call';
import { callEvolves } from './call';

interface Call {
  character: string;
  difficulty: number;
}

it('what people are asked to roll is kept by whom it is asked of, until it is done', () => {
  const { callSet, callRemoved } = callEvolves<'character', Call>('character');
  const state: WithCalls<Call> = emptyTable('Tonight');
  callRemoved(state, { character: 'raven' });
  expect(state.public.calls).toBeUndefined();
  const set = (character: string, difficulty: number) =>
    callSet(state, { call: { character, difficulty } });
  set('raven', 12);
  set('hawk', 13);
  const { raven } = state.public.calls ?? {};
  set('raven', 14);
  expect(state.public.calls).toEqual({
    raven: { character: 'raven', difficulty: 14 },
    hawk: { character: 'hawk', difficulty: 13 },
  });
  expect(state.public.calls?.raven).toBe(raven);
  callRemoved(state, { character: 'raven' });
  expect(Object.keys(state.public.calls ?? {})).toEqual(['hawk']);
});
