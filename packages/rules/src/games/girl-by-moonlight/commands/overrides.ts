import { z } from 'zod';
import { LONGEST, TIERS } from '../constants';
import {
  actions,
  effects,
  heroColours,
  phases,
  positions,
  silhouettes,
  xpTracks,
} from '../vocabulary';
import { command, id, needed, reason, sentence, text, word } from './fields';

/** Highest number that an episode or a season can be given by hand. */
const NUMBER_MAX = 99;
const bands = ['bad', 'partial', 'success', 'critical'] as const;

/** The director sets values of a protagonist by hand, each time with a reason. */
const ofProtagonists = [
  command('override.protagonist', {
    protagonist: id,
    reason,
    stress: z.int().min(0).max(9).optional(),
    recovery: z.int().min(0).max(3).optional(),
    eclipse: z.boolean().optional(),
    eclipseRoll: z.boolean().optional(),
    status: z.enum(['active', 'out-of-action']).optional(),
    transcendenceMarked: z.int().min(0).max(LONGEST.transcendence).optional(),
    transcended: z.boolean().optional(),
    transcendenceSpent: z.boolean().optional(),
    armourUsed: z.boolean().optional(),
    specialArmourUsed: z.boolean().optional(),
    obligationDone: z.boolean().optional(),
    downtimeLeft: z.int().min(0).max(6).optional(),
    connected: z.array(id).max(12).optional(),
  }),
  command('override.harm', {
    protagonist: id,
    reason,
    harm: id.optional(),
    level: z.int().min(0).max(3),
    text: word.default(''),
    ignored: z.boolean().optional(),
  }),
  command('override.links', { protagonist: id, with: id, links: z.int().min(0).max(12), reason }),
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
  command('override.uses', { protagonist: id, use: id, times: z.int().min(0).max(6), reason }),
  command('override.setting', {
    protagonist: id,
    setting: id,
    value: sentence.default(''),
    reason,
  }),
  command('override.promise', {
    protagonist: id,
    promise: id.optional(),
    text: sentence.default(''),
    with: z.array(id).max(4).default([]),
    reason,
  }),
  command('override.words', {
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
    reason,
  }),
  command('override.secondary', {
    protagonist: id,
    index: z.int().min(0).max(3),
    name: needed(80),
    detail: sentence.default(''),
    reason,
  }),
  command('override.playbook', { protagonist: id, playbook: id, reason }),
  command('override.player', { protagonist: id, seat: id, reason }),
  command('override.loss', { protagonist: id, how: sentence.default(''), reason }),
] as const;

/** What belongs to the whole table. */
const ofTheTable = [
  command('override.track', {
    track: z.enum([
      'adversary',
      'investigation',
      'series-xp',
      'series-advances',
      'engagement-dice',
      'episode',
      'season',
    ]),
    value: z
      .int()
      .min(0)
      .max(Math.max(NUMBER_MAX, LONGEST.tier * TIERS)),
    reason,
  }),
  command('override.series-ability', {
    ability: id,
    has: z.boolean().default(false),
    setting: id.optional(),
    reason,
  }),
  command('override.room', { room: id, reason }),
  command('override.blessing', { blessing: id, has: z.boolean(), reason }),
  command('override.phase', { to: z.enum([...phases, 'new-episode']), reason }),
  command('override.mission', {
    mission: id,
    tier: z.enum(['1', '2', '3', '4']),
    goal: sentence.default(''),
    stage: z.enum(['preparing', 'under-way', 'over']),
    outcome: z.enum(['success', 'failure', 'open']).default('open'),
    ambushed: z.boolean().default(false),
    reason,
  }),
  command('override.position', { position: z.enum(positions), reason }),
  command('override.fallout', { steps: z.int().min(0).max(4), reason }),
  command('override.review', { who: id, reason }),
] as const;

/** What lies on the table: a roll, and what came of it. */
const ofRolls = [
  command('override.dice', { dice: z.int().min(-4).max(4), reason }),
  command('override.roll', {
    band: z.enum(bands),
    position: z.enum(positions),
    effect: z.enum(effects),
    reason,
  }),
  command('override.consequence', {
    consequence: id,
    target: id,
    text: sentence.default(''),
    level: z.int().min(0).max(4).optional(),
    ticks: z.int().min(0).max(6).optional(),
    reason,
  }),
  command('override.set-up', {
    setUp: id.optional(),
    by: id.optional(),
    goal: sentence.default(''),
    benefit: z.enum(['effect', 'position', 'gone']),
    reason,
  }),
  command('override.questions', {
    questions: id.optional(),
    by: id.optional(),
    about: sentence.default(''),
    left: z.int().min(0).max(6),
    followUps: z.int().min(0).max(6),
    reason,
  }),
] as const;

/** The director overrules anything, and says why (TABLE-019). */
export const overrideCommands = [...ofProtagonists, ...ofTheTable, ...ofRolls] as const;
