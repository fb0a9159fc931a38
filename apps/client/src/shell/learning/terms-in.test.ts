import type { Learning } from '@moonlit/rules';
import { anyGame } from '@moonlit/rules/any-game';
import { daggerheart } from '@moonlit/rules/daggerheart';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { describe, expect, it } from 'vitest';
import { finderOf, termsIn } from './terms-in';

const read = [girlByMoonlight, daggerheart, anyGame].map(({ title, texts }) => {
  const { glossary } = texts.of('how-to-play') as Learning;
  const terms = glossary.flatMap((group) => group.terms);
  return { title, terms, finder: finderOf(terms) };
});

/** The terms that can be tapped in a text of a game. */
const tappedIn = (title: string, text: string) => {
  const finder = read.find((one) => one.title === title)?.finder;
  if (!finder) throw new Error(`No such game: ${title}`);
  return termsIn(text, finder).flatMap(({ term }) => term ?? []);
};

describe.each(read)('Words that can be tapped in a sentence of $title', ({ terms, finder }) => {
  const tapped = (text: string) => termsIn(text, finder).flatMap(({ term }) => term ?? []);

  it.each(terms.map(({ id, name, also = [] }) => [id, name, also] as const))(
    'TABLE-195: %s, by its name and in its other forms',
    (id, name, also) => {
      const [first = ''] = name;
      for (const form of [name, ...also]) {
        const whole = form === name ? first.toUpperCase() + form.slice(1) : form;
        expect(tapped(`This: ${whole}.`), form).toContain(id);
      }
    },
  );

  it('TABLE-195: change nothing about what is said', () => {
    for (const { text } of terms) {
      expect(
        termsIn(text, finder)
          .map(({ words }) => words)
          .join(''),
      ).toBe(text);
    }
  });
});

describe('A word in a sentence', () => {
  const moonlit = (text: string) => tappedIn('Girl by Moonlight', text);
  const hearts = (text: string) => tappedIn('Daggerheart', text);

  it('is a whole word, the longest first, each once', () => {
    expect(moonlit('A poisoned promise is no promise.')).toEqual(['poisoned-promise', 'promise']);
    expect(moonlit('Stress, then stress again; distressing.')).toEqual(['stress']);
    expect(moonlit('A harmless flow of stars.')).toEqual([]);
    expect(moonlit('First the director advances the Abyss track.')).toEqual(['director']);
    expect(moonlit('Roll Flow with Stars.')).toEqual(['flow', 'stars']);
  });

  it('is an everyday word where it may be one', () => {
    expect(hearts('I hope it is close.')).toEqual([]);
    expect(hearts('You gain 1 Hope, and come Close.')).toEqual(['hope', 'close']);
    expect(moonlit('To advance it costs an advance.')).toEqual(['advance']);
  });
});
