import { seated } from '@moonlit/rules/stars-and-signs/testing';
import { describe, expect, it } from 'vitest';
import { partsOf, reading, scaleSaid, totalOf } from './total';

/** A Check of Ari’s with these faces, as everybody sees it. */
function rolled(...faces: number[]) {
  const table = seated();
  table.check('anya', { skill: 'strength', action: 'eliminate' }, ...faces);
  const { check } = table.state.public;
  if (!check?.fallen) throw new Error('No dice have fallen.');
  return { check, fallen: check.fallen };
}

describe('what a Check comes to', () => {
  it('SNS-309, SNS-711: is the sum of its parts, of Advantage dice the highest', () => {
    const { check, fallen } = rolled(6, 5);
    expect(totalOf(check, fallen)).toBe(11);
    const pushed = { ...fallen, advantage: [3, 7], effort: 2 };
    expect(totalOf(check, pushed)).toBe(20);
    expect(partsOf(check, pushed).map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Circumstance 11',
      'Advantage 7',
      'Effort 2',
    ]);
  });

  it('SNS-1606, SNS-1607: says what Despair leaves of it, and why', () => {
    const at = (despair: number, total: number) =>
      reading(total, seated().with('anya', { despair }).of('anya'), false);
    expect(at(4, 15)).toEqual({ band: 'hit', name: 'Hit', why: null });
    expect(at(5, 15)).toEqual({
      band: 'graze',
      name: 'Graze',
      why: 'A Hit, but Ari is Fragile.',
    });
    expect(at(10, 20)).toMatchObject({ band: 'graze', why: 'A Critical Hit, but Ari is Broken.' });
  });

  it('SNS-616: says that one Scale short it takes a Critical Hit', () => {
    expect(reading(17, undefined, true).why).toMatch(/Critical/);
    expect(reading(20, undefined, true).why).toBeNull();
  });
});

describe('the Scale of an Action', () => {
  it('SNS-605, SNS-606, SNS-608: is compared, and said', () => {
    expect([0, 1, 2].map((against) => scaleSaid(0, against))).toEqual([
      'Equal: it can go either way.',
      'One short: only a Critical Hit can.',
      'Two apart: it cannot be done that way.',
    ]);
    expect(scaleSaid(2, 1)).toMatch(/Extra/);
  });
});
