import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { numbersFrom } from '../../../../testing/seeded-dice';
import { bookPlaybooks } from '../../library/registry';
import type { GbmCommandInput } from '../../types';
import { anyCommand, commandTypes, garbled, wordsOf } from '../any-command';
import type { Move, Pick } from '../random-play';
import { randomMove } from '../random-play';
import { SeasonBot } from '../season';
import type { TestTable } from '../table';
import { folder } from './recorded';
import type { Replay, Step, TableName } from './replay';
import { sendAndLook } from './replay';
import { tableOf } from './tables';

// Plays games at random and writes down what came of each command: `npm run record-replays`.

const playsets = [
  ...['at-the-brink-of-the-abyss', 'beneath-a-rotting-sky', 'on-a-sea-of-stars'],
  'in-a-maze-of-dreams',
];
const begun = ['mission', 'downtime', 'mission', 'obligation', 'fallout'] as const;

const LONG = 700;
const SHORT = 160;

/** One out of so many moves is nonsense: a command that nobody offered, or one of these with a part changed. */
const NONSENSE = 4;

function play(table: TableName): Replay {
  const at = tableOf(table);
  const next = numbersFrom(table.seed);
  const pick: Pick = (limit) => next() % limit;
  const fromNothing = table.begins === 'from-nothing';
  const bot = fromNothing
    ? new SeasonBot(at, pick, { playbooks: booksOf(at, table.seed), director: 'bev' })
    : null;
  const steps: Step[] = [];
  const send = (as: string, command: GbmCommandInput): void => {
    steps.push({ as, command, came: sendAndLook(at, steps.length, { as, command }) });
  };
  for (const length = fromNothing ? LONG : SHORT; steps.length < length; ) {
    const move = bot ? bot.next() : randomMove(at, pick);
    if (!move) break;
    if (pick(NONSENSE) === 0) {
      const { seat, command } = nonsense(at, move, pick);
      if (command) send(seat, command);
      // It may have been carried out, and what was meant before is open no longer.
      continue;
    }
    send(move.seat, move.command);
  }
  return { table, steps };
}

function nonsense(
  table: TestTable,
  { seat, command }: Move,
  pick: Pick,
): { seat: string; command: GbmCommandInput | null } {
  const words = wordsOf(table.state);
  const seats = Object.keys(table.state.public.table.seats);
  switch (pick(3)) {
    case 0:
      // What one may do, somebody else tries.
      return { seat: seats[pick(seats.length)] ?? seat, command };
    case 1:
      return { seat, command: garbled(command, pick, words) };
    default: {
      const type = commandTypes[pick(commandTypes.length)] ?? '';
      return { seat: seats[pick(seats.length)] ?? seat, command: anyCommand(type, pick, words) };
    }
  }
}

function booksOf({ state }: TestTable, seed: number): Record<string, string> {
  const books = Object.keys(bookPlaybooks());
  const players = Object.values(state.public.table.seats).filter(
    ({ role }) => role === 'protagonist',
  );
  return Object.fromEntries(
    players.map(({ id }, index) => [id, books[(seed + index) % books.length] ?? '']),
  );
}

function tables(): TableName[] {
  const books = Object.keys(bookPlaybooks());
  return playsets.flatMap((playset, place) => [
    { playset, seed: 100 + place, begins: 'from-nothing' as const },
    ...books.map((playbook, index) => ({
      playset,
      seed: 1000 + 10 * place + index,
      begins: { phase: begun[(index + place) % begun.length] ?? 'mission', playbook },
    })),
  ]);
}

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
for (const playset of playsets) {
  const replays = tables()
    .filter((table) => table.playset === playset)
    .map(play);
  const text = JSON.stringify(replays);
  writeFileSync(new URL(`${playset}.json.gz`, folder), gzipSync(text, { level: 9 }));
  const steps = replays.flatMap((one) => one.steps);
  const refused = steps.filter(({ came }) => came.startsWith('!')).length;
  console.log(`${playset}: ${steps.length} commands, ${refused} of them refused`);
}
