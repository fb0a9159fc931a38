import { expect, it } from 'vitest';
import { isDeeper } from './bodies';

it('tells how deep a text of JSON is before it is parsed, whatever stands in its strings', () => {
  const deep = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;
  expect(isDeeper(deep(64), 64)).toBe(false);
  expect(isDeeper(deep(66), 64)).toBe(true);
  expect(
    isDeeper(JSON.stringify({ text: '['.repeat(100), quote: '"[[\\"', more: [1, [2]] }), 3),
  ).toBe(false);
  expect(isDeeper('[]'.repeat(100), 1)).toBe(false);
  expect(isDeeper('["\\\\",[[', 2)).toBe(true);
});
