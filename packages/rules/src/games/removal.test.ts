import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTable } from '../engine';
import { typedIn } from '../engine/typed-words';
import { everyOffer, playAnything } from '../testing';
import { checkRemoved, fromJson, removed } from '../testing/removal';
import { isOf } from '../testing/spoken';
import { games } from '.';

// What holds of a removal at a table of any game, by random play over its offers.

/** The same games each time, so that a failure is about the change at hand; a wider search says how wide. */
const search = {
  numRuns: Number(process.env.RANDOM_PLAY_RUNS ?? 1),
  seed: Number(process.env.RANDOM_PLAY_SEED ?? 20_261_124),
  // Each history is long to look through; the failure names the seed.
  endOnFailure: true,
};
const STEPS = 120;
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const titled = games.map((game) => [game.title, game] as const);

/** What is typed and is no words: dice as they are written, and what they show. */
const NOTATION: ReadonlySet<string> = new Set(['expression', 'typed']);
/** What the rules read out of words, such as a document that is brought in, is not always marked. */
const MOSTLY = 0.02;

describe.each(titled)('%s', { timeout: 120_000 }, (_title, game) => {
  it('TABLE-046, 110: has none of a person’s words left, and all of everybody else’s', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = playAnything(game, { seed, steps: STEPS, speaking: true });
        const blank = createTable(game, table.table);
        const history = { system: game, blank, steps: fromJson(table.recorded) };
        for (const seat of ['bev', 'anya']) {
          expect(isOf(seat, JSON.stringify(history.steps))).toBe(true);
          const after = removed(history, seat);
          checkRemoved(history, after, seat);
          // These are the rules that have decided: they tell where nearly all of it went.
          expect(after.inexact).toBeLessThanOrEqual(MOSTLY * table.recorded.length);
        }
      }),
      search,
    );
  });

  it('TABLE-046: knows of each text that it asks for whether it is somebody’s words', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const unknown = new Set<string>();
        playAnything(game, {
          seed,
          steps: STEPS / 2,
          each({ state, system }, { seat }) {
            for (const { command, fields = [] } of Object.values(everyOffer(system, state, seat))) {
              for (const { kind, name } of fields) {
                if (kind !== 'text' || NOTATION.has(name)) continue;
                const typed = typedIn(system.commandSchema, { type: command, [name]: 'heron' });
                if (typed.length === 0) unknown.add(`${command}: ${name}`);
              }
            }
          },
        });
        const said = 'what people write has `typedWords` around its schema';
        expect([...unknown], said).toEqual([]);
      }),
      search,
    );
  });
});
