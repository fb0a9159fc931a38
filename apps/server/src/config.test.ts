import { expect, it } from 'vitest';
import { importedByDefault, readConfig } from './config';
import { connectionsEach } from './processes/settings';

it('needs no settings at all', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, DATABASE_URL: null, TRUST_PROXY: 0 });
});

it('reads what is set, and takes an empty setting for none', () => {
  const config = readConfig({ PORT: '8080', DATABASE_URL: '', TRUST_PROXY: '1' });
  expect(config).toMatchObject({ PORT: 8080, DATABASE_URL: null, TRUST_PROXY: 1 });
});

it('deletes no table unless it is archived before', () => {
  const never = { ARCHIVE_AFTER_DAYS: '0', DELETE_ARCHIVED_AFTER_DAYS: '30' };
  expect(() => readConfig(never)).toThrow(/DELETE_ARCHIVED_AFTER_DAYS: No table is archived/);
  expect(readConfig({ DELETE_ARCHIVED_AFTER_DAYS: '30' })).toMatchObject({
    ARCHIVE_AFTER_DAYS: 180,
  });
});

it('says which settings make no sense', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
});

it('takes a number of processes, or one for each core', () => {
  const processes = (value?: string) =>
    readConfig(value === undefined ? {} : { PROCESSES: value }).PROCESSES;
  expect([processes(), processes('3'), processes('64')]).toEqual([1, 3, 64]);
  expect(processes('auto')).toBeGreaterThanOrEqual(1);
  for (const wrong of ['0', '65', '-1', '2.5', 'many', ''])
    expect(() => processes(wrong)).toThrow('PROCESSES: Must be auto, or a number from 1 to 64');
});

it('shares the connections to PostgreSQL among the processes', () => {
  const each = (connections: string, processes: string) =>
    connectionsEach(readConfig({ DATABASE_CONNECTIONS: connections, PROCESSES: processes }));
  expect([each('10', '1'), each('10', '3'), each('10', '8')]).toEqual([10, 3, 2]);
});

it('imports what its machine can bear, and no other than the setting says', () => {
  expect([64e6, 512e6, 1e9, 8e9].map(importedByDefault)).toEqual([10, 25, 50, 100]);
  const { IMPORT_MEGABYTES: here } = readConfig({});
  expect(here).toBeGreaterThanOrEqual(10);
  expect(here).toBeLessThanOrEqual(100);
  expect(readConfig({ IMPORT_MEGABYTES: '0' }).IMPORT_MEGABYTES).toBe(0);
});
