import { z } from 'zod';
import { typedWords } from '../../../engine/typed-words';
import { CLOCK_MAX, CLOCK_MIN } from '../../../forged-in-the-dark';
import { actions, attributes, effects, positions, xpTracks } from '../vocabulary';
import { command, id, reason, rolling, sentence, text, word } from './fields';

/** The action roll, from its goal to its end. */
export const rollCommands = [
  command('roll.propose', {
    protagonist: id,
    goal: sentence.default(''),
    action: z.enum(actions),
    purpose: z.enum(['overcome', 'set-up', 'gather-information']).default('overcome'),
    group: z.array(id).max(6).default([]),
  }),
  command('roll.take-up', { protagonist: id }),
  command('roll.let-go', { protagonist: id }),
  command('roll.revise', { goal: sentence.default(''), action: z.enum(actions) }),
  command('roll.withdraw', {}),
  command('roll.judge', {
    position: z.enum(positions),
    effect: z.enum(effects),
    note: sentence.default(''),
    fatal: z.boolean().default(false),
  }),
  command('roll.usual-judgement', { position: z.enum(positions), effect: z.enum(effects) }),
  command('roll.judge-each', {}),
  command('roll.call', {
    protagonist: id,
    action: z.enum(actions).optional(),
    goal: sentence.default(''),
    position: z.enum(positions),
    effect: z.enum(effects),
  }),
  command('roll.answer-call', { protagonist: id, action: z.enum(actions) }),
  command('roll.cancel-call', { protagonist: id }),
  command('roll.grant', {}),
  command('roll.make-group', {}),
  command('roll.assist', {
    protagonist: id,
    via: z.enum(['stress', 'link', 'ability']),
    link: id.optional(),
    options: z.array(id).max(6).default([]),
    how: sentence.default(''),
  }),
  command('roll.stop-assisting', { help: z.enum(['assist', 'linkHelp']).default('assist') }),
  command('roll.push', {
    for: z.enum(['die', 'effect', 'act']),
    extra: id.optional(),
    protagonist: id.optional(),
  }),
  command('roll.stop-pushing', {
    protagonist: id.optional(),
    for: z.enum(['die', 'effect', 'act']).optional(),
  }),
  /** Impulse, strength and what it follows are about the Engine that the roller pilots. */
  command('roll.promise', {
    /** To one who follows in a group action; without, to whoever rolls. */
    to: id.optional(),
    text: sentence.default(''),
    adversary: z.int().min(0).max(3).default(0),
    impulse: id.default('none'),
    fromImpulse: z.boolean().default(false),
    strength: z.boolean().default(false),
  }),
  command('roll.answer-promise', { promise: id, accept: z.boolean() }),
  command('roll.take-back-promise', { promise: id }),
  command('roll.strike-promise', { promise: id, reason: sentence.default('') }),
  command('roll.harm', { harm: id, relevant: z.boolean() }),
  command('roll.option', { option: id, on: z.boolean() }),
  command('roll.use-set-up', { setUp: id.nullable() }),
  command('roll.join', { protagonist: id }),
  command('roll.leave', { protagonist: id }),
  rolling('roll.roll-along', { protagonist: id }),
  rolling('roll.roll', {}),
  command('roll.set-up-benefit', { benefit: z.enum(['effect', 'position']) }),
  command('roll.retry', {}),
  command('roll.give-up', {}),
  command('roll.finish', {}),
] as const;

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
