import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import { describe, expect, it } from 'vitest';

const url = (file: string) => new URL(file, import.meta.url);
const read = (file: string) => readFileSync(url(file), 'utf8');

/** What a playset's look fetches, by the rules for it in these sheets. */
function filesOf(playset: string): string[] {
  const rules = [
    ...`${read('looks.css')}${read('art.css')}${read('type.css')}`.matchAll(
      new RegExp(`\\[data-look="${playset}"\\] \\{([^}]*)\\}`, 'g'),
    ),
  ].map(([, body = '']) => body);
  const pictures = rules.flatMap((body) =>
    [...body.matchAll(/url\("(.+?)"\)/g)].map(([, at]) => at),
  );
  const face = /--serif: "?([^",]+)"?,/.exec(rules.join(''))?.[1];
  const file = new RegExp(`font-family: "?${face}"?;\\s+src: url\\("(.+?)"\\)`).exec(
    read('type.css'),
  );
  return [...pictures, file?.[1]].filter((one) => one !== undefined);
}

const LIMIT = 60 * 1024;

describe('what a playset looks like', () => {
  it.each(Object.keys(publicContent().playsets))('weighs little: %s', (playset) => {
    const files = filesOf(playset);
    expect(files.filter((file) => file.endsWith('.svg')).length).toBeGreaterThanOrEqual(2);
    expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(1);
    const bytes = files.map((file) => gzipSync(readFileSync(url(file))).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LIMIT);
  });

  it('has the licence of each face beside it', () => {
    for (const [, face] of read('type.css').matchAll(
      /url\("(.+?)(?:-italic)?(?:-title)?\.woff2"\)/g,
    )) {
      expect(existsSync(url(`${face}-OFL.txt`)), face).toBe(true);
    }
  });
});
