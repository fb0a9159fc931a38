import type { SeatId } from './audience';
import type { Beat, BeatChange, PublicValues } from './beat';
import { Changes, joined } from './changes';
import type { DiceStream, Die, FairDice, Rolled, TypedDice } from './dice';
import { detached, latest, original, takeWritten } from './draft';
import type { LogEntry } from './log';
import { LOG_WINDOW } from './log';
import type { Memo } from './memo';
import { refuse } from './refusal';
import type { BaseState, Seat, TableEvent } from './table';
import { streamOf, USUAL_SIDES } from './table';
import { capitalised } from './texts';

/** Who gives a command: a seat at the table, or the server (joining, opening). */
export type Actor = { kind: 'seat'; seat: SeatId } | { kind: 'server' };

/** A command that was carried out a short while ago. */
export interface RecentStep<S> {
  /** The seat that gave it; `null` for the server. */
  by: SeatId | null;
  /** When, in milliseconds since 1970. */
  at: number;
  /** The states right before and right after it. */
  before: S;
  after: S;
}

/** Everything a decision may depend on besides the state and the command. */
export interface Context<S> {
  actor: Actor;
  /** Milliseconds since 1970. */
  now: number;
  /** The number that the command gets in the table's log. */
  seq: number;
  dice: FairDice;
  /** The state as it was before command `seq`; `undefined` when it is too long ago to know. */
  past(seq: number): S | undefined;
  /** The command `seq`, if it is one of the newest; `undefined` when it is not known any more. */
  step(seq: number): RecentStep<S> | undefined;
  /** Remembers what was computed of this table, so that it need not be computed again. */
  memo?: Memo;
}

/** How a line is written into the log. */
export interface Line {
  notes?: readonly string[];
  roll?: LogEntry['roll'];
  /** What happened, as data; what has changed is added to it. Only everybody is told of a beat. */
  beat?: Omit<Beat, 'changes'>;
  reason?: string;
  /** It tells the table something new. */
  reveals?: boolean;
  /** Nobody is named, as for a safety pause. */
  anonymous?: boolean;
  /** `director` keeps it on the desk. */
  to?: 'public' | 'director';
}

/** What of a game a decision needs: see `RuleSystem`. */
export interface PlayRules<S extends BaseState, E extends { type: string }> {
  evolve(state: S, event: E | TableEvent): void;
  publicValues?(state: Pick<S, 'public'>): Iterable<PublicValues>;
  readonly valuesFrom?: readonly string[] | undefined;
}

/**
 * One command being decided. `emit` records what happens and applies it at once, so that later
 * steps of the same decision see it. `state` is a draft: read it freely, change it only by `emit`.
 */
export class Play<S extends BaseState, E extends { type: string }> {
  readonly events: (E | TableEvent)[] = [];
  #ids = 0;
  /** What beats tell of; only looked at in commands that have any. */
  #changes: Changes | null = null;
  #whys: Parameters<Changes['because']>[] = [];
  /** What dice of somebody's own show, and how many of them rolls have taken. */
  #typed: TypedDice | null = null;
  #taken = 0;
  /** The last line with a beat, and where it stands. */
  #told: { event: number; place: number; entry: LogEntry; beat: Beat } | null = null;

  constructor(
    readonly state: S,
    readonly context: Context<S>,
    private readonly system: PlayRules<S, E>,
  ) {}

  emit(event: E | TableEvent): void {
    this.#record(detached(event));
  }

  /** @param event shares nothing that may change. */
  #record(event: E | TableEvent): void {
    this.events.push(event);
    this.system.evolve(this.state, event);
  }

  /** An id that is new at this table and the same whenever the command is decided again. */
  id(prefix: string): string {
    this.#ids += 1;
    return `${prefix}${this.context.seq}-${this.#ids}`;
  }

  /** The seat that gives the command. Refuses the server, which plays no character. */
  seat(): Seat {
    const { actor } = this.context;
    const { seats } = latest(this.state).public.table;
    const seat = actor.kind === 'seat' ? seats[actor.seat] : undefined;
    if (seat) return seat;
    return refuse('not-allowed', 'Only somebody who sits at the table can do that.', {
      instead: 'Take a seat with an invitation, or with a link from the director.',
      rule: 'TABLE-001',
    });
  }

  /** The seat that gives the command, if it is the director's. */
  director(what = 'do that'): Seat {
    const seat = this.seat();
    if (seat.role === 'director') return seat;
    return refuse('not-allowed', `Only the director can ${what}.`, {
      instead: `Ask ${this.#directors()}.`,
      rule: 'TABLE-002',
    });
  }

  /** Who directs, by name. */
  #directors(): string {
    const names = Object.values(this.state.public.table.seats)
      .filter(({ role, vacant }) => role === 'director' && !vacant)
      .map(({ name }) => name);
    return names.join(' or ') || 'the director';
  }

  /** Whether the command comes from the director. */
  isDirector(): boolean {
    const { actor } = this.context;
    return actor.kind === 'seat' && this.state.public.table.seats[actor.seat]?.role === 'director';
  }

  /**
   * Rolls dice of an audience. All of `sides` fall first; then `more`, if given, says after each
   * further die whether another one falls, as where a die explodes. Where somebody has typed in dice
   * of their own, rolls that everybody sees take those as long as there are any.
   *
   * @param sides the sides of each die, in the order in which they fall.
   * @param more the sides of the next die, or `null` when there are enough.
   */
  roll(
    sides: readonly number[],
    why: string,
    stream: DiceStream = 'public',
    more: (faces: readonly number[]) => number | null = () => null,
  ): Rolled {
    const { session } = latest(this.state).public.table;
    if (!session.open) {
      refuse('wrong-moment', 'The session has ended, so no dice are rolled.', {
        instead: 'The director can start the next session.',
        rule: 'TABLE-013',
      });
    }
    const { number } = session;
    const roll = streamOf(latest(this.state), stream).rolls;
    const typed = stream === 'public' && this.#typed !== null && this.#typed.left() > 0;
    const die = typed ? this.#typedDie(sides.length) : this.context.dice.dice(stream, number, roll);
    const fallen = [...sides];
    const faces = fallen.map((each) => die(each));
    for (let next = more(faces); next !== null; next = more(faces)) {
      fallen.push(next);
      faces.push(die(next));
    }
    const rolled: Extract<TableEvent, { type: 'diceRolled' }> = {
      type: 'diceRolled',
      stream,
      session: number,
      roll,
      faces,
      why,
    };
    if (fallen.some((each) => each !== USUAL_SIDES)) rolled.sides = fallen;
    const proof: Rolled['proof'] = { stream, session: number, roll };
    if (typed) {
      rolled.typed = true;
      proof.typed = true;
    }
    this.emit(rolled);
    return { faces, proof };
  }

  /** Rolls that everybody sees take these dice, which somebody has rolled in their hand. */
  typeDice(dice: TypedDice): void {
    this.#typed = dice;
  }

  /** The typed dice one after the other, for a roll that takes at least so many. */
  #typedDie(least: number): Die {
    const before = this.#taken;
    return (sides) => {
      const needed = Math.max(least, this.#taken - before + 1);
      const face = this.#typed?.next(sides) ?? this.#wrongCount(before + needed);
      this.#taken += 1;
      if (face >= 1 && face <= sides) return face;
      return refuse('malformed', `A die with ${sides} sides does not show ${face}.`, {
        instead: 'Type in what each of them shows.',
        rule: 'TABLE-063',
      });
    };
  }

  #wrongCount(needed: number): never {
    const typed = this.#taken + (this.#typed?.left() ?? 0);
    const [dice, were] = [needed === 1 ? 'die' : 'dice', typed === 1 ? 'was' : 'were'];
    return refuse('malformed', `It takes ${needed} ${dice}, and ${typed} ${were} typed in.`, {
      instead: 'Type in what each of them shows.',
      rule: 'TABLE-063',
    });
  }

  /**
   * Says where the next change of a value comes from, for the beat that tells of it.
   *
   * @param of whose value it is, and `what`: as `RuleSystem.publicValues` lists it.
   */
  because(of: string | null, what: string, why: string): void {
    this.#whys.push([of, what, why]);
  }

  /**
   * Writes a line into the log. Its beat tells what has changed in the command up to here, or since
   * the beat before.
   */
  say(text: string, line: Line = {}): void {
    const { actor, seq, now } = this.context;
    const beat = line.beat && line.to !== 'director' ? this.#withChanges(line.beat) : null;
    const by = actor.kind === 'seat' && !line.anonymous ? actor.seat : null;
    // Lines are many: one property after the other is much quicker than to spread what there may be of each.
    const entry: LogEntry = { seq, at: now, by, text: asSentence(text) };
    if (line.notes && line.notes.length > 0) entry.notes = [...line.notes];
    if (line.roll) entry.roll = detached(line.roll);
    if (beat) entry.beat = beat;
    if (line.reason) entry.reason = line.reason;
    if (line.reveals) entry.reveals = true;
    const place = latest(this.state).public.log.next % LOG_WINDOW;
    this.#record({ type: 'logged', to: line.to ?? 'public', entry });
    if (beat) this.#told = { event: this.events.length - 1, place, entry, beat };
  }

  /** Ends the command: what has changed after its last beat is told by that one. */
  finish(): void {
    if (this.#typed && this.#taken === 0) {
      refuse('wrong-moment', 'No dice fall there that everybody sees.', {
        instead: 'Do it without typing dice in.',
        rule: 'TABLE-063',
      });
    }
    if (this.#typed && this.#typed.left() > 0) this.#wrongCount(this.#taken);
    if (!this.#told) return;
    const { event, place, entry, beat } = this.#told;
    // Nothing has happened since.
    if (event === this.events.length - 1) return;
    const more = this.#changed(beat.about);
    if (more.length === 0) return;
    const whole = { ...entry, beat: { ...beat, changes: joined(beat.changes ?? [], more) } };
    this.events[event] = { type: 'logged', to: 'public', entry: whole };
    this.state.public.log.entries[place] = whole;
  }

  #withChanges({ kind, about, fiction, chapter }: Omit<Beat, 'changes'>): Beat {
    const changes = this.#changed(about);
    const beat: { -readonly [Part in keyof Beat]: Beat[Part] } = { kind, about: [...about] };
    if (changes.length > 0) beat.changes = changes;
    if (fiction) beat.fiction = fiction;
    if (chapter) beat.chapter = detached(chapter);
    return beat;
  }

  /** Whether there is nothing that another beat could tell of. */
  #nothingShown(): boolean {
    const { state } = this;
    const { valuesFrom } = this.system;
    const written = valuesFrom && takeWritten(state.public);
    return written
      ? !valuesFrom.some((field) => written.has(field))
      : nothingShown(original(state).public, latest(state).public);
  }

  #changed(about: readonly string[]): readonly BeatChange[] {
    const { system, state } = this;
    if (!system.publicValues) return NOTHING;
    if (this.#nothingShown()) {
      this.#whys = [];
      return NOTHING;
    }
    this.#changes ??= new Changes(system.publicValues(original(state)));
    for (const why of this.#whys) this.#changes.because(...why);
    this.#whys = [];
    return this.#changes.until(system.publicValues(latest(state)), about);
  }
}

/** Also where it begins with a name that somebody writes small, or ends with one that has its own mark. */
function asSentence(text: string): string {
  const sentence = capitalised(text);
  const mark = sentence.at(-2);
  const marked = sentence.endsWith('.') && (mark === '!' || mark === '?' || mark === '…');
  return marked ? sentence.slice(0, -1) : sentence;
}

const NOTHING: readonly never[] = [];

/** Whether all that everybody sees stands as when the command began, but for what was said, and how many dice fell. */
const nothingShown = (before: BaseState['public'], now: BaseState['public']): boolean =>
  unchanged(before, now, (name) => {
    if (name === 'table') return unchanged(before.table, now.table, (part) => part === 'dice');
    return name === 'log';
  });

/** Whether an object has the same fields as before, but for those that do not matter. */
function unchanged<T extends object>(
  before: T,
  now: T,
  isNothing: (name: string) => boolean,
): boolean {
  if (before === now) return true;
  for (const name in now) if (now[name] !== before[name] && !isNothing(name)) return false;
  for (const name in before)
    if (now[name] === undefined && before[name] !== undefined) return false;
  return true;
}
