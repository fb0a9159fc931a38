import { isDeepStrictEqual } from 'node:util';
import type { LogPage } from '@moonlit/protocol';
import { audiencesOf, compartmentOf } from '@moonlit/rules';
import { ask } from './ask';
import { Bot } from './bot';
import { Sightings } from './canaries';
import { rest, type Verdict } from './failure';
import { type History, replay, type Stored, type StoredCommit, storedOf } from './history';
import { mustStayPrivate } from './moves';
import type { HarnessTable } from './table';

/** What was looked at, for the report. */
export interface Counted {
  commits: number;
  acknowledged: number;
  refused: number;
  canaries: number;
  secretCommits: number;
}

const SETTLE_MS = 60_000;

/**
 * Holds everything that people were told at a table, and everything that they were answered, against
 * what the database has.
 */
export async function verify(table: HarnessTable, databaseUrl: string): Promise<Counted> {
  const { verdict, canaries } = table.options;
  const stored = await storedOf(databaseUrl, table.id);
  holdJournal(table, stored, verdict);
  verdict.check();
  const history = replay(stored, canaries);
  holdPrivacy(table, history, verdict);
  await holdMirrors(table, history);
  await askOverHttp(table);
  holdSightings(table, history, verdict);
  const secretCommits = history.commits.filter(({ touched }) => !touched.includes('public')).length;
  return {
    commits: history.commits.length,
    acknowledged: table.acknowledged,
    refused: table.refused,
    canaries: history.told.size,
    secretCommits,
  };
}

/** Every acknowledged command is there once, as it was sent; nothing else is. */
function holdJournal(table: HarnessTable, { commits }: Stored, verdict: Verdict): void {
  const byId = new Map<string, StoredCommit>();
  let previous = 0;
  for (const commit of commits) {
    if (commit.previous !== previous || commit.seq <= previous) {
      verdict.fail('The chain of commits is broken', { table: table.id, previous, commit });
    }
    previous = commit.seq;
    if (byId.has(commit.commandId)) {
      verdict.fail('A command was carried out twice', { table: table.id, commit });
    }
    byId.set(commit.commandId, commit);
  }
  const known = new Set<string>();
  for (const bot of table.bots) {
    for (const sent of bot.journal) {
      known.add(sent.id);
      const commit = byId.get(sent.id);
      const where = { table: table.id, seat: bot.seat, sent, commit };
      if (sent.seq !== undefined && commit?.seq !== sent.seq) {
        verdict.fail('An acknowledged command is not in the history', where);
      } else if (sent.seq === undefined && sent.refused === undefined) {
        verdict.fail('A command was never answered', where);
      } else if (sent.refused !== undefined && commit && sent.posts === 1) {
        verdict.fail('A refused command was carried out', where);
      }
      if (!commit) continue;
      const asSent = JSON.stringify(sent.command);
      const words = table.options.canaries.in(asSent);
      const stored = JSON.stringify(commit.command);
      if (commit.seat !== bot.seat || words.some((word) => !stored.includes(word))) {
        verdict.fail('A command is not stored as it was sent', where);
      }
    }
  }
  const strange = commits.find(({ seat, commandId }) => seat !== null && !known.has(commandId));
  if (strange) verdict.fail('A command is stored that nobody sent', { table: table.id, strange });
}

/** What is private by its own words was told to nobody but those it is for. */
function holdPrivacy(table: HarnessTable, { commits }: History, verdict: Verdict): void {
  const roles = new Map(table.bots.map(({ options: { key } }) => [key.seat, key.role]));
  for (const commit of commits) {
    const role = roles.get(commit.seat ?? '') ?? '';
    if (mustStayPrivate(commit.command, role) && commit.touched.includes('public')) {
      verdict.fail('Something private was told to everybody', { table: table.id, commit });
    }
  }
}

/** What each bot holds, and what each server shows anew, is what the history comes to. */
async function holdMirrors(table: HarnessTable, history: History): Promise<void> {
  const { verdict, urls } = table.options;
  const state: unknown = JSON.parse(JSON.stringify(history.state));
  const expected = (audience: string) =>
    compartmentOf(state as History['state'], audience as 'public') ?? null;
  const differs = (bot: Bot) =>
    bot.audiences.find(
      (audience) =>
        bot.revisions[audience] !== (history.revisions.get(audience) ?? 0) ||
        !isDeepStrictEqual(bot.state[audience], expected(audience)),
    );
  const end = Date.now() + SETTLE_MS;
  while (table.bots.some((bot) => !bot.ready || differs(bot) !== undefined)) {
    if (verdict.over) return;
    if (Date.now() > end) {
      for (const bot of table.bots) {
        const audience = differs(bot);
        if (!bot.ready) verdict.fail('Somebody never came back', { seat: bot.seat });
        if (audience === undefined) continue;
        verdict.fail('Somebody sees another state than the history comes to', {
          table: table.id,
          seat: bot.seat,
          audience,
          revision: bot.revisions[audience],
          expected: history.revisions.get(audience),
          where: firstDifference(bot.state[audience], expected(audience)),
        });
      }
      return;
    }
    await rest(20);
  }
  for (const url of urls) {
    for (const bot of table.bots) await holdFresh(table, bot, url, history, expected);
  }
}

/** A client that comes for the first time is shown the same. */
async function holdFresh(
  table: HarnessTable,
  { options }: Bot,
  url: string,
  history: History,
  expected: (audience: string) => unknown,
): Promise<void> {
  const { verdict } = options;
  const fresh = new Bot({ ...options, urls: [url] });
  const audiences = audiencesOf({ id: options.key.seat, role: options.key.role });
  const wrong = () =>
    audiences.find(
      (audience) =>
        fresh.revisions[audience] !== (history.revisions.get(audience) ?? 0) ||
        !isDeepStrictEqual(fresh.state[audience], expected(audience)),
    );
  const end = Date.now() + SETTLE_MS;
  while ((!fresh.ready || wrong() !== undefined) && !verdict.over) {
    if (Date.now() > end) {
      if (!fresh.ready) {
        verdict.fail('A server let nobody in', { table: table.id, url, seat: options.key.seat });
        break;
      }
      const audience = wrong() ?? '';
      verdict.fail('A server shows another state than the history comes to', {
        table: table.id,
        url,
        seat: options.key.seat,
        audience,
        revision: fresh.revisions[audience],
        expected: history.revisions.get(audience),
        where: firstDifference(fresh.state[audience], expected(audience)),
      });
    }
    await rest(20);
  }
  fresh.leave();
}

/** What each seat, and a stranger, is told over HTTP. */
async function askOverHttp(table: HarnessTable): Promise<void> {
  const { urls, canaries, verdict } = table.options;
  const paths = ['log', 'log?audience=director', 'rolls?session=1', 'rolls?session=2'];
  const stranger = new Sightings(canaries);
  const asked = [
    ...table.bots.map(({ options: { key, sightings } }) => ({ token: key.token, sightings })),
    { token: 'of-nobody', sightings: stranger },
  ];
  for (const { token, sightings } of asked) {
    for (const path of paths) {
      for (let before = ''; ; ) {
        const whole = `/api/tables/${table.id}/${path}${before}`;
        const { text } = await ask((urls[0] ?? '') + whole, { token });
        const body: Partial<LogPage> = JSON.parse(text);
        sightings.look(text, whole);
        const last = body.entries?.at(-1)?.seq;
        if (!body.more || last === undefined) break;
        before = `${path.includes('?') ? '&' : '?'}before=${last}`;
      }
    }
  }
  const [word] = stranger.first;
  if (word) verdict.fail('A stranger was told something over HTTP', { table: table.id, word });
}

/** Nobody was shown a word that was told to others only, or before it was told. */
function holdSightings(table: HarnessTable, { told }: History, verdict: Verdict): void {
  const sentAt = new Map(
    table.bots.flatMap((bot) => bot.journal.map(({ id, at }) => [id, at] as const)),
  );
  const typed = new Map<string, string>();
  for (const bot of table.bots) {
    for (const { command } of bot.journal) {
      for (const word of table.options.canaries.in(JSON.stringify(command))) {
        typed.set(word, bot.seat);
      }
    }
  }
  for (const bot of table.bots) {
    const { key, sightings } = bot.options;
    const audiences = audiencesOf({ id: key.seat, role: key.role });
    for (const [word, sighting] of sightings.first) {
      if (typed.get(word) === bot.seat) continue;
      const commits = audiences.flatMap((audience) => told.get(word)?.get(audience) ?? []);
      const earliest = Math.min(...commits.map(({ commandId }) => sentAt.get(commandId) ?? 0));
      if (sighting.at < earliest) {
        verdict.fail('Somebody was shown what is not theirs to know', {
          table: table.id,
          seat: key.seat,
          word,
          sighting,
          typedBy: typed.get(word),
          toldTo: [...(told.get(word)?.keys() ?? [])],
        });
      }
    }
  }
  for (const [word, sighting] of table.strangers.first) {
    verdict.fail('A stranger was shown something', { table: table.id, word, sighting });
  }
}

/** Where two states part, for a report. */
function firstDifference(one: unknown, other: unknown, path: string[] = []): unknown {
  if (isDeepStrictEqual(one, other)) return null;
  const branches = [one, other].map((value) =>
    typeof value === 'object' && value !== null ? Object.entries(value) : null,
  );
  const [left, right] = branches;
  if (!left || !right) return { path: path.join('.'), one, other };
  const [ours, theirs] = [new Map<string, unknown>(left), new Map<string, unknown>(right)];
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const found = firstDifference(ours.get(key), theirs.get(key), [...path, key]);
    if (found) return found;
  }
  return { path: path.join('.'), one, other };
}
