import type { AnyState } from '@moonlit/rules/any-game';
import { numbersFrom } from '@moonlit/rules/testing';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../../../shell/local/local-table';
import { lesson, people } from '.';

function begun(): LocalTable {
  const table = new LocalTable(lesson.system, lesson.table, lesson.setFaces);
  lesson.prepare(table);
  return table;
}

const hintOf = (table: LocalTable) => lesson.hint((table.state as AnyState).public);

/** Lets a seat do what the hint offers to do for it. */
function letDo(table: LocalTable): void {
  const { let: doing, text } = hintOf(table);
  if (!doing) throw new Error(`Nothing is offered: ${text}`);
  table.play(doing.by, doing.command);
}

const RUNS = 4;
const STEPS = 30;

describe('The lesson', () => {
  it('TABLE-204: leads through dice, a card, a counter and a clock to its end', () => {
    const table = begun();
    const parts: number[] = [];
    while (!hintOf(table).over) {
      parts.push(hintOf(table).part[0]);
      letDo(table);
    }
    expect(parts).toEqual([1, 2, 3, 4, 4]);
  });

  it('TABLE-204: goes on from what was shown by hand', () => {
    const table = begun();
    letDo(table);
    const [card] = Object.values((table.state as AnyState).director.cards);
    table.play(people.gus.seat, {
      ...{ type: 'card.move', card: card?.id, to: people.gus.seat, open: true },
    });
    expect(hintOf(table).part[0]).toBe(3);
  });

  it('TABLE-204: has a hint whatever one does instead', () => {
    const next = numbersFrom(12);
    const seats = Object.values(people).map(({ seat }) => seat);
    for (let run = 0; run < RUNS; run += 1) {
      const table = begun();
      for (let step = 0; step < STEPS; step += 1) {
        const seat = seats[next() % seats.length] ?? people.gus.seat;
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
