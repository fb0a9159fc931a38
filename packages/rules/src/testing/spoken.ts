import type { z } from 'zod';
import type { SeatId } from '../engine';
import { mapTyped } from '../engine/typed-words';

/** A word that nobody but this seat ever types, in small letters: alone it could be the name of a thing. */
export const wordOf = (seat: SeatId): string => `zq${seat}`;

/** What somebody is called who writes their name small. */
export const nameOf = (seat: SeatId): string => `${wordOf(seat)} quilter`;

/** Whether anything of a seat’s is in a text, however it is written. */
export const isOf = (seat: SeatId, text: string): boolean =>
  text.toLowerCase().includes(wordOf(seat));

/** What random play types where it has nothing to say. */
const SAYS_NOTHING = /^words (\d+)$/;

/**
 * A command of random play, with words in it that tell who has typed them: a single word or a sentence,
 * as there is room. What a form has brought along stays.
 */
export function spoken<C extends { type: string }>(schema: z.ZodType, seat: SeatId, command: C): C {
  const word = wordOf(seat);
  const says = (number: string) => [
    ...(Number(number) % 2 === 0 ? [`is it ${word}${number}, or… the ${word} & co.?`] : []),
    `${word}${number}`,
    word,
  ];
  return mapTyped(schema, command, ({ name, text }) => {
    const [, number] = SAYS_NOTHING.exec(text) ?? [];
    if (number === undefined || !Object.hasOwn(command, name)) return text;
    const fits = (said: string) => schema.safeParse({ ...command, [name]: said }).success;
    return says(number).find(fits) ?? text;
  });
}
