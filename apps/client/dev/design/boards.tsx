import { PlaysetPart } from '../../src/games/girl-by-moonlight/boards/parts';
import { Board, World } from '../../src/games/girl-by-moonlight/places';
import { OwnSheet } from '../../src/games/girl-by-moonlight/sheet/own-sheet';
import { Show } from './show';
import type { TableMaker } from './tables';
import { scene } from './tables';

/** What each playset is played upon, in its own look. */
const boards: Readonly<Record<string, Readonly<Record<string, TableMaker>>>> = {
  'at-the-brink-of-the-abyss': {
    'to a player': scene('downtime'),
    'to whoever directs': scene('downtime', 'bev'),
  },
  'beneath-a-rotting-sky': {
    'fates, two of them used': scene('fates'),
    'a fate that somebody proposes': scene('proposal'),
    'a fate, to whoever directs': scene('fates', 'bev'),
    'hearts to devour': scene('hearts'),
  },
  'on-a-sea-of-stars': {
    'the hangar after a hard fight': scene('hangar'),
    'the same to whoever directs': scene('hangar', 'bev'),
  },
  'in-a-maze-of-dreams': {
    'before the season': scene('dreaming'),
    'in the middle of it': scene('dreams'),
    'to whoever knows all of it': scene('dreams', 'bev'),
    'in downtime': scene('waking'),
  },
};

/** What a playset adds to sheets and to the desk. */
const sheets: Readonly<Record<string, Readonly<Record<string, TableMaker>>>> = {
  'on-a-sea-of-stars': { 'a sheet': scene('hangar') },
  'in-a-maze-of-dreams': {
    'a sheet': scene('dreams'),
    'the desk': scene('dreams', 'bev'),
  },
};

/** The board of the playset whose look it is, and its world. */
export function Boards({ look }: { look: string }) {
  return (
    <>
      {Object.entries(boards[look] ?? {}).map(([what, table]) => (
        <Show key={what} title={`The board: ${what}`} table={table}>
          <Board />
          <World />
        </Show>
      ))}
      {Object.entries(sheets[look] ?? {}).map(([what, table]) => (
        <Show key={what} title={`What the playset adds: ${what}`} table={table}>
          <PlaysetPart part="Desk" />
          <OwnSheet />
        </Show>
      ))}
    </>
  );
}
