import { netBoons, nullDie, underBoons } from './boons';
import { stepDie } from './chain';
import type { DiceTerm, Expression, Numbers, Test } from './expression';
import { isSign } from './expression';
import { checkExpression, limits, malformed, refuseOutsideChain, tooMuch } from './limits';
import { Scanner } from './scanner';

/**
 * Reads an expression, or refuses it with a sentence that says what is allowed:
 *
 *     expression = [ sign ] part { sign part }
 *     sign       = "+" | "-"
 *     part       = ( number | name | [ number | name ] "d" sides { option } ) [ advantage ]
 *     name       = a word, or "{" words "}"     a number of somebody’s own, where there are any
 *     sides      = number | "%" | "F" | "[" name { "," name } "]"
 *     option     = ( "k" | "kh" | "kl" | "dh" | "dl" ) [ number ]     keep or drop, high or low
 *                | "!" [ climb ] [ test ] [ "together" ]   explode: at the highest side, or where the test fits;
 *                                        as the next die up or down; all of them when one does
 *                | climb [ number ]      another die of the chain d2 d4 d6 d8 d10 d12 d20, so many steps away
 *                | test                  count the dice that it fits
 *                | ( "boon" | "bane" ) [ number ]   one more die each, of which as many are kept as there were
 *     advantage  = "adv" | "dis"         roll the one die twice, and keep the higher or the lower
 *     climb      = "up" | "down"
 *     test       = ( ">=" | "<=" | ">" | "<" | "=" ) number
 *
 * A `d66` is two six-sided dice, read as tens and ones, with nothing behind it; a `d0` is never rolled, and
 * has nothing behind it but boons and banes.
 *
 * Capitals do not matter, nor do spaces between the parts. It takes time in proportion to the
 * length of the text, which has a limit. The same text gives the same object, which nobody changes.
 *
 * @param numbers what names in it stand for; without, a name cannot be read.
 */
export function parseDice(text: string, numbers?: Numbers): Expression {
  const key = numbers ? withNumbers(text, numbers) : text;
  const known = understood.get(key);
  if (known) return known;
  const expression = read(text, numbers);
  const [oldest] = understood.size < UNDERSTOOD ? [] : understood.keys();
  if (oldest !== undefined) understood.delete(oldest);
  understood.set(key, expression);
  return expression;
}

/** A name as it is written: a word, or some in braces. */
const NAME = /\{\s*([^{}]{1,80}?)\s*\}|(\p{L}[\p{L}\p{M}\p{N}_’']*)/uy;
const NAMES = new RegExp(NAME, 'gu');
/** Dice alone, as most are: nothing in them is a name. */
const PLAIN = /^[\d\sd+%-]*$/;

/** A text together with what its names stand for: what is read of it depends on both. */
function withNumbers(text: string, numbers: Numbers): string {
  if (text.length > limits.length || PLAIN.test(text)) return text;
  const values: (number | undefined)[] = [];
  for (const [, braced, word = ''] of text.matchAll(NAMES)) {
    values.push(numbers.of(braced ?? word));
  }
  return values.some((value) => value !== undefined) ? `${text}\0${values.join()}` : text;
}

/** What was read before: a table rolls the same few again and again. */
const understood = new Map<string, Expression>();
const UNDERSTOOD = 100;

function read(text: string, known: Numbers | undefined): Expression {
  if (text.length > limits.length) {
    tooMuch(`A roll is written in at most ${limits.length} characters.`);
  }
  const scan = new Scanner(text.replaceAll('≥', '>=').replaceAll('≤', '<=').replaceAll('−', '-'));
  const expression: Reading = { groups: [], numbers: [], named: [] };
  let sign = scan.take(/[+-]/y)?.[0] ?? '+';
  for (;;) {
    readPart(scan, sign === '+' ? 1 : -1, expression, known);
    if (scan.done) break;
    sign = scan.take(/[+-]/y)?.[0] ?? unclear(scan);
  }
  checkExpression(expression);
  return expression;
}

/** An expression while it is read. */
interface Reading extends Expression {
  named: { name: string; value: number }[];
}

/** How many dice, and with which sides. */
const DICE = /(\d*)\s*d\s*(\d+|[%f]|\[[^[\]]*\])/iy;

function readPart(
  scan: Scanner,
  sign: 1 | -1,
  { groups, numbers, named }: Reading,
  known: Numbers | undefined,
): void {
  let from = scan.at;
  let dice = scan.take(DICE);
  const called = dice ? null : readName(scan, known);
  if (called) {
    from = scan.at;
    // What follows is how many sides they have: a number of dice is said by the name alone.
    dice = /\d/.test(scan.text[scan.at] ?? '') ? null : scan.take(DICE);
  }
  if (dice?.[2] === '0') {
    if (called || Number(dice[1] || 1) !== 1) malformed('A d0 stands alone.', 'TABLE-174');
    const worth = nullDie(readBoons(scan));
    if (worth !== 0) numbers.push(sign * worth);
    return;
  }
  if (dice) {
    const group: DiceTerm = {
      label: '',
      sign,
      count: called?.value ?? Number(dice[1] || 1),
      ...(called ? { counted: called } : {}),
      ...sidesOf(dice[2] ?? ''),
    };
    const climbed = new Set<DiceTerm>();
    while (readOption(scan, group, climbed));
    giveBoons(scan, group);
    groups.push(dice[2] === '66' ? inDigits(group) : group);
  } else if (called) {
    named.push({ name: called.name, value: sign * called.value });
  } else {
    numbers.push(sign * Number(scan.take(/\d+/y)?.[0] ?? unclear(scan)));
  }
  const advantage = scan.take(/adv|dis/iy)?.[0].toLowerCase();
  if (advantage) giveAdvantage(groups, dice !== null, advantage === 'adv' ? 'highest' : 'lowest');
  const group = groups.at(-1);
  if (dice && group) {
    const many = called ? String(called.value) : '';
    group.label = `${sign < 0 ? '−' : ''}${many}${scan.text.slice(from, scan.at).trim()}`;
  }
}

/** A name, with the number that it stands for; `null` where there is none, or none can be known. */
export function readName(
  scan: Scanner,
  known: Numbers | undefined,
): { name: string; value: number } | null {
  const found = known && scan.take(NAME);
  if (!known || !found) return null;
  const name = found[1] ?? found[2] ?? '';
  return { name, value: known.of(name) ?? known.missing(name) };
}

function sidesOf(text: string): Pick<DiceTerm, 'sides' | 'names' | 'values'> {
  if (text === '%') return { sides: 100 };
  if (/^f$/i.test(text)) return { sides: 3, names: ['−', '0', '+'], values: [-1, 0, 1] };
  if (!text.startsWith('[')) return { sides: Number(text) };
  const names = text
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim());
  if (names.includes('')) malformed('Every side of a die has a name.', 'TABLE-038');
  const numbers = names.every((name) => /^[+-]?\d{1,6}$/.test(name));
  return { sides: names.length, names, values: numbers ? names.map(Number) : [] };
}

/** Reads boons and banes, each at most once; gives what they come to. */
function readBoons(scan: Scanner): number {
  const said = { boon: 0, bane: 0 };
  const seen = new Set<string>();
  for (;;) {
    const [, word, amount] = scan.take(/(boon|bane)s?\s*(\d*)/iy) ?? [];
    const kind = word?.toLowerCase() === 'bane' ? 'bane' : 'boon';
    if (word === undefined) return netBoons(said.boon, said.bane);
    if (seen.has(kind)) malformed(`How many ${kind}s there are is said once.`, 'TABLE-173');
    seen.add(kind);
    said[kind] = Number(amount || 1);
  }
}

/** Boons and banes stand behind all else, and say themselves which dice are kept. */
function giveBoons(scan: Scanner, group: DiceTerm): void {
  const net = readBoons(scan);
  if (net === 0 || group.count < 1) return;
  if (group.keep) malformed('Boons and banes say which dice are kept.', 'TABLE-173');
  Object.assign(group, underBoons(group.count, net));
}

/** Two dice of six sides for each, read as tens and ones. */
function inDigits(group: DiceTerm): DiceTerm {
  if (group.keep ?? group.explode ?? group.success) {
    malformed('A d66 is read as it fell: nothing stands behind it.', 'TABLE-175');
  }
  return { ...group, count: 2 * group.count, sides: 6, digits: true };
}

/**
 * Reads what stands behind dice, if there is something; nothing may stand there twice.
 *
 * @param climbed the dice of which it has been said how far they go up or down.
 */
function readOption(scan: Scanner, group: DiceTerm, climbed: Set<DiceTerm>): boolean {
  const [, word, amount] = scan.take(/(k[hl]?|d[hl])\s*(\d*)/iy) ?? [];
  if (word !== undefined) {
    if (group.keep) malformed('Dice are kept or dropped once.', 'TABLE-034');
    group.keep = keepOf(word.toLowerCase(), Number(amount || 1), group.count);
    return true;
  }
  if (scan.take(/!/y)) {
    if (group.explode) malformed('Dice explode by one rule.', 'TABLE-035');
    const climbs = readClimb(scan);
    if (climbs) group.climbs = climbs;
    group.explode = readTest(scan) ?? 'highest';
    if (scan.take(/together/iy)) group.inStep = true;
    return true;
  }
  const climb = readClimb(scan);
  if (climb) {
    if (climbed.has(group)) malformed('How far a die goes up or down is said once.', 'TABLE-205');
    refuseOutsideChain(group);
    climbed.add(group);
    group.sides = stepDie(group.sides, climb * Number(scan.take(/\d+/y)?.[0] ?? 1));
    return true;
  }
  const success = readTest(scan);
  if (!success) return false;
  if (group.success) malformed('Successes are counted by one rule.', 'TABLE-036');
  group.success = success;
  return true;
}

/** Which way along the chain of dice, if that is said. */
function readClimb(scan: Scanner): 1 | -1 | undefined {
  const way = scan.take(/up|down/iy)?.[0].toLowerCase();
  return way === undefined ? undefined : way === 'up' ? 1 : -1;
}

function readTest(scan: Scanner): Test | undefined {
  const [, sign = '', than] = scan.take(/(>=|<=|[><=])\s*(-?\d+)/y) ?? [];
  return isSign(sign) ? { sign, than: Number(than) } : undefined;
}

/** Dropping some is keeping the others. */
function keepOf(word: string, amount: number, of: number): NonNullable<DiceTerm['keep']> {
  const dropping = word.startsWith('d');
  const count = dropping ? of - amount : amount;
  if (amount < 1 || count < 1 || count > of) {
    malformed(
      `Of ${of === 1 ? '1 die' : `${of} dice`}, that keeps ${count}: at least one, and no more than there are.`,
      'TABLE-034',
    );
  }
  return { which: word.endsWith('l') !== dropping ? 'lowest' : 'highest', count };
}

/** Advantage stands behind its die, or at the end when there is only one: `d20+5 adv`. */
function giveAdvantage(groups: DiceTerm[], atDice: boolean, which: 'highest' | 'lowest'): void {
  const group = groups.at(-1);
  if (!group || (!atDice && groups.length > 1) || group.count !== 1 || group.keep) {
    malformed('“adv” and “dis” stand behind one single die.', 'TABLE-037');
  }
  group.count = 2;
  group.keep = { which, count: 1 };
}

function unclear(scan: Scanner): never {
  if (scan.done) malformed('The roll ends where a number or dice should follow.');
  return malformed(`“${scan.text.slice(scan.at, scan.at + 20)}” is not clear.`);
}
