import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../../test/helpers';
import { Front } from './front';
import { placeOf } from './routing';

let front: Front;
let port: number;
const clients: Socket[] = [];
/** What each of two processes has been given. */
let given: string[][];

beforeEach(async () => {
  given = [[], []];
  front = new Front(2, (error) => {
    throw error;
  });
  port = await front.listen(0, '127.0.0.1');
});
afterEach(() => {
  front.close();
  for (const client of clients.splice(0)) client.destroy();
});

const start = (place: number) =>
  front.start(place, async (socket, head) => {
    socket.destroy();
    given[place]?.push(String(head));
  });

function send(...pieces: string[]): Socket {
  const client = connect(port, '127.0.0.1');
  clients.push(client.on('error', () => undefined).resume());
  for (const piece of pieces) client.write(piece);
  return client;
}

const tableOf = (place: number): string => {
  for (let n = 0; ; n += 1) if (placeOf(`table${n}`, 2) === place) return `table${n}`;
};
const request = (place: number) => `GET /live/${tableOf(place)}/ HTTP/1.1\r\n`;

it('gives each connection to the process of its table, with all that it has sent', async () => {
  start(0);
  start(1);
  send(request(0), 'Host: x\r\n\r\n');
  send(request(1));
  await until('both are given', () => given.every((heads) => heads.length === 1));
  expect(given[0]?.[0]).toContain(request(0));
  expect(given[1]?.[0]).toContain(request(1));
});

it('keeps connections for a process that is away, and what they send meanwhile', async () => {
  start(1);
  const client = send(request(0), 'Host: x\r\n');
  send(request(1));
  await until('the other one is given', () => given[1]?.length === 1);
  client.write('\r\n');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(given[0]).toEqual([]);
  start(0);
  await until('it is given', () => given[0]?.length === 1);
  expect(given[0]).toEqual([`${request(0)}Host: x\r\n\r\n`]);
});

it('gives the others the tables of a process that stays away, until it is there again', async () => {
  start(1);
  send(request(0));
  front.giveUp(0);
  send(request(0));
  await until('the other has both', () => given[1]?.length === 2);
  start(0);
  send(request(0));
  await until('it is given', () => given[0]?.length === 1);
});

it('gives what names no table to each in turn, and to those who are there', async () => {
  start(0);
  send('GET /readyz HTTP/1.1\r\n');
  send('GET /readyz HTTP/1.1\r\n');
  await until('both are given', () => given[0]?.length === 2);
  start(1);
  for (let n = 0; n < 4; n += 1) send('GET /readyz HTTP/1.1\r\n');
  await until('all are given', () => given.flat().length === 6);
  expect(given.map((heads) => heads.length)).toEqual([4, 2]);
});

it('lets go of who ends the connection before saying what they want', async () => {
  start(0);
  start(1);
  const client = send('GET /li').end();
  await until('it is closed', () => client.destroyed);
  expect(given.flat()).toEqual([]);
});
