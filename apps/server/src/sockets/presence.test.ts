import { beforeEach, expect, it } from 'vitest';
import { PresenceTracker } from './presence';

let now: number;
let toOthers: string[];
let toTable: string[];
let tracker: PresenceTracker;

beforeEach(() => {
  now = 0;
  toOthers = [];
  toTable = [];
  tracker = new PresenceTracker(
    {
      notifyServers: (table, seats) => toOthers.push(`${table}: ${seats.join()}`),
      notifyTable: (table, seats) => toTable.push(`${table}: ${seats.join()}`),
    },
    () => now,
  );
});

it('counts a seat once, however many sockets it has', () => {
  tracker.connected('t', 'bev');
  tracker.connected('t', 'bev');
  tracker.disconnected('t', 'bev');
  expect(toTable).toEqual(['t: bev']);
  tracker.disconnected('t', 'bev');
  expect(toTable).toEqual(['t: bev', 't: ']);
});

it('adds what other servers tell, and answers a new one', () => {
  tracker.connected('t', 'bev');
  tracker.update('other', 't', ['claire']);
  expect(tracker.seats('t')).toEqual(['bev', 'claire']);
  expect(toOthers).toEqual(['t: bev', 't: bev']);
  tracker.update('other', 't', ['claire']);
  expect(toTable).toEqual(['t: bev', 't: bev,claire']);
  tracker.update('other', 't', []);
  expect(tracker.seats('t')).toEqual(['bev']);
});

it('forgets a server that has fallen silent', () => {
  tracker.update('other', 't', ['claire']);
  now = 30_000;
  tracker.heartbeat();
  expect(tracker.seats('t')).toEqual(['claire']);
  now = 60_000;
  tracker.heartbeat();
  expect(tracker.seats('t')).toEqual([]);
  expect(toTable.at(-1)).toBe('t: ');
});
