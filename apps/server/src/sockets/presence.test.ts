import { beforeEach, expect, it } from 'vitest';
import { PresenceBoard } from './presence';

let now: number;
let toOthers: string[];
let toTable: string[];
let board: PresenceBoard;

beforeEach(() => {
  now = 0;
  toOthers = [];
  toTable = [];
  board = new PresenceBoard(
    {
      tellOthers: (table, seats) => toOthers.push(`${table}: ${seats.join()}`),
      tellTable: (table, seats) => toTable.push(`${table}: ${seats.join()}`),
    },
    () => now,
  );
});

it('counts a seat once, however many sockets it has', () => {
  board.arrived('t', 'bev');
  board.arrived('t', 'bev');
  board.left('t', 'bev');
  expect(toTable).toEqual(['t: bev']);
  board.left('t', 'bev');
  expect(toTable).toEqual(['t: bev', 't: ']);
});

it('adds what other servers tell, and answers a new one', () => {
  board.arrived('t', 'bev');
  board.heard('other', 't', ['claire']);
  expect(board.seats('t')).toEqual(['bev', 'claire']);
  expect(toOthers).toEqual(['t: bev', 't: bev']);
  board.heard('other', 't', ['claire']);
  expect(toTable).toEqual(['t: bev', 't: bev,claire']);
  board.heard('other', 't', []);
  expect(board.seats('t')).toEqual(['bev']);
});

it('forgets a server that has fallen silent', () => {
  board.heard('other', 't', ['claire']);
  now = 30_000;
  board.beat();
  expect(board.seats('t')).toEqual(['claire']);
  now = 60_000;
  board.beat();
  expect(board.seats('t')).toEqual([]);
  expect(toTable.at(-1)).toBe('t: ');
});
