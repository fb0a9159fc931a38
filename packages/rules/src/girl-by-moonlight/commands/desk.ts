import { z } from 'zod';
import { houseRuleIds } from '../house-rules';
import { command, id, needed, sentence, text, word } from './fields';

/** The sides of a clock that can be hidden, each on its own. */
const clockSides = ['name', 'size', 'progress'] as const;

/** The director’s desk: clocks, notes, and the rules of the table. */
export const deskCommands = [
  command('clock.create', {
    name: needed(80),
    outcome: sentence.default(''),
    segments: z.int().min(4).max(12),
    marked: z.int().min(0).max(12).default(0),
    secret: z.boolean().default(false),
    sides: z.array(z.enum(clockSides)).max(3).default([]),
    emptied: sentence.default(''),
    kind: z.enum(['threat', 'progress', 'project', 'room', 'tug-of-war']).default('threat'),
  }),
  command('clock.tick', { clock: id, by: z.int().min(-12).max(12), reason: sentence.default('') }),
  command('clock.change', {
    clock: id,
    name: needed(80),
    outcome: sentence.default(''),
    emptied: sentence.default(''),
    segments: z.int().min(4).max(12),
  }),
  command('clock.join', { clock: id, how: z.enum(['race', 'after', 'apart']), to: id.optional() }),
  command('clock.tick-race', { clock: id, by: z.int().min(1).max(6) }),
  command('clock.hide', { clock: id, sides: z.array(z.enum(clockSides)).max(3).default([]) }),
  command('clock.reveal', { clock: id }),
  command('clock.remove', { clock: id }),
  command('note.write', { note: id.optional(), title: word.default(''), text }),
  command('note.remove', { note: id }),
  command('table.house-rule', {
    rule: z.enum(houseRuleIds),
    value: z.union([z.int(), word]),
    reason: sentence.default(''),
  }),
] as const;
