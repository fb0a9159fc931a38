import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { RulesAlone } from './rules-alone';
import type { Compared, Measured } from './scenarios';
import type { Opening } from './upgrade';

export interface Findings {
  /** Processes that wanted to run in the last minute before: others than ours. */
  busyBefore: number;
  servers: readonly Compared[];
  rules: readonly RulesAlone[];
  /** Bytes; `null` when the client was not built. */
  firstLoad: number | null;
}

/** Everything that was measured, as Markdown. */
export function report({ busyBefore, servers, rules, firstLoad }: Findings): string {
  return [
    machine(busyBefore),
    '',
    ...table(
      ['', '', 'commands/s', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes', 'CPU ms', 'arrived', 'load'],
      servers.flatMap(comparison),
    ),
    '',
    ...servers.flatMap(exchanges),
    '',
    ...rulesAlone(rules),
    '',
    firstLoad === null
      ? 'The client was not built, so its size is not known.'
      : `JavaScript that the page needs before it shows anything: ${(firstLoad / 1000).toFixed(1)} kB gzipped.`,
    '',
  ].join('\n');
}

/** The table of the rules without a server, as Markdown. */
export function rulesAlone(rules: readonly RulesAlone[]): string[] {
  return table(
    [
      'commands so far',
      'floor µs',
      '`clock.tick` µs',
      'ratio',
      '`roll.propose` µs',
      'state, bytes of JSON',
    ],
    rules.map((one) => [
      String(one.commands),
      one.floor.toFixed(2),
      one.tick.toFixed(1),
      `×${(one.tick / one.floor).toFixed(0)}`,
      one.propose.toFixed(0),
      String(one.bytes),
    ]),
  );
}

/** How a table with a long life was opened, as Markdown. */
export function upgrade(openings: readonly Opening[]): string {
  const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  return `${table(
    [
      '20,000 …',
      'opened by',
      'seen ms',
      'at worst',
      'first answer ms',
      'health p50',
      'at most',
      'others p50',
      'at most',
    ],
    openings.map(({ life, by, seen, seenAtWorst, answered, health, others }) => [
      life,
      by,
      ...[seen, seenAtWorst, answered, health.p50, health.most, others.p50, others.most].map(ms),
    ]),
  ).join('\n')}\n`;
}

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** Puts the findings into a page, between its two marks. */
export async function writeInto(page: string, text: string): Promise<void> {
  const before = await readFile(page, 'utf8');
  const start = before.indexOf(START);
  const end = before.indexOf(END);
  if (start === -1 || end < start) throw new Error(`${page} has no ${START} … ${END}.`);
  const head = before.slice(0, start + START.length);
  await writeFile(page, `${head}\n\n${text}\n${before.slice(end)}`);
}

function machine(before: number): string {
  const [cpu] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `${date}: ${cpus().length} × ${cpu?.model.trim() || 'unknown CPU'}, ${memory} GiB`,
    `Node ${process.version}, ${process.platform}`,
    `load average ${before.toFixed(1)} before`,
  ].join(', ');
}

/** Three rows: the floor, ours, and how many times the floor ours is. */
function comparison({ title, floor, ours }: Compared): string[][] {
  const of = (share: (one: Measured) => number) => `×${(share(ours) / share(floor)).toFixed(1)}`;
  return [
    [title, 'floor', ...figures(floor)],
    ['', 'ours', ...figures(ours)],
    [
      '',
      '**ratio**',
      of(perSecond),
      of(({ times }) => times.p50),
      of(({ times }) => times.p95),
      of(({ times }) => times.p99),
      of(({ bytes }) => bytes),
      of(({ cpu }) => cpu),
      '',
      '',
    ],
  ];
}

function figures(one: Measured): string[] {
  const { p50, p95, p99 } = one.times;
  return [
    perSecond(one).toFixed(0),
    p50.toFixed(2),
    p95.toFixed(2),
    p99.toFixed(2),
    one.bytes.toFixed(0),
    one.cpu.toFixed(3),
    percent(one.delivered),
    percent(one.busy),
  ];
}

function exchanges({ title, floor, ours }: Compared): string[] {
  if (!floor.exchanges || !ours.exchanges) return [];
  const of = ({ p50, p95, p99 }: NonNullable<Measured['exchanges']>) =>
    [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');
  return [
    `${title}: a whole exchange took ${of(ours.exchanges)} ms (p50 / p95 / p99), the floor ${of(floor.exchanges)} ms.`,
  ];
}

const perSecond = ({ commands, seconds }: Measured) => commands / seconds;
const percent = (share: number) => `${Number((share * 100).toFixed(2))} %`;

/** A Markdown table; numbers to the right. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isNumeric = (column: number) => rows.every((row) => /^[×\d]|^$/.test(row[column] ?? ''));
  return [
    line(heads),
    line(heads.map((_, at) => (isNumeric(at) ? '---:' : '---'))),
    ...rows.map(line),
  ];
}
