import type { SeatId } from '../audience';
import { Memo } from '../memo';
import type { Actor, RecentStep } from '../play';
import type { Offer } from '../prompts';
import type { RuleSystem } from '../system';
import { decided, derived, derivedForDecisions, played } from '../system';
import type { BaseState } from '../table';
import { rewindable } from '../table';
import { knowsCommand } from '../typed-words';
import { RecordedDice } from './recorded-dice';
import type { RecordedStep } from './recorded-step';

/** What comes of a step at the table where words are marked. */
export interface Decided {
  events: readonly { type: string }[];
  state: BaseState;
}

/**
 * A table at which the same happens as at another one, with marks in the place of somebody's words. Each
 * step is decided again there, with dice that fall as they fell.
 */
export class MarkedTable {
  #state: BaseState;
  readonly #memo: Memo;
  /** The steps that somebody goes back to later on. */
  readonly #kept = new Map<number, Partial<RecentStep<BaseState>>>();

  /** @param blank the table before any step. */
  constructor(
    private readonly system: RuleSystem,
    blank: BaseState,
  ) {
    this.#state = blank;
    this.#memo = new Memo(system.tracking);
  }

  /** The newest state, without what is computed of it for people. */
  get state(): BaseState {
    return this.#state;
  }

  /** What a seat finds in the forms for commands now. */
  forms(seat: SeatId): Offer[] {
    const state = this.#whole();
    const { offers = {}, drawers = [] } = state.seats[seat] ?? {};
    const inside = drawers.map((name) => this.system.drawer(state, seat, name, this.#memo));
    return [offers, ...inside].flatMap((some) => Object.values(some));
  }

  /** Keeps what a step that comes later will ask for: the state that it goes back to. */
  foresee({ events }: Pick<RecordedStep, 'events'>): void {
    for (const event of events) {
      if (event.type === 'rewound' && 'to' in event) this.#kept.set(Number(event.to), {});
    }
  }

  /** Decides a step again; `null` where these rules refuse it, or know nothing of it. */
  decide({ seq, at, seat, events }: RecordedStep, command: { type: string }): Decided | null {
    if (!knowsCommand(this.system.commandSchema, command)) return null;
    const actor: Actor = seat === null ? { kind: 'server' } : { kind: 'seat', seat };
    try {
      return decided(this.system, goesBack(events) ? this.#whole() : this.#read(), command, {
        actor,
        now: at,
        seq,
        dice: new RecordedDice(events),
        past: (to) => this.#kept.get(to)?.before,
        step: (to) => this.#step(to),
      });
    } catch {
      // Besides a refusal: what an earlier release has stored may lack what today's rules rely on.
      return null;
    }
  }

  /** What an undo would go back to. */
  backTo(seq: number): object | undefined {
    const before = this.#kept.get(seq)?.before;
    return before && rewindable(before);
  }

  /** Goes on by a step, as it was decided or, where that was something else, by its events. */
  advance({ seq, at, seat }: RecordedStep, to: BaseState | readonly { type: string }[]): void {
    const kept = this.#kept.get(seq);
    if (kept) Object.assign(kept, { by: seat, at, before: this.#whole() });
    this.#state = isState(to) ? to : played(this.system, this.#state, to);
    if (kept) kept.after = this.#whole();
  }

  /** The newest state with what decisions read of what is computed of it. */
  #read(): BaseState {
    return derivedForDecisions(this.system, this.#state, this.#memo);
  }

  /** The newest state with all that is computed of it, as an undo finds it. */
  #whole(): BaseState {
    return derived(this.system, this.#state, this.#memo);
  }

  #step(seq: number): RecentStep<BaseState> | undefined {
    const { by = null, at, before, after } = this.#kept.get(seq) ?? {};
    return at !== undefined && before && after ? { by, at, before, after } : undefined;
  }
}

const goesBack = (events: RecordedStep['events']): boolean =>
  events.some(({ type }) => type === 'rewound');

const isState = (value: BaseState | readonly { type: string }[]): value is BaseState =>
  !Array.isArray(value);
