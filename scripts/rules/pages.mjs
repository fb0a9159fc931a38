import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib.mjs';

const folder = 'docs/rules';
const table = `${folder}/the-table.md`;

/** The pages that hold the rules: the table's own, and one for each game. */
export const pages = readdirSync(join(root, folder))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `${folder}/${name}`)
  .sort((a, b) => Number(b === table) - Number(a === table) || a.localeCompare(b));

/**
 * Each game that has a page: how the ids of its rules begin, as the first table of the page has it (`GBM`, `ANY`), its
 * folder, and its name, as the title of the page has it.
 */
export const gamesWithRules = pages
  .filter((page) => page !== table)
  .flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const prefix = /^\| ([A-Z]{3})-(?:[A-Z]|\d{3})/m.exec(text)?.[1];
    const title = /^# The rules of (.+), numbered$/m.exec(text)?.[1];
    return prefix && title ? [{ prefix, title, folder: basename(page, '.md') }] : [];
  });

export const prefixes = gamesWithRules.map(({ prefix }) => prefix);
