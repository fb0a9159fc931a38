import type { Card, Counter, Sheet, Template } from '@moonlit/rules/any-game';
import { numbersOn } from '@moonlit/rules/any-game/sheets';

/** A number that dice may call by its name, as it is written among them. */
export interface AtHand {
  name: string;
  value: number;
  written: string;
}

interface Lying {
  cards?: Readonly<Record<string, Card>> | undefined;
  counters?: Readonly<Record<string, Counter>> | undefined;
  sheets?: Readonly<Record<string, Sheet>> | undefined;
  templates?: Readonly<Record<string, Template>> | undefined;
}

/** As many as there is room for below the dice. */
const MOST = 8;

/**
 * The numbers that somebody’s open rolls may call: those of their sheets, counters on cards of their own, then those that stand by themselves
 * (ANY-ROLL-009).
 */
export function numbersAtHand(lying: Lying, seat: string): AtHand[] {
  const { cards = {}, counters = {} } = lying;
  const all = Object.values(counters);
  const own = all.filter(({ card }) => card !== null && cards[card]?.owner === seat);
  const loose = all.filter(({ card }) => card === null);
  const names = new Map<string, AtHand>();
  for (const { name, value } of [...onSheets(lying, seat), ...own, ...loose]) {
    const key = name.toLowerCase();
    if (!names.has(key) && !/[{}]/.test(name))
      names.set(key, { name, value, written: asWritten(name) });
  }
  return [...names.values()].slice(0, MOST);
}

/** The numbers of the sheets on somebody’s own cards. */
function onSheets(
  { cards = {}, sheets = {}, templates = {} }: Lying,
  seat: string,
): { name: string; value: number }[] {
  return Object.values(sheets).flatMap((sheet) => {
    const template = templates[sheet.template];
    if (!template || cards[sheet.id]?.owner !== seat) return [];
    const numbers = numbersOn(template, sheet);
    return template.fields.flatMap(({ name, is }) => {
      // A box is a number as well, but nobody adds a tick.
      const value = is === 'check' ? undefined : numbers(name);
      return value === undefined ? [] : [{ name, value }];
    });
  });
}

/** A word alone, where it cannot be taken for dice; else in braces. */
const asWritten = (name: string): string =>
  /^\p{L}[\p{L}\p{M}\p{N}_’']*$/u.test(name) && !/^(?:d[\df]|adv$|dis$)/i.test(name)
    ? name.toLowerCase()
    : `{${name}}`;
