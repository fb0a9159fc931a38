import type { DaggerheartState } from '@moonlit/rules/daggerheart';
import { numbersFrom } from '@moonlit/rules/testing';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../../../shell/local/local-table';
import { lesson } from '.';
import { people } from './cast';

const { ilse } = people;

function begun(): LocalTable {
  const table = new LocalTable(lesson.system, lesson.table, lesson.setFaces);
  lesson.prepare(table);
  return table;
}

const shown = (table: LocalTable) => (table.state as DaggerheartState).public;
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
  it('TABLE-204: leads through a roll with Hope, one with Fear, a blow, and a move of the GM’s', () => {
    const table = begun();
    expect(hintOf(table)).toMatchObject({ part: [1, 3], seat: ilse.seat });
    letDo(table);
    expect(hintOf(table)).toMatchObject({ part: [1, 3], set: true });
    const { held } = Object.values(shown(table).characters)[0]?.hope ?? { held: 0 };
    send(table, ilse.seat, 'roll.lock');
    expect(Object.values(shown(table).characters)[0]?.hope.held).toBe(held + 1);
    expect(hintOf(table).part).toEqual([2, 3]);
    letDo(table);
    expect(hintOf(table)).toMatchObject({ part: [2, 3], set: true });
    send(table, ilse.seat, 'roll.lock');
    expect(shown(table).fear).toBeGreaterThan(0);
    expect(hintOf(table)).toMatchObject({ part: [2, 3], seat: ilse.seat });
    send(table, ilse.seat, 'damage.roll');
    expect(hintOf(table)).toMatchObject({ part: [3, 3], seat: people.gm.seat });
    letDo(table);
    expect(hintOf(table).seat).toBe(ilse.seat);
    expect(hintOf(table).text).toMatch(/^\d+ damage is held/);
    send(table, ilse.seat, 'hit.take');
    letDo(table);
    expect(hintOf(table).over).toBe(true);
  });

  it('TABLE-204: sets the dice of three throws and no more', () => {
    const table = begun();
    send(table, ilse.seat, 'roll.lock');
    letDo(table);
    send(table, ilse.seat, 'roll.lock');
    expect(lesson.setFaces(table.state, { type: 'roll.lock' })).toEqual([]);
    expect(lesson.setFaces(table.state, { type: 'adversary.attack' })).not.toEqual([]);
    expect(lesson.setFaces(table.state, { type: 'damage.roll' })).toEqual([]);
  });

  it('TABLE-204: has a hint whatever one does instead', () => {
    const next = numbersFrom(12);
    const seats = Object.values(people).map(({ seat }) => seat);
    for (let run = 0; run < RUNS; run += 1) {
      const table = begun();
      for (let step = 0; step < STEPS; step += 1) {
        const seat = seats[next() % seats.length] ?? people.gm.seat;
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
