import { bandOf, mitigated, stateOf } from '@moonlit/rules/stars-and-signs/numbers';
import type { Band } from '@moonlit/rules/stars-and-signs/vocabulary';
import { abilityOf, abilityWords, skillWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { stateWords } from '../figures';
import type { Check, Protagonist } from '../view';

type Fallen = NonNullable<Check['fallen']>;

/** From which total on each band begins, and as far as a total is drawn. */
export const MARKS = { graze: 10, hit: 15, critical: 20 } as const;
export const FAR = 26;

export const bandNames: Readonly<Record<Band, string>> = {
  miss: 'Miss',
  graze: 'Graze',
  hit: 'Hit',
  critical: 'Critical Hit',
};

/** A part of what a Check comes to, as one reads and sees it. */
export interface Part {
  id: keyof Fallen;
  name: string;
  value: number;
}

/** The parts of a result: of Advantage dice the highest counts. */
export function partsOf(check: Check, fallen: Fallen): Part[] {
  const { name } = abilityWords[abilityOf(check.skill)];
  const all: Part[] = [
    { id: 'circumstance', name: 'Circumstance', value: fallen.circumstance },
    { id: 'ability', name, value: fallen.ability },
    { id: 'added', name: skillWords[check.skill].name, value: fallen.added },
    { id: 'advantage', name: 'Advantage', value: Math.max(0, ...fallen.advantage) },
    { id: 'effort', name: 'Effort', value: fallen.effort },
  ];
  return all.filter(({ value }) => value !== 0);
}

export const totalOf = (check: Check, fallen: Fallen): number =>
  partsOf(check, fallen).reduce((sum, { value }) => sum + value, 0);

/** What a total comes to for somebody, and why it is less than it says; `short`: at a Scale too few (SNS-616). */
export function reading(total: number, one: Protagonist | undefined, short: boolean) {
  const raw = bandOf(total);
  const band = one ? mitigated(raw, stateOf(one)) : raw;
  const less =
    band === raw || !one ? null : `A ${bandNames[raw]}, but ${one.name} is ${stateWords(one)}.`;
  const why = short && band !== 'critical' ? 'One Scale short: it takes a Critical Hit.' : less;
  return { band, name: bandNames[band], why };
}

/** What a comparison of Scales means, as the referee says it aloud. */
export function scaleSaid(own: number, against: number): string {
  const gap = against - own;
  if (gap >= 2) return 'Two apart: it cannot be done that way.';
  if (gap === 1) return 'One short: only a Critical Hit can.';
  return gap < 0 ? 'Above it: a success has an Extra.' : 'Equal: it can go either way.';
}
