import { afterEach, expect, it } from 'vitest';
import { Load } from './load';

let now = 0;
let load: Load;
afterEach(() => load.close());

function measured(): boolean {
  load.measure();
  return load.busy;
}

it('is busy while half of many commands have waited long, and recovers by itself', () => {
  load = new Load(() => now);
  const ends = Array.from({ length: 100 }, () => load.begin());
  now += 300;
  expect(measured()).toBe(false);
  now += 300;
  expect(measured()).toBe(false);
  now += 200;
  expect(measured()).toBe(true);
  for (const end of ends) end();
  expect(measured()).toBe(false);
});

it('does not close to everybody because of one table that waits', () => {
  load = new Load(() => now);
  for (let index = 0; index < 15; index += 1) load.begin();
  for (let waited = 0; waited < 20_000; waited += 100) {
    now += 100;
    load.measure();
  }
  expect(measured()).toBe(false);
  for (let index = 0; index < 100; index += 1) load.begin();
  now += 10;
  expect(measured()).toBe(false);
});

it('is busy when the event loop is late again and again', () => {
  load = new Load(() => now);
  const after = (ms: number) => {
    now += ms;
    return measured();
  };
  expect([after(100), after(110), after(400)]).toEqual([false, false, false]);
  expect([after(500), after(500), after(100), after(100)]).toEqual([true, true, false, false]);
});
