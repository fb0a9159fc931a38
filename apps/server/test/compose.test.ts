import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('../../../docker-compose.yml', import.meta.url));
const text = readFileSync(file, 'utf8');

it('names the images of others by an exact version, so that no start runs what nobody has tried', () => {
  const images = [...text.matchAll(/^ +image: "?(\S+?)"?$/gm)].map(([, image = '']) => image);
  const others = images.filter((image) => image !== 'moonlit-table');
  expect(others).toHaveLength(2);
  for (const image of others)
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?$|@sha256:[0-9a-f]{64}$/);
  expect(others.find((image) => image.startsWith('haproxy:'))).toMatch(/:\d+\.\d+\.\d+/);
});

it('bounds what each container takes of the machine', () => {
  const [, services = ''] = text.split(/^services:$/m);
  const parts = services.split(/^ {2}(?=[\w-]+:$)/m).filter((part) => part.includes('image:'));
  expect(parts).toHaveLength(2);
  const [shared = ''] = text.split(/^services:$/m);
  for (const part of [...parts, shared]) {
    expect(part).toMatch(/^ +mem_limit: "?(\$\{\w+:-)?\d+[mg]/m);
    expect(part).toMatch(/^ +pids_limit: \d+$/m);
  }
});
