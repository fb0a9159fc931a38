import { request } from './http';
import { keptSeatAt } from './kept-twice';
import { nullable, object, text } from './parse';

const parseKept = object({ key: nullable(object({ table: text, token: text })) });

/** The token of the seat that this browser keeps of a table without its scripts; `null` where there is none. @throws {RequestFailed} */
export async function keptToken(table: string): Promise<string | null> {
  const { key } = await request(`${keptSeatAt(table)}/look`, parseKept, { method: 'POST' });
  return key === null ? null : key.token;
}
