import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestServer } from './helpers';
import { connect, joinTable, newDatabase, openTable, startServer, until } from './helpers';

let at: TestServer;
beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
});
afterAll(() => at.server.close());

describe('a table', () => {
  it('opens, is joined, and is played at', async () => {
    const opened = await openTable(at.url);
    const bev = await connect(at.url, opened.key);
    const claire = await connect(at.url, await joinTable(at.url, opened.invite, 'Claire'));
    expect(await claire.must({ type: 'seat.rename', name: 'Clara' })).toBeGreaterThan(0);
    await until('Bev sees it', () => JSON.stringify(bev.state.public).includes('Clara'));
    expect(bev.state.public).toEqual(claire.state.public);
    bev.close();
    claire.close();
  });
});
