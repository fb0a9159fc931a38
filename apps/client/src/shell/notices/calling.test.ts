import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { call as Called } from './calling';

const page = { hidden: true, addEventListener() {} };
let shaken = 0;
let badges: (number | null)[] = [];
let shown: string[] = [];
let permission: NotificationPermission = 'granted';
let asked = 0;

class FakeNotification {
  static get permission() {
    return permission;
  }
  static requestPermission() {
    asked += 1;
    return Promise.resolve(permission);
  }
  onclick: (() => void) | null = null;
  constructor(words: string, { body }: { body: string }) {
    shown.push(`${words} (${body})`);
  }
}

vi.stubGlobal('document', page);
vi.stubGlobal('Notification', FakeNotification);
vi.stubGlobal('navigator', {
  userActivation: { hasBeenActive: true },
  vibrate: () => {
    shaken += 1;
  },
  setAppBadge: (n: number) => Promise.resolve(void badges.push(n)),
  // A device on which badges are not allowed.
  clearAppBadge: () => Promise.reject(new Error(String(badges.push(null)))),
});

afterAll(() => vi.unstubAllGlobals());

let call: typeof Called;
let setNotices: (wanted: boolean) => Promise<boolean>;
beforeEach(async () => {
  vi.resetModules();
  [shaken, badges, shown, permission, asked] = [0, [], [], 'granted', 0];
  page.hidden = true;
  ({ call } = await import('./calling'));
  ({ setNotices } = await import('./notices'));
});

const table = 'Thursday nights';
const nothing = { waiting: 0, asked: '', turn: null, table };
const question = { ...nothing, waiting: 1, asked: 'Resist?' };
const roll = { ...nothing, turn: { mine: true, words: 'You roll Stars' } };
const settle = () => new Promise((done) => setTimeout(done));

it('shakes and marks the icon once for each new thing, as long as one looks elsewhere', () => {
  call(question);
  call(question);
  call({ ...question, waiting: 2 });
  expect([shaken, badges]).toEqual([2, [1, 1, 2]]);
  call(nothing);
  call(roll);
  call({ ...nothing, turn: { mine: false, words: 'Ana rolls Stars' } });
  expect([shaken, badges.slice(3)]).toEqual([3, [null, 1, null]]);
  page.hidden = false;
  call(question);
  expect(shaken).toBe(3);
});

it('shows a notice only to whoever has asked for it, in the words of their turn', async () => {
  call(question);
  await settle();
  expect([shown, asked], 'nobody is asked before a tap').toEqual([[], 0]);
  expect(await setNotices(true)).toBe(true);
  call(nothing);
  call(roll);
  await settle();
  call(nothing);
  call(question);
  await settle();
  expect(shown).toEqual(['You roll Stars (Thursday nights)', 'Resist? (Thursday nights)']);
});

it('goes on where the browser does not allow notices, and asks no more', async () => {
  permission = 'denied';
  expect(await setNotices(true)).toBe(false);
  call(question);
  await settle();
  expect([shown, shaken, asked]).toEqual([[], 1, 1]);
});
