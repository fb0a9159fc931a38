import { z } from 'zod';
import { actions, attributes } from '../vocabulary';
import { command, id, needed, rolling, sentence, text, word } from './fields';

/** Obligation, downtime, missions with their flashbacks, and fallout. */
export const phaseCommands = [
  command('phase.next', {
    evenIfUnfinished: z.boolean().default(false),
    reason: sentence.default(''),
  }),
  rolling('obligation.roll', {
    protagonist: id,
    attribute: z.enum(attributes).optional(),
    options: z.array(id).max(6).default([]),
    obligation: sentence.optional(),
  }),
  command('downtime.start', {
    protagonist: id,
    activity: id,
    with: id.optional(),
    clock: id.optional(),
    action: z.enum(actions).optional(),
    description: sentence.default(''),
  }),
  // Whose activity it is may be left out where it is clear: earlier releases knew one at a time.
  command('downtime.offer-die', { protagonist: id.optional(), offer: z.boolean() }),
  command('downtime.option', { protagonist: id.optional(), option: id, on: z.boolean() }),
  rolling('downtime.roll', { protagonist: id.optional() }),
  command('downtime.withdraw', { protagonist: id.optional() }),
  /** Pays for a better result, or lets it stand. */
  command('downtime.settle', { protagonist: id.optional(), improve: z.boolean() }),
  command('project.start', {
    name: needed(80),
    outcome: sentence.default(''),
    segments: z.int().min(4).max(12),
    phases: z.int().min(1).max(4).default(1),
    room: id.optional(),
  }),
  command('mission.choose', { mission: id, goal: sentence.default(''), about: id.optional() }),
  command('mission.answer', {
    question: id,
    answer: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  }),
  command('mission.circumstances', { dice: z.int().min(-3).max(3), why: sentence.default('') }),
  rolling('mission.engage', {}),
  command('mission.end', { outcome: z.enum(['success', 'failure']) }),
  command('flashback.call', {
    protagonist: id,
    text: sentence.default(''),
    transcended: z.boolean().default(false),
  }),
  command('flashback.price', {
    stress: z.int().min(0).max(3),
    roll: z.boolean().default(false),
    note: sentence.default(''),
  }),
  command('flashback.refuse', { note: sentence.default('') }),
  command('flashback.accept', {}),
  command('flashback.withdraw', {}),
  command('fallout.adversary', { agenda: z.boolean(), eclipse: z.boolean(), destiny: z.boolean() }),
  command('fallout.clear', {}),
  command('fallout.roll', {}),
  command('fallout.tell', { text: text.default(''), entry: id.optional() }),
  command('fallout.halve', {}),
  command('episode.title', { title: word, next: z.boolean().default(false) }),
  command('episode.next-time', { nextTime: needed(300) }),
] as const;
