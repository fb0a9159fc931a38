import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const root: string = fileURLToPath(new URL('../../', import.meta.url));

/** Where a run keeps what it makes: out of the way of everything that is checked in. */
export const workshop: string = `${root}.cache/mutants/`;
export const planFile: string = `${workshop}plan.json`;
export const findingsFile: string = `${workshop}findings.json`;

/** One small change of the rules that a test should notice. */
export interface Mutant {
  /** How the changed source asks for it. */
  id: string;
  /** From the folder of the project on. */
  file: string;
  /** From 1. */
  line: number;
  /** Where in the file it begins, in characters. */
  at: number;
  /** What kind of change, as Stryker calls it. */
  kind: string;
  original: string;
  replacement: string;
}

/** What is to be tried. */
export interface Plan {
  /** Files of the rules, and where what was made of them lies. */
  changed: Record<string, string>;
  /** In the order in which they are tried. */
  mutants: Mutant[];
  /** How many files of tests there are: mutants are tried after the last. */
  testFiles: number;
  /** A mutant is tried in so many tests at most, the likeliest first. */
  tests: number;
  /** For so long, the tests as they are left out. */
  minutes: number;
}

/** What came of a mutant. */
export interface Finding {
  /** The test that failed, or `null`. */
  killedBy: string | null;
  /** How many tests have come across it. */
  seenBy: number;
  /** How many of them were asked until one noticed. */
  askedOf: number;
  /** Whether it was come across only while files were loaded, when no test can be asked. */
  onlyAtLoading: boolean;
}

/** What came of those that were tried, by id. */
export interface Findings {
  /** How long the tests took, the tries included, in ms. */
  took: number;
  found: Record<string, Finding>;
  /** Tests that failed with nothing changed, after a mutant had run: what it did has stayed. */
  spoilt: string[];
}

/** Games that were recorded: they notice what no example of a rule does, and name no rule. */
export const isReplay = (test: string): boolean =>
  /\/testing\/replays\/|\/(playthroughs|replays)\.test/.test(test);

export const readPlan = (): Plan => JSON.parse(readFileSync(planFile, 'utf8'));
