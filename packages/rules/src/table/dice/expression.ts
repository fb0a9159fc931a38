/** What somebody wants to roll: understood, and within the limits. */
export interface Expression {
  groups: DiceTerm[];
  /** The numbers that are added; those that are taken away are negative. */
  numbers: number[];
  /** Numbers that are called by a name, with what they come to: added, or taken away where negative (TABLE-209). */
  named: readonly { name: string; value: number }[];
}

/** Numbers that dice may call by their names: “2d6+strength” (TABLE-209). */
export interface Numbers {
  /** What a name stands for: a whole number; `undefined` where nothing is called so. */
  of(name: string): number | undefined;
  /** Refuses a name that stands for nothing. */
  missing(name: string): never;
}

/** Dice of one kind within an expression. */
export interface DiceTerm {
  /** As it was written. */
  label: string;
  /** Whether it is added to the total, or taken from it. */
  sign: 1 | -1;
  count: number;
  /** The name of the number that says how many they are: “{Fight}d6”. */
  counted?: { name: string; value: number };
  sides: number;
  /** What stands on the sides, where that is not a number from 1 up. */
  names?: string[];
  /** What each side counts, where that is not its number; empty where sides are only names. */
  values?: number[];
  keep?: { which: 'highest' | 'lowest'; count: number };
  /** They are read in pairs, as tens and ones, and not added up. */
  digits?: true;
  /** Which dice are rolled once more: those that show their highest side, or where a test fits. */
  explode?: Test | 'highest';
  /** They are rolled then as the next die up the chain, or down. */
  climbs?: 1 | -1;
  /** They go in step: where one is rolled once more, all are. */
  inStep?: true;
  /** Which dice are successes: these are counted then, not added up. */
  success?: Test;
}

const tests = {
  '>=': (value: number, than: number) => value >= than,
  '<=': (value: number, than: number) => value <= than,
  '>': (value: number, than: number) => value > than,
  '<': (value: number, than: number) => value < than,
  '=': (value: number, than: number) => value === than,
};

/** A comparison with a number, such as `>=7`. */
export interface Test {
  sign: keyof typeof tests;
  than: number;
}

export function isSign(sign: string): sign is Test['sign'] {
  return Object.hasOwn(tests, sign);
}

/** Whether a value is what a test asks for. */
export function passes({ sign, than }: Test, value: number): boolean {
  return tests[sign](value, than);
}

/** What a side counts. */
export function sideValue({ values }: DiceTerm, face: number): number {
  return values ? (values[face - 1] ?? 0) : face;
}

/** Whether a die that has so many sides at the moment is rolled once more on a face. */
export function explodesOn(group: DiceTerm, face: number, sides: number): boolean {
  const { explode } = group;
  if (explode === undefined) return false;
  const value = sideValue(group, face);
  return explode === 'highest'
    ? value === Math.max(...(group.values ?? [sides]))
    : passes(explode, value);
}

/** Whether the sides of dice are names that no sum can be made of. */
export function onlyNamed({ values }: DiceTerm): boolean {
  return values?.length === 0;
}
