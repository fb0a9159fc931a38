import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

it('is passed by no text: nothing is written into the page but by Preact, and by way of it', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const past = /innerHTML|insertAdjacent|createTextNode|document\.write|\b(confirm|alert|prompt)\(/;
  const title = /(document\.title =|createHTMLDocument\()(?!.*isolated\()/;
  expect(files.filter(([, code]) => past.test(code) || title.test(code))).toEqual([]);
  const main = files.find(([file]) => file === 'main.tsx')?.[1];
  expect(main).toMatch(/^isolateEverything\(\);$/m);
  // Signals that are drawn themselves, not their values, would pass by the hook.
  const signals = files.filter(
    ([file, code]) => file.endsWith('.tsx') && /\b(useSignal|useComputed|signal)\(/.test(code),
  );
  expect(signals).toEqual([]);
});
