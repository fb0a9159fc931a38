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

/** What the playset adds to the state of the series, or to the director's desk. */
export function PlaysetPart({ part }: { part: 'World' | 'Desk' }) {
  const Part = parts[useTable().public.value.series.playset]?.[part];
  return Part ? <Part /> : null;
}

interface OfSomebodyProps {
  part: 'Sheet' | 'Introduction';
  protagonist: Protagonist;
}

/** What the playset adds to a sheet, or has that matters of somebody who is introduced. */
export function PlaysetPartOf({ part, protagonist }: OfSomebodyProps) {
  const Part = parts[useTable().public.value.series.playset]?.[part];
  return Part ? <Part protagonist={protagonist} /> : null;
}
