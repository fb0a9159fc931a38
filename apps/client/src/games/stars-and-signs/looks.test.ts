import { readFileSync } from 'node:fs';
import { starsAndSigns } from '@moonlit/rules/stars-and-signs';
import { describe, expect, it } from 'vitest';
import { faintIn, looksIn, tooFaint } from '../../design/testing/contrast';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const looks = looksIn(read('looks.css'), '');
const usual = looksIn(read('../../design/css/tokens.css'), 'usual').get('usual');

describe('the look of Stars & Signs', () => {
  it('is the one that its rules name', () => {
    expect([...looks.keys()]).toEqual([starsAndSigns.about.look]);
  });

  it.each([...looks])('keeps words readable in %s, light and dark, and what is lit', (_, look) => {
    expect(faintIn(look)).toEqual([]);
    expect(tooFaint(look, { lit: ['paper', 'paper-2'], corrupt: ['paper', 'paper-2'] }, 3)).toEqual(
      [],
    );
  });

  it.each([...looks])('gives %s every token of the usual look', (_, look) => {
    expect(Object.keys(look.light)).toEqual(
      expect.arrayContaining(Object.keys(usual?.light ?? {})),
    );
  });
});
