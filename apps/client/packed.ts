import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

/** What gets smaller; fonts are compressed already. */
const PACKED = /\.(?:js|css|svg)$/;
/** Below this many bytes a file fills one packet anyway. */
const SMALL = 1_000;

const brotli = promisify(brotliCompress);

/** Writes each file of some size once more beside itself, compressed better than a server could while it answers. */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => PACKED.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(dir, name);
          const source = await readFile(file);
          // Node’s own choice is the best quality.
          if (source.length > SMALL) await writeFile(`${file}.br`, await brotli(source));
        }),
      );
    },
  };
}
