import type { WireLine, WirePatch } from '@moonlit/protocol';
import type { Offer } from '@moonlit/rules';
import type { Parsed } from '../api/parse';
import {
  anything,
  either,
  list,
  literal,
  NotUnderstood,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
} from '../api/parse';

/**
 * What a server sends over a socket, as far as this page reads it. The states inside are the
 * business of the rules, of which client and server always have the same build.
 */

const seat = object({
  id: text,
  name: text,
  role: oneOf('director', 'protagonist', 'spectator'),
});

/** One commit, as one audience sees it, from the revision before `to`. */
export interface Diff {
  audience: string;
  to: number;
  patches: WirePatch[];
}

/** A diff as it travels. What is packed is read when its turn comes. */
export type ToldDiff = [audience: number, to: number, patches: WirePatch[] | string];

export function parseDiff(value: unknown): ToldDiff {
  const [audience, to, patches] = list(anything)(value);
  return [
    number(audience),
    number(to),
    typeof patches === 'string' ? patches : parsePatches(patches),
  ];
}

export const parsePatches = (value: unknown): WirePatch[] => list(parsePatch)(value);

function parsePatch(value: unknown): WirePatch {
  const patch = list(anything)(value);
  const [first, second, by, words, more] = patch;
  if (typeof first === 'number') {
    const line: WireLine = [first, number(second), nullable(text)(by), text(words)];
    if (more !== undefined) line.push(anyObject(more));
    return line;
  }
  if (patch.length === 1) return [text(first)];
  return by === undefined ? [text(first), second] : [text(first), second, 1];
}

const snapshot = object({ audience: text, revision: number, state: anyObject });
export type Snapshot = Parsed<typeof snapshot>;

/** A snapshot as it travels: its state as it is, or deflated. */
const wireSnapshot = either(
  snapshot,
  object({ audience: text, revision: number, state: text, deflated: literal(true) }),
);
export type WireSnapshot = Parsed<typeof wireSnapshot>;

export const parseResync = object({ diffs: list(parseDiff), snapshots: list(wireSnapshot) });

export const parseWelcome = object({
  protocol: number,
  table: text,
  system: text,
  build: text,
  seat,
  audiences: list(text),
  openedAt: number,
  blanks: record(anyObject),
  now: number,
  resync: optional(parseResync),
});
export type Welcome = Omit<Parsed<typeof parseWelcome>, 'resync'>;

/** What a resync brings. */
export interface Resync {
  diffs: Diff[];
  snapshots: Snapshot[];
}

const refusal = object({ code: text, message: text, instead: text, rule: optional(text) });
export type ShownRefusal = Parsed<typeof refusal>;

/** The answer to `drawer`: the whole, or what is different from the version that was told. */
export const parseDrawer = either(
  object({
    ok: literal(true),
    revisions: record(number),
    version: text,
    offers: optional(record(anyOffer)),
    changed: optional(record(anyOffer)),
    gone: optional(list(text)),
    found: optional(object({ entries: list(anyObject), total: number, kinds: record(number) })),
  }),
  object({ ok: literal(false), refusal }),
);
export type DrawerAnswer = Parsed<typeof parseDrawer>;

export const parsePresence = object({ seats: list(text) });

/** Who is filling in what everybody is asked. */
export const parseWriting = object({ seat: text, topic: nullable(text) });

/** Somebody reacts without words. */
export const parseReaction = object({ seat: text, kind: text });

/** Why a connection ends, or was refused; `message` is for the person. */
export const parseFarewell = object({ code: text, message: text });
export type Farewell = Parsed<typeof parseFarewell>;

export const parseAnswer = either(
  object({ ok: literal(true), seq: number, diffs: optional(list(parseDiff)) }),
  object({ ok: literal(false), refusal }),
);
export type CommandAnswer = Parsed<typeof parseAnswer>;

function anyOffer(value: unknown): Offer {
  return anyObject(value) as Offer;
}

/** Whatever has fields. */
export function anyObject(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new NotUnderstood('This is no state.');
  return value;
}
