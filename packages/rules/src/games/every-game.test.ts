import { types } from 'node:util';
import fc from 'fast-check';
import { apply } from 'mutative';
import { describe, expect, it } from 'vitest';
import type { Audience, BaseState } from '../engine';
import { compartmentOf, createTable, evolveAll, rewindable } from '../engine';
import { nightRoad } from '../table/testing/night-road';
import { GameTable, playAnything, SeededDice } from '../testing';
import { checkShape } from '../testing/state-shape';
import { games } from '.';

// What holds at a table of any game, by random play over its offers: a game is held to it by standing
// in the registry.

/** The same games each time, so that a failure is about the change at hand; a wider search says how wide. */
const search = {
  numRuns: Number(process.env.RANDOM_PLAY_RUNS ?? 2),
  seed: Number(process.env.RANDOM_PLAY_SEED ?? 20_261_121),
};
/** One of something as though it were several, two marks at an end, what is no word, and the id of a rule. */
const CLUMSY = new RegExp(
  [
    /(?<![\d.,:−+-]|of )\b1 (dots|links|dice|points|segments|questions|follow-ups|slots|marks|actions|rolls|countdowns|handfuls|clocks|advances)\b/,
    /[^.]\.\.$|[!?…]\.$|: *:|“”|\. \(|\(\)/,
    /\b(undefined|null|NaN)\b|\[object|\[X\]/,
    /\b[A-Z]{3}-([A-Z]{2,4}-)?\d+|\b(TABLE|AMB)-\d/,
  ]
    .map(({ source }) => `(${source})`)
    .join('|'),
);

/** What people read at a table now: the newest lines, what is asked, and what is offered. */
function sentencesOf(state: BaseState): string[] {
  const lines = [state.public.log, state.director.log].flatMap((log) => log.entries);
  const asked = Object.values(promptsOf(state)).flatMap(({ title, text }) => [title, text]);
  const offered = Object.values(state.seats).flatMap(({ offers }) => Object.values(offers));
  return [
    ...lines.flatMap(({ text, notes = [] }) => [text, ...notes]),
    ...asked,
    ...offered.flatMap(({ label, detail = '', cost = '' }) => [label, detail, cost]),
  ];
}

function promptsOf(state: BaseState): Record<string, { title: string; text: string }> {
  const { derived } = state.public as { derived?: { prompts?: ReturnType<typeof promptsOf> } };
  return derived?.prompts ?? {};
}

/** How long each game is; the games have longer ones of their own. */
const STEPS = 40;
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** What the table lends and no game of the house takes yet is held to it by a game of the tests. */
const titled = [...games, nightRoad].map((game) => [game.title, game] as const);

describe.each(titled)('%s', { timeout: 120_000 }, (_title, game) => {
  const play = (seed: number, steps: number, each?: Parameters<typeof playAnything>[1]['each']) =>
    playAnything(game, { seed, steps, ...(each ? { each } : {}) });

  const property = (check: (seed: number) => void) =>
    fc.assert(
      fc.property(seeds, (seed) => void check(seed)),
      search,
    );

  it('carries out whatever it offers', () => {
    property((seed) => {
      expect(() => play(seed, STEPS)).not.toThrow();
    });
  });

  it.runIf(games.includes(game))('has states and events of the shape that its version has', () => {
    property((seed) => {
      const { state, events } = play(seed, STEPS);
      expect(() => checkShape(game, state, events)).not.toThrow();
    });
  });

  it('says no sentence that counts one as many, ends twice, or lets something through', () => {
    const said = new Set<string>();
    property((seed) => {
      play(seed, 2 * STEPS, (table) => {
        for (const sentence of sentencesOf(table.state)) said.add(sentence);
      });
    });
    expect([...said].filter((sentence) => CLUMSY.test(sentence))).toEqual([]);
  });

  it('offers those who watch nothing', () => {
    property((seed) => {
      const table = play(seed, 20);
      expect(table.offers('sam')).toEqual([]);
      expect(table.state.seats.sam?.drawers).toEqual([]);
      const all = Object.values(table.state.seats).flatMap(({ drawers }) => drawers);
      for (const name of all) expect(game.drawer(table.state, 'sam', name)).toEqual({});
    });
  });

  it('replays to the live state, also after a round trip through JSON', () => {
    property((seed) => {
      const table = play(seed, STEPS);
      const events: typeof table.events = JSON.parse(JSON.stringify(table.events));
      expect(evolveAll(game, createTable(game, table.table), events)).toEqual(table.state);
    });
  });

  it('tells each audience at every step what leads to the state as it is computed afresh', () => {
    property((seed) => {
      let before: BaseState | null = null;
      play(seed, STEPS, ({ state, patches }) => {
        if (before && before !== state) {
          expect(state).toEqual(evolveAll(game, state, []));
          for (const audience of audiencesIn(state)) {
            const told = apply(compartmentOf(before, audience) ?? {}, patches.get(audience) ?? []);
            expect(told).toEqual(compartmentOf(state, audience));
          }
        }
        before = state;
      });
    });
  });

  it('keeps no view of the state in what is computed from it', () => {
    const clean = new WeakSet<object>();
    const hasView = (value: unknown): boolean => {
      if (typeof value !== 'object' || value === null || clean.has(value)) return false;
      if (types.isProxy(value) || Object.values(value).some(hasView)) return true;
      clean.add(value);
      return false;
    };
    property((seed) => {
      play(seed, STEPS, ({ state }) => expect(hasView(state)).toBe(false));
    });
  });

  it('TABLE-051: is as it was, and offers what it offered, when somebody takes their step back', () => {
    let taken = 0;
    property((seed) => {
      let last: { seat: string; before: BaseState } | null = null;
      play(seed, STEPS, (table, { seat }) => {
        const { state, seq } = table;
        if (last) {
          const refusal = table.try(last.seat, { type: 'table.take-back', to: seq });
          if (refusal) expect(refusal.code).toMatch(/^undo-/);
          else {
            taken += 1;
            expect(rewindable(table.state)).toEqual(rewindable(last.before));
            for (const [id, { offers, drawers }] of Object.entries(table.state.seats)) {
              const then = last.before.seats[id];
              expect(inAnyOrder(offers)).toEqual(inAnyOrder(then?.offers));
              expect(drawers).toEqual(then?.drawers);
            }
          }
          table.state = state;
        }
        last = { seat, before: state };
      });
    });
    expect(taken).toBeGreaterThan(10);
  });

  it('tells nobody anything that depends on what only others see', () => {
    property((seed) => {
      const elsewhere = secretsOf(
        playAnything(game, { seed, steps: STEPS, choices: seed + 2 }).state,
      );
      play(seed, STEPS, (table, { seat, command }) => {
        const { role } = table.state.public.table.seats[seat] ?? {};
        // Going back brings back what lay in secret, and whoever directs tells of it.
        if (command.type === 'table.undo' || role === 'director') return;
        const received = (state: BaseState) => {
          const twin = new GameTable(game, table.table, new SeededDice(seed));
          twin.state = state;
          twin.try(seat, command);
          return [...twin.patches].filter(([to]) => to === 'public' || to === `seat:${seat}`);
        };
        const judgedBy = game.discloses?.(table.state, command) ?? [];
        const other = withSame(withSecretsOf(elsewhere, table.state, seat), table.state, judgedBy);
        expect(received(other)).toEqual(received(table.state));
        for (const name of table.state.seats[seat]?.drawers ?? []) {
          const inside = (state: BaseState) => game.drawer(state, seat, name);
          expect(inside(other)).toEqual(inside(table.state));
        }
      });
    });
  });
});

/** What lies in secret at a table, under ids that no other table gives. */
function secretsOf({ director, seats }: BaseState): Pick<BaseState, 'director' | 'seats'> {
  const text = JSON.stringify({ director, seats });
  return JSON.parse(text.replaceAll(/"([a-z]+)(\d+-\d+)"/g, '"$1-elsewhere$2"'));
}

/** A state in which everything is different that a seat cannot see. */
function withSecretsOf(
  elsewhere: Pick<BaseState, 'director' | 'seats'>,
  state: BaseState,
  seat: string,
): BaseState {
  const own = state.seats[seat];
  const seats = { ...elsewhere.seats, ...(own ? { [seat]: own } : {}) };
  return { ...state, director: elsewhere.director, seats };
}

/** A state that is the same as another at some paths: what a command may tell by. */
function withSame(
  state: BaseState,
  as: BaseState,
  paths: readonly (readonly string[])[],
): BaseState {
  const copy: BaseState = structuredClone(state);
  for (const path of paths) {
    const holder = valueAt(copy, path.slice(0, -1));
    const key = path.at(-1) ?? '';
    const value = valueAt(as, path.slice(0, -1))?.[key];
    if (value !== undefined && holder) holder[key] = value;
    else delete holder?.[key];
  }
  return paths.length === 0 ? state : copy;
}

function valueAt(state: object, path: readonly string[]): Record<string, unknown> | undefined {
  let value: object | undefined = state;
  for (const key of path) {
    const next: unknown = value && new Map<string, unknown>(Object.entries(value)).get(key);
    value = typeof next === 'object' && next !== null ? next : undefined;
  }
  return value as Record<string, unknown> | undefined;
}

function audiencesIn(state: BaseState): Audience[] {
  return ['public', 'director', ...Object.keys(state.seats).map((id): Audience => `seat:${id}`)];
}

/** What is offered, the options of a field in an order of its own: what is brought back may come last. */
function inAnyOrder(offers: object | undefined): unknown {
  const ordered = (_: string, value: unknown) =>
    Array.isArray(value)
      ? [...value].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : value;
  return JSON.parse(JSON.stringify(offers ?? {}, ordered));
}
