import { z } from 'zod';
import { typedWords } from '../../engine/typed-words';
import {
  clockCommands,
  houseRuleCommand,
  noteCommands,
  remarkCommands,
  tableCommands,
  turnCommands,
  typedDice,
} from '../../table';
import { command, id, needed, sentence, text, word } from '../../table/command';
import { houseRuleIds } from './house-rules';
import { bounds, cardKinds, colours, rollAudiences } from './state';

/** How many segments a clock has. */
export const CLOCK = { least: 2, most: 20, usual: 6 };

/** What stands on a card. */
const face = {
  kind: z.enum(cardKinds).default('other'),
  name: needed(80),
  text: text.default(''),
  tags: sentence.default('').transform(listOf),
  emoji: typedWords(z.string().trim().max(16)).default(''),
  colour: z.enum(colours).default('none'),
};

/** Tags as one writes them, with commas between them. */
function listOf(tags: string): string[] {
  return [...new Set(tags.split(',').map((tag) => tag.trim()))].filter(Boolean);
}

const bound = z.int().min(-bounds.farthest).max(bounds.farthest);
const counter = { name: needed(80), value: bound, min: bound.default(0), max: bound };
const direction = z.union([z.literal(1), z.literal(-1)]);
const dice = z.string().max(2000);

/**
 * Any command of *Any game*, as people send them over the wire. Unknown fields are refused, and what
 * a command may do is decided by the handler of the same name.
 */
export const commandSchema = z.discriminatedUnion('type', [
  ...tableCommands,
  ...noteCommands,
  ...turnCommands,
  ...clockCommands(CLOCK.least, CLOCK.most),
  ...remarkCommands,
  houseRuleCommand(houseRuleIds),
  command('roll', {
    expression: dice,
    label: word.default(''),
    to: z.enum(rollAudiences).default('all'),
    typed: typedDice,
  }),
  command('roll.show', { roll: id }),
  command('roll.save', { name: needed(80), expression: dice, shared: z.boolean().default(false) }),
  command('roll.discard', { saved: id }),
  command('card.create', { ...face, to: z.enum(['table', 'self', 'private']).default('table') }),
  command('card.change', { card: id, ...face }),
  command('card.move', { card: id, to: id, open: z.boolean() }),
  command('card.remove', { card: id }),
  command('counter.create', {
    card: id.optional(),
    ...counter,
    boxes: z.boolean().default(false),
    private: z.boolean().default(false),
  }),
  command('counter.change', { counter: id, ...counter }),
  command('counter.step', { counter: id, by: direction }),
  command('counter.remove', { counter: id }),
]);

export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
