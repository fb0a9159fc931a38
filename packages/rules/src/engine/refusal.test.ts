import { expect, it } from 'vitest';
import type { Refusal } from '.';
import { barred, missing, Refused, refuse, refuseFor } from '.';

const way = { instead: 'Wait.', rule: 'TABLE-013' } as const;
const whole: Refusal = { code: 'wrong-moment', message: 'Not now.', ...way };
const refusal = (act: () => void): Refusal | null => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof Refused ? error.refusal : null;
  }
};

it('a refusal says why, what is open instead, and by which rule', () => {
  expect(refusal(() => refuse('wrong-moment', 'Not now.', way))).toEqual(whole);
  expect(new Refused(whole)).toMatchObject({ name: 'Refused', message: 'Not now.' });
});

it('what bars something refuses it, also where it only then says why', () => {
  const bar = barred('wrong-moment', 'Not now.', way);
  expect(bar).toEqual(whole);
  expect(refusal(() => refuseFor(bar))).toEqual(whole);
  expect(refusal(() => refuseFor(() => bar))).toEqual(whole);
  for (const nothing of [null, undefined]) expect(() => refuseFor(nothing)).not.toThrow();
});

it('TABLE-005: what is not there, or nobody may know of, is refused alike', () => {
  const found = refusal(() => missing('There is no such clock.', 'Take another.'));
  expect(found).toEqual({
    ...{ code: 'not-found', message: 'There is no such clock.' },
    ...{ instead: 'Take another.', rule: 'TABLE-005' },
  });
  expect(refusal(() => missing('No.', 'Other.', 'GBM-RES-001'))?.rule).toBe('GBM-RES-001');
});
