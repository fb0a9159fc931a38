import type { OpenedTable } from '@moonlit/protocol';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import type { ShownPlayset, Stop } from '@moonlit/rules/girl-by-moonlight/testing';
import { episodeAt } from '@moonlit/rules/girl-by-moonlight/testing';
import { build } from '../scaling/server';
import type { LaidTable } from '../tables';
import { layTables } from '../tables';
import type { Loaded } from './loading';

/** Who sits there: whoever directs, and the players of Raven, Fawn and Hawk. */
const people = ['bev', 'claire', 'anya', 'dylan'];
/** The place of whose screen is looked at: Hawk’s, who rolls. */
export const LOOKER = 3;

/** Lays a table of a playset as it is right before something is shown. */
export async function lay(
  databaseUrl: string,
  playset: ShownPlayset,
  stop: Stop,
): Promise<LaidTable> {
  const { seq, state } = episodeAt(playset, stop);
  const sample = { system: girlByMoonlight.id, setup: { playset }, people, seq, state };
  const [table] = await layTables(databaseUrl, 1, { ...sample, target: '' }, build);
  if (!table) throw new Error('No table was laid.');
  return table;
}

/** Where somebody at a laid table opens it. */
export function linkOf(port: number, { chairs }: LaidTable, place: number): string {
  const chair = chairs[place];
  if (!chair) throw new Error(`Nobody sits at place ${place}.`);
  const [id] = chair.path.split('/').slice(-1);
  return `http://127.0.0.1:${port}/table#${id}.${chair.token}`;
}

/** The pages that are loaded for the first time, and what shows that one can begin there. */
export async function pages(port: number, databaseUrl: string): Promise<Loaded[]> {
  const url = `http://127.0.0.1:${port}`;
  const setup = { playset: 'at-the-brink-of-the-abyss' };
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Thursdays', host: 'Bev', system: girlByMoonlight.id, setup }),
  });
  const { invite } = (await response.json()) as OpenedTable;
  const laid = await lay(databaseUrl, 'at-the-brink-of-the-abyss', 'roll');
  return [
    { name: 'the start page', address: `${url}/`, shows: '.look-card' },
    { name: 'an invite', address: `${url}/join#${invite}`, shows: 'input[name=person]' },
    { name: 'a table in play', address: linkOf(port, laid, LOOKER), shows: '#next-step h2' },
  ];
}
