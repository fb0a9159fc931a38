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

it('tells again and again of all tables that are here, with people or without', () => {
  const told: string[] = [];
  const holder = new PresenceTracker({
    notifyServers: (table, seats) => told.push(`${table}: ${seats.join()}`),
    notifyTable: () => undefined,
    tablesHere: () => ['t', 'empty'],
  });
  holder.connected('t', 'bev');
  holder.heartbeat();
  expect(told).toEqual(['t: bev', 't: bev', 'empty: ']);
  holder.tell('empty');
  expect(told).toHaveLength(4);
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

it('believes a server for forty seconds, and each time that it tells again', () => {
  tracker.update('other', 't', ['claire']);
  now = 40_000;
  tracker.heartbeat();
  expect(tracker.seats('t')).toEqual(['claire']);
  tracker.update('other', 't', ['claire']);
  now = 80_000;
  tracker.heartbeat();
  expect(toTable).toEqual(['t: claire']);
  now = 80_001;
  tracker.heartbeat();
  expect(toTable).toEqual(['t: claire', 't: ']);
  tracker.heartbeat();
  expect(toTable).toHaveLength(2);
});

it('tells the others again of tables where somebody is, and of no other', () => {
  tracker.connected('t', 'bev');
  tracker.connected('u', 'anya');
  tracker.disconnected('u', 'anya');
  tracker.update('other', 'v', ['claire']);
  toOthers.length = 0;
  tracker.heartbeat();
  expect(toOthers).toEqual(['t: bev']);
});

it('does not answer a server that has nobody there, nor count somebody who was not there', () => {
  tracker.connected('t', 'bev');
  tracker.update('other', 't', []);
  tracker.disconnected('t', 'claire');
  tracker.disconnected('nowhere', 'claire');
  expect(toOthers).toEqual(['t: bev']);
  expect(toTable).toEqual(['t: bev']);
});
