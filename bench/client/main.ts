import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shownPlaysets } from '@moonlit/rules/girl-by-moonlight/testing';
import type { Browser } from 'playwright-core';
import { startPostgres } from '../../apps/server/src/embedded';
import { createLog } from '../../apps/server/src/log';
import { machine, writeInto } from '../report';
import { MeasuredServer } from '../scaling/server';
import { launch, speedOf } from './browser';
import { load } from './loading';
import { animations, loadings } from './report';
import { moments } from './shows';
import { pages } from './tables';
import { watchBest } from './watching';

/** How soon the built client can be used, and how smoothly it moves, in a slowed-down Chromium. */

const PAGE = 'docs/performance.md';

const { values: flags } = parseArgs({
  options: {
    /** Keeps the numbers in docs/performance.md. */
    write: { type: 'boolean', default: false },
    /** Only pages, or only what moves. */
    only: { type: 'string' },
    /** How often each page is loaded, and each animation watched. */
    times: { type: 'string', default: '3' },
    /** How many times slower than this machine the processor is. */
    throttle: { type: 'string', default: '4' },
    /** Only playsets whose id contains this, and moments whose name does. */
    playset: { type: 'string', default: '' },
    moment: { type: 'string', default: '' },
    devices: { type: 'string', default: 'phone,desk' },
  },
});

const wantedDevices = (['phone', 'desk'] as const).filter((one) => flags.devices.includes(one));

async function main(): Promise<void> {
  const [busyBefore = 0] = loadavg();
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-client-'));
  // PostgreSQL's account has to get in.
  await chmod(folder, 0o755);
  const postgres = await startPostgres(folder, createLog('error'));
  try {
    const server = await MeasuredServer.start(postgres.url, 1);
    const browser = await launch();
    try {
      const lines = await measure(browser, server.port, postgres.url);
      const text = `${[machine(busyBefore), '', ...lines].join('\n')}\n`;
      process.stdout.write(`${text}\n`);
      if (flags.write) await writeInto(PAGE, 'client', text);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, port: number, databaseUrl: string): Promise<string[]> {
  const throttle = Number(flags.throttle);
  const times = Number(flags.times);
  const index = await speedOf(browser);
  const lines = [
    `BenchmarkIndex of this machine ${index.toFixed(0)}; slowed down ${throttle} times, ${(index / throttle).toFixed(0)}.`,
    '',
  ];
  if (flags.only !== 'frames') {
    const loaded = [];
    for (const page of await pages(port, databaseUrl)) {
      say(page.name);
      loaded.push({
        name: page.name,
        ...(await load(browser, 'phone', page, times)),
      });
    }
    lines.push(...loadings(loaded), '');
  }
  if (flags.only !== 'pages') {
    const seen = [];
    for (const device of wantedDevices) {
      for (const playset of shownPlaysets.filter((id) => id.includes(flags.playset))) {
        for (const moment of moments.filter(({ name }) => name.includes(flags.moment))) {
          say(`${moment.name}, ${playset}, ${device}`);
          const at = { browser, port, databaseUrl, device, playset, moment, throttle };
          const frames = await watchBest(at, times);
          seen.push({ name: moment.name, playset, device, frames });
        }
      }
    }
    lines.push(...animations(seen));
  }
  return lines;
}

const say = (line: string) => process.stderr.write(`${line}\n`);

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
