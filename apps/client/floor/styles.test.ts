import { describe, expect, it } from 'vitest';
import { stylesAboveFloor } from './styles.ts';

const features = (source: string) => stylesAboveFloor(source).map(({ feature }) => feature);

describe('a style sheet above the floor', () => {
  it.each([
    ['a property', 'a { anchor-name: --here }', 'anchor-name'],
    ['a word', 'a { text-decoration: underline dotted }', 'text-decoration.dotted'],
    ['a function', 'a { color: light-dark(#000, #fff) }', 'color.light-dark'],
    [
      'a function in a value of one’s own',
      'a { --ink: light-dark(#000, #fff) }',
      'color.light-dark',
    ],
    ['a selector', 'a:popover-open { color: red }', 'popover-open'],
    ['nesting', 'a { color: red; & b { color: red } }', 'nesting'],
    ['a rule', '@scope (a) { b { color: red } }', 'scope'],
    [
      'what is asked of the device',
      '@media (prefers-reduced-transparency) { a { color: red } }',
      'media.prefers-reduced-transparency',
    ],
    ['words for those who hear', 'a::before { content: "*" / "" }', 'content.alt_text'],
  ])('is found: %s', (_, source, feature) => {
    expect(features(source)).toContain(feature);
  });

  it.each([
    ['said before in another way', 'a { color: #000; color: light-dark(#000, #fff) }'],
    [
      'said under its prefix',
      'a { -webkit-text-decoration: underline dotted; text-decoration: underline dotted }',
    ],
    ['asked for', '@supports (anchor-name: --a) { a { anchor-name: --here } }'],
    [
      'what all have',
      'a { inset: 0; width: 5cqi; height: 90dvh; color: color-mix(in srgb, red, blue) }',
    ],
  ])('is none: %s', (_, source) => {
    expect(features(source)).toEqual([]);
  });

  it('takes what is said after for no other way', () => {
    expect(features('a { color: light-dark(#000, #fff); color: #000 }')).toEqual([
      'color.light-dark',
    ]);
  });
});
