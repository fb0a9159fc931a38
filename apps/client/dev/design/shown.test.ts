import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const src = resolve(here, '../../src');

/** What people are asked for, told and shown at every table: each stands on the page by itself, in its states. */
const listed = [
  'clocks/clocks',
  'command/command-line',
  'connection/connection-banner',
  'desk/director-desk',
  'desk/private-rolls',
  'desk/secret-roll',
  'layout/menu-body',
  'layout/safety',
  'layout/take-back',
  'log/log',
  'offers/choice-buttons',
  'offers/offer-control',
  'offers/offer-list',
  'offers/offer-table',
  'pages/submit-form',
  'people/people',
  'places/on-table',
  'places/prompts',
  'reactions/index',
  'since/since-here',
  'stage/stage-panel',
].map((name) => `shell/${name}.tsx`);

/** What is drawn nowhere on it, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'shell/dice/dice-page.tsx': 'it checks the dice that a server has kept',
  'shell/demo/demo-page.tsx': 'it is played at, and opens at /demo without a server',
  'shell/demo/lesson-panel.tsx': 'it stands on that page',
  'shell/pages/own-page.tsx': 'it shows what a device keeps, and opens at /mine',
  'shell/pages/own-seats.tsx': 'it stands on that page',
  'shell/pages/own-characters.tsx': 'so does this one',
  'shell/pages/own-libraries.tsx': 'so does this one',
  'shell/pages/remembering.tsx': 'it asks a server for the seat that it keeps',
  'shell/pages/table-page.tsx':
    'it connects to a server, and draws what the windows of this page do',
  'shell/screen/screen-page.tsx': 'so does this one',
};

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => resolve(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

/** The files of the client that a file imports, at once or when they are needed; types are no parts of a page. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/import type [^;]+;/g, '');
  return [...code.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].flatMap(([, name = '']) => {
    const path = resolve(dirname(file), name);
    return ['.tsx', '.ts', '/index.tsx', '/index.ts'].map((end) => path + end).filter(existsSync);
  });
}

/** Files that anything is drawn with. */
const components = sourcesIn(src).filter((file) =>
  /^export (?:function|const) [A-Z]\w*[a-z]/m.test(
    file.endsWith('.tsx') ? readFileSync(file, 'utf8') : '',
  ),
);

const page = sourcesIn(here);
const direct = new Set(page.flatMap(importsOf));
const named = (file: string): string => relative(src, file).replaceAll('\\', '/');

describe('the page of all components', () => {
  it('shows each component of design by itself', () => {
    const ofDesign = components.filter((file) => named(file).startsWith('design/'));
    expect(ofDesign.length).toBeGreaterThan(10);
    // An import that nothing is drawn with is an error to the linter.
    const missing = ofDesign.filter((file) => !direct.has(file)).map(named);
    expect(missing).toEqual([]);
  });

  it('shows each component that every table has, by itself', () => {
    const there = [...direct].map(named);
    expect(there).toEqual(expect.arrayContaining(listed));
  });

  it('has every other component on one of its tables or pages, but for those that need a server', () => {
    const reached = new Set<string>();
    const look = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const one of importsOf(file)) look(one);
    };
    for (const file of page) look(file);
    // The windows of the page show whole tables, of every game.
    look(resolve(here, '../fixture-page.tsx'));
    const missing = components.filter((file) => !reached.has(file)).map(named);
    expect(missing.sort()).toEqual(Object.keys(elsewhere).sort());
  });
});
