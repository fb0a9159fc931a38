import { expect, it } from 'vitest';
import { holdsUnsigned, isUnsigned, unsigned, withoutAnswer } from './unsigned';

const limits = [{ kind: 'line', text: 'Spiders', by: 'bev' }];
const event = (type: string, more: object) => ({ type, ...more });
const answer = {
  ...{ seq: 3, at: 3, seat: 'bev', command: { type: 'limits.answer', limits } },
  events: [
    event('limitsAnswered', { seat: 'bev', limits }),
    event('limitsShown', { limits }),
    event('logged', { to: 'public', text: 'All is said.' }),
  ],
};
const other = { ...answer, command: { type: 'scene.set', text: 'Rain' } };

it('TABLE-082: what is said without a name is known by the command, and what events hold of it', () => {
  expect([isUnsigned(answer.command), isUnsigned(other.command)]).toEqual([true, false]);
  expect(answer.events.map(holdsUnsigned)).toEqual([true, true, false]);
});

it('TABLE-082: others have it without what was said, and what everybody was shown', () => {
  expect(unsigned(answer)).toEqual({
    ...answer,
    command: { type: 'limits.answer' },
    events: [{ type: 'limitsAnswered', seat: 'bev', limits: null }, ...answer.events.slice(1)],
  });
  expect(unsigned(other)).toBe(other);
});

it('TABLE-083: what somebody has said goes with their words, and what was shown of it stays', () => {
  const said = [...limits, { kind: 'veil', text: '', by: 'bev' }];
  const gone = [{ kind: 'line', text: '[removed]', by: 'bev' }, said[1]];
  const step = { ...answer, command: { type: 'limits.answer', limits: said } };
  const left = withoutAnswer(step);
  expect(left.command).toEqual({ type: 'limits.answer', limits: gone });
  expect(left.events).toEqual([
    { type: 'limitsAnswered', seat: 'bev', limits: gone.slice(0, 1) },
    ...answer.events.slice(1),
  ]);
});
