import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflated } from './inflated';

const deflate = (text: string): string => deflateRawSync(text).toString('base64');

describe('a compartment that comes deflated', () => {
  it('is what it was before, whatever people have written into it', () => {
    const state = { log: ['“Nach Köln”, ☾', '😀 \\ "', ''], n: -0.5, none: null, list: [[], {}] };
    expect(inflated(deflate(JSON.stringify(state)))).toEqual(state);
    const long = { text: 'The weir, and nobody is afraid yet. '.repeat(4_000) };
    expect(inflated(deflate(JSON.stringify(long)))).toEqual(long);
  });

  it.each([
    ['no base64', '~~~'],
    ['not packed so', btoa('{"a":1}')],
    ['cut off', deflate(JSON.stringify({ text: 'x'.repeat(999) })).slice(0, 8)],
    ['no JSON', deflate('{"a":')],
  ])('makes no sense where it is %s', (_, text) => {
    expect(() => inflated(text)).toThrow();
  });
});
