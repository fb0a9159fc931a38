import { numbersFrom } from '@moonlit/rules/testing';
import { describe, expect, it } from 'vitest';
import { LessonTable } from '../shell/demo/testing/lesson-table';
import type { SharedState } from '../shell/state';
import { games } from '.';

const RUNS = 5;
const STEPS = 40;

describe('the lesson of each game', () => {
  it.each(Object.entries(games))(
    'TABLE-204: %s has a hint whatever one does instead',
    async (_, { demo }) => {
      if (!demo) throw new Error('There is no lesson.');
      const lesson = await demo();
      const next = numbersFrom(12);
      const seats = lesson.seats.map(({ seat }) => seat);
      expect(seats).toContain(lesson.first);
      for (let run = 0; run < RUNS; run += 1) {
        const table = new LessonTable(lesson, (state) => state.public as SharedState);
        for (let step = 0; step < STEPS; step += 1) {
          table.doSomething(next);
          const { text, seat, over, part } = table.hint;
          expect(text).not.toBe('');
          expect(part[0]).toBeLessThanOrEqual(part[1]);
          if (!over) expect(seats).toContain(seat);
        }
      }
    },
  );
});
