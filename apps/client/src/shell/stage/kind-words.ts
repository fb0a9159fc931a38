import type { LogEntry, TableBeat } from '@moonlit/rules';
import type { GameClient } from '../game';

/** What stands above what every table has, in a word or two. */
const words: Readonly<Record<TableBeat, string>> = {
  arrived: 'From another table',
  'chapter-named': 'A title',
  chairs: 'Chairs are swapped',
  dice: 'Dice',
  'clock-filled': 'A clock is full',
  'clock-moves': 'A clock moves',
  held: 'What people hold',
  joined: 'At the table',
  left: 'At the table',
  'looking-back': 'Looking back',
  pause: 'A pause',
  'pause-ends': 'Play goes on',
  piece: 'On the board',
  poll: 'The table decides',
  'next-time': 'Next time',
  remark: 'Somebody says',
  scene: 'The scene',
  'session-begins': 'A session begins',
  'session-ends': 'The session ends',
  'timer-ends': 'A countdown',
  turn: 'Whose turn it is',
};
const ofTable: Readonly<Record<string, string>> = words;

/** What stands above a beat, in a word or two: what its game calls it, what was rolled, or what every table has. */
export function kindWords({ stage }: GameClient, { beat, roll }: LogEntry): string {
  const kind = beat?.kind ?? '';
  return stage?.kinds?.[kind] ?? roll?.title ?? ofTable[kind] ?? '';
}
