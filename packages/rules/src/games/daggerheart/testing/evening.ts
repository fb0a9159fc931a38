import { seatEverybody } from '../../../testing/game-table';
import { filled, pickOffer } from '../../../testing/moves';
import { numbersFrom, SeededDice } from '../../../testing/seeded-dice';
import { inLists, piecesOf, readFiles } from '../library/files';
import type { LibraryKind } from '../library/kinds';
import { DhTable } from '.';
import { content, inSecond } from './content';

const PEOPLE = {
  anya: 'warden',
  carl: 'lamplighter',
  dylan: 'bell-singer',
  emi: 'heron-guide',
} as const;
/** What each takes out of the library, of each kind the first that fits. */
const TAKEN: Partial<Record<LibraryKind, number>> = { cards: 4, items: 3, weapons: 1 };
/** How much is played: until the log has gone round. */
const MOVES = 120;

/** What people do in a fight; all else is set up or looked up. */
const PLAYED =
  /^(roll\.(propose|attack|frame|lock|option)|damage\.|hit\.|reaction\.|adversary\.(attack|act|adjust)|spotlight\.|character\.adjust|countdown\.tick|remark|condition\.)/;

/**
 * A whole library at the table, four players with somebody ready and things out of it, in the middle of a
 * fight, with a full log. The same each time.
 */
export function evening(): DhTable {
  const table = seatEverybody(new DhTable(new SeededDice(4)));
  for (const seat of ['dylan', 'emi']) {
    table.send('server', { type: 'seat.take', seat, name: seat, role: 'protagonist' });
  }
  for (const { text } of piecesOf(inLists(readFiles(inSecond(content())).brought))) {
    table.send('bev', { type: 'library.import', text });
  }
  table.send('bev', { type: 'start.begin', start: 'the-stolen-bell' });
  for (const [seat, person] of Object.entries(PEOPLE)) {
    table.send(seat, { type: 'start.take', person });
    for (const [kind, count] of Object.entries(TAKEN)) {
      takeFirst(table, seat, kind as LibraryKind, count);
    }
  }
  for (const { id } of Object.values(table.state.director.adversaries)) {
    table.send('bev', { type: 'adversary.reveal', adversary: id });
  }
  fight(table);
  return table;
}

function takeFirst(table: DhTable, seat: string, kind: LibraryKind, count: number): void {
  let taken = 0;
  for (const { id: entry } of Object.values(table.state.beside.library[kind] ?? {})) {
    if (taken === count) return;
    const character = table.of(seat).id;
    if (!table.try(seat, { type: 'library.take', character, entry })) taken += 1;
  }
}

function fight(table: DhTable): void {
  const next = numbersFrom(4);
  const pick = (limit: number): number => next() % limit;
  for (let at = 0; at < MOVES; at += 1) {
    const open = Object.keys(table.state.public.table.seats).flatMap((seat) =>
      Object.values(table.state.seats[seat]?.offers ?? {})
        .filter(({ command, place }) => PLAYED.test(command) || place === 'prompt')
        .map((offer) => ({ seat, offer })),
    );
    const picked = pickOffer(open, pick, ({ place }) => (place === 'prompt' ? 8 : 1));
    if (!picked) throw new Error('Nobody may do anything.');
    const sent = filled(picked.offer, pick, []) as Parameters<DhTable['try']>[1];
    table.try(picked.seat, sent);
  }
}
