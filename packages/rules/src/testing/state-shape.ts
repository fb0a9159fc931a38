import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BaseState, RuleSystem } from '../engine';
import { storedState } from '../engine';

// Builds that call their states the same (`stateVersion`) read each other's snapshots and may serve one
// table. So all that one of them records and keeps has to mean something to the other. What there is,
// stands in a file of each game; whatever play comes across that is not there is new.

/** How to go on where a game is not what its version says, or nothing says yet what it is. */
export const wayOn = (game: Named): string =>
  readShape(game).version === 0
    ? `No state of ${game.id} was ever recorded: \`npm run record-states -- ${game.id}\` does that, once the game is as it shall be. Commit what it writes.`
    : `Raise \`stateVersion\` of ${game.id} by one (see docs/adding-a-game.md, “Its states over the years”), then run \`npm run record-states -- ${game.id}\`.`;

type Named = Pick<RuleSystem, 'id' | 'stateVersion'>;

/** Where what is known of a game's states lies. */
export const statesFolder = (game: Named): string =>
  fileURLToPath(new URL(`../games/${game.id}/testing/states/`, import.meta.url));

const shapeFile = (game: Named): string => `${statesFolder(game)}shape.txt`;

/** What a game's events and states are made of, as of a version: a line each path and kind of value. */
export interface KnownShape {
  version: number;
  lines: Set<string>;
}

export function readShape(game: Named): KnownShape {
  const file = shapeFile(game);
  if (!existsSync(file)) return { version: 0, lines: new Set() };
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return { version: Number(head.replace('version ', '')), lines: new Set(lines) };
}

/** Makes room for the shape of a game that has none yet. */
export function beginShape(game: Named): void {
  if (!existsSync(shapeFile(game))) writeFileSync(shapeFile(game), 'version 0\n');
}

/** Puts the lines of a shape in order, under its game's version. */
export function finishShape(game: Named): void {
  const { lines } = readShape(game);
  const text = [`version ${game.stateVersion}`, ...[...lines].sort()].join('\n');
  writeFileSync(shapeFile(game), `${text}\n`);
}

const known = new Map<string, KnownShape>();

/**
 * Demands that a table of a game, and what happened at it, have no value where its version has none.
 * While states are recorded (`RECORD_STATES`) what is new is written down instead.
 *
 * @throws with what is new, and what is to be done.
 */
export function checkShape(
  game: RuleSystem,
  state: BaseState,
  events: readonly { type: string }[],
): void {
  const shape = known.get(game.id) ?? readShape(game);
  known.set(game.id, shape);
  const found = shapeOf(storedState(game, state), events);
  const unseen = [...found].filter((line) => !shape.lines.has(line));
  if (unseen.length === 0) return;
  if (!mayRecord(game, shape)) {
    if (shape.version === 0) throw new Error(wayOn(game));
    throw new Error(
      `There is something at a table of ${game.id} that its version ${game.stateVersion} does not have:\n  ${unseen.slice(0, 20).join('\n  ')}\n${wayOn(game)}\nIf released builds of this version can do the same, and only no test has come across it: \`npm run record-states -- --seen-late ${game.id}\`.`,
    );
  }
  for (const line of unseen) shape.lines.add(line);
  appendFileSync(shapeFile(game), `${unseen.join('\n')}\n`);
}

/** Whether what is new is written down: while a raised version is recorded, or what was seen late. */
function mayRecord(game: Named, { version }: KnownShape): boolean {
  const record = process.env.RECORD_STATES;
  return record === 'seen-late' || (record === 'raised' && version < game.stateVersion);
}

/** What is at which path of a state and of events. Ids of people and things count as any id. */
export function shapeOf(state: BaseState, events: readonly { type: string }[]): Set<string> {
  const lines = new Set<string>();
  const seats = new Set(Object.keys(state.public.table.seats));
  const isId = (key: string) => !/^[A-Za-z]+$/.test(key) || seats.has(key);
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) {
      lines.add(`${path}: ${value === null ? 'null' : typeof value}`);
      return;
    }
    const inner: [string, unknown][] = Array.isArray(value)
      ? value.map((item) => ['[]', item])
      : Object.entries(value).map(([key, item]) => [isId(key) ? '*' : key, item]);
    if (inner.length === 0) lines.add(`${path}: ${Array.isArray(value) ? 'list' : 'record'}`);
    for (const [key, item] of inner) walk(item, `${path}.${key}`);
  };
  for (const [compartment, held] of Object.entries(state)) walk(held, compartment);
  for (const { type, ...rest } of events) {
    // An undo holds a state, whose shape is looked at as such.
    const { state: _state, ...own } = { state: null, ...rest };
    walk(type === 'rewound' ? own : rest, `event ${type}`);
  }
  return lines;
}
