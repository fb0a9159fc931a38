import { expect } from 'vitest';
import type { SeatId } from '../../../../engine';
import { createTable, evolveAll } from '../../../../engine';
import { numbersFrom, SeededDice } from '../../../../testing/seeded-dice';
import { girlByMoonlight } from '../..';
import { allPlaysets, bookPlaybooks } from '../../library/registry';
import type { GbmState } from '../../types';
import { beatsIn, checkBeats } from '../beats';
import { checkOffers, checkPackets, checkStakes, checkState, HUSHED } from '../invariants';
import { playSeason } from '../season';
import { checkSums, checkUndo } from '../sums';
import { TestTable } from '../table';
import { kindsOfAny, kindsPlayed } from './kinds';

/** How many seasons are played, and which: `SEASONS=500 SEASON_SEED=1` looks further. */
const SEASONS = Number(process.env.SEASONS ?? 6);
const FIRST_SEED = Number(process.env.SEASON_SEED ?? 20_261_122);
/** Seasons are played until so many episodes of all playsets are over; usually it is seasons that are counted. */
const EPISODES = process.env.EPISODES === undefined ? null : Number(process.env.EPISODES);
/** Seeds that once found something, by playset. They are played each time. */
const pinned: Readonly<Record<string, readonly number[]>> = {
  // Somebody who acted along had rolled, and could not refuse the promise that still lay there.
  'at-the-brink-of-the-abyss': [20_261_124],
};

/** Another playset's seasons are fewer by default; `SEASON_PLAYSET` plays those of one alone. */
const ONLY = process.env.SEASON_PLAYSET;
const ABYSS = 'at-the-brink-of-the-abyss';

function* seedsOf(playset: string, { part, of }: Share): Generator<number> {
  if (ONLY !== undefined && ONLY !== playset) return;
  if (part === 0) yield* pinned[playset] ?? [];
  const few = ONLY === undefined && playset !== ABYSS ? Math.ceil(SEASONS / 3) : SEASONS;
  const count = EPISODES === null ? few : Infinity;
  for (let index = part; index < count; index += of) yield FIRST_SEED + index;
}

/** The seasons of one test file, where those of a playset are shared out among several. */
export interface Share {
  /** Which of them this is, from 0. */
  part: number;
  of: number;
}

const books = Object.keys(bookPlaybooks());
/** So many seasons come across whatever is a playset's own, */
const ENOUGH = 4;
/** and so many across whatever happens at any table. */
const ENOUGH_FOR_ALL = 6;

/** By which the director tells the table something secret. */
const telling: ReadonlySet<string> = new Set([
  'clock.reveal',
  'clock.hide',
  'fallout.tell',
  'roll.show',
]);

/**
 * A table of three, four or seven players; the playbooks take turns from seed to seed. One in four begins
 * with what is ready-made, and whoever comes takes any hero.
 */
function seat(
  playset: string,
  seed: number,
): { table: TestTable; playing: Record<string, string> } {
  const players = seed % 6 === 0 ? books.length : 3 + (seed % 2);
  const table = new TestTable(playset, new SeededDice(seed));
  table.send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
  const playing: Record<string, string> = {};
  for (let index = 0; index < players; index += 1) {
    const id = `player${index}`;
    table.send('server', { type: 'seat.take', seat: id, name: `P${index}`, role: 'protagonist' });
    playing[id] = books[(seed + index) % books.length] ?? 'the-harmony';
  }
  if (seed % 4 === 3) table.send('bev', { type: 'tonight.begin' });
  return { table, playing };
}

/** After how many moves what lies in drawers is looked through. */
const LOOK_EVERY = 10;
/** After how many moves one is taken back elsewhere; `UNDO_EVERY=1` takes back every one. */
const UNDO_EVERY = Number(process.env.UNDO_EVERY ?? 25);

/** Plays one season and checks after every command what holds at any table. */
function season(playset: string, seed: number) {
  const kindsSeen = new Set<string>();
  const { table, playing } = seat(playset, seed);
  const next = numbersFrom(seed);
  const hushed = new Set<string>();
  let later = 0;
  let before = table.state;
  const played = playSeason(table, (limit) => next() % limit, {
    playbooks: playing,
    inAHurry: seed % 3 === 1,
    before({ seat, command }) {
      before = table.state;
      if (isChoiceLeftForLater(before, seat, command)) later += 1;
      for (const word of secretsOf(command, before)) hushed.add(word);
    },
    after(move, moves) {
      const where = `season ${seed}, move ${moves}, ${JSON.stringify(move)}`;
      checkState(table.state, where);
      checkStakes({ before, after: table.state }, move.command, where);
      checkSums({ before, after: table.state }, move.command, where);
      if (moves % UNDO_EVERY === 0) checkUndo(table, before, where);
      const events = table.rows.at(-1)?.events ?? [];
      checkBeats({ before, after: table.state, events }, where);
      for (const { kind } of beatsIn(events)) kindsSeen.add(kind);
      if (telling.has(move.command.type)) {
        const told = JSON.stringify(table.state.public).match(HUSHED) ?? [];
        for (const word of told) hushed.delete(word);
      }
      // What a director has written for themselves alone goes with them where chairs are swapped (TABLE-102).
      if (move.command.type === 'chairs.answer')
        for (const word of wordsInNotes(table.state)) hushed.delete(word);
      const directors = directorsOf(table.state);
      checkPackets(table.patches, directors, hushed, where);
      if (moves % LOOK_EVERY === 0 && hushed.size > 0) {
        for (const id of Object.keys(table.state.public.table.seats))
          if (!directors.includes(id)) checkOffers(table.offers(id), hushed, `${where}, ${id}`);
      }
    },
  });
  const events = JSON.parse(JSON.stringify(table.rows.flatMap((row) => row.events)));
  const blank = createTable(girlByMoonlight, { name: 'A test table', setup: { playset } });
  expect(evolveAll(girlByMoonlight, blank, events), `season ${seed} replays`).toEqual(table.state);
  return { ...played, kinds: kindsSeen, later };
}

/** Whether somebody in play now chooses what they have left open when they sat down. */
function isChoiceLeftForLater(
  { public: shared }: GbmState,
  seat: string,
  command: object,
): boolean {
  const type = 'type' in command ? command.type : '';
  return (
    (type === 'character.raise-action' || type === 'character.choose-ability') &&
    Object.values(shared.protagonists).some(
      (one) => one.seat === seat && one.status !== 'lost' && one.status !== 'creating',
    )
  );
}

/** The words of a command that only the director may know once it is carried out: not those that all know. */
function secretsOf(command: object, before: GbmState): string[] {
  const words = JSON.stringify(command).match(HUSHED) ?? [];
  if (words.length === 0) return [];
  const known: readonly string[] = JSON.stringify(before.public).match(HUSHED) ?? [];
  return words.filter((word) => !known.includes(word));
}

/** Who directs now: chairs may be swapped between two seasons. */
const directorsOf = ({ public: { table } }: GbmState): SeatId[] =>
  Object.values(table.seats).flatMap(({ id, role }) => (role === 'director' ? [id] : []));

/** Secret words that stand in what somebody keeps for themselves alone. */
const wordsInNotes = ({ seats }: GbmState): string[] =>
  Object.values(seats).flatMap(({ notes }) => JSON.stringify(notes ?? {}).match(HUSHED) ?? []);

/** What came of the seasons of one test file. */
interface Played {
  seasons: number;
  episodes: number;
  /** Playbooks that nobody played, although there were seasons enough for all of them. */
  unplayed: string[];
  /** Kinds of beats that nobody was told of, although there were seasons enough (`kindsPlayed`). */
  untold: string[];
  /** Choices of making somebody that were made in play (TABLE-092). */
  later: number;
}

/** Time for the seasons of one test file, also when somebody asks for thousands of them. */
export const SEASONS_MS = 5_400_000;

/**
 * Plays seasons of a playset to their end. They take long, so that each playset has a test file of its
 * own, or several that share the seasons out, which run at the same time.
 */
export function playSeasons(playset: string, { part, of }: Share = { part: 0, of: 1 }): Played {
  const seeds: number[] = [];
  let episodes = 0;
  const seen = new Set<string>();
  const kinds = new Set<string>();
  let later = 0;
  const enough = EPISODES === null ? null : EPISODES / Object.keys(allPlaysets()).length / of;
  for (const seed of seedsOf(playset, { part, of })) {
    if (enough !== null && episodes >= enough) break;
    seeds.push(seed);
    try {
      const played = season(playset, seed);
      episodes += played.episodes;
      later += played.later;
      for (const playbook of played.playbooks) seen.add(playbook);
      for (const kind of played.kinds) kinds.add(kind);
    } catch (error) {
      throw new Error(
        `Season ${seed} failed; play it again with SEASON_PLAYSET=${playset} SEASON_SEED=${seed} SEASONS=1. ${String(error)}`,
        { cause: error },
      );
    }
  }
  if (process.env.SEASON_SEED !== undefined) {
    console.log(
      `${playset}: ${episodes} episodes in ${seeds.length} seasons, seeds ${seeds[0]} to ${seeds.at(-1)}`,
    );
  }
  const unplayed = seeds.length < books.length ? [] : books.filter((book) => !seen.has(book));
  const expected = [
    ...(seeds.length >= ENOUGH ? (kindsPlayed[playset] ?? []) : []),
    ...(seeds.length >= ENOUGH_FOR_ALL ? kindsOfAny : []),
  ];
  const untold = expected.filter((kind) => !kinds.has(kind));
  return { seasons: seeds.length, episodes, unplayed, untold, later };
}
