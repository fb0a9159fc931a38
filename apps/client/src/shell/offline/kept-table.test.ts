import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../connection/connection';
import { FakeTransport, greeting } from '../connection/testing/fake-transport';
import { keepTable } from './kept-table';

/** Longer than a table rests before it is kept, in milliseconds. */
const RESTED_MS = 5_000;

const own = {
  offers: { 'note.write': { command: 'note.write', label: 'Write' } },
  drawers: ['sheet'],
  notes: { one: 'Only mine' },
};
const snapshots = [
  { audience: 'public', revision: 1, state: { scene: 'The harbour' } },
  { audience: 'seat:s', revision: 1, state: own },
];

/** What this device keeps, as text. */
let kept: string[];
let end: () => void;

/** A seat at a table that has just come, and what it is kept by. */
function seated() {
  const transport = new FakeTransport();
  const connection = new Connection(transport);
  end = keepTable(connection, 't', 'token');
  connection.open();
  transport.welcome(['public', 'seat:s'], 'test', { diffs: [], snapshots });
  return { transport, connection };
}

const rests = () => vi.advanceTimersByTimeAsync(RESTED_MS);

describe('what a device keeps of a table, to be read without a network', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    kept = [];
    const put = async (_: string, response: Response) => {
      kept.push(await response.text());
    };
    vi.stubGlobal('caches', { open: async () => ({ put, match: async () => undefined }) });
    vi.stubGlobal('document', {
      querySelector: () => null,
      addEventListener: () => {},
      removeEventListener: () => {},
    });
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is what the seat sees, without anything to do', async () => {
    seated();
    await rests();
    expect(kept).toHaveLength(1);
    expect(JSON.parse(kept[0] ?? '')).toMatchObject({
      table: 't',
      seat: 's',
      welcome: { seat: { name: greeting.seat.name } },
      states: [
        { audience: 'public', state: { scene: 'The harbour' } },
        { audience: 'seat:s', state: { offers: {}, drawers: [], notes: { one: 'Only mine' } } },
      ],
    });
    expect(kept[0]).not.toContain('note.write');
    expect(kept[0]).not.toContain('token');
  });

  it('is nothing once the link leads to no seat any more', async () => {
    const { transport } = seated();
    transport.listener?.goodbye({ code: 'seat-freed', message: 'Your seat was freed.' });
    await rests();
    expect(kept).toEqual([]);
  });

  it('is not kept anew, as if it were of today, while it is only recalled', async () => {
    const connection = new Connection(new FakeTransport());
    end = keepTable(connection, 't', 'token');
    connection.recall(greeting, [{ audience: 'public', state: { scene: 'Yesterday' } }], 5);
    // Whatever the connection says: the table itself has not answered.
    connection.status.value = 'live';
    await rests();
    expect(kept).toEqual([]);
  });
});
