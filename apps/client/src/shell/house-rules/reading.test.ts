import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import { describe, expect, it } from 'vitest';
import { readRules } from './reading';

const { houseRules } = publicContent();
const of = (id: string, own?: Parameters<typeof readRules>[1]) =>
  readRules(houseRules, own).find((rule) => rule.id === id);

describe('the rules of this table', () => {
  it('reads every rule as usual where the table has none of its own', () => {
    const all = readRules(houseRules);
    expect(all).toHaveLength(houseRules.length);
    expect(all.every(({ usual }) => usual === null)).toBe(true);
    expect(of('transcendenceSegments')?.now).toBe('4 segments');
    expect(of('bonusDice')?.now).toBe('Two');
  });

  it('tells what differs, what it means, and the usual reading beside it', () => {
    const own = { transcendenceSegments: 6, bonusDice: 'three' } as const;
    expect(of('transcendenceSegments', own)).toMatchObject({
      now: '6 segments',
      usual: '4 segments',
    });
    expect(of('bonusDice', own)).toMatchObject({
      now: 'Three',
      meaning: 'An assist, a link, and a push or a promise give a die each.',
      usual: 'two',
    });
    expect(of('veteranAbilities', { veteranAbilities: 2 })?.now).toBe('2 abilities');
    expect(of('veteranAbilities')?.now).toBe('1 ability');
  });
});
