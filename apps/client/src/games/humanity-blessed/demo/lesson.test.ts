import type { HumanityState } from '@moonlit/rules/humanity-blessed';
import { numbersFrom } from '@moonlit/rules/testing';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../../../shell/local/local-table';
import { lesson } from '.';
import { people } from './cast';

const { odile, tobias, gm } = people;

function begun(): LocalTable {
  const table = new LocalTable(lesson.system, lesson.table, lesson.setFaces);
  lesson.prepare(table);
  return table;
}

const shown = (table: LocalTable) => (table.state as HumanityState).public;
const hintOf = (table: LocalTable) => lesson.hint(shown(table));

/** Lets a seat do what the hint offers to do for it. */
function letDo(table: LocalTable): void {
  const { let: doing, text } = hintOf(table);
  if (!doing) throw new Error(`Nothing is offered: ${text}`);
  table.play(doing.by, doing.command);
}

/** Sends the first offer of a command, as it stands. */
function send(table: LocalTable, seat: string, command: string): void {
  const offers = Object.values(table.state.seats[seat]?.offers ?? {});
  const found = offers.find((one) => one.command === command);
  if (!found) throw new Error(`“${command}” is not offered.`);
  table.play(seat, { type: command, ...found.with });
}

const RUNS = 4;
const STEPS = 30;

describe('The lesson', () => {
  it('TABLE-204: leads through a Check that bumps and fails, a Blessing that turns it, and a lock', () => {
    const table = begun();
    expect(hintOf(table)).toMatchObject({ part: [1, 3], seat: odile.seat, set: true });
    send(table, odile.seat, 'check.roll');
    expect(hintOf(table)).toMatchObject({ part: [2, 3], seat: tobias.seat });
    letDo(table);
    expect(hintOf(table)).toMatchObject({ seat: odile.seat, let: { label: 'Take it' } });
    letDo(table);
    if (shown(table).check) letDo(table);
    expect(shown(table).check).toBeNull();
    expect(hintOf(table)).toMatchObject({ part: [3, 3], seat: gm.seat });
    letDo(table);
    expect(hintOf(table).text).toContain('locked at 3');
    letDo(table);
    expect(hintOf(table).over).toBe(true);
  });

  it('TABLE-204: sets the dice of the first throw and of no other', () => {
    const table = begun();
    expect(lesson.setFaces(table.state, { type: 'check.roll' })).toEqual([1, 3]);
    send(table, odile.seat, 'check.roll');
    expect(lesson.setFaces(table.state, { type: 'check.roll' })).toEqual([]);
  });

  it('TABLE-204: has a hint whatever one does instead', () => {
    const next = numbersFrom(12);
    const seats = Object.values(people).map(({ seat }) => seat);
    for (let run = 0; run < RUNS; run += 1) {
      const table = begun();
      for (let step = 0; step < STEPS; step += 1) {
        const seat = seats[next() % seats.length] ?? gm.seat;
        const offers = Object.values(table.state.seats[seat]?.offers ?? {});
        const offer = offers[next() % Math.max(1, offers.length)];
        if (offer) table.submit(seat, { type: offer.command, ...offer.with });
        const hint = hintOf(table);
        expect(hint.text).not.toBe('');
        expect([...seats, undefined]).toContain(hint.seat);
        if (!hint.over) expect(hint.seat).toBeDefined();
      }
    }
  });
});
