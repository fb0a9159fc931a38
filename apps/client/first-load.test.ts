import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'first-load-'));
  write('index.html', '<!doctype html><script type="module" src="/main.js"></script>');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** Letters that take this many kilobytes, however they are compressed. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 1024).toString('base64');

const style = (kilobytes: number) => `p::after { content: "${noise(kilobytes)}" }`;
const script = (kilobytes: number) => `document.title = "${noise(kilobytes)}";`;

/** Builds a page with a script of its own, which may import others. */
function builds(main: string): Promise<unknown> {
  write('main.js', main);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [firstLoad()],
    build: { write: false, modulePreload: { polyfill: false } },
  });
}

it('builds what is small enough', async () => {
  write('first.css', style(20));
  await expect(builds(`import './first.css'; ${script(65)}`)).resolves.toBeDefined();
});

it('fails where the first scripts have grown too large', async () => {
  write('other.js', script(36));
  await expect(builds(`import './other.js'; ${script(36)}`)).rejects.toThrow(
    /KB of JavaScript, gzipped: more than 70/,
  );
});

it('fails where the first style sheets have grown too large, taken together', async () => {
  write('one.css', style(12));
  write('other.css', style(12));
  write('other.js', `import './other.css';`);
  await expect(builds(`import './one.css'; import './other.js';`)).rejects.toThrow(
    /KB of CSS, gzipped: more than 22/,
  );
});

it('fails where a part of every table brings a game along', async () => {
  mkdirSync(join(root, 'client/src/shell'), { recursive: true });
  mkdirSync(join(root, 'client/src/games/one'), { recursive: true });
  write('client/src/games/one/index.js', `export const one = 'one';`);
  write('client/src/shell/part.js', `export { one } from '../games/one/index.js';`);
  await expect(builds(`void import('./client/src/shell/part.js');`)).rejects.toThrow(
    /shell\/part\.js brings a game along: .*games\/one\/index\.js/,
  );
});

it('counts nothing that comes later', async () => {
  write('later.css', style(40));
  write('later.js', `import './later.css'; ${script(90)}`);
  await expect(builds(`import('./later.js');`)).resolves.toBeDefined();
});
