import { z } from 'zod';
import { roles } from '../engine';
import { givenName } from '../engine/names';
import { typedWords } from '../engine/typed-words';
import { command, id, sentence } from './command';

/** The longest line of a scene, in letters. */
export const SCENE_MAX = 160;

export const sceneCommand = command('scene.set', {
  text: typedWords(z.string().trim().max(SCENE_MAX)).default(''),
});
export const pauseCommand = command('safety.pause', {});
export const resumeCommand = command('safety.resume', {});

/**
 * Seats, coming back to them, sessions, undo, the scene and the pause. `table.open`, `table.export`,
 * `seat.take`, `seat.free`, `seat.redact`, `return.ask` and `return.end` come from the server only.
 */
export const tableCommands = [
  command('table.open', { by: id, name: givenName }),
  command('seat.take', {
    seat: id,
    name: givenName,
    role: z.enum(roles),
    /** Whoever sits down knows that somebody of this name sits there already. */
    beside: z.literal(true).optional(),
  }),
  command('seat.rename', { name: givenName }),
  command('seat.free', { seat: id }),
  command('seat.redact', { seat: id }),
  command('return.ask', { seat: id, hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  command('return.end', { ask: id }),
  command('return.answer', { ask: id, letIn: z.boolean() }),
  command('table.export', { by: id }),
  command('session.start', {}),
  command('session.end', {}),
  command('table.undo', {
    to: z.int().min(1),
    reason: sentence.default(''),
    evenIfRevealed: z.boolean().default(false),
  }),
  command('table.take-back', { to: z.int().min(1) }),
  pauseCommand,
  resumeCommand,
  sceneCommand,
] as const;

export type TableCommand = z.infer<(typeof tableCommands)[number]>;
