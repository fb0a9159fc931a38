import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import '../..';
import { allPlaysets } from '../../library/registry';

it.each(Object.keys(allPlaysets()))('seasons of %s are played', (playset) => {
  const files = readdirSync(new URL('.', import.meta.url));
  expect(files.filter((file) => file.startsWith(playset))).not.toEqual([]);
});
