import type { OwnTask } from '../game';
import { useTable } from './view';

const none = () => null;

/** What waits for whoever plays to do it beside questions, as their game says; `null` is nothing. */
export function useOwnTask(): OwnTask | null {
  const { game, viewer } = useTable();
  const { useOwnTask: ofGame = none } = game;
  const task = ofGame();
  return viewer.role === 'protagonist' ? task : null;
}
