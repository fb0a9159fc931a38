import type { DiceTerm, Expression, Test } from './expression';
import { onlyNamed, sideValue } from './expression';

/** As much as one reads at a glance before dice fall. */
const LONGEST = 190;

/**
 * Says in plain words what dice are rolled and what counts of them: “4 dice with 6 sides, of which the 3 highest
 * count, plus 2: 5 to 20.” A roll of too many parts for a sentence is told by how many dice it has.
 */
export function explainDice(expression: Expression): string {
  const { groups, numbers, named } = expression;
  const [first, ...others] = groups;
  if (!first) return '';
  const parts = [
    `${first.sign < 0 ? 'minus ' : ''}${groupWords(first)}`,
    ...others.map((group) => `${group.sign < 0 ? 'minus' : 'plus'} ${groupWords(group)}`),
    ...named.map(({ name, value }) => `${value < 0 ? 'minus' : 'plus'} ${name}`),
    ...numbers.map((number) => `${number < 0 ? 'minus' : 'plus'} ${Math.abs(number)}`),
  ];
  const between = rangeWords(expression);
  const words = parts.join(', ');
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}${between ? `: ${between}` : ''}.`;
  if (sentence.length <= LONGEST) return sentence;
  const isCounted = groups.some(({ counted }) => counted);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return `${isCounted ? 'As many' : count} dice, put together as it is written${between ? `: ${between}` : ''}.`;
}

function groupWords(group: DiceTerm): string {
  const { count, counted, keep, explode, success, digits } = group;
  const many = count === 1 ? 'a die' : `${count} dice`;
  const dice = `${counted ? `as many dice as ${counted.name}` : many} ${sidesWords(group)}`;
  return [
    dice,
    ...(digits ? [count === 2 ? 'read as tens and ones' : 'read in pairs as tens and ones'] : []),
    ...(keep ? [keepWords(keep)] : []),
    ...(explode ? [bumpWords(group, explode)] : []),
    ...(success ? [`each ${testWords(success)} a success`] : []),
  ].join(', ');
}

function sidesWords({ sides, names }: DiceTerm): string {
  return names ? `of ${names.join(' ')}` : `with ${sides} sides`;
}

/** On what they are rolled once more, as what, and which of them. */
function bumpWords(group: DiceTerm, explode: NonNullable<DiceTerm['explode']>): string {
  const { climbs, inStep, sides, values } = group;
  const as = climbs === undefined ? '' : `, as the next die ${climbs > 0 ? 'up' : 'down'},`;
  const highest = climbs === undefined ? Math.max(...(values ?? [sides])) : 'the highest side';
  const on = explode === 'highest' ? highest : testWords(explode);
  return `rolled once more${as} on ${on}${inStep ? ', all of them when one is' : ''}`;
}

const keepWords = ({ which, count }: NonNullable<DiceTerm['keep']>): string =>
  count === 1 ? `of which the ${which} counts` : `of which the ${count} ${which} count`;

function testWords({ sign, than }: Test): string {
  const words = { '>=': `${than} or more`, '<=': `${than} or less`, '=': `${than}` };
  return sign === '>' ? `more than ${than}` : sign === '<' ? `less than ${than}` : words[sign];
}

/** From what to what it can come, in words; nothing where there is no end, or no number. */
function rangeWords(expression: Expression): string | null {
  const range = rangeOf(expression);
  return range && `${range[0]} to ${range[1]}`.replaceAll('-', '−');
}

/**
 * The least and the most that dice can come to; `null` where there is no end, or no number, or where it hangs on
 * numbers that are called by a name.
 */
export function rangeOf({ groups, numbers, named }: Expression): [number, number] | null {
  if (named.length > 0 || groups.some(({ counted }) => counted)) return null;
  if (groups.some((group) => group.explode || group.success || onlyNamed(group))) return null;
  const ends = groups.map(endsOf);
  const flat = numbers.reduce((sum, number) => sum + number, 0);
  const sum = (at: 0 | 1) => ends.reduce((all, end) => all + end[at], flat);
  return [sum(0), sum(1)];
}

function endsOf(group: DiceTerm): [number, number] {
  // A pair is read as tens and ones: each of its sides counts ten times, and once.
  const counting = group.digits ? (group.count / 2) * 11 : (group.keep?.count ?? group.count);
  const values = Array.from({ length: group.sides }, (_, at) => sideValue(group, at + 1));
  const ends = [Math.min(...values), Math.max(...values)].map(
    (value) => value * counting * group.sign,
  );
  return [Math.min(...ends), Math.max(...ends)];
}
