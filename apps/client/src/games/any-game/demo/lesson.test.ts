import type { AnyState } from '@moonlit/rules/any-game';
import { describe, expect, it } from 'vitest';
import { LessonTable } from '../../../shell/demo/testing/lesson-table';
import { lesson, people } from '.';

const begun = () => new LessonTable(lesson, (state) => (state as AnyState).public);

describe('The lesson', () => {
  it('TABLE-204: leads through dice, a card, a counter and a clock to its end', () => {
    const table = begun();
    const parts: number[] = [];
    while (!table.hint.over) {
      parts.push(table.hint.part[0]);
      table.letDo();
    }
    expect(parts).toEqual([1, 2, 3, 4, 4]);
  });

  it('TABLE-204: goes on from what was shown by hand', () => {
    const table = begun();
    table.letDo();
    const [card] = Object.values((table.table.state as AnyState).director.cards);
    table.table.play(people.gus.seat, {
      ...{ type: 'card.move', card: card?.id, to: people.gus.seat, open: true },
    });
    expect(table.hint.part[0]).toBe(3);
  });
});
