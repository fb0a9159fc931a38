import { expect, it } from 'vitest';
import { readConfig } from './config';

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
