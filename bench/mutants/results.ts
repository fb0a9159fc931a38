import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Findings, Mutant } from './plan';
import { root } from './plan';
import { isOf } from './slices';

/** What has come of a folder of the rules. */
export interface Slice {
  slice: string;
  /** All mutants there are. */
  mutants: number;
  /** How many were drawn, those that only loading comes across left out. */
  drawn: number;
  killed: number;
  /** Of those killed, how many only games that were recorded have noticed, and no test that names a rule. */
  inReplays: number;
  survived: number;
  /** Of those that survived, how many a test notices now. */
  noticedSince: number;
  /** Each was tried in so many tests at most. */
  tests: number;
  /** Of those that survived, how many no test came across. */
  unseen: number;
  /** Drawn, but run only while files are loaded: nobody asked tests about them. */
  atLoading: number;
  seed: number;
  commit: string;
}

/** A mutant that no test has noticed. */
export interface Survivor extends Omit<Mutant, 'id' | 'at'> {
  seenBy: number;
}

/** What is checked in: the newest run of each slice. */
export interface Results {
  slices: Slice[];
  survivors: Survivor[];
}

/** Why a survivor need not die. It is known by what it changes, because lines move. */
export interface Reason extends Pick<Survivor, 'file' | 'original' | 'replacement'> {
  reason: string;
}

const file = (name: string): string => `${root}bench/mutants/${name}.json`;
const nothing: Results = { slices: [], survivors: [] };

export function readResults(): Results {
  return existsSync(file('results')) ? JSON.parse(readFileSync(file('results'), 'utf8')) : nothing;
}

export function readReasons(): Reason[] {
  return existsSync(file('reasons')) ? JSON.parse(readFileSync(file('reasons'), 'utf8')) : [];
}

/** Whether two changes are the same one, wherever it has moved to. */
export const isSame = (
  one: Pick<Survivor, 'file' | 'original' | 'replacement'>,
  other: Pick<Survivor, 'file' | 'original' | 'replacement'>,
): boolean =>
  one.file === other.file &&
  one.original === other.original &&
  one.replacement === other.replacement;

/** The survivor among mutants that were made anew: of several alike the nearest, because lines move. */
export function counterpart(one: Survivor, every: readonly Mutant[]): Mutant | undefined {
  const away = ({ line }: Mutant) => Math.abs(line - one.line);
  return every.filter((mutant) => isSame(one, mutant)).sort((a, b) => away(a) - away(b))[0];
}

/**
 * Keeps what came of survivors that were tried once more. Those that a test notices now are none any more; the
 * score stays what the sample has shown, for tests were written with these in mind and not with all others.
 */
export function keepSecondLook(tried: readonly Mutant[], { found }: Findings): void {
  const { slices, survivors } = readResults();
  const left = survivors.flatMap((one): Survivor[] => {
    const again = counterpart(one, tried);
    const finding = again && found[again.id];
    if (!again || !finding) return [one];
    return finding.killedBy ? [] : [{ ...one, line: again.line, seenBy: finding.seenBy }];
  });
  const kept = slices.map((row) => {
    const here = left.filter(({ file }) => isOf(row.slice, file));
    return { ...row, noticedSince: row.survived - here.length };
  });
  write({ slices: kept, survivors: left });
}

/** Keeps what is new of each slice in the place of what was known of it. */
export function keepResults({ slices, survivors }: Results): void {
  const known = readResults();
  const again = new Set(slices.map(({ slice }) => slice));
  const old = (path: string) => ![...again].some((slice) => isOf(slice, path));
  const kept: Results = {
    slices: [...known.slices.filter(({ slice }) => !again.has(slice)), ...slices],
    survivors: [...known.survivors.filter((one) => old(one.file)), ...survivors],
  };
  write(kept);
}

function write(results: Results): void {
  writeFileSync(file('results'), `${JSON.stringify(results, null, 2)}\n`);
}
