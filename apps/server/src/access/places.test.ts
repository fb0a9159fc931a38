import { expect, it } from 'vitest';
import { Places } from './places';

it('has one place for each network, and so many in all', () => {
  const places = new Places(2);
  const taken = (network: string) => {
    const place = places.take(network);
    return typeof place === 'string' ? place : 'came in';
  };
  const first = places.take('192.0.2.1');
  expect([taken('192.0.2.1'), taken('192.0.2.2')]).toEqual(['taken', 'came in']);
  expect([taken('192.0.2.3'), taken('192.0.2.1')]).toEqual(['full', 'taken']);
  if (typeof first === 'string') throw new Error('There was no place');
  first.leave();
  expect([taken('192.0.2.3'), taken('192.0.2.1')]).toEqual(['came in', 'full']);
});
