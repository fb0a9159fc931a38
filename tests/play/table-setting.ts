import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { seatKeySchema } from '@moonlit/protocol';
import { Line } from './line';

/** What a player has decided before the evening, but for the abilities, which they choose in it. */
export interface Part {
  player: string;
  playbook: string;
  name: string;
  /** The third action that has a dot. */
  action: string;
  /** The playbook's promises: of which kind, and to which players. */
  promises: Record<string, string[]>;
  /** What the starting ability needs to know; about a protagonist by the name of their player. */
  settings?: Record<string, string>;
}

/** A table at which everybody sits, and whose making lacks only what is chosen in the clients. */
export interface SetTable {
  director: Line;
  /** By the names of the players. */
  players: Record<string, Line>;
  /** The ids of the protagonists by the names of their players. */
  ids: Record<string, string>;
}

/** Opens a table and sets it: the series is made, and every protagonist but for two abilities. */
export async function setTable(url: string, parts: readonly Part[]): Promise<SetTable> {
  const opened = await post<OpenedTable>(url, '/api/tables', {
    name: 'Thursday nights',
    host: 'Bev',
    system: 'girl-by-moonlight',
    setup: { playset: 'at-the-brink-of-the-abyss' },
  });
  const director = await Line.open(url, opened.key);
  await director.send({ type: 'series.name', name: 'The Midnight Quill' });
  await director.send({ type: 'series.take-ability', ability: 'redemption' });
  await director.send({ type: 'series.take-ability', ability: 'unshakeable' });
  await director.send({ type: 'series.unlock-room', room: 'lounge' });
  const players: Record<string, Line> = {};
  for (const { player, playbook } of parts) {
    const join = { invite: opened.invite, name: player, role: 'protagonist' };
    const line = await Line.open(url, await post<SeatKey>(url, '/api/join', join));
    await line.send({ type: 'character.create', playbook });
    players[player] = line;
  }
  const ids = await director.protagonists();
  for (const part of parts) {
    const line = players[part.player];
    if (line) await make(line, part, ids);
  }
  return { director, players, ids };
}

async function make(line: Line, part: Part, ids: Record<string, string>): Promise<void> {
  const protagonist = ids[part.player];
  const { name, action, promises, settings = {} } = part;
  for (const written of [
    { name, trueName: `True ${name}` },
    { roles: ['royal heir'] },
    { obligation: 'student' },
  ]) {
    await line.send({ type: 'character.write', protagonist, ...written });
  }
  await line.send({ type: 'character.raise-action', protagonist, action });
  for (const [index, who] of ['mother', 'friend'].entries()) {
    await line.send({ type: 'character.secondary', protagonist, index, name: `${name}’s ${who}` });
  }
  for (const [setting, value] of Object.entries(settings)) {
    await line.send({ type: 'character.set', protagonist, setting, value: ids[value] ?? value });
  }
  for (const [promise, players] of Object.entries(promises)) {
    const about = players.map((player) => ids[player] ?? player);
    const text = `Nothing will come between us: ${promise}`;
    await line.send({ type: 'character.promise', protagonist, promise, text, with: about });
  }
}

/** Asks the server for something over HTTP, as the start pages do. */
export async function post<T>(url: string, path: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Makes a shared screen of a table, as the menu of anybody who sits there does; returns what opens it. */
export async function screenOf({ link }: Pick<Line, 'link'>): Promise<string> {
  const { origin, hash } = new URL(link);
  const [table, token] = hash.slice(1).split('.');
  const answer = await fetch(`${origin}/api/tables/${table}/screen`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const key = seatKeySchema.parse(await answer.json());
  if (key.role !== 'spectator') throw new Error(`A screen that is a ${key.role}.`);
  return `${origin}/screen#${key.table}.${key.token}`;
}

/** The director gives somebody an ability more, as to one who has played before. */
export async function give(table: SetTable, player: string, ability: string): Promise<void> {
  await table.director.send({
    type: 'override.ability',
    protagonist: table.ids[player],
    ability,
    has: true,
    reason: 'They have played before',
  });
}
