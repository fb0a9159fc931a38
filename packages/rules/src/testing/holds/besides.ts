import { GameTable } from '../game-table';

/** A table of the same game with the same dice, to try on it what the table itself shall not come to. */
export const besides = ({ system, table, dice }: GameTable): GameTable =>
  new GameTable(system, table, dice.otherwise);
