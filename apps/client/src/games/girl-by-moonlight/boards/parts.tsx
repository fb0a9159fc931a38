import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import type { ComponentType } from 'preact';
import { lazy } from '../../../design/lazy';
import { useTable } from '../view';

/** What a playset shows of its own, fetched by the tables that play it. */
interface PlaysetParts {
  /** Beside the tracks and clocks, for everybody. */
  World?: ComponentType<object>;
  /** On a protagonist's sheet. */
  Sheet?: ComponentType<{ protagonist: Protagonist }>;
  /** With a protagonist as they are introduced. */
  Introduction?: ComponentType<{ protagonist: Protagonist }>;
  /** On the director's desk. */
  Desk?: ComponentType<object>;
}

const parts: Readonly<Record<string, PlaysetParts>> = {
  'beneath-a-rotting-sky': {
    World: lazy(() => import('./sky/cursed-fates').then((module) => module.CursedFates)),
  },
  'on-a-sea-of-stars': {
    World: lazy(() => import('./stars').then((module) => module.StarsWorld)),
  },
  'in-a-maze-of-dreams': {
    World: lazy(() => import('./dreams').then((module) => module.DreamsWorld)),
    Sheet: lazy(() => import('./dreams').then((module) => module.AvatarPart)),
    Introduction: lazy(() => import('./dreams').then((module) => module.Dreamer)),
    Desk: lazy(() => import('./dreams').then((module) => module.DreamsDesk)),
  },
};

function usePart<K extends keyof PlaysetParts>(part: K): PlaysetParts[K] | null {
  return parts[useTable().public.value.series.playset]?.[part] ?? null;
}

/** What the playset adds to the state of the series. */
export function PlaysetWorld() {
  const World = usePart('World');
  return World ? <World /> : null;
}

/** What the playset adds to a sheet. */
export function PlaysetSheet({ protagonist }: { protagonist: Protagonist }) {
  const Sheet = usePart('Sheet');
  return Sheet ? <Sheet protagonist={protagonist} /> : null;
}

/** What the playset has that matters of somebody who is introduced. */
export function PlaysetIntroduction({ protagonist }: { protagonist: Protagonist }) {
  const Introduction = usePart('Introduction');
  return Introduction ? <Introduction protagonist={protagonist} /> : null;
}

/** What the playset adds to the director's desk. */
export function PlaysetDesk() {
  const Desk = usePart('Desk');
  return Desk ? <Desk /> : null;
}
