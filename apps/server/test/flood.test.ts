import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { attacks } from './flood/attacks';
import { FloodedServer, type Noticed, percentile } from './flood/flooded-server';

/** How long each flood lasts here; `scripts/flood.mjs` lasts longer. */
const MS = 3_000;
let server: FloodedServer;
let calm: Noticed;

beforeAll(async () => {
  server = await FloodedServer.start({ DATABASE_URL: await newDatabase() });
  // An attacker takes a part of the machine wherever it runs on the same one: that is no harm of what it sends.
  calm = await server.notice(MS, 'busy');
});
afterAll(() => server.stop());

// What else runs on the machine can only make it worse: a flood that harms does so every time.
describe('somebody at another table, and whoever runs the server, hardly notice', {
  retry: 2,
}, () => {
  it.each([
    ['a stranger who invents tokens', 'strangers'],
    ['a seat that sends without end', 'commands'],
    ['messages that are far too long', 'giants'],
    ['a seat that reads nothing of what it asks for', 'deaf'],
    ['requests and polls without end', 'requests'],
    ['a seat that reads a long log and the texts of a game without end', 'pages'],
    ['whose table it is, with ten copies of a long one at a time', 'exports'],
  ] satisfies [string, keyof typeof attacks][])('%s', async (_what, attack) => {
    const noticed = await server.notice(MS, attack);
    // What answers cost the attacker time, too: on a busy machine there are fewer. Copies take longest.
    expect(noticed.sent).toBeGreaterThan(attack === 'exports' ? 9 : 30);
    // A machine that runs other tests at the same time is slow without a flood, too.
    const bearable = Math.max(1000, 5 * percentile(calm.waits, 100));
    expect(percentile(noticed.waits, 90)).toBeLessThan(bearable);
    expect(noticed.grown).toBeLessThan(150e6);
    expect(noticed.logged).toBeLessThan(200_000);
  });
});
