import type { Audience, Seat } from '@moonlit/rules';
import { audiencesOf } from '@moonlit/rules';
import type { Missing } from '../tables/audience-revisions';
import type { LiveTable } from '../tables/live-table';
import { wireResync } from './frames';
import { Hearer, saidOf } from './said';
import type { TableSocket } from './server';
import { offersFor } from './spoken';

/** Where somebody has come, and which seat is theirs. */
interface Place {
  table: LiveTable;
  seat: Seat;
  build: string;
}

/**
 * Tells a socket who sits there and what they see from now on, with what of that it lacks.
 *
 * @param lacks looks for that; `null` where the client will ask for itself.
 */
export function greet(
  socket: TableSocket,
  { table, seat: { id, name, role }, build }: Place,
  lacks: (audiences: readonly Audience[]) => Missing | null,
): void {
  const { data } = socket;
  const audiences = audiencesOf({ id, role });
  data.audiences = audiences;
  data.openedAt = table.openedAt;
  data.blanks = table.system.blanks ?? {};
  // Its client forgets what came before the welcome.
  data.offers = offersFor(data.protocol);
  data.said = saidOf(table);
  data.heard = new Hearer();
  const missing = lacks(audiences);
  socket.emit('welcome', {
    protocol: data.protocol,
    table: table.id,
    system: table.system.id,
    build,
    seat: { id, name, role },
    audiences,
    openedAt: table.openedAt,
    blanks: { ...data.blanks },
    now: Date.now(),
    ...(missing ? { resync: wireResync(data, missing) } : {}),
  });
}

/**
 * Greets a socket anew whose seat has another role by now (TABLE-104): before anything else is told, with
 * all that its seat sees. From then on it is sent nothing of what its seat saw before, and lacks nothing.
 * Tells whether it has been.
 */
export function greetAnew(socket: TableSocket, table: LiveTable, build: string): boolean {
  const { key, audiences } = socket.data;
  const seat = table.seat(key.seat);
  // Without any it has not been greeted for the first time.
  if (!seat || audiences.length === 0) return false;
  if (audiencesOf(seat).join() === audiences.join()) return false;
  greet(socket, { table, seat, build }, (seen) => table.missing(seen, {}));
  return true;
}
