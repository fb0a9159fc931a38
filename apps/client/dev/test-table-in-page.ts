import type {
  Audience,
  BaseState,
  Patch,
  Refusal,
  RuleSystem,
  SeatId,
} from '@moonlit/rules/engine';
import type { GivenDice } from '@moonlit/rules/testing';
import { LocalDice } from '../src/shell/local/local-dice';
import type { LocalOutcome, LocalPatches, TableInPage } from '../src/shell/local/local-table';

/** A table of the tests, of whatever game. */
export interface SceneTable {
  readonly state: BaseState;
  readonly seq: number;
  readonly dice: GivenDice;
  readonly patches: ReadonlyMap<Audience, readonly Patch[]>;
  try(as: SeatId | 'server', command: object): Refusal | null;
}

/** What is said of it that differs between games. */
export interface SceneRules {
  system: Pick<RuleSystem, 'id' | 'drawer'>;
  /** Sets the clock of the table to now: what is long past is not shown. */
  setClock(): void;
}

/** A table of the tests, played at in the page, for designing screens. Commands work; nothing is kept. */
export class TestTableInPage implements TableInPage {
  readonly #listeners = new Set<(patches: LocalPatches) => void>();

  constructor(
    private readonly rules: SceneRules,
    private readonly table: SceneTable,
  ) {
    table.dice.otherwise = new LocalDice();
  }

  get system() {
    return this.rules.system;
  }

  get state() {
    return this.table.state;
  }

  get seq(): number {
    return this.table.seq;
  }

  submit(by: string, command: object): LocalOutcome {
    this.rules.setClock();
    const refusal = this.table.try(by, command);
    if (refusal) return { ok: false, refusal };
    for (const listener of this.#listeners) listener(this.table.patches);
    return { ok: true, seq: this.seq };
  }

  follow(listener: (patches: LocalPatches) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
