import type { RollRecord, TableEvent } from '../../engine';
import type { PoolLine, RollResult } from '../../forged-in-the-dark';
import { recordOf } from '../../forged-in-the-dark';
import type { GbmEvent } from './events';

/** How the first two releases wrote a roll into the log. */
interface LoggedPool {
  title: string;
  lines: PoolLine[];
  result: RollResult;
  word: string;
}

/** Reads an event of any release as this one writes it. */
export function translate(event: GbmEvent | TableEvent): GbmEvent | TableEvent {
  if (event.type !== 'logged') return event;
  const { roll } = event.entry;
  if (!roll || !isLoggedPool(roll)) return event;
  const record = recordOf(roll.title, roll.lines, roll.result, { word: roll.word });
  return { ...event, entry: { ...event.entry, roll: record } };
}

function isLoggedPool(roll: RollRecord | LoggedPool): roll is LoggedPool {
  return 'result' in roll;
}
