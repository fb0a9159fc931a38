import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attacks } from './attacks';
import { FloodedServer, type Noticed, percentile } from './flooded-server';

/** Floods a server for so many seconds with each attack (all, or those named), and prints what others notice. */
const [seconds = '60', ...named] = process.argv.slice(2);
const given = process.env.DATABASE_URL;
const folder = await mkdtemp(join(tmpdir(), 'moonlit-flood-'));
const server = await FloodedServer.start(given ? { DATABASE_URL: given } : { DATA_DIR: folder });
try {
  tell('calm', await server.notice(5_000));
  for (const attack of Object.keys(attacks)) {
    if (!isAttack(attack) || (named.length > 0 && !named.includes(attack))) continue;
    tell(attack, await server.notice(Number(seconds) * 1_000, attack));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    tell('  afterwards', await server.notice(3_000));
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function isAttack(name: string): name is keyof typeof attacks {
  return name in attacks;
}

function tell(what: string, { waits, grown, held, logged, sent }: Noticed): void {
  const ms = (percent: number) => `${Math.round(percentile(waits, percent))} ms`;
  const parts = [
    `p50 ${ms(50)}, p99 ${ms(99)}, longest ${ms(100)}`,
    `memory +${(grown / 1e6).toFixed(0)} MB, in the end ${(held / 1e6).toFixed(0)} MB`,
    `log ${(logged / 1e3).toFixed(0)} kB`,
    `sent ${sent}`,
  ];
  process.stdout.write(`${what.padEnd(14)} ${parts.join(' · ')}\n`);
}
