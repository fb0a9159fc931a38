import { beforeAll, describe, expect, it } from 'vitest';
import { nightRoad } from '../table/testing/night-road';
import { everywhere, SHAPE } from '../testing/holds';
import { reachOf } from '../testing/reach-of';
import type { Reach } from '../testing/step';
import type { Found } from '../testing/walk';
import { CARRIES_OUT, CHANGES, everythingOf, OWN, playEverything } from '../testing/walk';
import { games } from '.';

// What holds at a table of any game, by random play over its offers: a game is held to it by standing
// in the registry. What cannot be told from its rules stands in its testing/reach.ts.

/** The same games each time, so that a failure is about the change at hand; a wider search says how wide. */
const SEED = Number(process.env.RANDOM_PLAY_SEED ?? 1);
const ROUNDS = Number(process.env.RANDOM_PLAY_RUNS ?? 1);
const ONLY = process.env.RANDOM_PLAY_GAME;
/** What the table lends and no game of the house takes yet is held to it by a game of the tests. */
const played = [...games, nightRoad].filter(({ id }) => ONLY === undefined || id === ONLY);

describe.each(played.map((game) => [game.title, game] as const))('%s', (_title, game) => {
  let reach: Reach;
  let found: Found;

  beforeAll(async () => {
    reach = await reachOf(game);
    found = playEverything(game, reach, { seed: SEED, rounds: ROUNDS });
  }, 1_800_000);

  const again = `Again: RANDOM_PLAY_GAME=${game.id} RANDOM_PLAY_SEED=${SEED} RANDOM_PLAY_RUNS=${ROUNDS} npx vitest run --project rules packages/rules/src/games/every-game.test.ts`;
  /** What there is to be said, and how to see it again; nothing where all is well. */
  const told = (wrong: readonly string[]) =>
    wrong.length === 0 ? '' : [...wrong, again].join('\n');

  // No release keeps the states of a game of the tests.
  const kept = games.includes(game) ? [] : [SHAPE];
  const properties = [CARRIES_OUT, CHANGES, OWN, ...Object.keys(everywhere)];
  it.each(properties.filter((one) => !kept.includes(one)))('%s', (property) => {
    expect(told(found.wrong.get(property) ?? [])).toBe('');
  });

  it('looks at enough of what it holds the game to', () => {
    for (const looked of ['taken back', 'compared', 'passed on', 'computed afresh']) {
      expect(found.tally.get(looked), looked).toBeGreaterThan(10);
    }
  });

  it('reaches every command and event, or says in its testing/reach.ts why not', () => {
    const { unreached = {} } = reach;
    const every = everythingOf(game, reach);
    const where = `packages/rules/src/games/${game.id}/testing/reach.ts`;
    const missed = every.filter((one) => !found.reached.has(one) && !Object.hasOwn(unreached, one));
    const wrong = [
      ...missed.map((one) => `Random play never reaches “${one}”.`),
      ...(missed.length > 0
        ? [`${where} names positions from which it does, or in \`unreached\` the reason why not.`]
        : []),
      ...Object.keys(unreached)
        .filter((one) => found.reached.has(one) || !every.includes(one))
        .map(
          (one) =>
            `“${one}” is reached, or is nothing: \`unreached\` in ${where} need not name it.`,
        ),
    ];
    expect(told(wrong)).toBe('');
  });

  it('says of each event of its own that it is one, in its testing/reach.ts', () => {
    const known = everythingOf(game, reach);
    const unknown = [...found.reached].filter(
      (one) => one.startsWith('event ') && !known.includes(one),
    );
    expect(told(unknown.map((one) => `“${one}” is missing in \`events\`.`))).toBe('');
  });
});
