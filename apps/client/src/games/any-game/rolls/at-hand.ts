import type { Card, Counter } from '@moonlit/rules/any-game';

/** A number that dice may call by its name, as it is written among them. */
export interface AtHand {
  name: string;
  value: number;
  written: string;
}

interface Lying {
  cards?: Readonly<Record<string, Card>> | undefined;
  counters?: Readonly<Record<string, Counter>> | undefined;
}

/** As many as there is room for below the dice. */
const MOST = 8;

/**
 * The numbers that somebody’s open rolls may call: counters on cards of their own, then those that stand by themselves
 * (ANY-ROLL-009).
 */
export function numbersAtHand({ cards = {}, counters = {} }: Lying, seat: string): AtHand[] {
  const all = Object.values(counters);
  const own = all.filter(({ card }) => card !== null && cards[card]?.owner === seat);
  const loose = all.filter(({ card }) => card === null);
  const names = new Map<string, AtHand>();
  for (const { name, value } of [...own, ...loose]) {
    const key = name.toLowerCase();
    if (!names.has(key) && !/[{}]/.test(name))
      names.set(key, { name, value, written: asWritten(name) });
  }
  return [...names.values()].slice(0, MOST);
}

/** A word alone, where it cannot be taken for dice; else in braces. */
const asWritten = (name: string): string =>
  /^\p{L}[\p{L}\p{M}\p{N}_’']*$/u.test(name) && !/^(?:d[\df]|adv$|dis$)/i.test(name)
    ? name.toLowerCase()
    : `{${name}}`;
