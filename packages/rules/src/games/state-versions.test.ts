import { describe, expect, it } from 'vitest';
import { same } from '../engine';
import { difference, readAgain, recordedPlays, replayed, statesOf } from '../testing/state-records';
import { checkShape, readShape, wayOn } from '../testing/state-shape';
import { games } from '.';

// What makes it safe that a build reads the snapshots of another one. Each version of a game's states
// has left what it made of recorded plays, and this build has to make the same of them.

describe.each(games.map((game) => [game.title, game] as const))(
  'the states of %s',
  (_title, game) => {
    const { stateVersion, readsStatesSince = stateVersion } = game;
    const plays = [...recordedPlays(game)].map(
      ([play, recorded]) => [play, replayed(game, recorded), recorded] as const,
    );
    const versions = Array.from(
      { length: stateVersion - readsStatesSince + 1 },
      (_, at) => readsStatesSince + at,
    );

    it('were recorded for its version', () => {
      const never = readShape(game).version === 0;
      const missing = never
        ? wayOn(game)
        : `Run \`npm run record-states -- ${game.id}\`, and commit what it writes.`;
      expect(statesOf(game, stateVersion), missing).not.toBeNull();
      expect(readShape(game).version, missing).toBe(stateVersion);
      expect(plays).not.toEqual([]);
    });

    it.each(versions)('are what version %i made of the same events', (version) => {
      const recorded = statesOf(game, version)?.states ?? {};
      expect(Object.keys(recorded), `plays of version ${version}`).not.toEqual([]);
      for (const [play, now] of plays) {
        for (const [commands, before] of Object.entries(recorded[play] ?? {})) {
          const state = now[Number(commands)];
          const where = `${play}, after ${commands} commands`;
          if (version < stateVersion) {
            const advice = `Version ${stateVersion} makes something else of events than \`complete\` makes of a state of version ${version} (${where}): set \`readsStatesSince\` to ${stateVersion}.`;
            expect(same(readAgain(game, before), state), advice).toBe(true);
            continue;
          }
          expect(difference(before, state), `${where}. ${wayOn(game)}`).toBeNull();
          expect(difference(state, readAgain(game, before)), `read, ${where}`).toBeNull();
        }
      }
    });

    it('have the shape that is written down', () => {
      for (const [, states, { rows }] of plays) {
        const events = rows.flatMap((row) => row.events);
        for (const state of Object.values(states)) {
          expect(() => checkShape(game, state, events.splice(0))).not.toThrow();
        }
      }
    });
  },
);
