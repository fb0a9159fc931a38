import type { Findings, Mutant, Plan } from './plan';
import { isReplay } from './plan';
import type { Results, Slice, Survivor } from './results';
import { isSame, readReasons } from './results';
import { interval } from './sample';
import { isOf, SLICES } from './slices';

/** A run, and what came of it. */
interface Run {
  plan: Plan;
  findings: Findings;
  /** All mutants that some were drawn of. */
  every: readonly Mutant[];
  seed: number;
  commit: string;
}

/** What a run has shown, slice by slice. */
export function tried({ plan, findings, every, seed, commit }: Run): Results {
  const survivors: Survivor[] = [];
  const made = SLICES.flatMap((slice): Slice[] => {
    const here = ({ file }: Mutant): boolean => isOf(slice, file);
    const all = every.filter(here).length;
    if (all === 0) return [];
    const counts = { drawn: 0, killed: 0, inReplays: 0, survived: 0, noticedSince: 0 };
    const none = { ...counts, unseen: 0, atLoading: 0 };
    const row = { slice, mutants: all, tests: plan.tests, ...none };
    for (const { id, at: _at, ...mutant } of plan.mutants.filter(here)) {
      const finding = findings.found[id];
      if (!finding) continue;
      const { killedBy, seenBy, onlyAtLoading } = finding;
      if (onlyAtLoading) {
        row.atLoading += 1;
        continue;
      }
      row.drawn += 1;
      if (killedBy !== null) {
        row.killed += 1;
        if (isReplay(killedBy)) row.inReplays += 1;
      } else {
        row.survived += 1;
        if (seenBy === 0) row.unseen += 1;
        survivors.push({ ...mutant, seenBy });
      }
    }
    return [{ ...row, seed, commit }];
  });
  survivors.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return { slices: made, survivors };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The page of docs/mutants.md. */
export function reportOf({ slices, survivors }: Results): string {
  const reasons = readReasons();
  const reasonOf = (one: Survivor) => reasons.find((reason) => isSame(reason, one))?.reason;
  const open = survivors.filter((one) => !reasonOf(one));
  const settled = survivors.filter(reasonOf);
  return [
    INTRODUCTION,
    '| slice | mutants | tried | killed by an example | in recorded games alone | score | true score, 19 times in 20 | survived | of them, seen by no test | noticed since | with a reason | seed | commit |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...slices.map((slice) => rowOf(slice, settled)),
    '',
    METHOD,
    `## Survivors with a reason (${settled.length})`,
    '',
    ...settled.flatMap((one) => [...described(one), `  ${reasonOf(one)}`]),
    '',
    `## Survivors to look at (${open.length})`,
    '',
    ...open.flatMap(described),
    '',
  ].join('\n');
}

function rowOf(row: Slice, settled: readonly Survivor[]): string {
  const { slice, mutants, drawn, killed, inReplays, survived, unseen, noticedSince } = row;
  const { seed, commit } = row;
  const here = settled.filter(({ file }) => isOf(slice, file)).length;
  const [low, high] = interval(killed, drawn);
  const cells = [
    ...[`\`${slice}\``, mutants, drawn, killed - inReplays, inReplays],
    ...[percent(killed / drawn), `${percent(low)} to ${percent(high)}`],
    ...[survived, unseen, noticedSince, here, seed, `\`${commit}\``],
  ];
  return `| ${cells.join(' | ')} |`;
}

function described({ file, line, original, replacement }: Survivor): string[] {
  const path = file.replace(/^packages\/rules\/src\/(games\/)?/, '');
  return [`- \`${path}\`, line ${line}: \`${inLine(original)}\` → \`${inLine(replacement)}\``];
}

const inLine = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').replaceAll('`', 'ˋ');
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
};

const INTRODUCTION = `# Mutants of the rules

    npm run mutants -- table daggerheart --sample 400 --seed 7 --write   # a random part of two slices
    npm run mutants -- girl-by-moonlight/rolls/promises.ts               # all of one file
    npm run mutants -- --survivors                                       # those below again, in all tests

A mutant is the rules with one small change: a condition turned round, a sum made a
difference, a block left out. One that no test notices shows a rule that no example of play holds. Each run draws at
random, prints its seed, and says here what came of it; this page is written by it.

## What came of it

Samples, not the whole: of so many mutants so many were tried, drawn with the seed. The interval says where the score
of all of them lies.
`;

const METHOD = `Those in words are left out (Stryker’s \`StringLiteral\`): a test that compared each sentence would
only repeat the source; and so are mutants within a sentence or a label (\`\${…}\`, \`label\`, \`detail\`, \`instead\` and their
like), which change words alone. What the compiler refuses is left out as well: the test command asks it, so that
nobody can bring it in. So are those that only loading a file comes across. A mutant is tried in the tests that come
across it and in no others: first in examples of the rules, and, if none of them notices, in games that bots have played
and that were recorded (\`testing/replays\`, \`testing/playthrough.md\`), of which every command has to bring just what it brought then. Those name no
rule; so a mutant that they alone notice cannot come in unseen, and still lacks its example. Random play, which is not
the same each time, is not asked, nor are the book’s examples, which go on from one test to the next. The score counts survivors with a reason as survivors, and it is that of the
first look: tests that were written for these survivors would flatter all the others. Draw anew to see what they are worth.

What is the table’s and the engine’s was asked of their own examples and of those of the small games, in the first look at
the engine without \`games/removal.test.ts\`. The server’s runtime (\`tables\`, \`sockets\`, \`store\`) and the wire are drawn by
the same means and tried by hand, each in whole test files that come across it: their tests share servers, so that none
runs twice. Seed 20261125, at \`a1a9d60d\`: 13 of 15 and 9 of 12 were noticed. Of the five others four are noticed since, and
\`/^\\d+$/\` → \`/\\d+$/\` in \`frames/patches.ts\` never shows: the keys of a list are its places and \`length\`.
A draw of 60 with seed 20261126 was broken off: of 12 of the wire 9 were noticed, and of 10 of the engine 5, without recorded
games. Neither the table nor the server was tried, so that the rows above stand. One of the wire’s three is noticed since.
`;
