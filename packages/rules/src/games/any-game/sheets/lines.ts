import { Refused } from '../../../engine';
import { readByAnybody } from '../anybody';
import { refuse } from '../game';
import { keyOf } from '../naming';
import type { FieldIs, SheetField, Template } from '../state';
import { bounds } from '../state';
import { calculate, formulaNotation } from './formula';
import { holdSame, isCounting, lineCalled } from './values';
import type { WrittenField } from './writing';

/** How much a template has: lines, letters of a name, of dice, and of what somebody fills in on one line. */
export const sheetBounds = { lines: 60, name: 40, dice: 200, written: 1000, filled: 8000 };

const { farthest } = bounds;

const HEADING = /^#{1,6}\s*(.+)$/;
const COMPUTED = /^([^:=]+?)\s*(?::\s*)?=\s*(.+)$/s;
const NAMED = /^([^:]+?)\s*:\s*(.*)$/s;
const BOXES = /^(?:(?:\[[ xX]?\]|[☐□☑☒■])\s*)+$/u;
const BOX = /\[[ xX]?\]|[☐□☑☒■]/gu;
const MARKED = /[xX☑☒■]/u;
const SAID_BOXES = /^(\d{1,2})\s*(?:boxes|box)$/i;
const NUMBER =
  /^([-−]?\d{1,5})(?:\s*\/\s*(\d{1,5})|\s*\(\s*([-−]?\d{1,5})\s*(?:to|–|\.\.+|…)\s*([-−]?\d{1,5})\s*\))?$/i;
const READ_BY = /^(.*\S)\s*\(([^()]{1,60})\)$/s;
const TEXT = /^(?:text|words|_+|)$/i;
const LIST = /^(?:list|…|\.\.\.)$/i;

/** The notation by examples, for refusals and for the hint of the form. */
export const linesNotation =
  '“# Heading”, “Strength: 2”, “Health: 10/10”, “Luck: 0 (-3 to 3)”, “Stress: [ ][ ][ ]” or “Stress: 6 boxes”, “Wounded: [ ]”, “Look: text”, “Gear: list”, “Strike: 2d6+strength (Moves)”, “Defence = 10+armour”.';

/**
 * Reads a template line by line (ANY-SHT-002).
 *
 * @throws Refused where a line is none, is there twice or there are too many, with the line.
 */
export function readLines(text: string): WrittenField[] {
  const fields: WrittenField[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const bare = line.trim().replace(/^[•*]\s+/, '');
    if (bare !== '') fields.push(readLine(bare, `Line ${at + 1}`));
  }
  checkLines(fields);
  return fields;
}

function readLine(line: string, where: string): WrittenField {
  const [, heading] = HEADING.exec(line) ?? [];
  if (heading !== undefined) return { name: nameOf(heading, where), is: 'heading' };
  const [, result, formula] = COMPUTED.exec(line) ?? [];
  if (result !== undefined && formula !== undefined) {
    return { name: nameOf(result, where), is: 'computed', formula };
  }
  const [, name = line, rest = ''] = NAMED.exec(line) ?? [];
  return { name: nameOf(name, where), ...readRest(rest, where) };
}

/** What stands behind the name of a line: by that it is known what it is. */
function readRest(rest: string, where: string): FieldIs {
  if (TEXT.test(rest)) return { is: 'text' };
  if (LIST.test(rest)) return { is: 'list' };
  if (rest.startsWith('=')) return { is: 'computed', formula: rest.slice(1).trim() };
  if (BOXES.test(rest)) {
    const boxes = rest.match(BOX) ?? [];
    return boxesOf(boxes.length, boxes.filter((box) => MARKED.test(box)).length, where);
  }
  const [, many] = SAID_BOXES.exec(rest) ?? [];
  if (many !== undefined) return boxesOf(Number(many), 0, where);
  const [found, start = '', most, from, to] = NUMBER.exec(rest) ?? [];
  if (found !== undefined) {
    const max = most ?? to;
    const least = from === undefined ? (most === undefined ? -farthest : 0) : numberOf(from);
    return numberWithin(
      numberOf(start),
      least,
      max === undefined ? farthest : numberOf(max),
      where,
    );
  }
  return diceOf(rest, where);
}

const numberOf = (written: string): number => Number(written.replace('−', '-'));

function numberWithin(start: number, min: number, max: number, where: string): FieldIs {
  if (Math.max(Math.abs(min), Math.abs(max)) > farthest) {
    wrong('limit-reached', `${where}: a number goes from −${farthest} to ${farthest}.`);
  }
  if (min > max || start < min || start > max) {
    wrong('malformed', `${where}: ${start} does not lie between ${min} and ${max}.`);
  }
  return { is: 'number', start, min, max };
}

/** Boxes in a row, or one to tick. */
export function boxesOf(max: number, start: number, where: string): FieldIs {
  if (max < 1 || max > bounds.boxes) {
    wrong('limit-reached', `${where}: a row has 1 to ${bounds.boxes} boxes.`);
  }
  return { is: max === 1 ? 'check' : 'track', start, min: 0, max };
}

/** Dice that can be rolled, and by what they are read. */
export function diceOf(rest: string, where: string): FieldIs {
  const [, bare, reading] = READ_BY.exec(rest) ?? [];
  const dice = bare ?? rest;
  if (dice.length > sheetBounds.dice) {
    wrong('limit-reached', `${where}: dice are written in at most ${sheetBounds.dice} letters.`);
  }
  try {
    readByAnybody(dice);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    wrong('malformed', `${where} cannot be read: “${rest.slice(0, 60)}”.`);
  }
  return { is: 'dice', dice, ...(reading === undefined ? {} : { reading: reading.trim() }) };
}

/** What a line is called. */
export function nameOf(written: string, where: string): string {
  const name = written.trim();
  if (name.length > sheetBounds.name) {
    wrong('limit-reached', `${where}: a name has at most ${sheetBounds.name} letters.`);
  }
  if (/[{}]/.test(name)) wrong('malformed', `${where}: a name has no braces.`);
  return name;
}

/** Looks whether lines go together: each name once, and each formula of numbers that are there, without a circle. */
export function checkLines(fields: readonly WrittenField[]): void {
  const { lines } = sheetBounds;
  if (fields.length > lines) {
    wrong(
      'limit-reached',
      `A sheet has at most ${lines} lines, and this one has ${fields.length}.`,
    );
  }
  const seen = new Set<string>();
  for (const { name, is } of fields) {
    if (is === 'heading') continue;
    const key = keyOf(name);
    if (seen.has(key)) wrong('malformed', `“${name}” is there twice.`);
    seen.add(key);
  }
  // Only to be found by their names: what somebody fills in goes by ids.
  const all = fields.map((field) => ({ ...field, id: field.name }));
  for (const field of all)
    if (field.is === 'computed') checkFormula(field.name, field.formula, all);
  const circle = circleIn(all);
  if (circle) {
    const way = circle.map((one) => `“${one}”`).join(' → ');
    wrong('malformed', `These would be computed of each other for ever: ${way}.`, 'ANY-SHT-009');
  }
}

function checkFormula(name: string, formula: string, fields: SheetField[]): void {
  for (const called of namesIn(name, formula)) {
    const field = lineCalled({ fields }, called);
    if (field && (isCounting(field) || field.is === 'computed')) continue;
    const said = field ? `“${called}” is no number` : `no line is called “${called}”`;
    wrong('malformed', `“${name}” cannot be computed: ${said}.`, 'ANY-SHT-009');
  }
}

/** The names that a formula calls. */
function namesIn(name: string, formula: string): Set<string> {
  const names = new Set<string>();
  calculate(formula, {
    of(called) {
      names.add(called);
      return 1;
    },
    missing: () => wrong('malformed', `“${name}” calls nothing.`, 'ANY-SHT-009'),
    wrong: (message) => wrong('malformed', `“${name}”: ${message}`, 'ANY-SHT-009'),
  });
  return names;
}

/** The ids of the lines that what is computed needs: none of them can go before it. */
export function neededIn(fields: readonly SheetField[]): Set<string> {
  const computed = fields.filter((field) => field.is === 'computed');
  const names = computed.flatMap(({ name, formula }) => [...namesIn(name, formula)]);
  return new Set(names.flatMap((name) => lineCalled({ fields: [...fields] }, name)?.id ?? []));
}

/** The way round on which computed lines need each other; `null` where there is none. Each is looked at once. */
function circleIn(fields: SheetField[]): string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (field: SheetField): string[] | null => {
    if (field.is !== 'computed' || done.has(field.id)) return null;
    const from = way.indexOf(field.name);
    if (from >= 0) return [...way.slice(from), field.name];
    way.push(field.name);
    for (const called of namesIn(field.name, field.formula)) {
      const next = lineCalled({ fields }, called);
      const circle = next && follow(next);
      if (circle) return circle;
    }
    way.pop();
    done.add(field.id);
    return null;
  };
  for (const field of fields) {
    const circle = follow(field);
    if (circle) return circle;
  }
  return null;
}

/**
 * Gives lines their ids: one of the same name keeps that of the line before, wherever it stands now; so does one that
 * is called otherwise, where it stands in the same place and is of the same kind (ANY-SHT-005).
 */
export function withIds(
  written: readonly WrittenField[],
  before: Pick<Template, 'fields' | 'former'>,
  newId: () => string,
): Pick<Template, 'fields' | 'former'> {
  const old = [...before.fields, ...(before.former ?? [])];
  const left = new Map(old.map((field) => [field.id, field]));
  const take = (field: SheetField | undefined) => field && left.delete(field.id) && field.id;
  const same = written.map((one) =>
    take(
      old.find((it) => left.has(it.id) && keyOf(it.name) === keyOf(one.name) && holdSame(it, one)),
    ),
  );
  const fields = written.map((one, at) => {
    const there = before.fields[at];
    const renamed = there && there.is === one.is && left.has(there.id) ? there : undefined;
    return { ...one, id: same[at] || take(renamed) || newId() };
  });
  // A heading or what is computed holds nothing that could be lost.
  const former = [...left.values()]
    .filter(({ is }) => is !== 'heading' && is !== 'computed')
    .slice(-sheetBounds.lines);
  return { fields, ...(former.length > 0 ? { former } : {}) };
}

function wrong(
  code: 'malformed' | 'limit-reached',
  message: string,
  rule: 'ANY-SHT-002' | 'ANY-SHT-004' | 'ANY-SHT-009' = code === 'malformed'
    ? 'ANY-SHT-002'
    : 'ANY-SHT-004',
): never {
  const instead =
    rule === 'ANY-SHT-009'
      ? `Write a sum. ${formulaNotation}`
      : `Write lines such as ${linesNotation}`;
  return refuse(code, message, { instead, rule });
}
