import { expect, it } from 'vitest';
import type { Offer } from '.';
import { offersAbout } from '.';

it('offers about one thing are those that settle it, under whatever name', () => {
  const offer = (settled: Offer['with']): Offer => ({
    ...{ command: 'act', label: 'Act', place: 'act' },
    with: settled,
  });
  const offers = {
    a: offer({ clock: 'c1' }),
    b: offer({ n: 1, of: 'c1' }),
    c: offer({ clock: 'c2' }),
  };
  expect(Object.keys(offersAbout(offers, 'c1'))).toEqual(['a', 'b']);
  expect(offersAbout(offers, 'c2')).toEqual({ c: offers.c });
  expect(offersAbout(offers, 'clock')).toEqual({});
});
