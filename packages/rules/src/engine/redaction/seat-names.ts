import type { SeatId } from '../audience';
import type { RecordedStep } from './recorded-step';

const ABOUT_SEATS: ReadonlySet<string> = new Set([
  'table.open',
  'seat.take',
  'seat.rename',
  'seatTaken',
  'seatRenamed',
]);

/** Whether a command or an event says what somebody is called, and nothing else in words. */
export const isAboutSeats = ({ type }: { type: string }): boolean => ABOUT_SEATS.has(type);

/** What a seat is called by a command; `undefined` where it says nothing of that. */
export function nameGiven(
  { seat, command }: Pick<RecordedStep, 'seat' | 'command'>,
  to: SeatId,
): string | undefined {
  const about = command.type === 'seat.rename' && seat !== null ? { ...command, seat } : command;
  return nameIn(about, to);
}

/** What a seat is called in an event, or in a command of the server; `undefined` where it is not. */
export function nameIn(about: { type: string }, seat: SeatId): string | undefined {
  const found = seatAndName(about);
  return found?.seat === seat ? found.name : undefined;
}

function seatAndName(about: { type: string }): { seat: string; name: string } | null {
  const parts = new Map<string, unknown>(Object.entries(about));
  if (about.type === 'seatTaken') {
    const seat = parts.get('seat');
    if (typeof seat !== 'object' || seat === null) return null;
    const of = new Map<string, unknown>(Object.entries(seat));
    return pair(of.get('id'), of.get('name'));
  }
  if (about.type === 'table.open') return pair(parts.get('by'), parts.get('name'));
  return isAboutSeats(about) ? pair(parts.get('seat'), parts.get('name')) : null;
}

const pair = (seat: unknown, name: unknown): { seat: string; name: string } | null =>
  typeof seat === 'string' && typeof name === 'string' ? { seat, name } : null;
