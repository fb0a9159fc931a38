import { readFile } from 'node:fs/promises';

/** Whether a process runs. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive as well.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  // One that has ended keeps its number until somebody asks how; in a container, nobody may.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) [ZX] /.test(status);
}
