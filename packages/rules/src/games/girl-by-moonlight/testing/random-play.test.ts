import fc from 'fast-check';
import { apply } from 'mutative';
import { describe, expect, it } from 'vitest';
import type { Audience, Patch } from '../../../engine';
import { compartmentOf, createTable, evolveAll, same } from '../../../engine';
import { numbersFrom, SeededDice } from '../../../testing/seeded-dice';
import { girlByMoonlight } from '..';
import { bookPlaybooks } from '../library/registry';
import type { GbmState } from '../types';
import { checkBeats } from './beats';
import { bookTable, seatedTable } from './cast';
import { checkStakes, checkState } from './invariants';
import type { Move } from './random-play';
import { randomMove } from './random-play';
import { checkSums, checkUndo } from './sums';
import { TestTable } from './table';

/** The same games each time, so that a failure is about the change at hand; a wider search says how wide. */
const search = {
  numRuns: Number(process.env.RANDOM_PLAY_RUNS ?? 6),
  seed: Number(process.env.RANDOM_PLAY_SEED ?? 20_261_121),
};
/** After how many moves one is taken back elsewhere. */
const UNDO_EVERY = 6;
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** Plays `steps` random moves. Every move comes from an offer, so none of them may be refused. */
function play(
  table: TestTable,
  seed: number,
  steps: number,
  each?: (move: Move) => void,
): TestTable {
  const next = numbersFrom(seed);
  for (let step = 0; step < steps; step += 1) {
    const move = randomMove(table, (limit) => next() % limit);
    if (!move) throw new Error(`Step ${step}: nobody may do anything (seed ${seed}).`);
    each?.(move);
    const before = table.state;
    const refusal = table.try(move.seat, move.command);
    // Undo offers every step and says of some that there is no going back; that is no broken offer.
    if (refusal && !refusal.code.startsWith('undo-')) {
      throw new Error(
        `Step ${step}: ${move.seat} was offered ${JSON.stringify(move.command)}, but: ${refusal.message} (seed ${seed})`,
      );
    }
    const where = `seed ${seed}, step ${step}, ${JSON.stringify(move)}`;
    checkState(table.state, where);
    if (!refusal) {
      checkStakes({ before, after: table.state }, move.command, where);
      checkSums({ before, after: table.state }, move.command, where);
      if (step % UNDO_EVERY === 0) checkUndo(table, before, where);
    }
    const events = (refusal ? null : table.rows.at(-1)?.events) ?? [];
    checkBeats({ before, after: table.state, events }, where);
  }
  return table;
}

const newTable = (seed: number) => seatedTable(new TestTable(undefined, new SeededDice(seed)));
/** Raven has one of the playbooks, a different one from game to game, with every ability it has. */
function madeTable(seed: number): TestTable {
  const table = bookTable(
    seed % 2 ? 'mission' : 'obligation',
    'risky',
    new TestTable(undefined, new SeededDice(seed)),
  );
  const all = Object.values(bookPlaybooks());
  const one = all[Math.floor(seed / 2) % all.length];
  if (!one) return table;
  const ids = (abilities: readonly { id: string }[]) => abilities.map(({ id }) => id);
  return table.givenProtagonist('raven', {
    playbook: one.id,
    special: ids(one.special),
    transcendent: ids(one.transcendent),
  });
}

describe('random play', { timeout: 600_000 }, () => {
  it('accepts every offer, keeps every track in range, and every prompt can be answered', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(() => play(madeTable(seed), seed, 120)).not.toThrow();
      }),
      search,
    );
  });

  it('makes series and characters from nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(() => play(newTable(seed), seed, 120)).not.toThrow();
      }),
      search,
    );
  });

  it('replays to the live state, also after a round trip through JSON', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = play(newTable(seed), seed, 80);
        const events = JSON.parse(JSON.stringify(table.rows.flatMap((row) => row.events)));
        const blank = createTable(girlByMoonlight, {
          name: 'A test table',
          setup: { playset: 'at-the-brink-of-the-abyss' },
        });
        expect(evolveAll(girlByMoonlight, blank, events)).toEqual(table.state);
      }),
      search,
    );
  });

  it('tells each audience at every step what leads to the state as it is computed afresh', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = madeTable(seed);
        let before = table.state;
        const check = () => {
          const { state, patches } = table;
          if (state === before) return;
          expect(state).toEqual(evolveAll(girlByMoonlight, state, []));
          for (const audience of everyAudience(state)) {
            const then = compartmentOf(before, audience) ?? {};
            const told = apply(then, patches.get(audience) ?? []);
            expect(told).toEqual(compartmentOf(state, audience));
          }
          before = state;
        };
        play(table, seed, 60, check);
        check();
      }),
      search,
    );
  });

  it('tells players nothing that depends on the director’s compartment', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = madeTable(seed);
        // Two tables that remember what they computed, as the server does: each sees one of the states.
        const [knowing, other] = [newTwin(seed), newTwin(seed)];
        play(table, seed, 60, (move) => {
          if (telling.has(move.command.type)) return;
          const { state, seq } = table;
          other.resume(scrambled(state), seq);
          knowing.resume(state, seq);
          expect(received(other, move)).toEqual(received(knowing, move));
        });
      }),
      search,
    );
  });
});

/** Commands by which the director tells the table something secret. */
const telling: ReadonlySet<string> = new Set([
  'clock.reveal',
  'clock.hide',
  'fallout.tell',
  'table.undo',
  'session.end',
]);

const newTwin = (seed: number) => new TestTable(undefined, new SeededDice(seed));

/** What players are sent when a move is made. */
function received(twin: TestTable, { seat, command }: Move) {
  twin.try(seat, command);
  return forPlayers(twin.patches);
}

/** The same to everybody but the director. */
function scrambled(known: GbmState): GbmState {
  const state = { ...known, director: structuredClone(known.director) };
  // Of a clock that the table sees in part, only what it does not see may differ.
  const veiled = Object.entries(state.director.clocks).filter(([, { shows }]) => shows);
  state.director.clocks = {
    ...Object.fromEntries(
      veiled.map(([id, clock]) => [
        id,
        clock.shows?.name ? clock : { ...clock, name: 'Something hidden', outcome: 'Nobody knows' },
      ]),
    ),
    other: {
      id: 'other',
      name: 'Something else',
      outcome: 'no',
      segments: 8,
      marked: 3,
      kind: 'threat',
    },
  };
  state.director.notes = { n: { id: 'n', title: 'Other', text: 'A different secret' } };
  state.director.fallout = null;
  state.director.custom = {
    fallout: { f: { id: 'f', tier: 1, band: 'bad', text: 'Another secret', instead: false } },
    open: null,
  };
  state.director.dice.rolls += 7;
  return state;
}

function everyAudience(state: GbmState): Audience[] {
  return ['public', 'director', ...Object.keys(state.seats).map((id): Audience => `seat:${id}`)];
}

function forPlayers(patches: Map<Audience, Patch[]>): [Audience, Patch[]][] {
  return [...patches].filter(([audience]) => audience !== 'director' && audience !== 'seat:bev');
}

describe('same', () => {
  it('compares JSON values deeply', () => {
    expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(same({ a: [1] }, { a: [1, 2] })).toBe(false);
  });
});
