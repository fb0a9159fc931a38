import { z } from 'zod';
import { typedWords } from '../../../engine/typed-words';
import { actions } from '../vocabulary';
import { command, id, needed, sentence, text } from './fields';

/** Playbooks, abilities and fallout of the table's own. */
export const customCommands = [
  command('custom.open', { entry: id }),
  command('custom.close', {}),
  command('custom.write-ability', {
    ability: id.optional(),
    name: needed(60),
    summary: sentence.default(''),
    kind: z.enum(['special', 'transcendent']),
    joins: z.array(id).max(20).default([]),
  }),
  command('custom.write-effect', {
    ability: id,
    effect: id,
    replaces: id.optional(),
    words: needed(200).optional(),
    more: needed(200).optional(),
    amount: z.int().min(0).max(12).optional(),
    choice: id.optional(),
  }),
  command('custom.remove-effect', { ability: id, effect: id }),
  command('custom.remove-ability', { ability: id }),
  command('custom.write-playbook', {
    playbook: id.optional(),
    name: needed(60),
    tagline: needed(120),
    summary: text.default(''),
    playIf: sentence.default(''),
    xpTrigger: needed(200),
    mundaneName: typedWords(z.string().trim().max(120)).default(''),
    trueName: typedWords(z.string().trim().max(120)).default(''),
  }),
  command('custom.write-heart', {
    playbook: id,
    promise1: needed(80),
    names1: z.int().min(1).max(2),
    promise2: needed(80),
    names2: z.int().min(1).max(2),
    eclipse: needed(300),
    escape: needed(300),
  }),
  command('custom.write-questions', {
    playbook: id,
    question1: needed(120),
    question2: needed(120),
    question3: needed(120),
    question4: needed(120),
    question5: needed(120),
    question6: needed(120),
    actions: z.array(z.enum(actions)).length(2),
  }),
  command('custom.choose-abilities', {
    playbook: id,
    special: z.array(id).min(2).max(12),
    transcendent: z.array(id).max(12),
  }),
  command('custom.choose-start', { playbook: id, ability: id }),
  command('custom.remove-playbook', { playbook: id }),
  command('custom.write-fallout', {
    fallout: id.optional(),
    tier: z.int().min(1).max(3),
    band: z.enum(['bad', 'partial', 'success']),
    text: needed(300),
    instead: z.boolean().default(false),
  }),
  command('custom.remove-fallout', { fallout: id }),
] as const;
