import type { Derived, Memo, Offer, Pool } from '../engine';
import { areas } from './areas';
import { introducing } from './characters/introduced';
import { makingOf } from './characters/making';
import { featuresOf } from './features';
import type { Area } from './game';
import { activityOf } from './phases/activities';
import { activityPool } from './phases/activity-pool';
import { engagementPool } from './phases/engagement';
import { nextStep } from './phases/next-step';
import { remindersNow, remindersOf, said } from './reminders';
import { deriveRoll } from './rolls/action-pool';
import { conspiracyView } from './series/in-a-maze-of-dreams/conspiracy';
import { starsView } from './series/on-a-sea-of-stars/view';
import type { GbmState, Protagonist, PublicDerived, SheetDerived } from './state';
import { keptFilled, recoveryFloor, recoveryMarked } from './table/harm';
import { lengthsOf } from './table/lengths';
import { playedBy } from './table/lookups';
import { incapacitated, relief } from './table/penalties';
import {
  actionDice,
  adversaryTier,
  attributeRating,
  investigationTier,
  lowestAttributes,
} from './table/sheet';
import { specialArmourWords } from './table/special-armour';
import { transcendenceSegments } from './table/transcendence';
import { actions, attributes } from './vocabulary';

/** Everything the rules compute from the rest of the state: for all, and for each seat its offers. */
export function derive(state: GbmState, memo: Memo): Derived[] {
  return [
    {
      path: ['public', 'derived'],
      value: memo.get('derived', state, (view) => derivePublic(view, memo)),
    },
    ...Object.keys(state.seats).map((seat) => ({
      path: ['seats', seat, 'offers'],
      value: memo
        .within(seat)
        .get('all', state, (view) => offersFor(view, seat, memo.within(seat))),
    })),
  ];
}

function derivePublic(state: GbmState, memo: Memo): PublicDerived {
  const part = <T>(key: string, compute: (view: GbmState) => T) => memo.get(key, state, compute);
  return {
    nextStep: part('next step', nextStep),
    protagonists: part('sheets', (view) =>
      mapValues(view.public.protagonists, (one) => deriveSheet(view, one)),
    ),
    introducing: part('introducing', (view) => introducing(view)?.id ?? null),
    tiers: { adversary: adversaryTier(state), investigation: investigationTier(state) },
    lengths: part('lengths', lengthsOf),
    roll: part('roll', deriveRoll),
    activity: part('activity', (view) => deriveActivity(view)),
    engagement: part('engagement', (view) => inPool(engagementPool(view))),
    dreams: part('dreams', conspiracyView),
    stars: part('stars', starsView),
    reminders: part('reminders', remindersNow),
    prompts: Object.fromEntries(
      openAreas(state).flatMap(([name, area]) =>
        part(`prompts of ${name}`, (view) =>
          (area.prompts?.(view) ?? []).map(({ id, ...prompt }) => [id, prompt] as const),
        ),
      ),
    ),
  };
}

function deriveActivity(state: GbmState): PublicDerived['activity'] {
  const { activity, protagonists } = state.public;
  const by = activity ? protagonists[activity.by] : undefined;
  const pool = activityPool(state);
  if (!activity || !by || !pool) return null;
  return { name: activityOf(state, by, activity.activity)?.name ?? '', pool };
}

const inPool = (pool: Pool | null) => pool && { pool };

function deriveSheet(state: GbmState, one: Protagonist): SheetDerived {
  return {
    attributes: record(attributes, (attribute) => attributeRating(one, attribute)),
    lowest: lowestAttributes(one),
    dice: record(actions, (action) => actionDice(one, action, one.transcendence.active)),
    transcendence: transcendenceSegments(state, one),
    incapacitated: incapacitated(state, one),
    recovery: recoveryOf(state, one),
    specialArmour: specialArmourWords(state, one),
    relief: relief(state, one),
    making: makingOf(state, one),
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

/** What a seat may do now (the same list enables buttons, moves bots, and answers tests). */
function offersFor(state: GbmState, id: string, memo: Memo): Record<string, Offer> {
  const seat = state.public.table.seats[id];
  if (!seat || seat.vacant || seat.role === 'spectator') return {};
  return memo.merge(
    'all',
    openAreas(state).map(([name, area]) =>
      memo.get(name, state, (view) => offersOf(area, view, id)),
    ),
  );
}

function offersOf(area: Area, state: GbmState, id: string): Record<string, Offer> {
  const seat = state.public.table.seats[id];
  const offers: Record<string, Offer> = {};
  if (!area.offers || !seat) return offers;
  area.offers({
    state,
    seat,
    director: seat.role === 'director',
    self: playedBy(state, id),
    add(offer) {
      let key = offer.command;
      for (const settled of Object.values(offer.with)) key += `:${settled}`;
      offers[offer.variant ? `${key}:${offer.variant}` : key] = offer;
    },
  });
  return offers;
}

const always: [string, Area][] = Object.entries(areas);
const betweenSessions = always.filter(([, area]) => area.betweenSessions);

/** The parts of the game that are open now, by name: between sessions nothing is played. */
function openAreas(state: GbmState): [string, Area][] {
  return state.public.table.session.open ? always : betweenSessions;
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

function mapValues<T, U>(from: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, map(value)]));
}
