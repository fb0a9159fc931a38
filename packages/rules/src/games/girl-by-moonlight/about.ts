import { z } from 'zod';
import type { About } from '../../engine';
import { inARow } from '../../table';
import type { GbmSetup } from './create';
import { playsets } from './playsets';

/** A table is opened with one of the playsets. */
export const setupSchema: z.ZodType<GbmSetup> = z.strictObject({
  playset: z.enum(playsets.map(({ id }) => id)),
});

/** What one reads before there is a table, and whose work it is. */
export const about: About = {
  line: 'Magical girls, tragic destinies, and the bonds that carry them through.',
  look: 'girl-by-moonlight',
  setup: [
    {
      name: 'playset',
      kind: 'choice',
      label: 'Which series do you play?',
      required: true,
      options: playsets.map(({ id, name, tagline, summary, touchstones }) => ({
        value: id,
        label: name,
        line: tagline,
        detail: `${summary} For those who like ${inARow(touchstones)}.`,
        look: id,
      })),
    },
  ],
  credits: {
    title: 'Girl by Moonlight',
    lines: [
      'Girl by Moonlight is by Andrew Gillis, published by Evil Hat Productions (2023). Its text is under CC BY-SA 4.0.',
      'It is based on Blades in the Dark by John Harper, licensed for our use under CC BY 3.0.',
      'The rules shown here are in our own words. Neither author nor publisher endorses this table.',
    ],
  },
};
