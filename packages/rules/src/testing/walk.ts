import { z } from 'zod';
import type { Refusal, RuleSystem } from '../engine';
import { tableEventTypes } from '../engine';
import type { Move, Sent } from './exhaustive';
import { commandTypesOf, nextMove } from './exhaustive';
import type { GameTable } from './game-table';
import { everywhere, SHAPE } from './holds';
import { besides } from './holds/besides';
import { changing } from './holds/events';
import { openAnything } from './random-play';
import { numbersFrom } from './seeded-dice';
import type { Reach, Step, Watch, Watching } from './step';

/** Moves of a run, where a game does not say otherwise. */
const STEPS = 80;
/** How many runs begin at a new table. */
const FROM_NOTHING = 3;
/** Rounds that only look for what was not reached. */
const HUNTS = 20;
/** Moves of such a round in which nothing new came up before it goes on from somewhere else. */
const PATIENCE = 25;
/** Who hunts opens somebody's drawers before each move: what is reached last mostly lies there. */
const ALWAYS = 1;
/** Of what is wrong with each property so much is told. */
const FEW = 3;

/** Which runs are played. */
export interface Runs {
  seed: number;
  /** How often each position is begun with. */
  rounds: number;
  /** How often again at most, only to reach what was not reached. */
  hunts?: number;
  /** How the name of the one property begins that is looked at; when absent, all are. */
  only?: string;
}

/** What random play has found out about a game. */
export interface Found {
  /** What does not hold, by property, in words. */
  wrong: Map<string, string[]>;
  /** What was reached, as `unreached` names it. */
  reached: Set<string>;
  /** How often a property had something to look at. */
  tally: Map<string, number>;
  moves: number;
}

export const CARRIES_OUT = 'carries out whatever it offers';
export const CHANGES = 'changes something by each kind of event that it records';
export const OWN = 'keeps to what its own rules say of any table';

/**
 * Plays a game at random, from a new table and from all its positions, and looks whether everything holds. As
 * long as something was not reached, it plays on for some rounds in which it only looks for that.
 */
export function playEverything(
  game: RuleSystem,
  reach: Reach,
  { seed, rounds, hunts = HUNTS, only = '' }: Runs,
): Found {
  const found: Found = { wrong: new Map(), reached: new Set(), tally: new Map(), moves: 0 };
  found.reached.add('command table.open');
  const events = changing();
  const sent: Sent = new Map();
  const { positions = {}, unreached = {} } = reach;
  const fresh = Array.from(
    { length: FROM_NOTHING },
    (_, at) => [`a new table (${at + 1})`, (own: number) => openAnything(game, own)] as const,
  );
  const begins = [...fresh, ...Object.entries(positions)];
  const all = everythingOf(game, reach).filter((one) => !Object.hasOwn(unreached, one));
  const arrived = () => all.every((one) => found.reached.has(one));
  for (let round = 0; round < rounds + hunts; round += 1) {
    for (const [at, [name, begin]] of begins.entries()) {
      if (round >= rounds && arrived()) break;
      const own = seed + 1000 * round + at;
      const hunting = round >= rounds;
      const looked: Readonly<Record<string, Watching>> = { ...everywhere, [CHANGES]: events.see };
      // What a position is set up with by hand is no state that play has come to.
      const watching = Object.fromEntries(
        Object.entries(hunting ? {} : looked).filter(
          ([property]) => property.startsWith(only) && (property !== SHAPE || at < fresh.length),
        ),
      );
      const where = `from ${name}, seed ${own}`;
      run({ reach, table: begin(own), seed: own, where, sent, found, watching, hunts: hunting });
    }
  }
  const never = events.never();
  if (never.length > 0) found.wrong.set(CHANGES, never);
  return found;
}

/** All that random play of a game is to reach, as `unreached` names it. */
export function everythingOf(game: RuleSystem, { events, found }: Reach): string[] {
  return [
    ...commandTypesOf(game.commandSchema).map((type) => `command ${type}`),
    ...[...new Set([...Object.keys(events), ...tableEventTypes])].map((type) => `event ${type}`),
    ...(found?.all ?? []),
  ];
}

interface Run {
  reach: Reach;
  table: GameTable;
  seed: number;
  where: string;
  sent: Sent;
  found: Found;
  watching: Readonly<Record<string, Watching>>;
  /** It only looks for what was not reached yet. */
  hunts: boolean;
}

function run({ reach, table, seed, where, sent, found, watching, hunts }: Run): void {
  const numbers = numbersFrom(seed + 1);
  const pick = (limit: number) => numbers() % limit;
  const tally = (what: string) => found.tally.set(what, (found.tally.get(what) ?? 0) + 1);
  const watches = new Map<string, Watch>(
    Object.entries(watching).map(([name, begin]) => [name, begin(table, reach, tally)]),
  );
  const then = besides(table);
  let [reached, since] = [found.reached.size, 0];
  if (reach.holds) watches.set(OWN, reach.holds);
  for (let number = 0; number < (reach.steps ?? STEPS); number += 1) {
    const move = nextMove(table, pick, sent, hunts ? ALWAYS : undefined, reach.found?.of);
    const wrong = (name: string, message: string) => {
      const told = found.wrong.get(name) ?? [];
      found.wrong.set(name, told);
      const by = move ? `${senderOf(table, move)} sends ${JSON.stringify(move.command)}: ` : '';
      if (told.length < FEW) told.push(`${by}${message}\n  (${where}, move ${number})`);
    };
    if (!move) {
      wrong(CARRIES_OUT, 'nobody may do anything.');
      return;
    }
    then.follow(table);
    const step = taken(table, then, move, { number, pick });
    sent.set(move.kind, (sent.get(move.kind) ?? 0) + 1);
    if ('message' in step) {
      // Undo offers every step and says of some that there is no going back; the server knows what it sends.
      const expected = move.seat === 'server' || step.code?.startsWith('undo-');
      if (!expected) wrong(CARRIES_OUT, `that was offered, but: ${step.message}`);
      continue;
    }
    found.moves += 1;
    found.reached.add(`command ${move.command.type}`);
    for (const event of step.events) found.reached.add(`event ${event.type}`);
    for (const kind of kindsIn(step, reach)) found.reached.add(kind);
    for (const [name, watch] of watches) {
      const fault = faultOf(() => watch(step));
      if (fault) wrong(name, fault);
    }
    since = found.reached.size > reached ? 0 : since + 1;
    reached = found.reached.size;
    if (hunts && since > PATIENCE) return;
  }
}

/** What a step has shown of what a run shall come across besides commands and events. */
function* kindsIn(step: Step, { found }: Reach): Iterable<string> {
  if (!found) return;
  yield* found.in(step);
  const kind = found.of?.(step.before, step.move.command);
  if (kind !== undefined) yield kind;
}

/** Carries a move out: the step that it was, or why it is refused. */
function taken(
  table: GameTable,
  then: GameTable,
  move: Move,
  more: Pick<Step, 'number' | 'pick'>,
): Step | { code?: string; message: string } {
  let refusal: Refusal | null = null;
  const fault = faultOf(() => {
    refusal = table.try(move.seat, move.command);
  });
  if (fault !== null) return { message: fault };
  if (refusal) return refusal;
  const events = table.recorded.at(-1)?.events ?? [];
  const { state: after, patches } = table;
  return { table, then, before: then.state, after, move, events, patches, ...more };
}

function senderOf({ state }: GameTable, { seat }: Move): string {
  const found = state.public.table.seats[seat];
  return found ? `${seat} (${found.role})` : seat;
}

/** What is thrown, in words; `null` where nothing is. */
function faultOf(does: () => void): string | null {
  try {
    does();
    return null;
  } catch (error) {
    if (error instanceof z.ZodError)
      return `its schema does not have it: ${z.prettifyError(error)}`;
    return error instanceof Error ? error.message : String(error);
  }
}
