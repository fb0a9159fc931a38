import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Die } from '../../engine';
import { Refused } from '../../engine';
import { limits } from './limits';
import { parseDice } from './parse';
import type { RolledDice } from './roll';
import { rollDice } from './roll';

function rollWith(text: string, die: Die): RolledDice {
  const rolling = rollDice(parseDice(text));
  let step = rolling.next();
  while (!step.done) step = rolling.next(die(step.value.sides));
  return step.value;
}

/** Rolls an expression with faces as they fall, all of which it must use up. */
function roll(text: string, ...faces: number[]) {
  const left = [...faces];
  const rolled = rollWith(text, (sides) => {
    const face = left.shift();
    if (face === undefined || face > sides) throw new Error(`No face for a d${sides}.`);
    return face;
  });
  expect(left).toEqual([]);
  return rolled;
}

/** Why an expression is refused, as rule and sentence. */
function refusal(text: string) {
  try {
    parseDice(text);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  throw new Error(`“${text}” is not refused.`);
}

it('reads the same text once, as long as it is one of those that were read last', () => {
  // No other test reads these.
  const first = parseDice('3d103+4');
  rollWith('3d103+4', () => 5);
  expect(parseDice('3d103+4')).toBe(first);
  for (let n = 1; n < 100; n += 1) parseDice(`d103+${n}`);
  expect(parseDice('3d103+4')).toBe(first);
  parseDice('d103+100');
  expect(parseDice('3d103+4')).not.toBe(first);
  expect(parseDice('3d103+4')).toEqual(first);
});

describe('reading and rolling dice', () => {
  it.each([
    ['TABLE-031: dice and a number', '2d6+1', [3, 4], 8],
    ['TABLE-031: one die, capitals, spaces', ' D 20 - 2 ', [15], 13],
    ['TABLE-031: a sign in front, and the minus of a phone', '−d4 + 10', [3], 7],
    ['TABLE-031: a hundred', 'd%', [77], 77],
    ['TABLE-031: several groups', '2d6+1d8-1d4+2-1', [2, 3, 8, 4], 10],
    ['TABLE-034: keep high', '4d6kh3', [1, 6, 2, 5], 13],
    ['TABLE-034: keep one', '2d20k', [7, 12], 12],
    ['TABLE-034: keep low', '3d6kl2', [6, 1, 2], 3],
    ['TABLE-034: drop low', '4d6dl1', [1, 6, 2, 5], 13],
    ['TABLE-034: drop high', '4d6dh', [1, 6, 2, 5], 8],
    ['TABLE-173: boons keep the highest', '2d10 boon2', [3, 8, 5, 9], 17],
    ['TABLE-173: banes keep the lowest', '2d10 bane3', [3, 8, 5, 9, 1], 4],
    ['TABLE-173: what cancels falls away (vector W01)', '2d10 boon3 bane', [3, 8, 5, 9], 17],
    ['TABLE-173: the other way round (vector W02)', '2d10 Boons 2 banes 5', [3, 8, 5, 9, 1], 4],
    ['TABLE-173: as many of both are none (vector W03)', '2d10 boon4 bane4', [6, 7], 13],
    ['TABLE-173: five count', 'd6boon7', [1, 2, 3, 4, 5, 2], 5],
    ['TABLE-173: five of what is left', 'd6 boon7 bane3', [1, 6, 2, 3, 4], 6],
    ['TABLE-173: several pools', '2d10 boon + d6 bane + 1', [2, 9, 4, 5, 3], 17],
    ['TABLE-174: no die, some boons', '2d10 + d0 boon3', [4, 5], 10],
    ['TABLE-174: no die, nothing', '2d10 + d0', [4, 5], 9],
    ['TABLE-174: no die, some banes', '2d10 + d0 bane 2', [4, 5], 8],
    ['TABLE-175: two digits', 'd66', [4, 2], 42],
    ['TABLE-175: and a number', 'd66+1', [6, 6], 67],
    ['TABLE-175: several are added up', '2d66', [1, 1, 6, 2], 73],
    ['TABLE-035: exploding at the highest', '3d6!', [6, 6, 2, 1, 3], 18],
    ['TABLE-035: exploding where said', '2d10!>=9', [9, 10, 3, 8], 30],
    ['TABLE-035: an explosion is one more die to keep', '2d6!kh1', [6, 5, 1], 6],
    ['TABLE-205: the next die up', 'd6 up', [7], 7],
    ['TABLE-205: some steps down, and no further than the end', '2d8 down 9', [1, 2], 3],
    ['TABLE-205: steps first, what is behind them later', '3d4up2kh1!', [8, 1, 2, 3], 8],
    ['TABLE-206: an explosion goes up the chain', 'd4!up', [4, 6, 3], 13],
    ['TABLE-206: or down', 'd6!down', [6, 4, 1], 11],
    ['TABLE-206: on a face that is said', 'd10!=1', [1, 1, 7], 9],
    ['TABLE-206: up, on a face that is said', '2d6!up=1 + 1', [1, 8, 3], 13],
    ['TABLE-206: on numbers of one’s own', 'd[1, 3, 3]!', [2, 1], 4],
    ['TABLE-207: in step', '2d8!=1 together', [1, 5, 3, 7], 16],
    ['TABLE-207: in step, up the chain', '2d4! Up Together', [4, 2, 6, 1, 8, 1, 2, 2], 26],
    ['TABLE-036: successes', '5d10>=7', [7, 1, 10, 6, 8], 3],
    ['TABLE-036: exploding and successes', '2d10!=10>=7', [10, 7, 2], 2],
    ['TABLE-036: successes and a number', '3d6≤2 + 1', [1, 2, 3], 3],
    ['TABLE-037: advantage', 'd20 adv', [4, 17], 17],
    ['TABLE-037: disadvantage at the end', 'd20+5 DIS', [4, 17], 9],
    ['TABLE-037: advantage for one of several', 'd20 adv + d4', [4, 17, 2], 19],
    ['TABLE-038: Fudge dice', '4dF', [1, 2, 3, 3], 1],
    ['TABLE-038: numbers of one’s own', '2d[0, 0, 5]', [1, 3], 5],
  ] as const)('%s: %s', (_rule, text, faces, total) => {
    const rolled = roll(text, ...faces);
    expect(rolled.total).toBe(total);
    // TABLE-039: what is recorded are the faces in the order in which they fell.
    expect(rolled.groups.flatMap((group) => group.faces)).toEqual(faces);
  });

  it('TABLE-038: sides that are names are read out, and make no total', () => {
    const rolled = roll('2d[red, green, blue]', 3, 1);
    expect(rolled.reading.word).toBe('blue, red');
    expect(rolled.total).toBeUndefined();
    expect(roll('d[red, green] + d6', 2, 4)).toMatchObject({
      reading: { word: 'green, 4' },
      total: 4,
    });
  });

  it('TABLE-039: the record says which dice count, and where the rest comes from', () => {
    expect(roll('4d6kh3 + 2', 1, 6, 2, 5)).toEqual({
      groups: [{ label: '4d6kh3', sides: 6, faces: [1, 6, 2, 5], kept: [1, 2, 3] }],
      modifiers: [{ source: 'Modifier', value: 2, unit: 'total' }],
      reading: { word: '15', tone: 'neutral' },
      total: 15,
    });
    expect(roll('1d6>=5', 6).reading.word).toBe('1 success');
  });

  it('TABLE-206, TABLE-207: the record says which die showed what, and as what', () => {
    expect(roll('2d6!', 6, 2, 3).groups[0]).toEqual({
      label: '2d6!',
      sides: 6,
      faces: [6, 2, 3],
      kept: [0, 1, 2],
      dies: [0, 0, 1],
    });
    expect(roll('d4!up', 4, 6, 1).groups[0]).toMatchObject({ each: [4, 6, 8], dies: [0, 0, 0] });
    expect(roll('2d6! together', 6, 1, 2, 3).groups[0]).toMatchObject({
      dies: [0, 1, 0, 1],
      inStep: true,
    });
    expect(roll('d6 up', 3).groups[0]).toEqual({ label: 'd6 up', sides: 8, faces: [3], kept: [0] });
  });

  it('TABLE-207: ten dice go in step', () => {
    expect(() => parseDice('10d6! together')).not.toThrow();
  });

  it('TABLE-035: a die explodes twenty times at most', () => {
    const { groups } = roll('2d6!', ...Array.from({ length: 42 }, () => 6));
    expect(groups[0]?.faces).toHaveLength(42);
  });
});

describe('refusing dice before they fall', () => {
  it.each([
    ['', 'TABLE-031'],
    ['   ', 'TABLE-031'],
    ['5', 'TABLE-031'],
    ['2d6+', 'TABLE-031'],
    ['2d6 2d6', 'TABLE-031'],
    ['2d6*2', 'TABLE-031'],
    ['0d6', 'TABLE-031'],
    ['d', 'TABLE-031'],
    ['d6^9', 'TABLE-031'],
    ['1d6!!!!', 'TABLE-035'],
    ['<script>', 'TABLE-031'],
    ['9999999d6', 'TABLE-032'],
    ['99999999999999999999999999d6', 'TABLE-032'],
    ['60d6+60d6', 'TABLE-032'],
    ['d1', 'TABLE-032'],
    ['d0', 'TABLE-031'],
    ['d6 + 2d0', 'TABLE-174'],
    ['d6 + d0!', 'TABLE-031'],
    ['d6 boon boon', 'TABLE-173'],
    ['4d6kh3 boon', 'TABLE-173'],
    ['98d6 boon5', 'TABLE-032'],
    ['0d6 boon', 'TABLE-031'],
    ['d6 boon kh1', 'TABLE-031'],
    ['d66!', 'TABLE-175'],
    ['d66 boon', 'TABLE-175'],
    ['d66 adv', 'TABLE-037'],
    ['51d66', 'TABLE-032'],
    ['d7 up', 'TABLE-205'],
    ['dF up', 'TABLE-205'],
    ['d66 up', 'TABLE-205'],
    ['d6 up up', 'TABLE-205'],
    ['d6 up d', 'TABLE-031'],
    ['d%!up', 'TABLE-205'],
    ['d[1,2]!down', 'TABLE-205'],
    ['d6!up>=1', 'TABLE-035'],
    ['d12!down<3', 'TABLE-035'],
    ['d6! together', 'TABLE-207'],
    ['3d6kh1! together', 'TABLE-207'],
    ['2d6! together boon', 'TABLE-207'],
    ['2d6 together', 'TABLE-031'],
    ['11d6! together', 'TABLE-032'],
    ['d1001', 'TABLE-032'],
    ['d6+9999999', 'TABLE-032'],
    [Array.from({ length: 21 }, () => 'd6').join('+'), 'TABLE-032'],
    ['('.repeat(100_000), 'TABLE-032'],
    ['(((((1d6)))))', 'TABLE-031'],
    ['d1!', 'TABLE-032'],
    ['d6!>=1', 'TABLE-035'],
    ['999d999!>1', 'TABLE-032'],
    ['4dF!>-2', 'TABLE-035'],
    ['4d6kh5', 'TABLE-034'],
    ['4d6kh0', 'TABLE-034'],
    ['4d6dl4', 'TABLE-034'],
    ['4d6kh3kl2', 'TABLE-034'],
    ['4d6>3>4', 'TABLE-036'],
    ['2d20 adv', 'TABLE-037'],
    ['adv', 'TABLE-031'],
    ['d20 + d6 + 1 adv', 'TABLE-037'],
    ['d20kh1 adv', 'TABLE-037'],
    ['d[]', 'TABLE-038'],
    ['d[red]', 'TABLE-032'],
    ['d[red,,blue]', 'TABLE-038'],
    ['d[red,blue]!', 'TABLE-038'],
    ['2d[red,blue]kh1', 'TABLE-038'],
    ['d[red', 'TABLE-031'],
  ])('TABLE-031, TABLE-032: “%.20s” by %s', (text, rule) => {
    const { message, instead, rule: by } = refusal(text);
    expect(by).toBe(rule);
    expect(message).toMatch(/^\S.*\.$/);
    expect(instead).toMatch(/2d6|100 dice/);
  });

  const digits = fc.integer({ min: 0, max: 120 }).map(String);
  const piece = fc.oneof(
    { weight: 3, arbitrary: digits },
    { weight: 3, arbitrary: fc.constant('d') },
    fc.constantFrom('+', '-', '!', '>=', '<', '=', '%', 'F', 'kh', 'kl', 'dl', 'adv', 'dis', ' '),
    fc.constantFrom('boon', 'bane', 'd0', 'd66'),
    fc.constantFrom('[', ']', 'd[a,b]', 'd[1,2,3]', '(', ')', '*', ',', 'é', '🎲'),
  );
  const noise = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 250 }),
  );
  const sensible = fc
    .array(
      fc.tuple(
        fc.constantFrom('+', '-'),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2, max: 99 }),
        fc.constantFrom('', '!', 'kh1', 'dl0', '>=2', '!>3', '!>1kl1'),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) =>
      parts.map(([sign, count, sides, option]) => `${sign}${count}d${sides}${option}`).join(''),
    );

  it('throws nothing but refusals, and draws no more than the limit allows', () => {
    fc.assert(
      fc.property(fc.oneof(noise, sensible), fc.infiniteStream(fc.nat()), (text, faces) => {
        let drawn = 0;
        const fallen: number[] = [];
        try {
          const rolled = rollWith(text, (sides) => {
            drawn += 1;
            const face = (Number(faces.next().value) % sides) + 1;
            fallen.push(face);
            return face;
          });
          expect(rolled.groups.flatMap((group) => group.faces)).toEqual(fallen);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          expect(drawn).toBe(0);
        }
        expect(drawn).toBeLessThanOrEqual(limits.dice * (1 + limits.explosions));
      }),
      { numRuns: 2000 },
    );
  });

  it('TABLE-173: under boons and banes the best or the worst are kept, as many as there were', () => {
    const few = fc.integer({ min: 0, max: 9 });
    const pool = fc.record({
      count: fc.integer({ min: 1, max: 6 }),
      sides: fc.constantFrom(4, 6, 8, 10, 12),
      boons: few,
      banes: few,
      seed: fc.array(fc.nat(), { minLength: 11, maxLength: 11 }),
    });
    fc.assert(
      fc.property(pool, ({ count, sides, boons, banes, seed }) => {
        const left = seed.map((face) => (face % sides) + 1);
        const text = `${count}d${sides} boon${boons} bane${banes}`;
        const { groups, total } = rollWith(text, () => left.shift() ?? 0);
        const { faces = [], kept = [] } = groups[0] ?? {};
        const more = Math.min(5, Math.abs(boons - banes));
        expect([faces.length, kept.length]).toEqual([count + more, count]);
        const ordered = [...faces].sort((a, b) => (boons > banes ? b - a : a - b));
        expect(total).toBe(ordered.slice(0, count).reduce((sum, face) => sum + face, 0));
      }),
    );
  });

  it('TABLE-175: a d66 shows each of its 36 numbers once', () => {
    const all = new Set<number | undefined>();
    for (const tens of [1, 2, 3, 4, 5, 6]) {
      for (const ones of [1, 2, 3, 4, 5, 6]) all.add(roll('d66', tens, ones).total);
    }
    expect(all.size).toBe(36);
    expect(Math.min(...[...all].map(Number))).toBe(11);
    expect(Math.max(...[...all].map(Number))).toBe(66);
  });

  it('TABLE-039: the total is what the kept faces and the modifiers come to', () => {
    const plain = fc.array(
      fc.record({
        sign: fc.constantFrom('+', '-'),
        count: fc.integer({ min: 1, max: 5 }),
        sides: fc.integer({ min: 2, max: 20 }),
        option: fc.constantFrom('', '!', 'kh1', 'kl1'),
        number: fc.integer({ min: 0, max: 50 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(plain, fc.infiniteStream(fc.nat()), (parts, faces) => {
        const text = parts.map(
          (one) => `${one.sign}${one.count}d${one.sides}${one.option}+${one.number}`,
        );
        const rolled = rollWith(text.join(''), (sides) => (Number(faces.next().value) % sides) + 1);
        const kept = rolled.groups.map((group, place) => {
          const sum = group.kept.reduce((all, at) => all + (group.faces[at] ?? 0), 0);
          return parts[place]?.sign === '-' ? -sum : sum;
        });
        const numbers = rolled.modifiers.map(({ value }) => value);
        expect(rolled.total).toBe([...kept, ...numbers].reduce((a, b) => a + b, 0));
      }),
    );
  });
});

describe('how much one roll may ask for', () => {
  const reads = (text: string) => expect(() => parseDice(text)).not.toThrow();

  it('TABLE-032: is just what it says, and no more', () => {
    reads(`d6${' '.repeat(limits.length - 2)}`);
    expect(refusal(`d6${' '.repeat(limits.length - 1)}`).rule).toBe('TABLE-032');
    reads(`${limits.dice - 1}d6+d4`);
    expect(refusal(`${limits.dice}d6+d4`).rule).toBe('TABLE-032');
    reads(`d2+d${limits.sides}+${limits.number}-${limits.number}`);
    for (const much of [
      'd1',
      `d${limits.sides + 1}`,
      `d6+${limits.number + 1}`,
      `d6-${limits.number + 1}`,
    ]) {
      expect([much, refusal(much).rule]).toEqual([much, 'TABLE-032']);
    }
    const parts = (count: number) => Array.from({ length: count }, () => 'd6').join('+');
    reads(parts(limits.parts));
    expect(refusal(`${parts(limits.parts)}+1`).rule).toBe('TABLE-032');
  });

  it('TABLE-038: sides with numbers of several digits, and signs, are counted as such', () => {
    expect(roll('2d[10, -25, +300]', 2, 3).total).toBe(275);
    expect(roll('d[10, -25, x]', 2).total).toBeUndefined();
  });
});
