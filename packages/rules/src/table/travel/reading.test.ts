import { expect, it } from 'vitest';
import { z } from 'zod';
import { SheetReading } from './reading';

it('TABLE-233: of a list what there is room for is read, and how many more came is said', () => {
  const names = (gear: string[]) => {
    const sheet = new SheetReading({ gear: gear.map((name) => ({ name })) });
    const read = sheet.list('gear', 'Gear', 2, (one) => one.part('name', 'name', z.string(), null));
    return [read, sheet.left];
  };
  expect(names(['Rope', 'Lamp'])).toEqual([['Rope', 'Lamp'], []]);
  expect(names(['Rope', 'Lamp', 'Bell', 'Cup'])).toEqual([
    ['Rope', 'Lamp'],
    ['Gear: there is room for 2, and 2 more came.'],
  ]);
});
