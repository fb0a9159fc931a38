import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const client = fileURLToPath(new URL('../..', import.meta.url));

interface Rule {
  sheet: string;
  selectors: readonly string[];
  body: string;
}

/** The rules of a style sheet that hold declarations, without those around them. */
const rulesOf = (sheet: string, css: string): Rule[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)[{}]/g)].map(
    ([, selector = '', body = '']) => ({
      sheet,
      selectors: selector.split(/,(?![^(]*\))/).map((one) => one.trim()),
      body,
    }),
  );

const rules = ['src', 'dev'].flatMap((folder) =>
  readdirSync(resolve(client, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      rulesOf(`${folder}/${name}`, readFileSync(resolve(client, folder, name), 'utf8')),
    ),
);

/** A whole page, or a part of it in a look of its own. */
const isGround = (selector: string) =>
  /^(:root|\[data-[\w-]+(="[^"]*")?\]|\s)+$/.test(selector) && /:root|data-look/.test(selector);

describe('what is dark in light and dark alike, and what is light', () => {
  it('sets its scheme in the two classes that bring its colours with it, and nowhere else', () => {
    const setting = rules.filter(({ body }) => /color-scheme:/.test(body));
    expect(setting.flatMap(({ sheet, selectors }) => `${sheet} ${selectors.join(', ')}`)).toEqual([
      'src/design/css/print.css :root',
      'src/design/css/tokens.css :root',
      'src/design/css/tokens.css .night',
      'src/design/css/tokens.css .day',
      // What a page draws over itself in a great moment has no element of its own to give a class.
      'src/shell/faces/change.css [data-scene]:has(.peak)::before, [data-scene]:has(.peak)::after',
    ]);
    const scripts = ['src', 'dev'].flatMap((folder) =>
      readdirSync(resolve(client, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.tsx'))
        .filter((name) => /colorScheme/.test(readFileSync(resolve(client, folder, name), 'utf8'))),
    );
    expect(scripts, 'as a style of one element').toEqual([]);
  });

  it('is given anew every colour that a page or a look chooses by its scheme', () => {
    const choosing = rules.filter(
      ({ body, selectors }) => /--[\w-]+:[^;]*light-dark\(/.test(body) && selectors.some(isGround),
    );
    expect(choosing.length).toBeGreaterThan(8);
    const without = choosing.filter(
      ({ selectors }) =>
        !['.night', '.day'].every((scheme) => selectors.some((one) => one.includes(scheme))),
    );
    expect(without.map(({ sheet, selectors }) => `${sheet} ${selectors.join(', ')}`)).toEqual([]);
  });

  it('gives scroll bars their colours anew, which Firefox would draw in those of the page', () => {
    const bars = rules.filter(({ body }) => /scrollbar-color:/.test(body));
    expect(bars.flatMap(({ selectors }) => selectors)).toEqual([':root', '.night', '.day']);
  });
});
