import { fileURLToPath } from 'node:url';
import type { BaseState, LogEntry, Offer, Patch, RuleSystem, SeatId } from '../engine';
import type { Move } from './exhaustive';
import { nextMove, ofItsOwn } from './exhaustive';
import type { GameTable } from './game-table';
import { promptsOf } from './prompts';
import { openAnything } from './random-play';
import { numbersFrom } from './seeded-dice';
import type { Reach } from './step';

// A game to read: who was offered what, what they did, and what each audience saw of it. It is the same each
// time, so that whatever changes in a game shows in a review as those at the table would see it.

const SEED = 7;
/** Moves from a new table, and from each of a few positions. */
const [MOVES, MORE] = [20, 12];
const POSITIONS = 3;

/** Where the playthrough of a game lies. */
export const playthroughFile = ({ id }: Pick<RuleSystem, 'id'>): string =>
  fileURLToPath(new URL(`../games/${id}/testing/playthrough.md`, import.meta.url));

/** A game played at random, in words. */
export function playthroughOf(game: RuleSystem, { positions = {}, read }: Reach): string {
  const sent = ofItsOwn();
  const names = read ?? Object.keys(positions).slice(0, POSITIONS);
  const begins: [string, GameTable, number][] = [
    ['a new table', openAnything(game, SEED), MOVES],
    ...names.flatMap((name): [string, GameTable, number][] => {
      const begin = positions[name];
      return begin ? [[name, begin(SEED), MORE]] : [];
    }),
  ];
  const numbers = numbersFrom(SEED);
  const pick = (limit: number) => numbers() % limit;
  const parts = begins.flatMap(([name, table, moves]) => [
    `## From ${name}`,
    ...Array.from({ length: moves }, (_, at) =>
      told(table, nextMove(table, pick, sent), sent, at + 1),
    ),
  ]);
  return `${[`# ${game.title}, played at random`, HEAD, ...parts].join('\n\n')}\n`;
}

const HEAD =
  'Written by `npm run playthroughs`: what somebody was offered (how much in which place), what they did, and what each audience saw of it. A test compares it with what the rules do now.';

/** A move in words, after it was made. */
function told(
  table: GameTable,
  move: Move | null,
  sent: Map<string, number>,
  number: number,
): string {
  if (!move) return `${number}. Nobody may do anything.`;
  const { type, ...rest } = move.command;
  sent.set(type, (sent.get(type) ?? 0) + 1);
  const { state: before } = table;
  const refusal = table.try(move.seat, move.command);
  const with_ = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return [
    `${number}. ${offeredTo(before, move.seat)}`,
    `   \`${type}\`${with_}`,
    ...(refusal ? [`   - is refused: ${refusal.message}`] : seenOf(before, table)),
  ].join('\n');
}

function offeredTo(state: BaseState, seat: SeatId | 'server'): string {
  const found = state.public.table.seats[seat];
  if (!found) return 'The server sends';
  const places = new Map<string, number>();
  const offers: Offer[] = Object.values(state.seats[seat]?.offers ?? {});
  for (const { place } of offers) places.set(place, (places.get(place) ?? 0) + 1);
  const many = [...places].map(([place, count]) => `${place} ${count}`).join(', ');
  const asked = Object.values(promptsOf(state)).filter(({ to }) => to.includes(seat));
  const questions = asked.map(({ title }) => `, asked “${title}”`).join('');
  return `${found.name} (${found.role}; ${many}${questions}) sends`;
}

/** What each audience saw of a command: lines of the log, or which parts of its own have changed. */
function seenOf(before: BaseState, { state, patches }: GameTable): string[] {
  return [...patches].flatMap(([audience, changes]) => {
    const lines =
      audience === 'public' || audience === 'director' ? newLines(audience, before, state) : [];
    const parts = partsOf(changes);
    if (lines.length === 0 && parts.length === 0) return [];
    const said = lines.map(({ text, notes = [] }) => `“${[text, ...notes].join(' ')}”`);
    return [`   - ${audience}: ${[...said, ...parts].join('; ')}`];
  });
}

function newLines(of: 'public' | 'director', before: BaseState, now: BaseState): LogEntry[] {
  const known = new Set(before[of].log.entries);
  return now[of].log.entries.filter((entry) => !known.has(entry) && !entry.undone);
}

/** Which parts have changed, but for the log and what is offered. */
function partsOf(changes: readonly Patch[]): string[] {
  const parts = changes.map(({ path }) => path.slice(0, 2).join('/'));
  return [...new Set(parts)].filter((part) => !/^(log|offers|drawers|derived)\b/.test(part));
}
