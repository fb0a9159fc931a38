import { writeFileSync } from 'node:fs';
import type { RunnerTestCase as Test } from 'vitest';
import { TestRunner } from 'vitest';
import type { Finding, Findings, Mutant } from './plan';
import { findingsFile, isReplay, readPlan } from './plan';

/** What the changed source looks at, as Stryker's instrumenter writes it. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

declare global {
  var __stryker__: Switchboard | undefined;
  var __mutants__: Tries | undefined;
}

globalThis.__stryker__ ??= {};
const board = globalThis.__stryker__;

/** So often may a mutant be run through in a test, for each time that the unchanged rules do: more is a loop. */
const LOOPS = 100;
const AT_LEAST = 10_000;

/** A test that has come across some mutants. */
interface Witness {
  name: string;
  file: string;
  run(): unknown;
  took: number;
  /** How often it came across which mutant. */
  hits: Record<string, number>;
}

/** What is tried, and what came of it, in all test files of a run. */
class Tries {
  readonly #plan = readPlan();
  readonly #witnesses: Witness[] = [];
  readonly #findings: Findings = { took: 0, found: {}, spoilt: [] };
  readonly #begun = Date.now();
  #filesRun = 0;

  /** Runs a test as it is, and remembers which mutants it came across, all of them asleep. */
  async meet(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const name = nameOf(test);
    const begun = performance.now();
    board.currentTestId = name;
    try {
      await run();
    } finally {
      board.currentTestId = undefined;
    }
    const took = performance.now() - begun;
    const seen = Object.entries(board.mutantCoverage?.perTest[name] ?? {});
    if (board.mutantCoverage) board.mutantCoverage.perTest = Object.create(null);
    const hits = Object.fromEntries(seen.filter(([id]) => this.#wanted.has(id)));
    if (Object.keys(hits).length === 0) return;
    this.#witnesses.push({ name, file: test.file.filepath, run, took, hits });
  }

  /** After the last file, wakes one mutant after the other, until all are tried or time is up. */
  async fileIsOver(): Promise<void> {
    this.#filesRun += 1;
    if (this.#filesRun < this.#plan.testFiles) return;
    const until = Date.now() + this.#plan.minutes * 60_000;
    for (const [done, mutant] of this.#plan.mutants.entries()) {
      if (Date.now() > until) break;
      this.#findings.found[mutant.id] = await this.#tried(mutant);
      if (done % 10 === 9) this.#keep();
    }
    this.#keep();
  }

  readonly #wanted = new Set(this.#plan.mutants.map(({ id }) => id));

  async #tried({ id, file }: Mutant): Promise<Finding> {
    const all = this.#witnesses.filter(({ hits }) => id in hits);
    const atLoading = id in (board.mutantCoverage?.static ?? {});
    const finding: Finding = {
      killedBy: null,
      seenBy: all.length,
      askedOf: 0,
      onlyAtLoading: atLoading && all.length === 0,
    };
    for (const witness of likeliestFirst(all, file).slice(0, this.#plan.tests)) {
      finding.askedOf += 1;
      if (await passes(witness, id)) continue;
      if (await passes(witness)) {
        finding.killedBy = witness.name;
        break;
      }
      // It fails without a change as well, the second time it runs: it says nothing of the mutant, or of others.
      this.#findings.spoilt.push(`${witness.name}, after ${id}`);
      this.#witnesses.splice(this.#witnesses.indexOf(witness), 1);
    }
    return finding;
  }

  #keep(): void {
    this.#findings.took = Date.now() - this.#begun;
    writeFileSync(findingsFile, JSON.stringify(this.#findings));
  }
}

/**
 * Those that may notice a change of a file, in the order in which they are asked: first all beside it that have
 * its name, then the quickest one of each file, then the second, so that soon all that a game does is looked at;
 * games that were recorded last, so that what they alone have noticed is known.
 */
function likeliestFirst(all: readonly Witness[], source: string): Witness[] {
  const own = source.replace(/\.ts$/, '.test.ts');
  const byFile = new Map<string, Witness[]>();
  for (const one of [...all].sort((a, b) => a.took - b.took)) {
    byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  }
  const ranked = [...byFile].flatMap(([file, those]) => {
    const last = isReplay(file) ? all.length : 0;
    return those.map((one, at) => ({ one, rank: file.endsWith(own) ? -1 : last + at }));
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/** Whether a test passes with a mutant awake, or with none. */
async function passes({ run, hits }: Witness, id?: string): Promise<boolean> {
  board.activeMutant = id;
  board.hitCount = 0;
  board.hitLimit = Math.max(AT_LEAST, (hits[id ?? ''] ?? 0) * LOOPS);
  try {
    await run();
    // What throws at the limit may be caught by what is tested.
    return board.hitCount <= board.hitLimit;
  } catch {
    return false;
  } finally {
    board.activeMutant = undefined;
    board.hitCount = undefined;
  }
}

globalThis.__mutants__ ??= new Tries();
const tries = globalThis.__mutants__;

/** Runs tests as Vitest does, and after the last of them those again that may notice a mutant. */
export default class MutantRunner extends TestRunner {
  async runTask(test: Test): Promise<void> {
    await tries.meet(test);
  }

  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles();
    await tries.fileIsOver();
  }
}

function nameOf(test: Test): string {
  const names = [test.name];
  for (let suite = test.suite; suite; suite = suite.suite) names.unshift(suite.name);
  return `${test.file.name}: ${names.join(' > ')}`;
}
