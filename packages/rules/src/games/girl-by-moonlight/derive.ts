import type { Derived, Memo } from '../../engine';
import type { Pool } from '../../forged-in-the-dark';
import { coloursOf } from './characters/faces';
import { introducing } from './characters/introductions/introduced';
import { making } from './characters/making/progress';
import { composition } from './composition';
import { featuresOf } from './features';
import { playsetViews } from './library/registry';
import { activityOf } from './phases/activities';
import { activityPool } from './phases/activity-pool';
import { engagementPool } from './phases/engagement';
import { falloutTier } from './phases/fallout-pool';
import { flashbackTerms } from './phases/flashback-cost';
import { nextStep } from './phases/next-step';
import { remindersNow, remindersOf, said } from './reminders';
import { deriveRoll } from './rolls/action-pool';
import { lengthsOf } from './series/lengths';
import { keptFilled, recoveryFloor, recoveryMarked } from './sheet/harm';
import { incapacitated, relief } from './sheet/penalties';
import {
  actionDice,
  adversaryTier,
  attributeRating,
  investigationTier,
  lowestAttributes,
} from './sheet/ratings';
import { specialArmourWords } from './sheet/special-armour';
import { transcendenceSegments } from './sheet/transcendence';
import type { GbmState, Protagonist, PublicDerived, SheetDerived } from './state';
import { actions, attributes, heroColours } from './vocabulary';

/** Everything the rules compute from the rest of the state: for all, and for each seat its offers. */
export function derive(state: GbmState, memo: Memo): Derived[] {
  return [...deriveShared(state, memo), ...composition.offers(state, memo)];
}

/** What they compute for all: beats tell of it, so that it has a part in decisions. */
export function deriveShared(state: GbmState, memo: Memo): Derived[] {
  const value = memo.get('derived', state, (view) => derivePublic(view, memo));
  return [{ path: ['public', 'derived'], value }];
}

function derivePublic(state: GbmState, memo: Memo): PublicDerived {
  const part = <T>(key: string, compute: (view: GbmState) => T) => memo.get(key, state, compute);
  return {
    nextStep: part('next step', nextStep),
    protagonists: part('sheets', (view) => {
      const colours = coloursOf(view);
      return mapValues(view.public.protagonists, (one) => deriveSheet(view, one, colours));
    }),
    making: part('making', making.view),
    introducing: part('introducing', (view) => introducing(view)?.id ?? null),
    tiers: part('tiers', (view) => ({
      adversary: adversaryTier(view),
      investigation: investigationTier(view),
      fallout: falloutTier(view).tier,
    })),
    lengths: part('lengths', lengthsOf),
    roll: memo.get('roll', state, deriveRoll, { coarse: true }),
    activities: part('activities', deriveActivities),
    engagement: part('engagement', (view) => inPool(engagementPool(view))),
    flashback: part('flashback', flashbackTerms),
    ...Object.fromEntries(playsetViews().map(({ key, of }) => [key, part(key, of)])),
    reminders: memo.get('reminders', state, remindersNow, { coarse: true }),
    prompts: composition.prompts(state, memo),
  };
}

function deriveActivities(state: GbmState): PublicDerived['activities'] {
  const { activities, protagonists } = state.public;
  const rolled = Object.values(activities).flatMap((activity) => {
    const by = protagonists[activity.by];
    const pool = activityPool(state, activity);
    if (!by || !pool) return [];
    return [[by.id, { name: activityOf(state, by, activity.activity)?.name ?? '', pool }] as const];
  });
  return Object.fromEntries(rolled);
}

const inPool = (pool: Pool | null) => pool && { pool };

type Colours = ReturnType<typeof coloursOf>;

function deriveSheet(state: GbmState, one: Protagonist, colours: Colours): SheetDerived {
  return {
    colour: colours[one.id] ?? heroColours[0],
    attributes: record(attributes, (attribute) => attributeRating(one, attribute)),
    lowest: lowestAttributes(one),
    dice: record(actions, (action) => actionDice(one, action, one.transcendence.active)),
    transcendence: transcendenceSegments(state, one),
    incapacitated: incapacitated(state, one),
    recovery: recoveryOf(state, one),
    specialArmour: specialArmourWords(state, one),
    relief: relief(state, one),
    reminders: featuresOf(state, one).flatMap((feature) =>
      remindersOf({ state, self: one }, feature).map((reminder) => said(feature, reminder)),
    ),
  };
}

function recoveryOf(state: GbmState, one: Protagonist): SheetDerived['recovery'] {
  const floor = recoveryFloor(state, one);
  const why = floor.segments > 0 ? `${keptFilled(floor)}.` : null;
  return { marked: recoveryMarked(state, one), why };
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

function mapValues<T, U>(from: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, map(value)]));
}
