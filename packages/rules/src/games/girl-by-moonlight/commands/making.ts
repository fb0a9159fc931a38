import { z } from 'zod';
import { actions, heroColours, silhouettes } from '../vocabulary';
import { command, id, needed, sentence, text, word } from './fields';

/** Making the series, and what the group gains later. */
export const seriesCommands = [
  command('series.answer', {
    question: id,
    picks: z.array(needed(120)).max(4).default([]),
    text: text.default(''),
  }),
  command('series.draw', { question: id }),
  command('series.name', { name: needed(80) }),
  command('series.begin-in', { season: z.union([z.literal(1), z.literal(2)]) }),
  command('series.favour', {
    choice: z.enum(['special', 'transcendent', 'room']),
    value: id.nullable(),
    setting: id.optional(),
  }),
  command('series.take-ability', { ability: id, setting: id.optional() }),
  command('series.unlock-room', { room: id, reason: sentence.default('') }),
] as const;

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
