import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { FLOOR, type FloorBrowser } from './floor';

/** Interfaces of the web and what is there for all, with their members. */
export const api: Identifier = bcd.api;
/** What the language itself has. */
export const builtins = below(bcd.javascript, 'builtins');
/** What a style sheet is written with. */
export const css = {
  properties: below(bcd.css, 'properties'),
  selectors: below(bcd.css, 'selectors'),
  types: below(bcd.css, 'types'),
  atRules: below(bcd.css, 'at-rules'),
};

function below(root: Identifier, name: string): Identifier {
  const found = root[name];
  if (!found) throw new Error(`The data has no ${name} any more.`);
  return found;
}

/** One thing that a page may use: where the data has it, and which browsers of the floor lack it. */
export interface Feature {
  path: string;
  missing: FloorBrowser[];
  /** Some browsers of the floor have it under this prefix alone. */
  prefix: string | null;
}

const browsers = Object.keys(FLOOR).filter((name): name is FloorBrowser => name in FLOOR);

/** Where the data has something, and who lacks it; `null` where it says nothing of it. */
export function featureAt(root: Identifier, ...path: readonly string[]): Feature | null {
  let at: Identifier | undefined = root;
  for (const name of path) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  return at?.__compat ? featureOf(path.join('.'), at.__compat) : null;
}

/** What is said of support in general, for the browsers of the floor. */
export function featureOf(path: string, { support }: CompatStatement): Feature {
  const found = browsers.map((browser) => {
    const said = [support[browser] ?? []].flat();
    return { browser, has: said.filter((one) => isThere(one, FLOOR[browser])) };
  });
  const missing = found.flatMap(({ browser, has }) => (has.length === 0 ? [browser] : []));
  const prefixed = found.find(({ has }) => has.length > 0 && has.every(({ prefix }) => prefix));
  return { path, missing, prefix: prefixed?.has[0]?.prefix ?? null };
}

/** Whether a browser of this version has it, without anything that its owner would have to set. */
function isThere(said: SimpleSupportStatement, version: string): boolean {
  const { version_added: from, version_removed: until, flags, alternative_name: other } = said;
  if (from === false || from === 'preview' || flags || other) return false;
  return !isAfter(from, version) && !(until && !isAfter(until, version));
}

/** Whether a version comes after another. Of one that is only known to be at most so old, that counts. */
function isAfter(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace('≤', '').split('.').map(Number));
  const major = (a?.[0] ?? 0) - (b?.[0] ?? 0);
  return (major === 0 ? (a?.[1] ?? 0) - (b?.[1] ?? 0) : major) > 0;
}
