import type { Hooks } from '../hooks';

/** Every hook, with what it holds where it is there. */
type Filled = { [K in keyof Hooks]-?: NonNullable<Hooks[K]> };
type Combine<T> = (a: T, b: T) => T;

/**
 * One set of hooks that does what all of them do: lists are joined, functions are asked in turn, and
 * where only one answer can count it is the one that serves the bearer best.
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

/** Joins what two functions list. */
const lists =
  <A extends unknown[], T>(a: (...args: A) => T[], b: (...args: A) => T[]) =>
  (...args: A): T[] => [...a(...args), ...b(...args)];

/** Does one after the other. */
const inTurn =
  <A extends unknown[]>(a: (...args: A) => void, b: (...args: A) => void) =>
  (...args: A): void => {
    a(...args);
    b(...args);
  };

/** The first that has something to say. */
const first =
  <A extends unknown[], T>(a: (...args: A) => T | null, b: (...args: A) => T | null) =>
  (...args: A): T | null =>
    a(...args) ?? b(...args);

const join = <T>(a: T[], b: T[]): T[] => [...a, ...b];
const sum = (a: number, b: number): number => a + b;
const former = <T>(a: T): T => a;
const either = (a: boolean, b: boolean): boolean => a || b;
const both = (a: string, b: string): string => (a === b ? a : `${a}, and ${b}`);
const or = (a: string, b: string): string => (a === b ? a : `${a}; or ${b}`);

/** How two abilities' worth of each hook become one. A new hook says here how it is combined. */
const combiners: { readonly [K in keyof Filled]: Combine<Filled[K]> } = {
  actionPool: lists,
  promiseDice: Math.max,
  linkHelpDice: Math.max,
  onHarmed: inTurn,
  onFatalHarm: first,
  onEclipseDecided: inTurn,
  falloutPool: lists,
  falloutTier: lists,
  sparesTranscendence: first,
  readsEclipse: first,
  flashbacksTranscended: either,
  adversaryFloor: Math.max,
  ownLinks: lists,
  armourNegates: (a, b) => (context) => a(context) || b(context),
  onEclipse: inTurn,
  onEscape: inTurn,
  holdsFalling: (a, b) => (context) => a(context) || b(context),
  onFatallyHarmed: inTurn,
  onConsequence: inTurn,
  engagementQuestions: join,
  sharedActions: (a, b) => (context) => {
    const [one, other] = [a(context), b(context)];
    return {
      left: one.left + other.left,
      activities: [...new Set([...one.activities, ...other.activities])],
    };
  },
  improvesActivity: former,
  rollOptions: lists,
  allyRollOptions: lists,
  rating: (a, b) => (context) => {
    const [one, other] = [a(context), b(context)];
    if (!one || !other) return one ?? other;
    return other.dice > one.dice ? other : one;
  },
  position: (a, b) => (context) => {
    const [one, other] = [a(context), b(context)];
    if (!one || !other) return one ?? other;
    return other.atLeast === 'desperate' ? other : one;
  },
  effect: lists,
  pushExtras: join,
  assist: lists,
  assistOptions: join,
  refusesHelp: first,
  group: (a, b) => (context) => {
    const [one, other] = [a(context), b(context)];
    const most = [one.leaderStressAtMost, other.leaderStressAtMost].filter(isNumber);
    return {
      source: both(one.source, other.source),
      ...(one.combineSixes || other.combineSixes ? { combineSixes: true } : {}),
      ...(most.length > 0 ? { leaderStressAtMost: Math.min(...most) } : {}),
    };
  },
  afterAction: inTurn,
  attributePool: lists,
  allyAttributePool: lists,
  resistanceStressAtMost: Math.min,
  harmPenaltyLower: sum,
  recoveryFilled: sum,
  answers: join,
  obligationAttribute: former,
  shiftsEclipse: either,
  specialArmour: (a, b) => ({
    negates: or(a.negates, b.negates),
    instead: or(a.instead, b.instead),
    ...(a.givesDie || b.givesDie ? { givesDie: true } : {}),
    ...(a.fits && b.fits
      ? { fits: (context) => a.fits?.(context) || b.fits?.(context) || false }
      : {}),
  }),
  forbidsSpecialArmour: former,
  forbidsTranscending: first,
  transcendenceSegments: Math.min,
  transcendentFromAny: either,
  linksReachAnybody: either,
  flashbackDiscount: sum,
  onClockAdvanced: inTurn,
  onProjectCompleted: inTurn,
  obligationOption: former,
  afterObligation: inTurn,
  downtimeActions: (a, b) => ({ source: both(a.source, b.source), actions: a.actions + b.actions }),
  onDowntime: inTurn,
  downtimePool: lists,
  downtimeOptions: lists,
  friendPool: lists,
  afterActivity: inTurn,
  activities: join,
  closesActivities: join,
  opensActivities: join,
  gatherPool: lists,
  gatherOptions: lists,
  gatherEffect: (a, b) => ({ source: both(a.source, b.source), steps: a.steps + b.steps }),
  freeQuestions: join,
  extraFollowUps: sum,
  engagementPool: lists,
  afterEngagement: inTurn,
  adversary: lists,
  investigationTier: sum,
  onTranscend: inTurn,
  onTranscendenceEnd: inTurn,
  onMissionEnd: inTurn,
  onTaken: inTurn,
  onUnlocked: inTurn,
  flashbackDowntime: former,
  rival: (a, b) => (context) => a(context) || b(context),
  uses: join,
  claims: join,
  settings: join,
  groupSetting: former,
  reminders: join,
  ownReminders: lists,
  onChoice: inTurn,
};

function isNumber(value: number | undefined): value is number {
  return value !== undefined;
}
