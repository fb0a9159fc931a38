import { expect, it } from 'vitest';
import { isAboutSeats, nameGiven, nameIn } from './seat-names';

it('TABLE-046: a name is what a seat is called by a command or an event, and by nothing else', () => {
  const about = (type: string, more: object) => ({ type, ...more });
  const called: [about: { type: string }, seat: string][] = [
    [about('table.open', { by: 'bev', name: 'Bev' }), 'bev'],
    [about('seat.take', { seat: 'bev', name: 'Bev' }), 'bev'],
    [about('seatRenamed', { seat: 'bev', name: 'Bev' }), 'bev'],
    [about('seatTaken', { seat: { id: 'bev', name: 'Bev' } }), 'bev'],
  ];
  for (const [one, seat] of called) {
    expect([one.type, nameIn(one, seat), nameIn(one, 'ana')]).toEqual([one.type, 'Bev', undefined]);
    expect(isAboutSeats(one)).toBe(true);
  }
  for (const other of [
    about('said', { seat: 'bev', name: 'Bev' }),
    about('seatTaken', { seat: 'bev', name: 'Bev' }),
    about('seatTaken', { seat: null }),
    about('seatTaken', { seat: { id: 'bev' } }),
    about('seat.take', { seat: 'bev', name: 7 }),
    about('seatRenamed', { seat: 7, name: 'Bev' }),
    about('table.open', { seat: 'bev', name: 'Bev' }),
  ]) {
    expect(nameIn(other, 'bev')).toBeUndefined();
  }
  expect(isAboutSeats({ type: 'said' })).toBe(false);
});

it('whoever gives themselves a name sits in the seat that it is of', () => {
  const command = { type: 'seat.rename', name: 'Bev' };
  expect(nameGiven({ seat: 'bev', command }, 'bev')).toBe('Bev');
  expect(nameGiven({ seat: 'ana', command }, 'bev')).toBeUndefined();
  expect(nameGiven({ seat: null, command }, 'bev')).toBeUndefined();
  const taken = { type: 'seat.take', seat: 'bev', name: 'Bev' } as { type: string };
  expect(nameGiven({ seat: null, command: taken }, 'bev')).toBe('Bev');
  expect(nameGiven({ seat: 'ana', command: taken }, 'bev')).toBe('Bev');
});
