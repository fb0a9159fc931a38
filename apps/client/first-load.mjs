import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

// Says how much JavaScript a phone fetches before it sees anything, and fails past the limit.
const LIMIT = 80 * 1024;
const dist = fileURLToPath(new URL('dist', import.meta.url));

const page = await readFile(join(dist, 'index.html'), 'utf8');
const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
let total = 0;
for (const file of files) {
  const size = gzipSync(await readFile(join(dist, file))).length;
  total += size;
  console.log(`${file}: ${(size / 1024).toFixed(1)} KB`);
}
console.log(`First load: ${(total / 1024).toFixed(1)} KB of JavaScript, gzipped (limit 80).`);
if (files.length === 0 || total > LIMIT) process.exit(1);
