import type { OfferedRoll } from '@moonlit/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, effect, signal, untracked } from '@preact/signals';
import type { DirectorView, SeatView, SharedState } from '../state';
import type { DicePlan, Pace } from './dice-plan';
import { planDice } from './dice-plan';
import { calmed } from './in-line';
import { lingers } from './lingers';
import type { Later } from './running';
import { Running } from './running';
import type { StageBeat } from './stage-beat';
import { beatsOf, linesFrom } from './stage-beat';

/** What of the table a seat sees. */
export interface Compartments {
  shared: SharedState;
  desk: DirectorView | null;
  own: SeatView | null;
}

/** Where a beat stands: its dice turn in the air, they land, or it is told. */
export type Act =
  | { is: 'thrown'; roll: OfferedRoll; title: string }
  | { is: 'falling'; plan: DicePlan }
  | { is: 'told' };

/** What the stage asks of the page around it. */
export interface Surroundings {
  /** The seat that looks. */
  seat: string;
  /** Whether what changes comes of what is done here, and not by the same seat elsewhere. */
  acting(): boolean;
  /** Whether somebody looks, and not at something that lies over the page. */
  watched(): boolean;
  /** Whether whoever looks has something in hand that a show would lie over: a question, a form, a finger on the page. */
  busy(): boolean;
  /** The longest that what somebody else did stands there large once it is told, in milliseconds. */
  othersMs: number;
  /** Whether a beat is too small a thing to turn everybody to it: it passes in the strip. */
  isSmall(beat: StageBeat): boolean;
  /** Whether there is more to read of it than its lines say. */
  isLong(beat: StageBeat): boolean;
  /** How long it takes until all of a beat stands there, in milliseconds. */
  steadyMs(beat: StageBeat): number;
  /** Does something at once, or when the finger that is on the page has been lifted. */
  whenLifted(run: () => void): void;
  /** Whether the page is in sight at all. */
  visible(): boolean;
  /** Whether nothing may move. */
  still(): boolean;
  /** The server's time. */
  now(): number;
  later: Later;
}

/** Beats that one missed, and whether because one was not there. */
export interface Missed {
  beats: number;
  away: boolean;
}

/** How many beats one can leaf back through. */
const KEPT = 24;
/** More commands than this at once, or older ones than this, are told of and not shown. */
const LIVE_COMMANDS = 3;
const LIVE_MS = 20_000;
/** The longest that dice may hold back what the table has come to. */
const HOLD_MS = 8_000;
/** How long what came of dice is looked at before the table around it changes: until its words stand still. */
const SETTLE_MS = 600;
/** The longest that what somebody else did is told in little. */
const SMALL_MS = 4_000;
/** How long the dice of a command that was carried out may take to arrive: some are for nobody else. */
const CATCH_MS = 300;

/**
 * Shows what happens at the table, one beat after the other, and holds back what the table has come to
 * while dice fall: nobody reads a result before its dice lie there.
 */
export class Stage {
  /** The table as it may be shown now. */
  readonly shown: ReadonlySignal<Compartments>;
  /** The last beats, oldest first. */
  readonly history = signal<readonly StageBeat[]>([]);
  /** The one that is on stage, or was last. */
  readonly current = signal<StageBeat | null>(null);
  readonly act = signal<Act>({ is: 'told' });
  /** Whether it is shown large, over whatever else is looked at. */
  readonly open = signal(false);
  /** Whether it is shown in little, because whoever looks has something else in hand: it lies over nothing of that. */
  readonly small = signal(false);
  readonly missed = signal<Missed | null>(null);
  /** Whether it happens now: else somebody reads again what has been. */
  readonly live = signal(false);

  readonly #shown: Signal<Compartments>;
  readonly #current: Running;
  readonly #held: Running;
  /** The dice are told, and the table is about to follow. */
  #settling = false;
  #waiting: StageBeat[] = [];
  /** Beats that come of what whoever looks has done. */
  readonly #mine = new WeakSet<StageBeat>();
  #own = false;
  #next: { shared: number; desk: number } | null = null;
  #thrownAt = 0;
  #onShown: (() => void)[] = [];

  constructor(
    private readonly source: ReadonlySignal<Compartments>,
    private readonly around: Surroundings,
  ) {
    this.#shown = signal(source.peek());
    this.shown = computed(() => this.#shown.value);
    this.#current = new Running(around.later);
    this.#held = new Running(around.later);
    this.receive(source.peek());
  }

  /**
   * Whether what is on stage was brought there by whoever looks. That may lie over what they are on; what
   * others do may not.
   */
  get own(): boolean {
    return this.open.peek() && this.#own;
  }

  /** Follows the table until it is told to stop. */
  follow(): () => void {
    const stop = effect(() => {
      const next = this.source.value;
      untracked(() => this.receive(next));
    });
    return () => {
      stop();
      this.#current.stop();
      this.#release();
    };
  }

  /** Takes what the table has come to. */
  receive(next: Compartments): void {
    const fresh = this.#fresh(next);
    this.#renew(next);
    if (fresh.length > 0) this.#arrive(fresh);
    if (next.shared.paused) this.#release();
    this.around.whenLifted(() => this.#show());
  }

  /** Dice leave the hand of whoever looks: they turn at once, before the server knows of them. */
  throw(roll: OfferedRoll, title: string): void {
    this.#putOff();
    this.#thrownAt = this.around.now();
    this.act.value = { is: 'thrown', roll, title };
    this.#own = true;
    this.live.value = true;
    this.small.value = false;
    this.open.value = true;
    this.#hold();
  }

  /** The command of thrown dice was answered: where it was refused, there are none. */
  answered(ok: boolean): void {
    if (this.act.peek().is !== 'thrown') return;
    if (ok) this.#current.start(() => this.fold(), CATCH_MS);
    else this.fold();
  }

  /** Whoever looks has seen enough of this: the dice lie there, or the next beat comes. */
  skip(): void {
    if (this.act.peek().is === 'falling') this.#tell(true);
    else if (this.act.peek().is === 'told') this.#nextBeat();
  }

  /** Hands its place back: what happens goes on in little, and what is read again is put away. */
  giveWay(): void {
    if (!this.open.peek()) return;
    if (!this.live.peek()) {
      this.fold();
      return;
    }
    this.open.value = false;
    this.small.value = true;
  }

  /** A question has come of what is shown: a roll of one’s own stands there no longer than others wait for. */
  hurry(): void {
    const beat = this.current.peek();
    if (!this.own || this.act.peek().is !== 'told' || !beat?.entry.roll) return;
    this.#current.start(() => this.#nextBeat(), lingers(beat, { more: true }));
  }

  /** Puts it all away; what waits for its moment can be leafed through. */
  fold(): void {
    this.#putOff();
    this.act.value = { is: 'told' };
    this.open.value = false;
    this.small.value = false;
    this.live.value = false;
    // The strip tells of the newest, whatever was on stage before it was put away.
    this.current.value = this.history.peek().at(-1) ?? null;
    this.#release();
  }

  /** Whoever looks acts elsewhere at the table: they need it as it is. What others do is told in little. */
  makeWay(): void {
    if (this.act.peek().is === 'thrown') return;
    if (this.#own || !(this.open.peek() || this.small.peek())) {
      if (this.#held.is || this.open.peek()) this.fold();
      return;
    }
    this.giveWay();
    if (this.act.peek().is === 'falling') this.#tell(true);
    this.#release();
  }

  /** Opens what is shown in little, else the last beat again, or the first of those that were missed; or puts it away. */
  toggle(): void {
    if (this.open.peek()) {
      this.fold();
      return;
    }
    if (this.small.peek()) {
      this.#enlarge();
      return;
    }
    const history = this.history.peek();
    const missed = this.missed.peek();
    this.missed.value = null;
    this.current.value = history.at(missed ? -Math.min(missed.beats, history.length) : -1) ?? null;
    this.#own = true;
    this.open.value = this.current.peek() !== null;
  }

  /** Turns to an earlier beat, or a later one. */
  leaf(by: -1 | 1): void {
    const history = this.history.peek();
    const to = history[this.place() + by];
    if (!to) return;
    this.#putOff();
    this.act.value = { is: 'told' };
    this.#own = true;
    this.live.value = false;
    this.current.value = to;
    this.#release();
  }

  /** Does something once the page shows all that the table has come to: at once, or when the dice lie there. */
  whenShown(run: () => void): void {
    if (this.#held.is) this.#onShown.push(run);
    else run();
  }

  /** Whoever looks has been told of what they missed. */
  caughtUp(): void {
    this.missed.value = null;
  }

  /** Which of the last beats is on stage. */
  place(): number {
    return this.history.value.findIndex(({ key }) => key === this.current.value?.key);
  }

  /** Whoever looks wants to see it large, and for as long as there is to read. */
  #enlarge(): void {
    this.#own = true;
    this.small.value = false;
    this.open.value = true;
    if (this.act.peek().is === 'told') this.#linger();
  }

  /** The beats that were not there before. At first all are old. */
  #fresh({ shared, desk }: Compartments): StageBeat[] {
    const log = desk?.log ?? { next: 0, entries: [] };
    const from = this.#next;
    this.#next = { shared: shared.log.next, desk: log.next };
    const beats = [
      ...beatsOf(linesFrom(shared.log, from?.shared ?? 0), false),
      ...beatsOf(linesFrom(log, from?.desk ?? (desk ? 0 : log.next)), true).filter(
        ({ entry }) => entry.roll,
      ),
    ].sort((a, b) => a.entry.at - b.entry.at);
    if (from) return beats;
    this.history.value = beats.slice(-KEPT);
    this.current.value = beats.at(-1) ?? null;
    return [];
  }

  /** Lines that were taken back say so here, too. */
  #renew({ shared }: Compartments): void {
    const lines = new Map(linesFrom(shared.log, 0));
    const renewed = this.history.peek().map((beat) => {
      const entry = beat.secret ? undefined : lines.get(Number(beat.key.split(':')[1]));
      return entry && entry.undone !== beat.entry.undone ? { ...beat, entry } : beat;
    });
    if (!renewed.some((beat, index) => beat !== this.history.peek()[index])) return;
    this.history.value = renewed;
    const { value: current } = this.current;
    this.current.value = renewed.find(({ key }) => key === current?.key) ?? current;
  }

  #arrive(fresh: StageBeat[]): void {
    this.history.value = [...this.history.peek(), ...fresh].slice(-KEPT);
    const thrown = this.act.peek().is === 'thrown';
    const away = !thrown && !this.#isLive(fresh);
    const mine = fresh.some(({ entry }) => entry.by === this.around.seat);
    const own = thrown || (mine && this.around.acting());
    if (away || !(own || this.around.watched())) {
      if (!this.open.peek()) this.current.value = fresh.at(-1) ?? null;
      this.missed.value = { beats: (this.missed.peek()?.beats ?? 0) + fresh.length, away };
      return;
    }
    const large = fresh.filter((beat) => beat.entry.roll || !this.around.isSmall(beat));
    if (large.length === 0) {
      if (!this.open.peek()) this.current.value = fresh.at(-1) ?? null;
      return;
    }
    if (own) for (const beat of large) this.#mine.add(beat);
    this.#waiting = calmed([...this.#waiting, ...large]);
    if (this.#waiting.some(({ entry }) => entry.roll)) this.#hold();
    if (this.act.peek().is === 'told' && !this.#current.is) this.#nextBeat();
    else if (thrown && fresh.some(({ entry }) => entry.roll)) this.#nextBeat();
  }

  #isLive(fresh: readonly StageBeat[]): boolean {
    const commands = new Set(fresh.map(({ entry }) => entry.seq));
    const oldest = Math.min(...fresh.map(({ entry }) => entry.at));
    return (
      this.around.visible() &&
      commands.size <= LIVE_COMMANDS &&
      this.around.now() - oldest <= LIVE_MS
    );
  }

  #nextBeat(): void {
    const [beat] = this.#waiting;
    // While it waited, whoever looks may have begun to write, or have gone with the keyboard where it would lie.
    if (!beat || !(this.#mine.has(beat) || this.around.watched())) {
      this.fold();
      return;
    }
    this.#waiting.shift();
    this.#own = this.#mine.has(beat);
    const before = this.current.peek();
    const turned = this.act.peek().is === 'thrown' ? this.around.now() - this.#thrownAt : 0;
    this.missed.value = null;
    this.live.value = true;
    this.current.value = beat;
    const small = !this.#own && this.around.busy();
    this.small.value = small;
    this.open.value = !small;
    const { roll } = beat.entry;
    if (!roll) {
      this.#tell();
      return;
    }
    const follows = before?.entry.seq === beat.entry.seq && before.entry.roll !== undefined;
    const pace: Pace = this.around.still() ? 'still' : follows || small ? 'brief' : 'show';
    const plan = planDice(roll, pace, turned);
    this.act.value = { is: 'falling', plan };
    this.#current.start(() => this.#tell(), plan.told);
  }

  /** @param atOnce whether whoever looks waits for nothing any more. */
  #tell(atOnce = this.around.still()): void {
    this.act.value = { is: 'told' };
    if (!this.#waiting.some(({ entry }) => entry.roll)) this.#settle(atOnce);
    this.#linger();
  }

  /** Lets what is told stand there for a while. */
  #linger(): void {
    const beat = this.current.peek();
    const more = this.#waiting.length > 0;
    const long = beat !== null && this.around.isLong(beat);
    const reading = beat ? lingers(beat, { more, long }) : 0;
    const isCard = long || beat?.entry.beat?.chapter !== undefined;
    const most = this.small.peek() ? SMALL_MS : this.around.othersMs;
    const ms = this.#own || (isCard && !this.small.peek()) ? reading : Math.min(reading, most);
    const steady =
      beat && !this.small.peek() && !this.around.still() ? this.around.steadyMs(beat) : 0;
    this.#current.start(() => this.#nextBeat(), steady + ms);
  }

  #putOff(): void {
    this.#current.stop();
    const { length } = this.#waiting;
    if (length > 0) this.missed.value = { beats: length, away: false };
    this.#waiting = [];
  }

  #hold(): void {
    if (this.#held.is && !this.#settling) return;
    this.#settling = false;
    this.#held.start(() => this.fold(), HOLD_MS);
  }

  /** What came of the dice is told: the table follows, when nothing moves any more. */
  #settle(atOnce: boolean): void {
    if (atOnce || !this.#held.is) {
      this.#release();
      return;
    }
    this.#settling = true;
    this.#held.start(() => this.#release(), SETTLE_MS);
  }

  #release(): void {
    this.#settling = false;
    this.#held.stop();
    this.around.whenLifted(() => {
      this.#show();
      for (const run of this.#onShown.splice(0)) run();
    });
  }

  /** Shows the table as it is by now, unless dice hold it back. */
  #show(): void {
    if (!this.#held.is) this.#shown.value = this.source.peek();
  }
}
