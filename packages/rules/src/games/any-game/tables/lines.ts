import { Refused } from '../../../engine';
import { parseDice, rangeOf } from '../../../table';
import { refuse } from '../game';
import type { WrittenLine, WrittenRange } from '../ranges';
import { rangeWords, writtenLines } from '../ranges';
import type { RandomLine } from '../state';
import { partsOf } from './parts';
import type { WrittenTable } from './writing';

/** How much a table has room for. */
export const tableBounds = { lines: 200, characters: 10_000, sides: 1000 };

/**
 * Reads a table to roll on (ANY-TBL-001…003). Either every line begins with a number or a range, and the first may
 * name the dice (“2d6 Weather”); or none does, and each is as likely as the others, or so many times as likely: “×3”.
 *
 * @throws Refused with the line where something is wrong.
 */
export function readTable(text: string): WrittenTable {
  const { lines: most, characters } = tableBounds;
  const all = writtenLines(text);
  if (all.length > most) {
    tooMuch(`A table has at most ${most} lines, and this one has ${all.length}.`);
  }
  if (text.length > characters) {
    tooMuch(`A table has at most ${characters} characters, and this one has ${text.length}.`);
  }
  const [first] = all;
  if (!first) wrong('There is no line in that.');
  const numbered = all.filter(({ range }) => range);
  const table = numbered.length === 0 ? evenly(all) : byNumbers(first, all);
  for (const line of all) checkWords(line);
  return table;
}

/** So many times as likely as a line without it. */
const WEIGHT = /\s*[×x*]\s*(\d{1,3})$/i;

/** Each line is as likely as any other, or so many times as likely. */
function evenly(all: readonly WrittenLine[]): WrittenTable {
  let next = 1;
  const lines = all.map(({ at, text }): RandomLine => {
    const weight = WEIGHT.exec(text);
    const times = Number(weight?.[1] ?? 1);
    const said = weight ? text.slice(0, weight.index).trim() : text;
    if (times < 1 || said === '') wrong(`Line ${at} says nothing that could come up.`);
    const from = next;
    next += times;
    return { from, to: next - 1, text: said };
  });
  const sides = next - 1;
  if (sides > tableBounds.sides) {
    tooMuch(
      `The lines come to ${sides} chances, and a die has at most ${tableBounds.sides} sides.`,
    );
  }
  const [only] = lines;
  // No die has one side: the only line comes up on both sides of one with two.
  if (sides === 1 && only) return { dice: 'd2', lines: [{ ...only, to: 2 }] };
  return { dice: `d${sides}`, lines };
}

/** Dice that are named above the lines. */
const DICE = /(?:^|[\s(|])(\d{0,2}d(?:\d{1,4}|%)(?:[+-]\d{1,4})?)(?=$|[\s)|:.,])/i;

function byNumbers(first: WrittenLine, all: readonly WrittenLine[]): WrittenTable {
  const head = first.range ? undefined : DICE.exec(first.text.replaceAll('−', '-'))?.[1];
  const placed = (head === undefined ? all : all.slice(1)).map(({ at, text, range }) => {
    if (!range) {
      wrong(
        `Line ${at} begins with no number, and others do. Number all lines or none; only the first may name the dice, such as 2d6.`,
      );
    }
    if (text === '') wrong(`Line ${at} says nothing.`);
    return { at, text, range };
  });
  const dice = head?.toLowerCase() ?? guessed(placed.map(({ range }) => range));
  const numbers = numbersOf(dice);
  const least = numbers[0] ?? 0;
  const most = numbers.at(-1) ?? 0;
  const lines = placed
    .map(({ at, text, range }) => ({ at, text, from: range.from ?? least, to: range.to ?? most }))
    .sort((one, other) => one.from - other.from);
  const taken = new Map<number, number>();
  for (const { at, from, to } of lines) {
    const said = rangeWords({ from, to });
    if (from > to) wrong(`Line ${at} ends before it begins: ${said}.`);
    if (from < least || to > most)
      wrong(
        `Line ${at} is for ${said}, and ${dice} comes to ${rangeWords({ from: least, to: most })}.`,
      );
    for (const number of numbers) {
      if (number < from || number > to) continue;
      const other = taken.get(number);
      if (other !== undefined) {
        wrong(`Lines ${Math.min(other, at)} and ${Math.max(other, at)} are both for ${number}.`);
      }
      taken.set(number, at);
    }
    if (!numbers.some((number) => number >= from && number <= to)) {
      wrong(`Line ${at} is for ${said}, which ${dice} never shows.`);
    }
  }
  const left = numbers.filter((number) => !taken.has(number));
  if (left.length > 0) wrong(`No line is for ${leftWords(left)}, which ${dice} can come to.`);
  return { dice, lines: lines.map(({ at: _, ...line }) => line) };
}

/** Dice that lines are for, where nobody says which: one that has all of the numbers, or several that come to them. */
function guessed(ranges: readonly WrittenRange[]): string {
  const ends = ranges.flatMap(({ from, to }) => [from, to]);
  const known = ends.filter((end) => end !== undefined);
  if (known.length < ends.length) {
    wrong('A range has no end, such as 10+. Write the dice in a line above, such as 2d6.');
  }
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (least === 11 && most === 66 && known.every((end) => /^[1-6]{2}$/.test(String(end))))
    return 'd66';
  if (least === 1 && most > 1) return `d${most}`;
  if (least === 0 && most > 0) return `d${most + 1}-1`;
  if (least > 1 && USUAL.has(most / least)) return `${least}d${most / least}`;
  return wrong(
    `No die comes to ${rangeWords({ from: least, to: most })} by itself. Write the dice in a line above, such as 2d6+1.`,
  );
}

/** The sides of dice as people have them. */
const USUAL: ReadonlySet<number> = new Set([4, 6, 8, 10, 12, 20]);

/** All that dice can come to, in order. */
function numbersOf(dice: string): number[] {
  const expression = parseDice(dice);
  const range = rangeOf(expression);
  const [group, ...others] = expression.groups;
  const shift = expression.numbers.reduce((sum, number) => sum + number, 0);
  if (group?.digits) {
    if (group.count !== 2 || others.length > 0)
      wrong(`A table is rolled on one d66, not on ${dice}.`);
    const digits = [1, 2, 3, 4, 5, 6];
    return digits.flatMap((ten) => digits.map((one) => 10 * ten + one + shift));
  }
  const [least, most] = range ?? [0, 0];
  if (most - least >= tableBounds.sides) {
    tooMuch(`${dice} comes to more than ${tableBounds.sides} numbers.`);
  }
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

function leftWords(left: readonly number[]): string {
  const some = left.slice(0, 5).join(', ');
  return left.length > 5 ? `${some} and ${left.length - 5} more` : some;
}

/** Dice within the words of a line have to be dice that can be rolled. */
function checkWords({ at, text }: WrittenLine): void {
  for (const part of partsOf(text)) {
    if (part.is !== 'dice') continue;
    try {
      parseDice(part.text);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      wrong(`Line ${at} has [${part.text}]: ${error.refusal.message}`);
    }
  }
}

const instead =
  'Write a line for each result: “1-3 Nothing”, “4. A dog”; or lines without numbers, which are equally likely.';

function wrong(message: string): never {
  return refuse('malformed', message, { instead, rule: 'ANY-TBL-002' });
}

function tooMuch(message: string): never {
  return refuse('limit-reached', message, {
    instead: 'Make several tables of it, one leading to the next: “[Weather]”.',
    rule: 'ANY-TBL-003',
  });
}
