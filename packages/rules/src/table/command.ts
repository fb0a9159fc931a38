import { z } from 'zod';
import { typedWords } from '../engine/typed-words';

/** What commands are made of. Lengths are bounded here, once. */

export const id = z.string().min(1).max(64);
export const typedUpTo = (most: number) => typedWords(z.string().trim().max(most));
export const word = typedUpTo(80);
export const sentence = typedUpTo(300);
export const text = typedUpTo(2000);
export const needed = (most: number) => typedWords(z.string().trim().min(1).max(most));
/** Why somebody does it: asked for, and passed by whoever says it aloud. */
export const reason = sentence.default('');

/** One command: its type and its parts; unknown parts are refused. */
export const command = <T extends string, Shape extends z.core.$ZodLooseShape>(
  type: T,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...shape });
