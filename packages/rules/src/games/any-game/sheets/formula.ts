import type { Numbers } from '../../../table/dice/expression';
import { readName } from '../../../table/dice/parse';
import { Scanner } from '../../../table/dice/scanner';

// Lines that are computed of others, with numbers and names as dice have them. A page reads this, too.

/** How much one formula may have: letters, numbers and names, brackets within each other; and how far it goes. */
export const formulaBounds = { length: 200, parts: 20, deep: 5, farthest: 1_000_000 };

/** The notation by examples, for refusals and for hints. */
export const formulaNotation =
  'Such as 10+armour, {Hit points}/2 or (agility+wits)*2: + − × /, where / rounds down.';

/** What names in a formula stand for, and what is done where it cannot be read. */
export interface FormulaNumbers extends Numbers {
  wrong(message: string): never;
}

/**
 * What a formula comes to, rounded down at each division:
 *
 *     sum     = [ "-" ] product { ( "+" | "-" ) product }
 *     product = atom { ( "*" | "/" ) atom }
 *     atom    = number | name | "(" sum ")"
 *
 * It takes time in proportion to its length, which is bounded; what goes too far is at its end.
 *
 * @returns `undefined` where it divides by nothing, or a name stands for no number (`NaN`).
 */
export function calculate(text: string, numbers: FormulaNumbers): number | undefined {
  if (text.length > formulaBounds.length) {
    numbers.wrong(`A formula has at most ${formulaBounds.length} letters.`);
  }
  const plain = text.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
  const reading: Reading = { scan: new Scanner(plain), numbers, parts: 0, deep: 0 };
  const value = sum(reading);
  if (!reading.scan.done) unclear(reading);
  return Number.isFinite(value) ? value : undefined;
}

interface Reading {
  readonly scan: Scanner;
  readonly numbers: FormulaNumbers;
  parts: number;
  deep: number;
}

const { farthest } = formulaBounds;
const bounded = (value: number): number => Math.max(-farthest, Math.min(farthest, value));

function sum(reading: Reading): number {
  const { scan } = reading;
  let value = scan.take(/[+-]/y)?.[0] === '-' ? -product(reading) : product(reading);
  for (;;) {
    const sign = scan.take(/[+-]/y)?.[0];
    if (sign === undefined) return value;
    const next = product(reading);
    value = bounded(sign === '-' ? value - next : value + next);
  }
}

function product(reading: Reading): number {
  let value = atom(reading);
  for (;;) {
    const sign = reading.scan.take(/[*/]/y)?.[0];
    if (sign === undefined) return value;
    const by = atom(reading);
    value = sign === '*' ? bounded(value * by) : by === 0 ? Number.NaN : Math.floor(value / by);
  }
}

function atom(reading: Reading): number {
  const { scan, numbers } = reading;
  if (scan.take(/\(/y)) {
    reading.deep += 1;
    if (reading.deep > formulaBounds.deep) {
      numbers.wrong(`At most ${formulaBounds.deep} brackets stand within each other.`);
    }
    const value = sum(reading);
    if (!scan.take(/\)/y)) unclear(reading);
    reading.deep -= 1;
    return value;
  }
  reading.parts += 1;
  if (reading.parts > formulaBounds.parts) {
    numbers.wrong(`A formula has at most ${formulaBounds.parts} numbers and names.`);
  }
  if (/^\d*\s*d\s*[\d%]/i.test(scan.text.slice(scan.at))) {
    numbers.wrong('No die falls in a formula.');
  }
  const digits = scan.take(/\d{1,7}(?!\d)/y)?.[0];
  if (digits !== undefined) return bounded(Number(digits));
  return readName(scan, numbers)?.value ?? unclear(reading);
}

function unclear({ scan, numbers }: Reading): never {
  return numbers.wrong(
    scan.done
      ? 'The formula ends where a number or a name should follow.'
      : `“${scan.text.slice(scan.at, scan.at + 20)}” is not clear.`,
  );
}
