import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib.mjs';

const folder = 'docs/rules';
const table = `${folder}/the-table.md`;

/** The pages that hold the rules: the table's own, and one for each game. */
export const pages = readdirSync(join(root, folder))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `${folder}/${name}`)
  .sort((a, b) => Number(b === table) - Number(a === table) || a.localeCompare(b));

/** How the ids of each game's rules begin, as the first table of its page has it: `GBM`, `ANY`. */
export const prefixes = pages
  .filter((page) => page !== table)
  .flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return /^\| ([A-Z]{3})-(?:[A-Z]|\d{3})/m.exec(text)?.[1] ?? [];
  });
