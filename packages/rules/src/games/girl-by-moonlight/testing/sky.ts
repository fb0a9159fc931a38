import type { Phase } from '../vocabulary';
import { bookTable } from './cast';
import { TestTable } from './table';

/** Raven, Fawn and Hawk as hunters in a dying world. */
export function skyTable(phase: Phase = 'downtime'): TestTable {
  const table = new TestTable('beneath-a-rotting-sky');
  return bookTable(phase, 'risky', table).given((state) => {
    const { mission } = state.public.episode;
    if (mission) Object.assign(mission, { type: 'the-hunt', tier: 1, goal: 'Bring it down' });
  });
}

/** The mission is over and fallout has cleared what it clears: hearts can be devoured. */
export function huntersFed(mission: { type: string; tier: 1 | 2 | 3 | 4 }): TestTable {
  return skyTable('mission').given((state) => {
    const { episode } = state.public;
    if (episode.mission) Object.assign(episode.mission, { ...mission, stage: 'over' });
    state.public.phase = 'fallout';
    episode.fallout = {
      adversary: { lines: [], from: 0, to: 1 },
      cleared: true,
      rolled: false,
      told: null,
      halved: null,
    };
  });
}
