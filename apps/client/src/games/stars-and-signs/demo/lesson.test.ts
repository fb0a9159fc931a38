import type { StarsState } from '@moonlit/rules/stars-and-signs';
import { numbersFrom } from '@moonlit/rules/testing';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../../../shell/local/local-table';
import { lesson } from '.';
import { people } from './cast';

const { nao } = people;

function begun(): LocalTable {
  const table = new LocalTable(lesson.system, lesson.table, lesson.setFaces);
  lesson.prepare(table);
  return table;
}

const shown = (table: LocalTable) => (table.state as StarsState).public;
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
  it('TABLE-204: leads through a Check, a push that makes it a Hit, and a Transformation', () => {
    const table = begun();
    expect(hintOf(table)).toMatchObject({ part: [1, 3], seat: nao.seat, set: true });
    send(table, nao.seat, 'check.roll');
    expect(hintOf(table)).toMatchObject({ part: [2, 3], let: { label: 'Add 2 Blood' } });
    letDo(table);
    expect(hintOf(table).let?.label).toBe('Let it stand');
    letDo(table);
    expect(shown(table).check?.settling?.band).toBe('hit');
    letDo(table);
    expect(shown(table).check).toBeNull();
    expect(hintOf(table)).toMatchObject({ part: [3, 3], seat: nao.seat });
    letDo(table);
    expect(hintOf(table).over).toBe(true);
  });

  it('TABLE-204: leads on where nobody pushes, and a Graze has its Cost', () => {
    const table = begun();
    send(table, nao.seat, 'check.roll');
    send(table, nao.seat, 'check.close');
    letDo(table);
    expect(shown(table).check?.settling?.costKind).toBe('personal');
    expect(hintOf(table).seat).toBe(people.referee.seat);
    letDo(table);
    letDo(table);
    expect(hintOf(table).part).toEqual([3, 3]);
  });

  it('TABLE-204: sets the dice of the first throw and of no other', () => {
    const table = begun();
    expect(lesson.setFaces(table.state, { type: 'check.roll' })).toHaveLength(4);
    send(table, nao.seat, 'check.roll');
    expect(lesson.setFaces(table.state, { type: 'check.roll' })).toEqual([]);
    expect(lesson.setFaces(table.state, { type: 'test.roll' })).toEqual([]);
  });

  it('TABLE-204: has a hint whatever one does instead', () => {
    const next = numbersFrom(12);
    const seats = Object.values(people).map(({ seat }) => seat);
    for (let run = 0; run < RUNS; run += 1) {
      const table = begun();
      for (let step = 0; step < STEPS; step += 1) {
        const seat = seats[next() % seats.length] ?? people.referee.seat;
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
