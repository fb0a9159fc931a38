import { describe, expect, it } from 'vitest';
import type { Learning } from '../table';
import { LEARNING, withNumbers } from '../table';
import { games } from '.';

/** As much as one reads at a glance, and of a step. */
const LONGEST = { term: 190, step: 180 };

const numbered = (text: string, { usual }: Learning) => withNumbers(text, usual);

describe.each(games.map((game) => [game.title, game] as const))('%s', (_, { texts }) => {
  const learning = texts.of(LEARNING) as Learning;
  const { glossary, guidance = {}, howToPlay, example } = learning;
  const terms = glossary.flatMap((group) => group.terms);

  it('TABLE-195: has a part of its texts that says how it is played', () => {
    expect(texts.parts).toContain(LEARNING);
    expect(howToPlay.length).toBeGreaterThanOrEqual(5);
    for (const step of howToPlay) expect(step.length, step).toBeLessThanOrEqual(LONGEST.step);
  });

  it('TABLE-195: explains each word once, in a sentence or two, with all its numbers', () => {
    expect(terms.length).toBeGreaterThan(20);
    for (const all of [terms.map(({ id }) => id), formsOf(terms)]) {
      expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
    }
    for (const { name, text } of terms) {
      expect(text.length, name).toBeGreaterThan(15);
      expect(text.length, name).toBeLessThanOrEqual(LONGEST.term);
      expect(numbered(text, learning), name).not.toContain('{');
    }
  });

  it('TABLE-199: shows one roll that adds up, and how it is read', () => {
    const { groups, modifiers, total } = example.roll;
    const dice = groups.flatMap(({ faces, kept }) => kept.map((at) => faces[at] ?? Number.NaN));
    const points = modifiers.flatMap(({ value, unit }) => (unit === 'total' ? [value] : []));
    const sum = [...dice, ...points].reduce((all, one) => all + one, 0);
    if (total !== undefined) expect(total).toBe(sum);
    for (const { faces, sides } of groups) {
      for (const face of faces) expect(face).toBeLessThanOrEqual(sides);
    }
    const thrown = groups.reduce((all, { faces }) => all + faces.length, 0);
    const given = modifiers.flatMap(({ value, unit }) => (unit === 'dice' ? [value] : []));
    if (given.length > 0) expect(thrown).toBe(given.reduce((all, one) => all + one, 0));
    expect(example.before.length * example.reading.length).toBeGreaterThan(0);
  });

  it('TABLE-198: what whoever directs may weigh has words, each topic of its own', () => {
    const all = Object.values(guidance);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    for (const { title, lines } of all) {
      expect(title).not.toBe('');
      expect(lines.length, title).toBeGreaterThan(0);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(LONGEST.step);
    }
  });
});

const formsOf = (terms: readonly Learning['glossary'][number]['terms'][number][]): string[] =>
  terms.flatMap(({ name, also = [] }) => [name, ...also].map((form) => form.toLowerCase()));
