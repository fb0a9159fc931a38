import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const url = (file: string) => new URL(file, import.meta.url);

/** Most that a look fetches for its picture and its face, gzipped, in bytes. */
const LIMIT = 60 * 1024;

const read = (file: string) => readFileSync(url(file), 'utf8');

/** Each look of the games that have a sheet of pictures, with what it fetches. */
const looks = ['daggerheart', 'stars-and-signs', 'humanity-blessed', 'any-game'].flatMap((game) => {
  const [sheet, colours] = [read(`./${game}/art.css`), read(`./${game}/looks.css`)];
  return [...sheet.matchAll(/^\[data-look="([\w-]+)"\] \{([^}]*)\}/gm)].map(
    ([, look = '', body = '']) => {
      const rule = colours.slice(colours.indexOf(`\n[data-look="${look}"] {`));
      const face = /--serif:\s+"?([^",]+)"?,/.exec(rule)?.[1];
      const type = new RegExp(`font-family: "?${face}"?;\\s+src: url\\("(.+?)"\\)`).exec(
        sheet,
      )?.[1];
      const pictures = [...body.matchAll(/url\("(.+?)"\)/g)].map(([, file]) => file);
      const files = [...pictures, type].filter((file) => file !== undefined);
      return { look, files: files.map((file) => `./${game}/${file}`) };
    },
  );
});

describe('what a game looks like', () => {
  it.each(looks)('weighs little, and has a picture of its own: $look', ({ files }) => {
    expect(files.some((file) => file.endsWith('-poster.svg'))).toBe(true);
    const bytes = files.map((file) => gzipSync(readFileSync(url(file))).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LIMIT);
  });

  it('has the licence of each face beside it', () => {
    const faces = looks.flatMap(({ files }) => files.filter((file) => file.endsWith('.woff2')));
    expect(faces).toHaveLength(4);
    for (const face of faces) {
      expect(existsSync(url(face.replace('.woff2', '-OFL.txt'))), face).toBe(true);
    }
  });
});
