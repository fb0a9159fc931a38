import type {
  Actor,
  Audience,
  BaseState,
  FairDice,
  LogEntry,
  NewTable,
  Offer,
  Patch,
  RecentStep,
  RecordedStep,
  Refusal,
  RuleSystem,
  SeatId,
  TableEvent,
} from '../engine';
import { capitalised, createTable, evolveWithPatches, execute, linesOf, Memo } from '../engine';
import { produce } from '../engine/draft';
import { everyOffer } from './every-offer';
import { GivenDice } from './given-dice';
import { promptsOf } from './prompts';

/** A command among all that were carried out, one after the other. */
export function stepOf<S>(
  steps: readonly Omit<RecentStep<S>, 'after'>[],
  seq: number,
  now: S,
): RecentStep<S> | undefined {
  const step = steps[seq - 1];
  return step && { ...step, after: steps[seq]?.before ?? now };
}

/** A table of any game, without a server: commands go in, the state comes out. */
export class GameTable<
  S extends BaseState = BaseState,
  C extends { type: string } = { type: string },
  E extends { type: string } = { type: string },
  Setup extends object = object,
> {
  state: S;
  /** What the last command told each audience. */
  patches: Map<Audience, Patch[]> = new Map();
  /** All that has happened, one command after the other. */
  readonly events: (E | TableEvent)[] = [];
  /** The same as a server keeps it. */
  readonly recorded: RecordedStep[] = [];
  readonly dice: GivenDice;
  readonly #steps: Omit<RecentStep<S>, 'after'>[] = [];
  #memo: Memo;
  #waited = 0;

  constructor(
    readonly system: RuleSystem<S, C, E, Setup>,
    readonly table: NewTable<Setup>,
    otherwise?: FairDice,
  ) {
    this.dice = new GivenDice(otherwise);
    this.#memo = new Memo(system.tracking);
    this.state = createTable(system, table);
  }

  /** The number of the newest command. */
  get seq(): number {
    return this.#steps.length;
  }

  /** What the clock shows, in milliseconds: a second has passed for each command. */
  get now(): number {
    return 1000 * this.seq + this.#waited;
  }

  /**
   * Takes over a state that was reached elsewhere by so many commands, and goes on from there. To before
   * those there is no going back.
   */
  resume(state: S, seq: number): this {
    this.state = state;
    this.patches = new Map();
    this.#steps.length = 0;
    for (let at = 0; at < seq; at += 1) this.#steps.push({ by: null, at: this.now, before: state });
    return this;
  }

  /** Is from now on where another table of the same game is, with all that led there. */
  follow(other: GameTable<S, C, E, Setup>): this {
    this.state = other.state;
    this.patches = other.patches;
    this.#waited = other.#waited;
    this.#steps.splice(0, this.#steps.length, ...other.#steps);
    return this;
  }

  /** Begins where another table of the same game is, with all that led there; each goes on by itself. */
  from(other: GameTable<S, C, E, Setup>): this {
    this.events.splice(0, this.events.length, ...other.events);
    this.recorded.splice(0, this.recorded.length, ...other.recorded);
    this.#memo = other.#memo;
    return this.follow(other);
  }

  /** Lets time pass. */
  wait(milliseconds: number): this {
    this.#waited += milliseconds;
    return this;
  }

  /** Sends a command as a seat (or the server), with the faces its dice show. Throws when refused. */
  send(as: SeatId | 'server', command: object, ...faces: number[]): this {
    const refusal = this.try(as, command, ...faces);
    if (refusal) throw new Error(`${JSON.stringify(command)} is refused: ${refusal.message}`);
    return this;
  }

  /** Sends a command and gives its refusal, or `null` when it was carried out. */
  try(as: SeatId | 'server', command: object, ...faces: number[]): Refusal | null {
    const before = [...this.dice.left];
    this.dice.next(...faces);
    const parsed = this.system.commandSchema.parse(command);
    const actor: Actor = as === 'server' ? { kind: 'server' } : { kind: 'seat', seat: as };
    const outcome = execute(this.system, this.state, parsed, {
      actor,
      now: this.now,
      seq: this.seq + 1,
      dice: this.dice,
      past: (seq) => this.#steps[seq - 1]?.before,
      step: (seq) => stepOf(this.#steps, seq, this.state),
      memo: this.#memo,
    });
    if (!outcome.ok) {
      this.dice.restore(before);
      return outcome.refusal;
    }
    const [seq, at, seat] = [this.seq + 1, this.now, as === 'server' ? null : as];
    this.recorded.push({ seq, at, seat, command: parsed, events: outcome.events });
    this.#steps.push({ by: seat, at, before: this.state });
    this.events.push(...outcome.events);
    this.state = outcome.state;
    this.patches = outcome.patches;
    this.dice.used();
    return null;
  }

  /** Sets up the state by hand, as a test's “given”. What is computed of what was changed is computed again. */
  given(change: (state: S) => void): this {
    const { state } = evolveWithPatches(this.system, produce(this.state, change), [], this.#memo);
    this.state = state;
    return this;
  }

  /** What a seat may do now; with `command`, only by that name. */
  offers(seat: SeatId, command?: string): Offer[] {
    const offers = Object.values(everyOffer(this.system, this.state, seat, this.#memo));
    return offers.filter((offer) => command === undefined || offer.command === command);
  }

  /** What the newest command has recorded. */
  get newest(): RecordedStep['events'] {
    return this.recorded.at(-1)?.events ?? [];
  }

  /** The newest line of a log. */
  lastLine(of: 'public' | 'director' = 'public'): LogEntry | undefined {
    return linesOf(this.state[of].log).at(-1);
  }
}

/**
 * Opens a table and seats its people: Bev, who directs if anybody does, Anya and Carl, who play, and
 * Sam, who watches.
 *
 * @param called what somebody is called, by their seat, who is not called as their seat is.
 */
export function seatEverybody<T extends Pick<GameTable, 'send'>>(
  table: T,
  called: (seat: SeatId) => string = capitalised,
): T {
  table.send('server', { type: 'table.open', by: 'bev', name: called('bev') });
  for (const seat of ['anya', 'carl']) {
    table.send('server', { type: 'seat.take', seat, name: called(seat), role: 'protagonist' });
  }
  const sam = { seat: 'sam', name: called('sam'), role: 'spectator' };
  table.send('server', { type: 'seat.take', ...sam });
  return table;
}

/** One more sits down, and all but them say what they want out of sight. */
export function awaitLimits<T extends Pick<GameTable, 'send'>>(table: T): T {
  const dylan = { seat: 'dylan', name: 'Dylan', role: 'protagonist' };
  table.send('server', { type: 'seat.take', ...dylan });
  for (const seat of ['bev', 'anya', 'carl']) {
    table.send(seat, { type: 'limits.answer', veil: `what ${seat} wants out of sight` });
  }
  return table;
}

/** Somebody who comes from another table stands before the door, and whoever plays there has brought them. */
export function bringSomebody<T extends Pick<GameTable, 'send' | 'offers'>>(
  table: T,
  seat = 'anya',
): T {
  const [ask] = table.offers(seat, 'traveller.ask');
  const file = ask?.fields?.find(({ name }) => name === 'text');
  if (file?.kind !== 'text') throw new Error(`${seat} brings nobody.`);
  table.send(seat, { type: 'traveller.ask', text: file.initial });
  return table;
}

/** As much of a table as the server needs to say that it has a picture. */
interface TakesPictures {
  send(as: 'server', command: { type: 'picture.keep'; seat: string; picture: string }): unknown;
}

/** The server has pictures that these people have brought. */
export function bringPictures<T extends TakesPictures>(
  table: T,
  seats: readonly string[] = ['anya', 'bev'],
): T {
  for (const seat of seats) {
    const picture = `a-picture-of-${seat}s-own-here`;
    table.send('server', { type: 'picture.keep', seat, picture });
  }
  return table;
}

/** Anya asks the table something in secret, and Carl answers and leaves. */
export function askInSecret<T extends Pick<GameTable, 'send' | 'state'>>(table: T): T {
  const answers = ['the bridge', 'the ford', 'the ferry'];
  table.send('anya', { type: 'poll.ask', question: 'Which way?', answers, secret: true });
  const [ask = ''] = Object.keys(promptsOf(table.state));
  table.send('carl', { type: 'ask.answer', ask, answer: 1 });
  table.send('server', { type: 'seat.free', seat: 'carl' });
  return table;
}
