import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../packages/rules/src/engine';
import { refusalCodes } from '../../packages/rules/src/engine';
import {
  anyCommand,
  commandTypes,
  garbled,
  wordsOf,
} from '../../packages/rules/src/games/girl-by-moonlight/testing/any-command';
import {
  bookTable,
  seatedTable,
} from '../../packages/rules/src/games/girl-by-moonlight/testing/cast';
import {
  fill,
  randomMove,
  stepsOf,
} from '../../packages/rules/src/games/girl-by-moonlight/testing/random-play';
import { TestTable } from '../../packages/rules/src/games/girl-by-moonlight/testing/table';
import type { GbmCommandInput } from '../../packages/rules/src/games/girl-by-moonlight/types';
import { numbersFrom, SeededDice } from '../../packages/rules/src/testing/seeded-dice';
import { pages, readSpec } from '../../scripts/rules/spec.mjs';

const root = new URL('../../', import.meta.url);
const spec = readSpec(pages.map((page) => readFileSync(new URL(page, root), 'utf8')).join('\n'));
const rules = new Set(spec.rules.map(({ id }) => id));

/** What the director alone may know, at every table here. */
const SECRET = 'hush';
const seats = ['bev', 'claire', 'anya', 'dylan', 'wanda', 'stranger'] as const;
const search = {
  numRuns: Number(process.env.REFUSAL_RUNS ?? 1),
  seed: Number(process.env.REFUSAL_SEED ?? 20_261_122),
};

/** Everybody sits, somebody watches, the director keeps a secret, and some moves have been made. */
function tableAt(stage: (typeof stages)[number], seed: number, moves: number): TestTable {
  const fresh = new TestTable(undefined, new SeededDice(seed));
  const table = stage === 'creation' ? seatedTable(fresh) : bookTable(stage, 'risky', fresh);
  table
    .send('server', { type: 'seat.take', seat: 'wanda', name: 'Wanda', role: 'spectator' })
    .send('bev', { type: 'clock.create', name: SECRET, segments: 6, secret: true })
    .send('bev', { type: 'note.write', title: SECRET, text: SECRET });
  const next = numbersFrom(seed);
  for (let move = 0; move < moves; move += 1) {
    const made = randomMove(table, (limit) => next() % limit);
    if (made) table.try(made.seat, made.command);
  }
  return table;
}
const stages = ['creation', 'obligation', 'downtime', 'mission', 'fallout'] as const;

/** Holds something at tables of each stage, after some moves; `REFUSAL_RUNS=20` at more of them. */
function atEachStage(
  holds: (stage: (typeof stages)[number], seed: number, moves: number) => void,
): void {
  for (const stage of stages) {
    const property = fc.property(fc.nat(), fc.nat(60), (seed, moves) => holds(stage, seed, moves));
    fc.assert(property, search);
  }
}

/** What is wrong with a refusal, in words. */
function faultsOf({ code, message, instead, rule }: Refusal, typed: string): string[] {
  const faults = [];
  // What somebody has typed for dice is quoted back to them, whatever it is.
  const quoted = typed.split(/[\s,;]+/).map((word) => `“${word}”`);
  if (!refusalCodes.includes(code)) faults.push(`“${code}” is no code`);
  if (!rules.has(rule)) faults.push(`${rule} stands in no page of docs/rules`);
  for (const sentence of [message, instead]) {
    if (!/^\S.*[.?!”]$/s.test(sentence)) faults.push(`“${sentence}” is no sentence`);
    const ours = quoted.reduce((left, quote) => left.replaceAll(quote, ''), sentence);
    if (/undefined|null|NaN|\[object|\b[a-z]+\d+-\d+\b/.test(ours))
      faults.push(`“${sentence}” is no plain English`);
  }
  if (message === instead) faults.push(`“${message}” says the same twice`);
  return faults;
}

describe('a refusal', { timeout: 600_000 }, () => {
  /** Sends a command, and puts the table back where it was if it was carried out after all. */
  function send(table: TestTable, seat: string, command: GbmCommandInput): Refusal | null {
    const before = table.state;
    const refusal = table.try(seat, command);
    const where = `${seat} sends ${JSON.stringify(command)}`;
    if (refusal) {
      expect(table.state, where).toBe(before);
      const typed = 'typed' in command ? (command.typed ?? '') : '';
      expect(faultsOf(refusal, typed), where).toEqual([]);
      if (seat !== 'bev') expect(JSON.stringify(refusal), where).not.toContain(SECRET);
    }
    table.state = before;
    return refusal;
  }

  it('of any command by anybody says why, what to do instead, and which rule refuses', () => {
    const refused = new Set<string>();
    atEachStage((stage, seed, moves) => {
      const table = tableAt(stage, seed, moves);
      const before = structuredClone(table.state);
      const next = numbersFrom(seed);
      const pick = (limit: number) => next() % limit;
      const words = wordsOf(table.state);
      for (const type of commandTypes) {
        for (const seat of seats) {
          const command = anyCommand(type, pick, words);
          if (command && send(table, seat, command)) refused.add(type);
        }
      }
      expect(table.state).toEqual(before);
    });
    expect(commandTypes.filter((type) => !refused.has(type))).toEqual([]);
  });

  it('of what was offered to somebody else, or is garbled, does so too', () => {
    atEachStage((stage, seed, moves) => {
      const table = tableAt(stage, seed, moves);
      const next = numbersFrom(seed);
      const pick = (limit: number) => next() % limit;
      const words = wordsOf(table.state);
      const offers = seats.flatMap((seat) => table.offers(seat).map((offer) => ({ seat, offer })));
      for (const { seat, offer } of offers) {
        const command = fill(offer, pick, stepsOf(table));
        const bad = garbled(command, pick, words);
        if (bad) send(table, seat, bad);
        const other = seats[pick(seats.length)] ?? 'bev';
        if (other !== seat) send(table, other, command);
      }
    });
  });

  it('tells a player nothing that depends on what the director alone knows', () => {
    atEachStage((stage, seed, moves) => {
      const table = tableAt(stage, seed, moves);
      const words = wordsOf(table.state);
      const open = table.twin(
        (state) => ({ ...state, director: { ...state.director, clocks: {}, notes: {} } }),
        new SeededDice(seed),
      );
      const next = numbersFrom(seed);
      for (const type of commandTypes) {
        const command = anyCommand(type, (limit) => next() % limit, words);
        if (!command) continue;
        const where = `claire sends ${JSON.stringify(command)}`;
        expect(send(table, 'claire', command), where).toEqual(send(open, 'claire', command));
      }
    });
  });
});
