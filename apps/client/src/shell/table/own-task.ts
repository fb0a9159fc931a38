import type { OwnTask } from '../game';
import { leadToActs, leadToOwn } from './lead';
import type { TableView } from './view';
import { useTable } from './view';

const none = () => null;

/** What waits for whoever plays to do it beside questions, as their game says; `null` is nothing. */
export function useOwnTask(): OwnTask | null {
  const { game, viewer } = useTable();
  const { useOwnTask: ofGame = none } = game;
  const task = ofGame();
  return viewer.role === 'protagonist' ? task : null;
}

/** Leads whoever looks to where they do it. */
export function leadToTask(table: TableView, { where }: OwnTask): void {
  if (where === 'own') leadToOwn(table);
  else leadToActs();
}
