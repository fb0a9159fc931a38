import type { LogEntry } from '@moonlit/rules';
import { bookTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { describe, expect, it } from 'vitest';
import { drawEvening } from '../../../shell/evening/drawing';
import type { Evening } from '../../../shell/evening/evening';
import { eveningText, tonightOf } from '../../../shell/evening/evening';
import { evening as loan } from './evening';

const line = (kind: string, text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  seq: 1,
  at: 0,
  by: null,
  text,
  beat: { kind, about: [] },
  ...more,
});
const drawn = (evening: Evening, best = '') => drawEvening(evening, loan.colours, best);
const inWords = (evening: Evening, best = '') => eveningText(evening, best, loan.bondWord);
const sixes = (faces: readonly number[]) => faces.map((face) => ({ face, sides: 6 }));
const lines = [
  line('eclipse', 'Of the evening before.'),
  line('session-begins', 'Session 2 begins.'),
  line('transcend', 'Raven transcends.'),
  line('eclipse', 'Was taken back.', { undone: true }),
  line('bond', 'Nothing for others.'),
  line('mission-won', 'The mission succeeds.'),
];

const tonight = (dice: number[] = [6, 3, 6, 1]) => {
  const table = bookTable('mission')
    .givenProtagonist('raven', { stress: 4, links: { fawn: 2 } })
    .givenProtagonist('fawn', {
      name: '<b>&"Fawn’s" 👩‍👩‍👧‍👦 \u0007\ud800 of the very long name',
      links: { raven: 1 },
    });
  return loan.of(table.state.public, { lines: tonightOf(lines), dice: sixes(dice) });
};

describe('An evening in short', () => {
  it('is what everybody saw of the last session, with dice, stress and links', () => {
    const evening = tonight();
    expect(evening.moments).toEqual(['Raven transcends.', 'The mission succeeds.']);
    expect(evening.bonds).toContainEqual({ from: 'raven', to: 'fawn', count: 3 });
    const words = inWords(evening);
    expect(evening.chapter.outcome).toBe('Won');
    expect(words).toContain('Raven (stress up to 4 of 9)');
    expect(words).toContain('4 dice fell, 2 of them at their highest.');
  });

  it('shows stress and links as they were at their most, whatever fallout has cleared since', () => {
    const cleared = line('cleared', 'All is cleared.', {
      beat: {
        kind: 'cleared',
        about: [],
        changes: [
          { of: 'raven', what: 'stress', from: 7, to: 0 },
          { of: 'raven', what: 'links with Fawn', from: 2, to: null },
        ],
      },
    });
    const table = bookTable('mission')
      .givenProtagonist('raven', { stress: 0, links: {} })
      .givenProtagonist('fawn', { links: { raven: 1 } });
    const { heroes, bonds } = loan.of(table.state.public, {
      lines: tonightOf([...lines, cleared]),
      dice: [],
    });
    expect(heroes.find(({ id }) => id === 'raven')?.words).toContain('up to 7');
    expect(bonds).toEqual([{ from: 'raven', to: 'fawn', count: 3 }]);
  });

  it('tells nothing of who plays, nor of what lies with the director', () => {
    const table = bookTable('mission');
    const all = inWords(loan.of(table.state.public, { lines: tonightOf(lines), dice: sixes([1]) }));
    for (const { name } of Object.values(table.state.public.table.seats))
      expect(all).not.toContain(name);
  });

  it('is a drawing whatever people have written, however many they are and however many dice fell', () => {
    const drawing = drawn(tonight(Array.from({ length: 100 }, (_, at) => (at % 6) + 1)));
    expect(drawing).toContain('and 52 more dice');
    expect(drawing).toContain('&#60;b&#62;&#38;&#34;Fawn’s&#34; 👩‍👩‍👧‍👦');
    expect(() => encodeURIComponent(drawing)).not.toThrow();
    expect(drawing).not.toContain('\u0007');
    const seven = tonight();
    const [one] = seven.heroes;
    if (!one) throw new Error('Nobody is there.');
    const heroes = Array.from({ length: 7 }, (_, at) => ({ ...one, id: `hero-${at}` }));
    expect(drawn({ ...seven, heroes, bonds: [] })).not.toMatch(/NaN|undefined/);
    expect(drawn({ ...seven, heroes: [], bonds: [], dice: [] })).not.toMatch(/NaN|undefined/);
  });
});
