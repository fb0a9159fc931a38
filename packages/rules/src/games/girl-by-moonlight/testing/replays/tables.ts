import { SeededDice } from '../../../../testing/seeded-dice';
import { bookPlaybooks } from '../../library/registry';
import { phases } from '../../vocabulary';
import { bookTable } from '../cast';
import { dreamTable } from '../dreams';
import { skyTable } from '../sky';
import { starsTable } from '../stars';
import { TestTable } from '../table';
import type { TableName } from './replay';

/** Tables of Raven, Fawn and Hawk, by playset. */
const made: Readonly<Record<string, typeof skyTable>> = {
  'at-the-brink-of-the-abyss': bookTable,
  'beneath-a-rotting-sky': skyTable,
  'on-a-sea-of-stars': starsTable,
  'in-a-maze-of-dreams': dreamTable,
};

/** Sets a table up, the same one for the same name. */
export function tableOf({ playset, seed, begins }: TableName): TestTable {
  const dice = new SeededDice(seed);
  if (begins === 'from-nothing') return seated(playset, seed, dice);
  const phase = phases.find((one) => one === begins.phase);
  const table = made[playset]?.(phase).twin((state) => state, dice);
  const book = bookPlaybooks()[begins.playbook];
  if (!table || !book) throw new Error(`There is no table of ${playset} with ${begins.playbook}.`);
  return table.givenProtagonist('raven', {
    playbook: book.id,
    special: book.special.map(({ id }) => id),
    transcendent: book.transcendent.map(({ id }) => id),
  });
}

/** Three or four people who have made nothing yet; at every fourth table they begin with what is ready-made. */
function seated(playset: string, seed: number, dice: SeededDice): TestTable {
  const table = new TestTable(playset, dice);
  table.send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
  for (let index = 0; index < 3 + (seed % 2); index += 1) {
    const seat = `player${index}`;
    table.send('server', { type: 'seat.take', seat, name: `P${index}`, role: 'protagonist' });
  }
  if (seed % 4 === 3) table.send('bev', { type: 'tonight.begin' });
  return table;
}
