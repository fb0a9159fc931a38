import { z } from 'zod';
import { LONGEST, TIERS } from '../constants';
import { houseRuleIds } from '../house-rules';
import { actions, positions, xpTracks } from '../vocabulary';
import { command, id, needed, reason, sentence, text, word } from './fields';

/** The sides of a clock that can be hidden, each on its own. */
const clockSides = ['name', 'size', 'progress'] as const;

/** The director’s desk: clocks, notes, and setting values by hand. */
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
  command('override.protagonist', {
    protagonist: id,
    reason,
    stress: z.int().min(0).max(9).optional(),
    recovery: z.int().min(0).max(3).optional(),
    eclipse: z.boolean().optional(),
    status: z.enum(['active', 'out-of-action']).optional(),
    transcendenceMarked: z.int().min(0).max(LONGEST.transcendence).optional(),
    transcended: z.boolean().optional(),
    armourUsed: z.boolean().optional(),
    specialArmourUsed: z.boolean().optional(),
    downtimeLeft: z.int().min(0).max(6).optional(),
  }),
  command('override.harm', {
    protagonist: id,
    reason,
    harm: id.optional(),
    level: z.int().min(0).max(3),
    text: word.default(''),
  }),
  command('override.links', { protagonist: id, with: id, links: z.int().min(0).max(12), reason }),
  command('override.track', {
    track: z.enum(['adversary', 'investigation', 'series-xp', 'series-advances']),
    value: z
      .int()
      .min(0)
      .max(LONGEST.tier * TIERS),
    reason,
  }),
  command('override.xp', {
    protagonist: id,
    track: z.enum(xpTracks),
    xp: z
      .int()
      .min(0)
      .max(LONGEST.xp - 1),
    advances: z.int().min(0).max(6),
    reason,
  }),
  command('override.dots', {
    protagonist: id,
    action: z.enum(actions),
    mundane: z.int().min(0).max(2),
    transcendent: z.int().min(0).max(2),
    reason,
  }),
  command('override.ability', { protagonist: id, ability: id, has: z.boolean(), reason }),
  command('override.series-ability', { ability: id, reason }),
  command('override.position', { position: z.enum(positions), reason }),
  command('table.house-rule', {
    rule: z.enum(houseRuleIds),
    value: z.union([z.int(), word]),
    reason: sentence.default(''),
  }),
  command('override.loss', { protagonist: id, how: needed(300), reason }),
] as const;
