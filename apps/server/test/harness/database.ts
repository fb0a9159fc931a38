import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { startPostgres } from '../../src/embedded';
import type { Victim } from './disturb';
import { rest } from './failure';

/** A PostgreSQL of the run's own, that may be killed: whoever started it starts it again. */
export async function ownDatabase(
  failed: (error: Error) => void,
): Promise<{ url: string; victim: Victim; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-harness-'));
  // PostgreSQL's account has to get in.
  await chmod(folder, 0o755);
  const postgres = await startPostgres(folder, pino({ level: 'fatal' }), failed);
  const postmaster = async () => {
    const text = await readFile(join(postgres.folder, 'postmaster.pid'), 'utf8').catch(() => '');
    return Number.parseInt(text, 10) || null;
  };
  return {
    url: postgres.url,
    victim: {
      async kill() {
        const pid = await postmaster();
        if (pid !== null) signal(pid, 'SIGKILL');
      },
      async freeze(ms) {
        const pid = await postmaster();
        if (pid === null) return;
        const all = [pid, ...(await childrenOf(pid))];
        for (const one of all) signal(one, 'SIGSTOP');
        await rest(ms);
        for (const one of all) signal(one, 'SIGCONT');
      },
    },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout.split('\n').map(Number).filter(Boolean);
}
