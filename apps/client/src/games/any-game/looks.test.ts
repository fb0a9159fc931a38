import { readFileSync } from 'node:fs';
import { anyGame } from '@moonlit/rules/any-game';
import { describe, expect, it } from 'vitest';
import { faintIn, looksIn, tooFaint } from '../../design/testing/contrast';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const looks = looksIn(read('looks.css'), '');
const usual = looksIn(read('../../design/css/tokens.css'), 'usual').get('usual');

describe('the looks of Any game', () => {
  it('has each that a table can be opened with', () => {
    const offered = anyGame.about.setup.flatMap((field) =>
      field.kind === 'choice' ? field.options.flatMap(({ look }) => look ?? []) : [],
    );
    expect([...looks.keys()]).toEqual(offered);
    expect(offered).toContain(anyGame.about.look);
  });

  it.each([...looks])('keeps words readable in %s, light and dark', (_, look) => {
    expect(faintIn(look)).toEqual([]);
    const onFelt = { ink: ['felt'], 'ink-soft': ['felt'], heading: ['felt'] };
    expect(tooFaint(look, onFelt, 4.5)).toEqual([]);
  });

  it.each([...looks])('gives %s every token of the usual look', (_, look) => {
    expect(Object.keys(look.light)).toEqual(
      expect.arrayContaining(Object.keys(usual?.light ?? {})),
    );
  });
});
