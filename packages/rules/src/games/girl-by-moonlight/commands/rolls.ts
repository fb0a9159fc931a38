import { z } from 'zod';
import { actions, effects, positions } from '../vocabulary';
import { command, id, rolling, sentence } from './fields';

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
