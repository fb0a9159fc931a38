import { describe, expect, it } from 'vitest';
import { parseDice } from '../../table/dice/parse';
import { stakesOf } from './stakes';
import { allStarts } from './starts/area';
import { enoughAt, enoughWords } from './starts/enough';

const noteOf = (expression: string, start?: string) =>
  stakesOf({ start }, { type: 'roll', expression })?.notes.join(' ');

describe('what is read before dice fall', () => {
  it('TABLE-196, 197: says what is rolled, and of no dice what is enough unless people play what is ready-made', () => {
    expect(noteOf('2d6+3')).toBe('2 dice with 6 sides, plus 3: 5 to 15.');
    expect(noteOf('2d6+3', 'the-last-ferry')).toBe(
      '2 dice with 6 sides, plus 3: 5 to 15. 8 or more is well done.',
    );
    expect(noteOf('2d6', 'the-last-ferry')).toContain('8 or more');
  });

  it('TABLE-196: says it of the dice of the evening alone', () => {
    for (const other of ['d6', '2d6kh1', '2d60', '2d6+d4', 'd20+5'])
      expect(noteOf(other, 'the-last-ferry'), other).not.toContain('well done');
    expect(noteOf('d20+5', 'over-the-pass')).toContain('12 or more is well done');
  });
});

describe.each(allStarts.map((start) => [start.name, start] as const))('%s', (_, start) => {
  const enough = enoughAt({ start: start.id });

  it('TABLE-070: says what is enough on its dice, the same wherever it stands', () => {
    if (!enough) throw new Error('Nothing says what is enough.');
    expect(start.ways.join(' ')).toContain(enoughWords(enough));
  });

  it('TABLE-196: says so of whatever its people roll, and it can be missed and met', () => {
    for (const { expression } of start.people.flatMap(({ rolls }) => rolls)) {
      expect(noteOf(expression, start.id), expression).toContain('well done');
      const { least = 0, dice = '' } = enough ?? {};
      const [, count = '1', sides = '0'] = /^(\d*)d(\d+)/.exec(dice) ?? [];
      const added = Number(expression.slice(dice.length) || 0);
      expect(() => parseDice(expression)).not.toThrow();
      expect(Number(count || 1) + added, expression).toBeLessThan(least);
      expect(Number(count || 1) * Number(sides) + added, expression).toBeGreaterThanOrEqual(least);
    }
  });
});
