import { readFileSync } from 'node:fs';
import { daggerheart } from '@moonlit/rules/daggerheart';
import { describe, expect, it } from 'vitest';
import { faintIn, looksIn, tooFaint } from '../../design/testing/contrast';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const looks = looksIn(read('looks.css'), '');
const usual = looksIn(read('../../design/css/tokens.css'), 'usual').get('usual');

describe('the look of Daggerheart', () => {
  it('is the one that its rules name', () => {
    expect([...looks.keys()]).toEqual([daggerheart.about.look]);
  });

  it.each([...looks])(
    'keeps words readable in %s, light and dark, and numbers on the dice',
    (_, look) => {
      expect(faintIn(look)).toEqual([]);
      expect(tooFaint(look, { 'on-hope': ['hope'], 'on-dread': ['dread'] }, 7)).toEqual([]);
      expect(tooFaint(look, { 'hope-edge': ['paper'] }, 3)).toEqual([]);
    },
  );

  it.each([...looks])('gives %s every token of the usual look', (_, look) => {
    expect(Object.keys(look.light)).toEqual(
      expect.arrayContaining(Object.keys(usual?.light ?? {})),
    );
  });
});
