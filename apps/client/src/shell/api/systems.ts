import { signal } from '@preact/signals';
import { request } from './http';
import type { Parsed, Parser } from './parse';
import {
  either,
  fallback,
  flag,
  list,
  literal,
  nullable,
  number,
  object,
  optional,
  text,
} from './parse';

/** What a game calls the people at its tables. */
export const parseRoleWords = object({
  director: nullable(text),
  protagonist: text,
  spectator: text,
});

const option = object({
  value: text,
  label: text,
  /** A few words that say what it is about, and a sentence or two more. */
  line: optional(text),
  detail: optional(text),
  /** The look that it has. */
  look: optional(text),
});

const choice = object({
  kind: literal('choice'),
  name: text,
  label: text,
  hint: optional(text),
  options: list(option),
  required: flag,
  initial: optional(text),
});
const words = object({
  kind: literal('text'),
  name: text,
  label: text,
  hint: optional(text),
  max: number,
  required: flag,
  initial: optional(text),
});
const toggle = object({
  kind: literal('switch'),
  name: text,
  label: text,
  hint: optional(text),
  initial: flag,
});
const parseSetupField = either(choice, either(words, toggle));

/** What has to be chosen before a table of a game is opened. */
export type SetupField = Parsed<typeof parseSetupField>;
export type SetupChoice = Parsed<typeof choice>;
export type SetupOption = Parsed<typeof option>;

const parseGame = object({
  id: text,
  title: text,
  line: text,
  look: optional(text),
  roles: parseRoleWords,
  setup: list(parseSetupField),
  /** A way to begin right with the opening: what its button says. */
  atOnce: optional(
    object({
      label: text,
      hint: text,
      ways: optional(list(object({ id: text, name: text, pitch: optional(text) }))),
    }),
  ),
  credits: object({ title: text, lines: list(text) }),
});

/** A game in a few words, with all that one chooses before there is a table. */
export type GameListing = Parsed<typeof parseGame>;

// A game that this page cannot offer is passed over; the others stay.
export const parseIndex = object({ systems: list(fallback(parseGame, null)) });

/** The games that a table can be opened for; `null` until they have arrived. */
export const games = signal<GameListing[] | null>(null);

const AGAIN_MS = 5_000;

/** What has been asked for and not failed. */
const asked = new Set<string>();

/** Fetches the list of games once. */
export function loadGames(): void {
  loadOnce('/api/systems', parseIndex, putGames);
}

/** Keeps a list of games as the server sends it. */
export function putGames({ systems }: Parsed<typeof parseIndex>): void {
  games.value = systems.filter((game) => game !== null);
}

/** Fetches a part of a game's texts once, by the key that the game's own client knows. */
export function loadTexts<T>(
  system: string,
  part: string,
  parse: Parser<T>,
  arrived: (texts: T) => void,
): void {
  const path = `/api/systems/${encodeURIComponent(system)}/content?part=${encodeURIComponent(part)}`;
  loadOnce(path, parse, arrived);
}

/** Asks once, and again when it fails. */
function loadOnce<T>(path: string, parse: Parser<T>, arrived: (loaded: T) => void): void {
  if (asked.has(path)) return;
  asked.add(path);
  request(path, parse).then(arrived, () => {
    asked.delete(path);
    setTimeout(() => loadOnce(path, parse, arrived), AGAIN_MS);
  });
}
