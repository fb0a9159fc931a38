import type { Patch } from './audience';
import { assign, latest } from './draft';
import { partsOf } from './parts';

type Json = Record<string, unknown>;

/**
 * Makes `target` equal to `source`, touching only what differs, so that the patches of a draft stay
 * as small as the change.
 */
export function reconcile(target: object, source: object): void {
  const into = target as Json;
  const from = source as Json;
  // A draft is written to, and what it is compared as plain data: each look at a draft costs as much as ten at that.
  const now = latest(into);
  for (const key of Object.keys(now)) {
    if (from[key] === undefined) delete into[key];
  }
  for (const key in from) {
    const value = from[key];
    const before = now[key];
    if (value === undefined || same(before, value)) continue;
    const inner = isPlain(before) && isPlain(value) ? into[key] : null;
    if (isPlain(inner) && isPlain(value)) reconcile(inner, value);
    else into[key] = value;
  }
}

/** Puts a value that holds no draft into a record, touching only what differs where there is one already. */
export function put<T extends object>(record: Record<string, T>, key: string, value: T): void {
  const now = record[key];
  if (now) reconcile(now, value);
  else assign<Record<string, T>>(record, { [key]: value });
}

/**
 * Tells as patches below `path` how `now` differs from `before`. What both share is not looked into,
 * so that it takes no longer than the change is big.
 *
 * @param isWhole whether what stands at a path is told as a whole when anything of it has changed.
 */
export function diff(
  before: unknown,
  now: unknown,
  path: Patch['path'],
  patches: Patch[],
  isWhole: (path: Patch['path']) => boolean = () => false,
): void {
  if (before === now) return;
  if (isPlain(before) && isPlain(now) && !isWhole(path)) {
    const [then, here] = changedFields(before, now);
    diffFields(then, here, path, patches, isWhole);
  } else if (same(before, now)) return;
  else if (Array.isArray(before) && Array.isArray(now) && shareMost(before, now)) {
    diffItems(before, now, path, patches);
  } else {
    patches.push({ op: before === undefined ? 'add' : 'replace', path: [...path], value: now });
  }
}

/**
 * Two objects without those fields of which it is known that they are the same: where both were joined of as
 * many parts, the parts that they share.
 */
function changedFields(before: Json, now: Json): readonly [before: Json, now: Json] {
  const [then, here] = [partsOf(before), partsOf(now)];
  if (!then || !here || then.length !== here.length) return [before, now];
  const [old, fresh]: [object[], object[]] = [[], []];
  for (let at = 0; at < here.length; at += 1) {
    const [was, is] = [then[at], here[at]];
    if (was === undefined || is === undefined || was === is) continue;
    old.push(was);
    fresh.push(is);
  }
  return [fieldsOf(old), fieldsOf(fresh)];
}

/** The fields of those parts. */
function fieldsOf(parts: readonly object[]): Json {
  const [first] = parts;
  return parts.length === 1 && first ? (first as Json) : Object.assign({}, ...parts);
}

function diffFields(
  before: Json,
  now: Json,
  path: Patch['path'],
  patches: Patch[],
  isWhole: (path: Patch['path']) => boolean,
): void {
  for (const key in before) {
    if (before[key] === now[key]) continue;
    if (now[key] === undefined) patches.push({ op: 'remove', path: [...path, key] });
    else diff(before[key], now[key], [...path, key], patches, isWhole);
  }
  for (const key in now) {
    if (before[key] === undefined) diff(undefined, now[key], [...path, key], patches, isWhole);
  }
}

function diffItems(
  before: readonly unknown[],
  now: readonly unknown[],
  path: readonly (string | number)[],
  patches: Patch[],
): void {
  now.forEach((item, at) => {
    const known = before[at];
    if (item === known) return;
    if (isPlain(known) && isPlain(item) && !shareMostFields(known, item)) {
      patches.push({ op: 'replace', path: [...path, at], value: item });
    } else diff(known, item, [...path, at], patches);
  });
  if (now.length < before.length) {
    patches.push({ op: 'replace', path: [...path, 'length'], value: now.length });
  }
}

/**
 * Whether most items of a list stand where they stood; any other list is told as a whole. What they
 * say counts, not which objects they are, so that the same change is told alike everywhere.
 */
function shareMost(before: readonly unknown[], now: readonly unknown[]): boolean {
  const shared = now.filter((item, at) => same(item, before[at])).length;
  return shared * 2 > before.length;
}

/** Whether most fields say what they said; any other item, as a line that took another's place, is told whole. */
function shareMostFields(before: Json, now: Json): boolean {
  const fields = Object.keys(now);
  return fields.filter((key) => same(now[key], before[key])).length * 2 > fields.length;
}

/** Deep equality of JSON values; `undefined` fields count as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameFields(a as Json, b as Json);
}

function sameFields(a: Json, b: Json): boolean {
  let more = 0;
  for (const key in a) {
    const value = a[key];
    if (value === undefined) continue;
    // Most are words and numbers, of which one look is enough.
    if (value !== b[key] && !same(value, b[key])) return false;
    more -= 1;
  }
  for (const key in b) if (b[key] !== undefined) more += 1;
  return more === 0;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    if (!same(a[index], b[index])) return false;
  }
  return true;
}

function isPlain(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
