import { typing } from '../../design/use-follow';
import type { GameClient } from '../game';
import type { Surroundings } from './stage';

/** Kinds of beats that every table has, and that turn nobody’s head. */
const SMALL = ['joined', 'left', 'pause', 'pause-ends', 'session-begins', 'session-ends', 'turn'];

/** The page around the stage of a seat. */
export const aroundStage = (game: GameClient, seat: string, now: () => number): Surroundings => ({
  seat,
  now,
  isSmall({ entry: { by, beat } }) {
    const { small = [], sequences = {} } = game.stage ?? {};
    if (beat === undefined || beat.chapter || beat.kind in sequences) return false;
    // Whoever has done it knows.
    return by === seat || SMALL.includes(beat.kind) || small.includes(beat.kind);
  },
  visible: () => document.visibilityState === 'visible',
  watched: () => !typing() && document.querySelector('dialog[open]') === null,
  still: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});
