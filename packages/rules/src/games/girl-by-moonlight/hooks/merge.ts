import type { Hooks } from '.';

/** Every hook, with what it holds where it is there. */
type Filled = { [K in keyof Hooks]-?: NonNullable<Hooks[K]> };
type Combine<T> = (a: T, b: T) => T;

/**
 * One set of hooks that does what all of them do: what they list is joined, functions are asked in
 * turn, and where only one can count it is the first.
 */
export function mergeHooks(all: readonly Hooks[]): Hooks {
  const merged: Hooks = {};
  for (const hooks of all) {
    for (const key of Object.keys(hooks) as (keyof Hooks)[]) add(merged, hooks, key);
  }
  return merged;
}

function add<K extends keyof Filled>(into: Partial<Filled>, from: Partial<Filled>, key: K): void {
  const value: Filled[K] | undefined = from[key];
  const now: Filled[K] | undefined = into[key];
  if (value !== undefined) into[key] = now === undefined ? value : combiners[key](now, value);
}

/** A vocabulary: under each word, all that either has there. */
function words<T extends object>(a: T, b: T): T {
  const both = { ...a, ...b };
  for (const word of Object.keys(a)) {
    if (!(word in b)) continue;
    const values: unknown[] = [Reflect.get(a, word), Reflect.get(b, word)];
    Reflect.set(both, word, values.flat());
  }
  return both;
}

/** Joins what two functions list. */
const lists =
  <A extends unknown[], T>(a: (...args: A) => T[], b: (...args: A) => T[]) =>
  (...args: A): T[] => [...a(...args), ...b(...args)];

const join = <T>(a: T[], b: T[]): T[] => [...a, ...b];
const former = <T>(a: T): T => a;
const or = (a: string, b: string): string => (a === b ? a : `${a}; or ${b}`);

/** How two abilities' worth of each hook become one. */
const combiners: { readonly [K in keyof Filled]: Combine<Filled[K]> } = {
  modify: words,
  options: words,
  may: words,
  forbid: words,
  instead: words,
  after: words,
  groupAfter: former,
  assist: lists,
  ownLinks: lists,
  answers: join,
  activities: join,
  engagementQuestions: join,
  freeQuestions: join,
  uses: join,
  claims: join,
  settings: join,
  reminders: join,
  sharedActions: former,
  improvesActivity: former,
  flashbackDowntime: former,
  groupSetting: former,
  survives: (a, b) => (context, play) => a(context, play) ?? b(context, play),
  onChoice:
    (a, b) =>
    (...answer) => {
      a(...answer);
      b(...answer);
    },
  specialArmour: (a, b) => ({
    negates: or(a.negates, b.negates),
    instead: or(a.instead, b.instead),
    ...(a.givesDie || b.givesDie ? { givesDie: true } : {}),
    ...(a.fits && b.fits
      ? { fits: (context) => a.fits?.(context) || b.fits?.(context) || false }
      : {}),
  }),
};
