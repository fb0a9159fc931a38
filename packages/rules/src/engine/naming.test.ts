import fc from 'fast-check';
import { expect, it } from 'vitest';
import { givenName } from './names';
import { foldedName, freeName, namesApart, sameName } from './naming';

it('TABLE-113: a name is the same in other letters of the same sound to the eye', () => {
  for (const other of ['zoe', ' ZOE ', 'Ｚｏｅ', 'Zo\u0065'])
    expect(sameName('Zoe', other)).toBe(true);
  expect(sameName('Zoe  Quilter', 'zoe quilter')).toBe(true);
  expect(sameName('Strauß', 'STRAUSS')).toBe(true);
  expect(sameName('Zoé', 'Zoe\u0301')).toBe(true);
  expect(sameName('Zoe', 'Zoé')).toBe(false);
});

it('TABLE-118: names are told apart by the order in which they came', () => {
  const told = namesApart([
    { id: 'a', name: 'Somebody' },
    { id: 'b', name: 'somebody' },
    { id: 'c', name: 'Somebody (2)' },
  ]);
  expect(told).toEqual({ a: 'Somebody', b: 'somebody (2)', c: 'Somebody (2) (2)' });
});

it('TABLE-118: what tells two apart is a name again, and nobody else’s', () => {
  const name = fc.oneof(
    fc.constantFrom('Zoe', 'zoe (2)', 'x'.repeat(40), '🙂'.repeat(20), 'Zoe (3)'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  );
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 5 }), (one, others) => {
      const told = freeName(one, others);
      expect(others.map(foldedName)).not.toContain(foldedName(told));
      if (givenName.safeParse(one).success) {
        expect(givenName.safeParse(told).data).toBe(told.trim());
      }
    }),
  );
});
