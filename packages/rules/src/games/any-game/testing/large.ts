import { SeededDice } from '../../../testing/seeded-dice';
import { itemsOn } from '../state';
import type { AnyTable } from '.';
import { boarded } from '.';

const LINES = `# Self
Look: text
${['Might', 'Agility', 'Wits', 'Heart', 'Lore', 'Craft'].map((name) => `${name}: 1 (-1 to 5)`).join('\n')}
Health: 10/12
Stress: 9 boxes
Wounded: [ ]
Gear: list
Defence = 10+agility
Strike: 2d6+might
Shoot: 2d6+agility
Know: 2d6+lore`;

/** 300 cards in piles, 40 index cards on a board, 12 people with a sheet each. */
export function large(): AnyTable {
  const table = boarded(new SeededDice(1));
  const lines = Array.from({ length: 100 }, (_, at) => `What happens, ${at}`).join('\n');
  for (const name of ['One', 'Two', 'Three']) {
    table.send('anya', { type: 'deck.create', name, lines });
  }
  table.send('bev', { type: 'template.create', name: 'Hero', lines: LINES });
  const template = table.only('templates');
  for (let at = 0; at < 10; at += 1) {
    const seat = `seat-${at}`;
    table.send('server', { type: 'seat.take', seat, name: `Player ${at}`, role: 'protagonist' });
  }
  const seats = Object.values(table.state.public.table.seats);
  for (const { id, role } of seats) {
    if (role !== 'protagonist') continue;
    table.send(id, {
      ...{ type: 'card.create', kind: 'person', name: `Hero of ${id}`, to: 'self' },
      template: template.id,
    });
  }
  for (const sheet of itemsOn(table.state, 'public', 'sheets')) {
    for (const { id: line, name } of template.fields) {
      const said = { Look: { words: 'Grey eyes, a scar' }, Gear: { words: 'A rope\nA lamp' } }[
        name
      ];
      if (said) table.send('bev', { type: 'sheet.fill', card: sheet.id, line, ...said });
    }
  }
  const race = Object.values(table.state.public.boards ?? {}).find(
    ({ name }) => name === 'The race',
  );
  for (let at = 0; at < 38; at += 1) {
    table.send('bev', { type: 'card.create', kind: 'thing', name: `Thing ${at}`, to: 'table' });
    const card = itemsOn(table.state, 'public', 'cards').at(-1)?.id ?? '';
    table.send('bev', {
      type: 'piece.enlist',
      board: race?.id ?? '',
      about: card,
      space: 1 + (at % 12),
    });
  }
  return table;
}
