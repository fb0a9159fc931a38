import { describe, expect, it } from 'vitest';
import { explainDice } from './explain';
import { parseDice } from './parse';

const told = (text: string) => explainDice(parseDice(text));

describe('What dice are about to be rolled', () => {
  it.each([
    ['2d6', '2 dice with 6 sides: 2 to 12.'],
    ['4d6kh3+2', '4 dice with 6 sides, of which the 3 highest count, plus 2: 5 to 20.'],
    ['d20 adv', '2 dice with 20 sides, of which the highest counts: 1 to 20.'],
    ['d20+5 dis', '2 dice with 20 sides, of which the lowest counts, plus 5: 6 to 25.'],
    ['5d10>=7', '5 dice with 10 sides, each 7 or more a success.'],
    ['3d6!', '3 dice with 6 sides, rolled once more on 6.'],
    ['2d6+d8!', '2 dice with 6 sides, plus a die with 8 sides, rolled once more on 8.'],
    ['4dF', '4 dice of − 0 +: −4 to 4.'],
    ['d[red, green]', 'A die of red green.'],
    ['2d8-d4-1', '2 dice with 8 sides, minus a die with 4 sides, minus 1: −3 to 14.'],
  ])('TABLE-197: %s is said in plain words', (dice, words) => {
    expect(told(dice)).toBe(words);
  });

  it.each([
    ['d66', '2 dice with 6 sides, read as tens and ones: 11 to 66.'],
    ['2d66-1', '4 dice with 6 sides, read in pairs as tens and ones, minus 1: 21 to 131.'],
    ['2d10 boon2', '4 dice with 10 sides, of which the 2 highest count: 2 to 20.'],
    ['d20+d0 bane3', 'A die with 20 sides, minus 1: 0 to 19.'],
  ])('TABLE-173, 175, 197: %s is said as it counts', (dice, words) => {
    expect(told(dice)).toBe(words);
  });

  it.each([
    ['d6 up2', 'A die with 10 sides: 1 to 10.'],
    ['d8!=1', 'A die with 8 sides, rolled once more on 1.'],
    ['d4!up', 'A die with 4 sides, rolled once more, as the next die up, on the highest side.'],
    ['d6!down>4', 'A die with 6 sides, rolled once more, as the next die down, on more than 4.'],
    ['2d6! together', '2 dice with 6 sides, rolled once more on 6, all of them when one is.'],
    ['d[1, 9]!', 'A die of 1 9, rolled once more on 9.'],
  ])('TABLE-205, 206, 207: %s is said as it bumps', (dice, words) => {
    expect(told(dice)).toBe(words);
  });

  it('TABLE-197: stays short, however much is rolled', () => {
    const many = Array.from({ length: 20 }, () => 'd6').join('+');
    expect(told(many)).toBe('20 dice, put together as it is written: 20 to 120.');
  });
});
