import { afterEach, expect, it } from 'vitest';
import { newDatabase } from './database';
import { until } from './helpers';
import { freePort, killAll, spawnServer } from './processes';

afterEach(killAll);

it('says in one sentence that its port is taken, and stops at a signal', async () => {
  const [databaseUrl, port] = [await newDatabase(), await freePort()];
  const { child: first, output: said } = spawnServer({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  });
  await until('the server is open', () => said().includes('Moonlit Table is open'), 40_000);
  const { child: second, output } = spawnServer({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  });
  await until('it gives up', () => second.exitCode !== null, 40_000);
  expect(second.exitCode).toBe(1);
  expect(output()).toContain(`Port ${port} is taken.`);
  first.kill('SIGTERM');
  await until('it has stopped', () => first.exitCode !== null, 40_000);
  expect(first.exitCode).toBe(0);
}, 120_000);
