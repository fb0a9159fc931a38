import { z } from 'zod';
import { actions, heroColours, silhouettes } from '../vocabulary';
import { command, id, needed, sentence, text, word } from './fields';

/** Making protagonists, and what players write on their sheets. */
export const characterCommands = [
  command('character.create', { playbook: id }),
  command('character.change-playbook', { protagonist: id, playbook: id }),
  command('character.write', {
    protagonist: id,
    name: word.optional(),
    trueName: word.optional(),
    pronouns: word.optional(),
    look: text.optional(),
    silhouette: z.enum(silhouettes).optional(),
    colour: z.enum(heroColours).optional(),
    roles: z.array(needed(120)).max(2).optional(),
    background: text.optional(),
    obligation: sentence.optional(),
  }),
  command('character.raise-action', { protagonist: id, action: z.enum(actions) }),
  command('character.choose-ability', { protagonist: id, ability: id }),
  command('character.secondary', {
    protagonist: id,
    index: z.int().min(0).max(3),
    name: needed(80),
    detail: sentence.default(''),
    kind: id.optional(),
  }),
  command('character.promise', {
    protagonist: id,
    promise: id,
    text: needed(300),
    with: z.array(id).max(4),
  }),
  command('character.set', { protagonist: id, setting: id, value: sentence }),
  command('character.ready', { protagonist: id }),
  command('character.raise-secondary', { secondary: id.optional(), playbook: id }),
] as const;
