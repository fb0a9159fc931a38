import type { Engine } from '../playsets/on-a-sea-of-stars/state';
import type { Phase } from '../vocabulary';
import { bookTable } from './cast';
import { TestTable } from './table';

/** An Engine as it is when it is new. */
export function newEngine(id: string, changes: Partial<Engine> = {}): Engine {
  return {
    id,
    name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    description: '',
    virtue: 'brave',
    impulses: ['hungry'],
    strength: 3,
    recovery: 0,
    by: 'bev',
    maker: null,
    whyNot: '',
    pilot: null,
    used: false,
    abandoned: false,
    bonded: null,
    ...changes,
  };
}

/**
 * A table of *On a Sea of Stars* with Raven, Fawn and Hawk. Each has made an Engine: Raven made Zura,
 * Fawn made Stygal and Hawk made Ipos. In a mission, a hunt, Raven pilots Stygal.
 */
export function starsTable(phase: Phase = 'mission'): TestTable {
  const table = bookTable(phase, 'risky', new TestTable('on-a-sea-of-stars'));
  return table.given(({ public: shared }) => {
    const { stars, episode } = shared;
    if (!stars) throw new Error('This table has no hangar.');
    const made = { by: 'claire', whyNot: 'It remembers the war.' };
    stars.engines = {
      zura: newEngine('zura', { ...made, maker: 'raven' }),
      stygal: newEngine('stygal', { ...made, by: 'anya', maker: 'fawn' }),
      ipos: newEngine('ipos', { ...made, by: 'dylan', maker: 'hawk' }),
    };
    if (!episode.mission) return;
    Object.assign(episode.mission, { type: 'hunt-a-leviathan', tier: 2, goal: 'Bring it down' });
    const { stygal } = stars.engines;
    if (stygal) stygal.pilot = 'raven';
    stars.exposed = { open: true, flagship: true, why: 'The hunt.', rolled: null };
  });
}

/** Changes what the series keeps of one Engine. */
export function givenEngine(table: TestTable, id: string, changes: Partial<Engine>): TestTable {
  return table.given(({ public: { stars } }) => {
    const engine = stars?.engines[id];
    if (!engine) throw new Error(`No Engine ${id}`);
    Object.assign(engine, changes);
  });
}

/** An Engine as it stands now. */
export function engineAt({ state }: TestTable, id: string): Engine {
  const engine = state.public.stars?.engines[id];
  if (!engine) throw new Error(`No Engine ${id}`);
  return engine;
}
