import type { BaseState } from '@moonlit/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Subscribed } from '../store/pushes';
import type { Outcome } from './send';
import { Turns } from './turns';

const THOUSAND = 1_000;
/** Under way at the same time, and waiting until one of those is done. */
const [AT_ONCE, WAITING] = [8, 500];

/** The timer of `Turns` stands still: a test looks when it wants to. */
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table with a question to one seat, which nobody looks at. */
function asking(): BaseState {
  const dice = { hash: '', rolls: 0, past: [] };
  const log = { next: 1, entries: [] };
  const prompts = { rests: { to: ['bev'] } };
  const table = { name: 'Ours', seats: {}, session: { number: 1, open: true, openedBy: 1 }, dice };
  const shared = { table, log, derived: { prompts } };
  return { public: shared, director: { dice, log }, seats: {} };
}

const subscribed = (n: number): Subscribed => ({
  keyId: `key-${n}`,
  endpointHash: `hash-${n}`,
  endpoint: `https://push.example.net/${n}`,
  p256dh: '',
  auth: '',
  table: 'ours',
  seat: 'bev',
  told: null,
});

it('of a thousand browsers asks so many at once, lets so many wait, and says that it tells no more', async () => {
  const ends: ((outcome: Outcome) => void)[] = [];
  const warned: string[] = [];
  let sent = 0;
  const turns = new Turns({
    pushes: {
      of: async () => Array.from({ length: THOUSAND }, (_, n) => subscribed(n)),
      claim: async () => true,
      drop: async () => {},
    },
    table: async () => ({ seq: 1, state: asking() }),
    isLooking: () => false,
    send() {
      sent += 1;
      return new Promise((done) => ends.push(done));
    },
    log: {
      error: (said: unknown) => warned.push(String(said)),
      warn: (said: unknown) => warned.push(String(said)),
    },
    waits: 0,
  });
  turns.stirred('ours');
  await turns.look();
  expect(sent).toBe(AT_ONCE);
  while (ends.length > 0) {
    expect(ends.length, 'under way').toBeLessThanOrEqual(AT_ONCE);
    for (const end of ends.splice(0)) end('sent');
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(sent).toBe(AT_ONCE + WAITING);
  expect(new Set(warned)).toEqual(new Set(['Too many are told of their turns at once']));
  expect(warned).toHaveLength(THOUSAND - AT_ONCE - WAITING);
  await turns.close();
});
