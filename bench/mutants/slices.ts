/** A part of the rules that mutants are drawn from; paths begin in the folder of the project. */
interface Part {
  folder: string;
  /** Folders of tests, and files of them, that are asked. */
  tests: readonly string[];
}

const rules = 'packages/rules/src';
const games = `${rules}/games`;
const gbm = `${games}/girl-by-moonlight`;
const daggerheart = `${games}/daggerheart`;
const stars = `${games}/stars-and-signs`;
const humanity = `${games}/humanity-blessed`;
/** Games that were recorded, of every game. */
const recorded = [`${games}/playthroughs.test.ts`, `${games}/replays.test.ts`];
/** Random play, but the same each time. */
const removal = `${games}/removal.test.ts`;

/** What stands in every game is asked of in its own examples and in those of the small games, which use all of it. */
const shared = [`${rules}/table`, `${rules}/engine`, `${games}/any-game`, daggerheart, ...recorded];

const areas = ['rolls', 'phases', 'characters', 'table', 'playbooks', 'playsets'];

/** By name, which is the path from `games` or from the rules on. */
const PARTS: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(
    areas.map((area) => [`girl-by-moonlight/${area}`, { folder: `${gbm}/${area}`, tests: [gbm] }]),
  ),
  daggerheart: { folder: daggerheart, tests: [daggerheart, ...recorded] },
  'stars-and-signs': { folder: stars, tests: [stars, ...recorded] },
  'humanity-blessed': { folder: humanity, tests: [humanity, ...recorded] },
  table: { folder: `${rules}/table`, tests: shared },
  engine: { folder: `${rules}/engine`, tests: [...shared, removal] },
};

export const SLICES: readonly string[] = Object.keys(PARTS);

/** Whether a file of the rules is of a slice. */
export const isOf = (slice: string, file: string): boolean =>
  PARTS[slice] !== undefined && file.startsWith(`${PARTS[slice].folder}/`);

/** Where mutants of a slice are drawn, or of a folder or file within one (`table/undo.ts`). */
export function pathOf(name: string): string {
  const slice = SLICES.find((each) => name === each || name.startsWith(`${each}/`));
  const part = slice === undefined ? undefined : PARTS[slice];
  if (slice === undefined || part === undefined) {
    throw new Error(`No slice has ${name}. There are ${SLICES.join(', ')}.`);
  }
  return part.folder + name.slice(slice.length);
}

/** Folders and files of the tests that are asked about changes of some files. */
export function testsOf(files: readonly string[]): string[] {
  const touched = SLICES.filter((slice) => files.some((file) => isOf(slice, file)));
  return [...new Set(touched.flatMap((slice) => PARTS[slice]?.tests ?? []))];
}
