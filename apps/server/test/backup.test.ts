import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { expect, it } from 'vitest';
import { startPostgres } from '../src/embedded';
import { connect, openTable, startServer, until } from './helpers';

/** With owners and modes: PostgreSQL does not start on what belongs to somebody else. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/** `docs/running.md` tells people to do this, so it has to work. */
it('goes on from a copy of the data folder that was taken while the server was stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-backup-'));
  await chmod(folder, 0o755);
  const [data, backup] = [join(folder, 'data'), join(folder, 'backup')];
  const log = pino({ level: 'silent' });
  try {
    const first = await startPostgres(data, log);
    const before = await startServer({ databaseUrl: first.url });
    const { key } = await openTable(before.url);
    const bev = await connect(before.url, key);
    await bev.must({ type: 'fortune.roll', question: 'Is this kept?', dice: 2 });
    const made = await bev.must({ type: 'clock.create', name: 'Patrol', segments: 4 });
    bev.close();
    await before.server.close();
    await first.stop();
    await copy(data, backup);

    // What is played after the backup is lost with the disk.
    const second = await startPostgres(data, log);
    const doomed = await startServer({ databaseUrl: second.url });
    const again = await connect(doomed.url, key);
    await again.must({ type: 'clock.create', name: 'Too late', segments: 4 });
    again.close();
    await doomed.server.close();
    await second.stop();
    await rm(data, { recursive: true });

    await copy(backup, data);
    const restored = await startPostgres(data, log);
    const after = await startServer({ databaseUrl: restored.url });
    const back = await connect(after.url, key);
    expect(JSON.stringify(back.state.public)).toContain('Patrol');
    expect(JSON.stringify(back.state.public)).not.toContain('Too late');
    await back.must({ type: 'table.undo', to: made });
    await until('it is taken back', () => JSON.stringify(back.state.public).includes('takes back'));
    await back.must({ type: 'fortune.roll', question: 'And now?', dice: 2 });
    back.close();
    await after.server.close();
    await restored.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
