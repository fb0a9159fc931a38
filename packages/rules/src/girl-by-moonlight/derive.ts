import type { Derived, Offer } from '../engine';
import { areas } from './areas';
import { featuresOf } from './features';
import type { Area } from './game';
import { activityPool } from './phases/activity-pool';
import { engagementPool } from './phases/engagement';
import { nextStep } from './phases/next-step';
import { deriveRoll } from './rolls/action-pool';
import type { GbmState, Protagonist, PublicDerived, SheetDerived } from './state';
import { playedBy } from './table/lookups';
import {
  actionDice,
  adversaryTier,
  attributeRating,
  incapacitated,
  investigationTier,
  lowestAttributes,
} from './table/sheet';
import { actions, attributes } from './vocabulary';

/** Everything the rules compute from the rest of the state: for all, and for each seat its offers. */
export function derive(state: GbmState): Derived[] {
  return [
    { path: ['public', 'derived'], value: derivePublic(state) },
    ...Object.keys(state.seats).map((seat) => ({
      path: ['seats', seat, 'offers'],
      value: offersFor(state, seat),
    })),
  ];
}

function derivePublic(state: GbmState): PublicDerived {
  const pool = activityPool(state);
  const engagement = engagementPool(state);
  return {
    nextStep: nextStep(state),
    protagonists: mapValues(state.public.protagonists, (one) => deriveSheet(state, one)),
    tiers: { adversary: adversaryTier(state), investigation: investigationTier(state) },
    roll: deriveRoll(state),
    activity: pool && { pool },
    engagement: engagement && { pool: engagement },
    prompts: Object.fromEntries(
      openAreas(state)
        .flatMap((area) => area.prompts?.(state) ?? [])
        .map(({ id, ...prompt }) => [id, prompt]),
    ),
  };
}

function deriveSheet(state: GbmState, one: Protagonist): SheetDerived {
  return {
    attributes: record(attributes, (attribute) => attributeRating(one, attribute)),
    lowest: lowestAttributes(one),
    dice: record(actions, (action) => actionDice(one, action, one.transcendence.active)),
    incapacitated: incapacitated(one),
    reminders: featuresOf(state, one).flatMap(({ name, hooks }) =>
      (hooks.reminders ?? []).map((reminder) => `${name}: ${reminder.text}`),
    ),
  };
}

/** What a seat may do now (the same list enables buttons, moves bots, and answers tests). */
function offersFor(state: GbmState, id: string): Record<string, Offer> {
  const seat = state.public.table.seats[id];
  const offers: Record<string, Offer> = {};
  if (!seat || seat.vacant || seat.role === 'spectator') return offers;
  const context = {
    state,
    seat,
    director: seat.role === 'director',
    self: playedBy(state, id),
    add(offer: Offer) {
      const { command, variant } = offer;
      const settled = Object.values(offer.with).map(String);
      offers[[command, ...settled, ...(variant ? [variant] : [])].join(':')] = offer;
    },
  };
  for (const area of openAreas(state)) area.offers?.(context);
  return offers;
}

/** The parts of the game that are open now: between sessions nothing is played. */
function openAreas(state: GbmState): readonly Area[] {
  const { open } = state.public.table.session;
  return open ? areas : areas.filter((area) => area.betweenSessions);
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

function mapValues<T, U>(from: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, map(value)]));
}
