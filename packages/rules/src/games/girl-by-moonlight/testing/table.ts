import type {
  Actor,
  Audience,
  FairDice,
  Offer,
  Patch,
  RecentStep,
  Refusal,
  SeatId,
  TableEvent,
} from '../../../engine';
import { createTable, evolveWithPatches, execute, linesOf, Memo } from '../../../engine';
import { produce } from '../../../engine/draft';
import { everyOffer } from '../../../testing/every-offer';
import { stepOf } from '../../../testing/game-table';
import { GivenDice } from '../../../testing/given-dice';
import { girlByMoonlight } from '..';
import { commandSchema } from '../command-schema';
import { composition } from '../composition';
import type { DowntimeActivity, Protagonist, PublicDerived } from '../state';
import type { GbmCommandInput, GbmEvent, GbmState } from '../types';
import { checkStakes } from './invariants';

/** A command that was carried out, as the server would store it. */
export interface Row {
  seq: number;
  events: (GbmEvent | TableEvent)[];
}

/** Where the area that decides a command stands among all of them. */
const places = new Map(
  Object.values(composition.areas).flatMap(({ handlers }, place) =>
    Object.keys(handlers).map((command) => [command, place] as const),
  ),
);
const placeOf = ({ command }: Offer): number => places.get(command) ?? 0;

const inOrder = (offers: Readonly<Record<string, Offer>>): Offer[] =>
  Object.values(offers).sort((a, b) => placeOf(a) - placeOf(b));

/** What a server answers to what it cannot read. */
const unreadable = (message: string): Refusal => ({
  code: 'malformed',
  message,
  instead: 'Send it in the form that the protocol gives it.',
  rule: 'TABLE-006',
});

/** What everybody sees by id, and what commands bring. */
const KINDS = ['choices', 'clocks', 'consequences', 'protagonists', 'questions', 'setUps'] as const;

/** A table as those look at it who play there: what they see together, and what each may do. */
export interface SeenTable {
  readonly state: GbmState;
  /** What a seat may do; with `command`, only by that name. */
  offers(seat: SeatId, command?: string): Offer[];
  /** What play puts in front of a seat: without what lies in drawers, which takes long to make. */
  inPlay(seat: SeatId): Offer[];
}

/** Thrown when a test sends a command that it expects to be carried out, and it is refused. */
export class UnexpectedRefusal extends Error {
  constructor(readonly refusal: Refusal) {
    super(`${refusal.code}: ${refusal.message}`);
  }
}

/**
 * A table without a server: state, commands, given dice → events, state, each audience's view. Its
 * people are named by their seat ids: `bev` directs, `claire`, `anya` and `dylan` play.
 */
export class TestTable implements SeenTable {
  state: GbmState;
  readonly dice: GivenDice;
  readonly rows: Row[] = [];
  /** What each audience was sent, newest command last. */
  patches: Map<Audience, Patch[]> = new Map();
  #steps: Omit<RecentStep<GbmState>, 'after'>[] = [];
  #memo = new Memo(girlByMoonlight.tracking);
  /** What was offered in a state: tests ask several times. */
  readonly #offers = new WeakMap<GbmState, Map<SeatId, readonly Offer[]>>();
  #seq = 0;
  /** Milliseconds since 1970 that commands happen at. */
  now = Date.UTC(2026, 0, 1);

  /** @param otherwise dice to roll when no faces were given. */
  constructor(playset = 'at-the-brink-of-the-abyss', otherwise?: FairDice) {
    this.dice = new GivenDice(otherwise);
    this.state = createTable(girlByMoonlight, { name: 'A test table', setup: { playset } });
  }

  /** Sends a command as a seat (or `server`), with the faces its dice show. Throws when refused. */
  send(as: SeatId | 'server', command: GbmCommandInput, ...faces: number[]): this {
    const refusal = this.try(as, command, ...faces);
    if (refusal) throw new UnexpectedRefusal(refusal);
    return this;
  }

  /** Sends a command and gives its refusal, or `null` when it was carried out. */
  try(as: SeatId | 'server', command: GbmCommandInput, ...faces: number[]): Refusal | null {
    const before = [...this.dice.left];
    this.dice.next(...faces);
    const parsed = commandSchema.safeParse(command);
    if (!parsed.success) return unreadable(parsed.error.message);
    const actor: Actor = as === 'server' ? { kind: 'server' } : { kind: 'seat', seat: as };
    const outcome = execute(girlByMoonlight, this.state, parsed.data, {
      actor,
      now: this.now,
      seq: this.#seq + 1,
      dice: this.dice,
      past: (seq) => this.#steps[seq - 1]?.before,
      step: (seq) => stepOf(this.#steps, seq, this.state),
      memo: this.#memo,
    });
    if (!outcome.ok) {
      this.dice.restore(before);
      return outcome.refusal;
    }
    // Whatever a test is about, the dice that fall in it are ones whose stakes could be read before.
    checkStakes({ before: this.state, after: outcome.state }, command, command.type);
    this.#steps[this.#seq] = {
      by: as === 'server' ? null : as,
      at: this.now,
      before: this.state,
    };
    this.#seq += 1;
    this.rows.push({ seq: this.#seq, events: outcome.events });
    this.state = outcome.state;
    this.patches = outcome.patches;
    this.dice.used();
    return null;
  }

  /**
   * Everybody in the group action on the table rolls their own dice, whoever leads last.
   *
   * @param faces first what the leader's dice show, then those of the others in the order of the group.
   */
  rollTogether(...faces: number[]): this {
    const { roll, derived } = this.state.public;
    if (!roll?.group || !derived.roll) throw new Error('There is no group action on the table.');
    const left = [...faces];
    const leaders = left.splice(0, derived.roll.pool.dice);
    for (const { protagonist: id } of roll.group) {
      if (id === roll.roller) continue;
      const dice = left.splice(0, derived.roll.members[id]?.dice);
      const seat = this.protagonist(id).seat ?? '';
      this.send(seat, { type: 'roll.roll-along', protagonist: id }, ...dice);
    }
    return this.send(this.protagonist(roll.roller).seat ?? '', { type: 'roll.roll' }, ...leaders);
  }

  /** Takes over a state that another table has reached with its command `seq`, and goes on from there. */
  resume(state: GbmState, seq: number): this {
    this.state = state;
    this.patches = new Map();
    this.#seq = seq;
    return this;
  }

  /** Begins where another table is, with all that led there; each goes on by itself. */
  from(other: TestTable): this {
    this.rows.splice(0, this.rows.length, ...other.rows);
    this.#steps = [...other.#steps];
    this.#memo = other.#memo;
    this.now = other.now;
    this.patches = other.patches;
    this.state = other.state;
    this.#seq = other.#seq;
    return this;
  }

  /** Another table with the same history, each state of which is as `change` makes it. */
  twin(change: (state: GbmState) => GbmState, dice: FairDice): TestTable {
    const twin = new TestTable(undefined, dice);
    twin.#steps = this.#steps.map((step) => ({ ...step, before: change(step.before) }));
    twin.#seq = this.#seq;
    twin.now = this.now;
    twin.state = change(this.state);
    return twin;
  }

  /** Takes over commands that were recorded elsewhere, such as by an earlier release, one by one. */
  replay(rows: readonly Omit<Row, 'seq'>[]): this {
    for (const { events } of rows) {
      const { state, patches } = evolveWithPatches(girlByMoonlight, this.state, events, this.#memo);
      this.#steps[this.#seq] = { by: null, at: this.now, before: this.state };
      this.#seq += 1;
      this.rows.push({ seq: this.#seq, events });
      this.state = state;
      this.patches = patches;
    }
    return this;
  }

  /** Sets up the state by hand, as a test's “given”. What is computed of what was changed is computed again. */
  given(change: (state: GbmState) => void): this {
    const given = produce(this.state, change);
    this.state = evolveWithPatches(girlByMoonlight, given, [], this.#memo).state;
    return this;
  }

  /** Sets up one protagonist by hand. */
  givenProtagonist(id: string, change: Partial<Protagonist>): this {
    return this.given((state) => {
      const one = state.public.protagonists[id];
      if (!one) throw new Error(`No protagonist ${id}`);
      Object.assign(one, change);
    });
  }

  protagonist(id: string): Protagonist {
    const one = this.state.public.protagonists[id];
    if (!one) throw new Error(`No protagonist ${id}`);
    return one;
  }

  /** Whom somebody plays. */
  played(seat: string): Protagonist {
    const one = Object.values(this.state.public.protagonists).find(
      (candidate) => candidate.seat === seat && candidate.status !== 'lost',
    );
    if (!one) throw new Error(`${seat} plays nobody`);
    return one;
  }

  /** What somebody is busy with in downtime, with its dice: the first who began. */
  get activity(): (DowntimeActivity & PublicDerived['activities'][string]) | undefined {
    const { activities, derived } = this.state.public;
    const [first] = Object.values(activities);
    const computed = first && derived.activities[first.by];
    return first && computed ? { ...first, ...computed } : undefined;
  }

  /** What a seat may do now, drawers included, in the order of the areas; with `command`, only by that name. */
  offers(seat: SeatId, command?: string): Offer[] {
    const every = this.#everyOffer(seat);
    return every.filter((offer) => command === undefined || offer.command === command);
  }

  /** What the newest command has recorded. */
  get newest(): Row['events'] {
    return this.rows.at(-1)?.events ?? [];
  }

  inPlay(seat: SeatId): Offer[] {
    return inOrder(this.state.seats[seat]?.offers ?? {});
  }

  #everyOffer(seat: SeatId): readonly Offer[] {
    const known = this.#offers.get(this.state) ?? new Map<SeatId, readonly Offer[]>();
    this.#offers.set(this.state, known);
    let every = known.get(seat);
    if (!every) {
      every = inOrder(everyOffer(girlByMoonlight, this.state, seat, this.#memo));
      known.set(seat, every);
    }
    return every;
  }

  /** The ids of what the newest command has brought of a kind that everybody sees. */
  fresh(kind: (typeof KINDS)[number]): string[] {
    const before = this.#steps[this.#seq - 1]?.before.public[kind] ?? {};
    return Object.keys(this.state.public[kind]).filter((id) => !Object.hasOwn(before, id));
  }

  /** The id of the one thing of a kind that the newest command has brought. */
  theNew(kind: (typeof KINDS)[number]): string {
    const [only, ...others] = this.fresh(kind);
    if (only !== undefined && others.length === 0) return only;
    throw new Error(`${others.length + (only ? 1 : 0)} of ${kind} are new, and not one.`);
  }

  /** The newest line of the public log. */
  get lastLine(): string {
    const entry = linesOf(this.state.public.log).at(-1);
    return entry
      ? [entry.text, ...(entry.notes ?? []), entry.beat?.fiction ?? ''].join(' ').trim()
      : '';
  }

  /** The number of the newest command. */
  get seq(): number {
    return this.#seq;
  }
}
