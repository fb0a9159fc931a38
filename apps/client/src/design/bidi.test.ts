import { h, options } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import { expect, it } from 'vitest';
import { isolated, isolateEverything } from './bidi';

/** Isolates as braces, so that one can read them. */
const shown = (text: string) => isolated(text).replaceAll('\u2068', '{').replaceAll('\u2069', '}');

it.each([
  ['Bev: 3', 'Bev: 3'],
  ['Zoë — “ça va”', 'Zoë — “ça va”'],
  ['אבי: 3', '{אבי: 3}'],
  ['אבי opens the table.', '{אבי} opens the table.'],
  ['אבי בן דוד joins; דנה, שרה: +2', '{אבי בן דוד} joins; {דנה}, {שרה}: +2'],
  ['Edit “המפתח 3!”', 'Edit “{המפתח 3!}”'],
  ['Edit “C, המפתח”, then “D”', 'Edit “{C, המפתח}”, then “D”'],
  ['Segments of שָׁלוֹם: 4', 'Segments of {שָׁלוֹם}: 4'],
  ['علی‌رضا (you)', '{علی‌رضا} (you)'],
  ['Bev\u202e is \u2066here', 'Bev is here'],
  ['\u202eאבי\u202c is here', '{אבי} is here'],
])('draws “%s” with what runs from right to left kept to itself', (text, isolates) => {
  expect(shown(text)).toBe(isolates);
});

it('takes no time over the worst', () => {
  const started = performance.now();
  for (const piece of ['א', 'א ', '“א', ' ', '“', 'a“א”']) isolated(`xא${piece.repeat(5_000)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});

it('reaches each element: what is read of it, and the direction of what is written into it', () => {
  isolateEverything();
  const name = 'אבי: x';
  expect(h('button', { title: name, 'aria-label': name, class: name }).props).toEqual({
    title: '\u2068אבי\u2069: x',
    'aria-label': '\u2068אבי\u2069: x',
    class: name,
  });
  expect(jsx('textarea', { placeholder: name }).props).toEqual({
    placeholder: '\u2068אבי\u2069: x',
    dir: 'auto',
  });
  expect(jsx('input', { type: 'text' }).props).toMatchObject({ dir: 'auto' });
  expect(jsx('input', { dir: 'ltr' }).props).toMatchObject({ dir: 'ltr' });
  expect(jsx('input', { type: 'checkbox' }).props).not.toHaveProperty('dir');
  expect(options.vnode).toBeDefined();
});
