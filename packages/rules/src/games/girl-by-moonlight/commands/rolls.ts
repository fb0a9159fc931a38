import { z } from 'zod';
import { typedWords } from '../../../engine/typed-words';
import { CLOCK_MAX, CLOCK_MIN } from '../../../forged-in-the-dark';
import { actions, attributes, xpTracks } from '../vocabulary';
import { command, id, reason, rolling, sentence, text, word } from './fields';

/** Consequences and what answers them. */
export const consequenceCommands = [
  command('consequence.assign', {
    kind: z.enum(['harm', 'complication', 'reduced-effect', 'lost-opportunity', 'worse-position']),
    text: sentence.default(''),
    target: id,
    source: z.enum(['roll', 'promise', 'fiction']).default('roll'),
    /** Chosen from a list, or as a number. */
    level: z
      .union([z.int().min(0).max(4), z.enum(['1', '2', '3', '4']).transform(Number)])
      .default(0),
    serious: z.boolean().default(false),
    clock: id.optional(),
    ticks: z.int().min(0).max(6).default(0),
    /** The name of a clock that it starts, and ticks. */
    newClock: word.default(''),
    segments: z.int().min(CLOCK_MIN).max(CLOCK_MAX).default(6),
    attribute: z.enum(attributes).default('sun'),
    resisting: z.enum(['reduce', 'avoid']).default('reduce'),
    reducedText: sentence.default(''),
    /** Without, it does where harm is resisted with Sun (AMB-90). */
    armourFits: z.boolean().optional(),
    engine: id.optional(),
  }),
  command('consequence.amend', {
    consequence: id,
    attribute: z.enum(attributes),
    resisting: z.enum(['reduce', 'avoid']),
    armourFits: z.boolean(),
    reducedText: sentence.default(''),
  }),
  command('consequence.cancel', { consequence: id, reason }),
  command('consequence.accept', { consequence: id }),
  rolling('consequence.resist', { consequence: id }),
  command('consequence.armour', { consequence: id }),
  command('consequence.special-armour', { consequence: id, ability: id }),
  command('consequence.protect', { consequence: id, protagonist: id }),
  command('consequence.answer', { consequence: id, ability: id, answer: id, protagonist: id }),
] as const;

/** Eclipse, transcendence, links, and what abilities let people do. */
export const heartCommands = [
  rolling('eclipse.roll', { protagonist: id, attribute: z.enum(attributes).optional() }),
  command('eclipse.shift', { protagonist: id, steps: z.int().min(-1).max(1) }),
  command('eclipse.rescue', {
    protagonist: id,
    by: id,
    via: z.enum(['push', 'link']),
    link: id.optional(),
    how: sentence.default(''),
  }),
  command('eclipse.decline', { protagonist: id, by: id }),
  command('eclipse.fall', { protagonist: id }),
  command('eclipse.escape', {
    protagonist: id,
    helper: id,
    how: sentence.default(''),
    promise: sentence.default(''),
  }),
  command('transcend', {
    protagonist: id,
    description: sentence.default(''),
    trueName: word.optional(),
  }),
  command('links.spend', {
    protagonist: id,
    with: id,
    effect: z.enum(['recover-self', 'recover-friend', 'shrug-off']),
    for: id.optional(),
    harm: id.optional(),
    how: sentence.default(''),
  }),
  command('ability.use', {
    protagonist: id,
    ability: id,
    use: id.default('use'),
    target: id.optional(),
    note: sentence.default(''),
  }),
  command('ability.claim', {
    protagonist: id,
    ability: id,
    claim: id,
    track: z.enum(xpTracks).optional(),
  }),
  command('choice.answer', { choice: id, value: id, text: sentence.default('') }),
  command('choice.dismiss', { choice: id, reason }),
] as const;

/** Gathering information, and fortune. */
export const informationCommands = [
  rolling('info.gather', {
    protagonist: id,
    action: z.enum(actions),
    about: sentence.default(''),
    options: z.array(id).max(6).default([]),
  }),
  command('info.ask', {
    questions: id,
    question: sentence.default(''),
    about: typedWords(z.string().trim().max(120)).default(''),
    followUp: z.boolean().default(false),
  }),
  command('info.answer', {
    questions: id,
    index: z.int().min(0).max(20),
    answer: text.default(''),
  }),
  command('info.done', { questions: id }),
  command('info.more', { questions: id }),
  command('fortune.roll', {
    question: sentence.default(''),
    from: z.enum(['number', 'adversary', 'investigation']).default('number'),
    dice: z.int().min(0).max(6).default(0),
    secret: z.boolean().default(false),
  }),
] as const;
