import type { LearningContent } from '@moonlit/rules/girl-by-moonlight';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { describe, expect, it } from 'vitest';
import { finderOf, termsIn } from './terms-in';

const { glossary } = girlByMoonlight.texts.of('how-to-play') as LearningContent;
const terms = glossary.flatMap((group) => group.terms);
const finder = finderOf(terms);

/** The terms that can be tapped in a text. */
const tapped = (text: string) => termsIn(text, finder).flatMap(({ term }) => term ?? []);

describe('Words that can be tapped in a sentence', () => {
  it.each(terms.map(({ id, name, also = [] }) => [id, name, also] as const))(
    '%s: by its name, and in its other forms',
    (id, name, also) => {
      for (const form of [name, ...also]) expect(tapped(`This: ${form}.`), form).toContain(id);
    },
  );

  it('are whole words, the longest first, each once', () => {
    expect(tapped('A poisoned promise is no promise.')).toEqual(['poisoned-promise', 'promise']);
    expect(tapped('Stress, then stress again; distressing.')).toEqual(['stress']);
    expect(tapped('A harmless flow of stars.')).toEqual([]);
    expect(tapped('First the director advances the Abyss track.')).toEqual(['director']);
    expect(tapped('Roll Flow with Stars.')).toEqual(['flow', 'stars']);
  });

  it('change nothing about what is said', () => {
    for (const { text } of terms)
      expect(
        termsIn(text, finder)
          .map(({ words }) => words)
          .join(''),
      ).toBe(text);
  });
});
