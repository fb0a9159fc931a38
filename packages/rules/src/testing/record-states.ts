import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RuleSystem } from '../engine';
import { playAnything } from './random-play';
import type { RecordedPlay, VersionStates } from './state-records';
import { playsFile, recordedPlays, replayed, statesOf, versionFile } from './state-records';
import { beginShape, checkShape, statesFolder, wayOn } from './state-shape';

/** The plays that each version brings, so that its new events are among what later ones have to read. */
const SEEDS = [1, 2];
const STEPS = 400;

/**
 * Writes down what a new version of a game's states makes of all recorded plays, and of some of its own.
 * What a version once made stays as it is: builds of it are out.
 *
 * @throws where the version was recorded before, and the rules have changed since.
 */
export function recordStates(game: RuleSystem): void {
  const { stateVersion, readsStatesSince = stateVersion } = game;
  mkdirSync(statesFolder(game), { recursive: true });
  const known = statesOf(game, stateVersion);
  if (known) demandSame(game, known);
  else {
    writeFileSync(playsFile(game, stateVersion), gzipSync(JSON.stringify(newPlays(game))));
    const states: VersionStates['states'] = {};
    for (const [name, play] of recordedPlays(game)) states[name] = replayed(game, play);
    const recorded: VersionStates = { version: stateVersion, states };
    writeFileSync(versionFile(game, stateVersion), compressed(recorded));
  }
  for (const file of readdirSync(statesFolder(game))) {
    const version = Number(/^version-(\d+)\.json\.br$/.exec(file)?.[1] ?? Number.NaN);
    if (version < readsStatesSince) rmSync(statesFolder(game) + file);
  }
  beginShape(game);
  for (const play of recordedPlays(game).values()) {
    const events = play.rows.flatMap((row) => row.events);
    for (const state of Object.values(replayed(game, play)))
      checkShape(game, state, events.splice(0));
  }
}

function demandSame(game: RuleSystem, { states }: VersionStates): void {
  for (const [name, play] of recordedPlays(game)) {
    const before = states[name];
    if (before && JSON.stringify(before) !== JSON.stringify(replayed(game, play))) {
      throw new Error(
        `Version ${game.stateVersion} made something else of ${name}. ${wayOn(game)}`,
      );
    }
  }
}

function newPlays(game: RuleSystem): RecordedPlay[] {
  return SEEDS.map((seed) => {
    const rows: RecordedPlay['rows'] = [];
    let told = 0;
    const note = (events: RecordedPlay['rows'][number]['events']) => {
      if (events.length > told) rows.push({ events: events.slice(told) });
      told = events.length;
    };
    const { events, table } = playAnything(game, {
      seed,
      steps: STEPS,
      each: ({ events }) => note(events),
    });
    note(events);
    return { name: table.name, setup: table.setup, rows };
  });
}

/** States repeat most of one another, which only a large window sees. */
function compressed(recorded: VersionStates): Buffer {
  return brotliCompressSync(JSON.stringify(recorded), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
}
