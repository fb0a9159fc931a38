import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import type { TestTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { GivenDice } from '@moonlit/rules/girl-by-moonlight/testing';
import type { LocalOutcome, LocalPatches, TableInPage } from '../src/shell/local/local-table';

const DICE = 12;

/** A table of the tests, played at in the page, for designing screens. Commands work; nothing is kept. */
export class TestTableInPage implements TableInPage {
  readonly system = girlByMoonlight;
  readonly #listeners = new Set<(patches: LocalPatches) => void>();

  constructor(private readonly table: TestTable) {}

  get state() {
    return this.table.state;
  }

  get seq(): number {
    return this.table.seq;
  }

  submit(by: string, command: object): LocalOutcome {
    const faces = Array.from({ length: DICE }, () => Math.ceil(Math.random() * 6));
    this.table.now = Date.now();
    const refusal = this.table.try(by, command as Parameters<TestTable['try']>[1], ...faces);
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
