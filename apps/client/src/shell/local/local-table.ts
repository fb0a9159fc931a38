import type {
  Actor,
  Audience,
  BaseState,
  Patch,
  RecentStep,
  Refusal,
  RuleSystem,
  SeatId,
} from '@moonlit/rules/engine';
import {
  createTable,
  evolveAll,
  execute,
  Memo,
  readStoredState,
  storedState,
} from '@moonlit/rules/engine';
import { LocalDice } from './local-dice';

/** What a command changed, for each audience. */
export type LocalPatches = ReadonlyMap<Audience, readonly Patch[]>;

/** What a command came to. */
export type LocalOutcome = { ok: true; seq: number } | { ok: false; refusal: Refusal };

/** A table inside the page: a connection plays at it as it does at a server's. */
export interface TableInPage {
  readonly system: Pick<RuleSystem, 'id' | 'drawer' | 'search'>;
  readonly state: BaseState;
  /** The number of the newest command. */
  readonly seq: number;
  /** Carries out what a seat sends. */
  submit(by: SeatId, command: object): LocalOutcome;
  /** Tells of each command that is carried out, before it is answered; ends by what is returned. */
  follow(listener: (patches: LocalPatches) => void): () => void;
}

/** A table as it is kept between two visits. */
export interface KeptTable {
  seq: number;
  state: object;
}

/** How many commands can be taken back. */
const STEPS = 60;

/** A table that the real rules decide inside the page, without a server. */
export class LocalTable implements TableInPage {
  readonly dice = new LocalDice();
  #state: BaseState;
  #seq = 0;
  readonly #memo: Memo;
  readonly #steps = new Map<number, Omit<RecentStep<BaseState>, 'after'>>();
  #due: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<(patches: LocalPatches) => void>();

  /** @param setup what would be chosen when the table is opened. */
  constructor(
    readonly system: RuleSystem,
    table: { name: string; setup: object },
    /** What the dice of a command are set to show, such as in a lesson; empty is as they fall. */
    private readonly setFaces: (state: BaseState, command: object) => readonly number[] = () => [],
  ) {
    this.#memo = new Memo(system.tracking);
    this.#state = createTable(system, table);
  }

  get state(): BaseState {
    return this.#state;
  }

  get seq(): number {
    return this.#seq;
  }

  submit(by: SeatId | 'server', command: object): LocalOutcome {
    const parsed = this.system.commandSchema.safeParse(command);
    if (!parsed.success) return { ok: false, refusal: unreadable };
    const actor: Actor = by === 'server' ? { kind: 'server' } : { kind: 'seat', seat: by };
    const [seq, now, before] = [this.#seq + 1, Date.now(), this.#state];
    this.dice.set(this.setFaces(before, parsed.data));
    const outcome = execute(this.system, before, parsed.data, {
      actor,
      now,
      seq,
      dice: this.dice,
      past: (at) => this.#steps.get(at)?.before,
      step: (at) => this.#step(at),
      memo: this.#memo,
    });
    this.dice.set([]);
    if (!outcome.ok) return outcome;
    this.#steps.set(seq, { by: by === 'server' ? null : by, at: now, before });
    this.#steps.delete(seq - STEPS);
    this.#seq = seq;
    this.#state = outcome.state;
    for (const listener of this.#listeners) listener(outcome.patches);
    this.#waitForDue();
    return { ok: true, seq };
  }

  /** Carries out what is known to be allowed, such as while a table is prepared. Throws where it is refused. */
  play(by: SeatId | 'server', command: object): this {
    const outcome = this.submit(by, command);
    if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${outcome.refusal.message}`);
    return this;
  }

  /** Sets the state up by hand before anybody looks at it. What is computed of it is computed again. */
  arrange(change: (state: BaseState) => void): this {
    const arranged = structuredClone(this.#state);
    change(arranged);
    this.#state = evolveAll(this.system, arranged, []);
    return this;
  }

  follow(listener: (patches: LocalPatches) => void): () => void {
    this.#listeners.add(listener);
    this.#waitForDue();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#due);
    };
  }

  /** The table as it is kept: `resume` goes on from there. */
  kept(): KeptTable {
    return { seq: this.#seq, state: storedState(this.system, this.#state, this.#memo) };
  }

  /** Goes on where a kept table was. Throws whatever the rules throw where it is none of theirs. */
  resume({ seq, state }: KeptTable): this {
    // Who kept it says of which rules it is.
    this.#state = readStoredState(this.system, state as BaseState, this.#memo);
    this.#seq = seq;
    this.#steps.clear();
    return this;
  }

  /** Does what is due by itself at its moment, as a server does, as long as somebody looks. */
  #waitForDue(): void {
    clearTimeout(this.#due);
    const [next] = [...(this.system.due?.(this.#state) ?? [])].sort((a, b) => a.at - b.at);
    if (!next || this.#listeners.size === 0) return;
    this.#due = setTimeout(() => this.submit('server', next.command), next.at - Date.now());
  }

  #step(seq: number): RecentStep<BaseState> | undefined {
    const found = this.#steps.get(seq);
    return found && { ...found, after: this.#steps.get(seq + 1)?.before ?? this.#state };
  }
}

const unreadable: Refusal = {
  code: 'malformed',
  message: 'The table does not understand that.',
  instead: 'Choose something else.',
  rule: 'TABLE-006',
};
