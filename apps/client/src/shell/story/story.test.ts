import type { Chapter, LogEntry } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from './chapters';
import { fileName } from './page';
import { Reading } from './reading';

const line = (kind: string, text: string, beat: object = {}): LogEntry => ({
  ...{ seq: 1, at: 0, by: 'anya', text },
  beat: { kind, about: [], ...beat },
});
const card = (part: Chapter['part'], name: string, more: Partial<Chapter> = {}) => ({
  chapter: { part, name, ...more },
});
const people = {
  anya: { id: 'anya', name: 'Anya', role: 'protagonist', vacant: false },
} as const;

describe('the story so far', () => {
  it('TABLE-050: falls into sessions, each with its title, what was told in it, and its end', () => {
    const chapters = chaptersOf(
      [
        line('scene', 'The scene is set.', { fiction: 'The ferry' }),
        line('chapter-named', 'Session 1 has a title.', { fiction: 'Ashes' }),
        line('session-ends', 'Session 1 ends.', card('ends', 'Session 1', { nextTime: 'Rain' })),
        line('session-begins', 'Session 2 begins.', card('begins', 'Session 2')),
        line('countdown', '“The flood” comes to 0.'),
        line('next-time', 'Next time:', { fiction: 'Snow' }),
      ],
      people,
    );
    expect(chapters).toMatchObject([
      {
        name: 'Session 1',
        title: 'Ashes',
        told: [{ text: 'The scene is set.', words: 'The ferry', by: 'Anya' }],
        end: { text: 'Session 1 ends.', nextTime: 'Rain' },
      },
      { name: 'Session 2', title: '', told: [{ text: '“The flood” comes to 0.' }], end: null },
    ]);
    expect(chapters[1]?.told).toHaveLength(1);
  });

  it('TABLE-050: says nothing of a session in which nothing is told', () => {
    expect(
      chaptersOf([line('session-begins', 'Begins.', card('begins', 'Session 2'))], people),
    ).toEqual([]);
  });

  it('is read page by page, and again where a page did not come', async () => {
    const numbered = (seq: number): LogEntry => ({ seq, at: 0, by: null, text: String(seq) });
    let broken = true;
    const asked: number[] = [];
    const reading = new Reading(async (after) => {
      asked.push(after);
      if (after === 2 && broken) throw new Error('offline');
      return { entries: [numbered(after + 1), numbered(after + 2)], more: after < 4 };
    });
    await reading.readAll();
    expect(reading.stands.value).toBe('stopped');
    broken = false;
    await reading.readAll();
    expect(reading.lines.value.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([asked, reading.stands.value]).toEqual([[0, 2, 2, 4], 'all']);
  });

  it('is kept in a file that every device can name', () => {
    expect(fileName('The Nebula Crown: “Éclipse”/2')).toBe('the-nebula-crown-eclipse-2.html');
    expect(fileName('夜')).toBe('our-story.html');
  });
});
