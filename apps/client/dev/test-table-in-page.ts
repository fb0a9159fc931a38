import type {
  Audience,
  BaseState,
  Patch,
  Refusal,
  RuleSystem,
  SeatId,
} from '@moonlit/rules/engine';
import { GivenDice } from '@moonlit/rules/testing';
import type { LocalOutcome, LocalPatches, TableInPage } from '../src/shell/local/local-table';

const DICE = 12;

/** A table of the tests, of whatever game. */
export interface SceneTable {
  readonly state: BaseState;
  readonly seq: number;
  readonly dice: unknown;
  readonly patches: ReadonlyMap<Audience, readonly Patch[]>;
  try(as: SeatId | 'server', command: object, ...faces: number[]): Refusal | null;
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
  ) {}

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
    const faces = Array.from({ length: DICE }, () => Math.ceil(Math.random() * 6));
    this.rules.setClock();
    const refusal = this.table.try(by, command, ...faces);
    if (this.table.dice instanceof GivenDice) this.table.dice.restore([]);
    if (refusal) return { ok: false, refusal };
    for (const listener of this.#listeners) listener(this.table.patches);
    return { ok: true, seq: this.seq };
  }

  follow(listener: (patches: LocalPatches) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
