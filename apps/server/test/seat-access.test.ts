import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SeatAccess } from '../src/access/seat-access';
import { newId } from '../src/access/tokens';
import { storeOf } from '../src/store';
import { type Database, openDatabase } from '../src/store/database';
import { migrate } from '../src/store/migrate';
import { newDatabase } from './database';
import { migrationsDir } from './helpers';

let database: Database;
let table: string;
let out: string[];
let seatAccess: SeatAccess;

beforeAll(async () => {
  const url = await newDatabase();
  await migrate(url, migrationsDir);
  database = openDatabase(url, { log: pino({ level: 'silent' }) });
});
afterAll(() => database.close());

beforeEach(async () => {
  const store = storeOf(database);
  table = newId();
  out = [];
  const about = { name: 'Doors', system: 'counter', setup: {}, diceSecret: '00' };
  await store.tables.create({ id: table, ...about, inviteHash: null });
  seatAccess = new SeatAccess(store, {
    disconnect: (keys, why) => out.push(...keys.map(() => why)),
    notifyServers: () => undefined,
  });
});

const renew = () => seatAccess.renew(table, 'claire', 'protagonist');
const admitted = async (tokens: readonly string[]) =>
  (await Promise.all(tokens.map((token) => seatAccess.authenticate(token)))).filter(
    (key) => key !== null,
  );

it('leaves one link alive when several are asked for at once', async () => {
  const tokens = await Promise.all(Array.from({ length: 8 }, renew));
  expect(await admitted(tokens)).toHaveLength(1);
  expect(out).toHaveLength(7);
});

it('ends the links of a seat that is freed, but not of who takes it over at that moment', async () => {
  const before = await renew();
  let after = '';
  await seatAccess.free(table, 'claire', async () => {
    after = await renew();
  });
  expect(await admitted([before])).toEqual([]);
  expect(await admitted([after])).toHaveLength(1);
});

it('ends no link when the seat is not freed after all', async () => {
  const token = await renew();
  await expect(
    seatAccess.free(table, 'claire', () => Promise.reject(new Error('Refused'))),
  ).rejects.toThrow('Refused');
  expect(await admitted([token])).toHaveLength(1);
  expect(out).toEqual([]);
});

it('finds links that ended without its knowing', async () => {
  const token = await renew();
  const [key] = await admitted([token]);
  if (!key) throw new Error('Nobody was let in');
  await seatAccess.checkRevoked([key.id]);
  expect(out).toEqual([]);
  await storeOf(database).keys.revoke([key.id]);
  await seatAccess.checkRevoked([key.id, 'unknown']);
  expect(out).toEqual(['link-renewed']);
});
