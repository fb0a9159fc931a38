import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { Compared, Measured, Row } from './comparing';
import type { DualityAlone } from './duality-alone';
import type { EveningAlone } from './evening-alone';
import type { Lost } from './kills';
import type { TableOpened } from './opening';
import type { RulesAlone } from './rules-alone';
import { percentiles } from './statistics';
import type { Opening } from './upgrade';

/** What our server was measured at, beside the floor, as Markdown. */
export function servers(compared: readonly Compared[]): string[] {
  return [...comparisons(compared), '', ...compared.flatMap(exchanges)];
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

/** The commonest command of *Daggerheart*, in a sentence. */
export const dualityAlone = ({ decided, whole }: DualityAlone): string =>
  `A duality roll of *Daggerheart* is decided and applied in ${decided.toFixed(0)} µs, ${whole.toFixed(0)} µs with what everybody is offered afterwards.`;

/** How a table with a long life was opened, as Markdown. */
export function upgrade(openings: readonly Opening[]): string[] {
  const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  return table(
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
  );
}

/** What each command of an evening took to be decided and evolved, as Markdown. */
export function eveningAlone(evening: readonly EveningAlone[]): string[] {
  return table(
    ['a fight of four', 'events', 'least µs', 'middle'],
    evening.map(({ kind, events, least, middle }) => [
      `\`${kind}\``,
      String(events),
      ...[least, middle].map((value) => value.toFixed(0)),
    ]),
  );
}

/** How soon tables were seen that nobody had open, as Markdown. */
export function opening(opened: readonly TableOpened[]): string[] {
  return table(
    ['an evening of *Daggerheart*', 'stored kB', 'by a new server ms', 'later, least', 'middle'],
    opened.map(({ what, stored, first, least, middle }) => [
      what,
      ...[stored, first, least, middle].map((value) => value.toFixed(0)),
    ]),
  );
}

/** Puts what was found into a page, between the two marks of that name. */
export async function writeInto(page: string, name: string, text: string): Promise<void> {
  const before = await readFile(page, 'utf8');
  const [open, shut] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const start = before.indexOf(open);
  const end = before.indexOf(shut);
  if (start === -1 || end < start) throw new Error(`${page} has no ${open} … ${shut}.`);
  const head = before.slice(0, start + open.length);
  await writeFile(page, `${head}\n\n${text}\n${before.slice(end)}`);
}

/** Where and when it was measured; `before` is how busy the machine was with something else. */
export function machine(before: number): string {
  const [cpu] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `${date}: ${cpus().length} × ${cpu?.model.trim() || 'unknown CPU'}, ${memory} GiB`,
    `Node ${process.version}, ${process.platform}`,
    `load average ${before.toFixed(1)} before`,
  ].join(', ');
}

/** What was measured at several servers, as Markdown: the first is what the others are held against. */
export function comparisons(compared: readonly Compared[]): string[] {
  return table(
    [
      '',
      '',
      'commands/s',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'bytes',
      'CPU ms',
      'MB',
      'arrived',
      'refused',
      'load',
      'lag ms',
    ],
    compared.flatMap(comparison),
  );
}

/** A row for each server, and for all but the first one with how many times the first it is. */
function comparison({ title, rows }: Compared): string[][] {
  const [first] = rows;
  return rows.flatMap((row, place) => {
    const missed = (first?.rounds.length ?? 0) - row.rounds.length;
    const name = missed > 0 ? `${row.name} (${row.rounds.length} rounds)` : row.name;
    const own = [place === 0 ? title : '', name, ...figures(row.rounds)];
    if (!first || place === 0) return [own];
    return [own, ['', '**ratio**', ...ratios(row, first), '', '', '', '', '']];
  });
}

/** The middle of all rounds, of each figure by itself. */
function figures(rounds: readonly Measured[]): string[] {
  const middle = (of: (one: Measured) => number) => median(rounds.map(of));
  return [
    middle(perSecond).toFixed(0),
    middle(({ times }) => times.p50).toFixed(2),
    middle(({ times }) => times.p95).toFixed(2),
    middle(({ times }) => times.p99).toFixed(2),
    middle(({ bytes }) => bytes).toFixed(0),
    middle(({ cpu }) => cpu).toFixed(3),
    (middle(({ memory }) => memory) / 1e6).toFixed(0),
    percent(middle(({ delivered }) => delivered)),
    percent(middle(({ refused }) => refused)),
    percent(middle(({ busy }) => busy)),
    middle(({ lag }) => lag).toFixed(1),
  ];
}

/** The middle of the ratios of each round, since both sides of one met the same moment of the machine. */
function ratios(row: Row, first: Row): string[] {
  const middle = (of: (one: Measured) => number) => {
    const each = row.rounds.flatMap((one, round) => {
      const beside = first.rounds[round];
      return beside ? [of(one) / of(beside)] : [];
    });
    return `×${median(each).toFixed(1)}`;
  };
  return [
    middle(perSecond),
    middle(({ times }) => times.p50),
    middle(({ times }) => times.p95),
    middle(({ times }) => times.p99),
    middle(({ bytes }) => bytes),
    middle(({ cpu }) => cpu),
  ];
}

/** How long whole exchanges took, where such were played. */
function exchanges({ title, rows }: Compared): string[] {
  const said = rows.flatMap(({ name, rounds }) => {
    const times = rounds.flatMap(({ exchanges: one }) => (one ? [one] : []));
    if (times.length === 0) return [];
    const middle = (['p50', 'p95', 'p99'] as const).map((share) =>
      median(times.map((one) => one[share])).toFixed(1),
    );
    return [`${middle.join(' / ')} ms (${name})`];
  });
  return said.length > 0
    ? [`${title}: a whole exchange took, p50 / p95 / p99, ${said.join(', ')}.`]
    : [];
}

/** What was lost when servers died, as Markdown. */
export function losses(lost: readonly Lost[]): string[] {
  return table(
    ['', 'kills', 'moves known', 'lost', '', 'tables emptied'],
    lost.map((one) => [
      one.name,
      String(one.kills),
      String(one.known),
      String(one.lost),
      percent(one.lost / one.known),
      `${one.gone} of ${one.tables}`,
    ]),
  );
}

const perSecond = ({ commands, seconds }: Measured) => commands / seconds;
const percent = (share: number) => `${Number((share * 100).toFixed(2))} %`;
const median = (values: readonly number[]) => percentiles(values).p50;

/** A Markdown table; numbers to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isNumeric = (column: number) =>
    rows.every((row) => /^(×?[\d.]+( %)?)?$/.test(row[column] ?? ''));
  return [
    line(heads),
    line(heads.map((_, at) => (isNumeric(at) ? '---:' : '---'))),
    ...rows.map(line),
  ];
}
