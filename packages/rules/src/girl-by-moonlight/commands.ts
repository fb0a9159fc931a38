import { z } from 'zod';
import { actions, attributes, effects, positions, xpTracks } from './vocabulary';

/**
 * Every command of *Girl by Moonlight*, as people send them. Unknown fields are refused, lengths are
 * bounded here, and what a command may do is decided by the handler of the same name.
 */

const id = z.string().min(1).max(64);
const word = z.string().trim().max(80);
const sentence = z.string().trim().max(300);
const text = z.string().trim().max(2000);
const needed = (most: number) => z.string().trim().min(1).max(most);
const reason = needed(300);

const command = <T extends string, Shape extends z.core.$ZodLooseShape>(type: T, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** Commands of the table itself. `seat.*` and `table.*` of this list come from the server only. */
export const tableCommands = [
  command('table.open', { by: id, name: needed(40) }),
  command('seat.take', {
    seat: id,
    name: needed(40),
    role: z.enum(['director', 'protagonist', 'spectator']),
  }),
  command('seat.rename', { name: needed(40) }),
  command('seat.free', { seat: id }),
  command('session.start', {}),
  command('session.end', {}),
  command('table.undo', {
    to: z.int().min(1),
    reason: sentence.default(''),
    evenIfRevealed: z.boolean().default(false),
  }),
  command('safety.pause', {}),
  command('safety.resume', {}),
] as const;

export const seriesCommands = [
  command('series.answer', {
    question: id,
    picks: z.array(needed(120)).max(4).default([]),
    text: text.default(''),
  }),
  command('series.name', { name: needed(80) }),
  command('series.take-ability', { ability: id, setting: id.optional() }),
  command('series.unlock-room', { room: id, reason: sentence.default('') }),
] as const;

export const characterCommands = [
  command('character.create', { playbook: id }),
  command('character.change-playbook', { protagonist: id, playbook: id }),
  command('character.write', {
    protagonist: id,
    name: word.optional(),
    trueName: word.optional(),
    pronouns: word.optional(),
    look: text.optional(),
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
  }),
  command('character.promise', {
    protagonist: id,
    promise: id,
    text: needed(300),
    with: z.array(id).max(4),
  }),
  command('character.set', { protagonist: id, setting: id, value: word }),
  command('character.ready', { protagonist: id }),
  command('character.raise-secondary', { secondary: id.optional(), playbook: id }),
] as const;

export const phaseCommands = [
  command('phase.next', {
    evenIfUnfinished: z.boolean().default(false),
    reason: sentence.default(''),
  }),
  command('obligation.roll', {
    protagonist: id,
    attribute: z.enum(attributes).optional(),
    options: z.array(id).max(6).default([]),
  }),
  command('downtime.start', {
    protagonist: id,
    activity: id,
    with: id.optional(),
    clock: id.optional(),
    action: z.enum(actions).optional(),
    description: sentence.default(''),
  }),
  command('downtime.offer-die', { offer: z.boolean() }),
  command('downtime.option', { option: id, on: z.boolean() }),
  command('downtime.roll', {}),
  command('downtime.withdraw', {}),
  command('project.start', {
    name: needed(80),
    outcome: sentence.default(''),
    segments: z.int().min(4).max(12),
    room: id.optional(),
  }),
  command('mission.choose', { mission: id, goal: needed(300) }),
  command('mission.answer', {
    question: id,
    answer: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  }),
  command('mission.circumstances', { dice: z.int().min(-3).max(3), why: sentence.default('') }),
  command('mission.engage', {}),
  command('mission.end', { outcome: z.enum(['success', 'failure']) }),
  command('flashback.call', {
    protagonist: id,
    text: needed(300),
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
  command('fallout.tell', { text: text.default('') }),
  command('fallout.halve', {}),
] as const;

export const rollCommands = [
  command('roll.propose', {
    protagonist: id,
    goal: needed(300),
    action: z.enum(actions),
    purpose: z.enum(['overcome', 'set-up', 'gather-information']).default('overcome'),
    group: z.array(id).max(6).default([]),
  }),
  command('roll.revise', { goal: needed(300), action: z.enum(actions) }),
  command('roll.withdraw', {}),
  command('roll.judge', {
    position: z.enum(positions),
    effect: z.enum(effects),
    note: sentence.default(''),
    fatal: z.boolean().default(false),
  }),
  command('roll.assist', {
    protagonist: id,
    via: z.enum(['stress', 'link', 'ability']),
    how: sentence.default(''),
  }),
  command('roll.stop-assisting', {}),
  command('roll.push', { for: z.enum(['die', 'effect', 'act']), extra: id.optional() }),
  command('roll.stop-pushing', {}),
  command('roll.promise', { text: needed(300), adversary: z.int().min(0).max(3).default(0) }),
  command('roll.answer-promise', { promise: id, accept: z.boolean() }),
  command('roll.harm', { harm: id, relevant: z.boolean() }),
  command('roll.option', { option: id, on: z.boolean() }),
  command('roll.use-set-up', { setUp: id.nullable() }),
  command('roll.join', { protagonist: id }),
  command('roll.leave', { protagonist: id }),
  command('roll.roll', {}),
  command('roll.set-up-benefit', { benefit: z.enum(['effect', 'position']) }),
  command('roll.retry', {}),
  command('roll.give-up', {}),
  command('roll.finish', {}),
] as const;

export const consequenceCommands = [
  command('consequence.assign', {
    kind: z.enum(['harm', 'complication', 'reduced-effect', 'lost-opportunity', 'worse-position']),
    text: needed(300),
    target: id,
    source: z.enum(['roll', 'promise', 'fiction']).default('roll'),
    level: z.int().min(0).max(4).default(0),
    serious: z.boolean().default(false),
    clock: id.optional(),
    ticks: z.int().min(0).max(6).default(0),
    attribute: z.enum(attributes).default('sun'),
    resisting: z.enum(['reduce', 'avoid']).default('reduce'),
    reducedText: sentence.default(''),
    armourFits: z.boolean().default(false),
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
  command('consequence.resist', { consequence: id }),
  command('consequence.armour', { consequence: id }),
  command('consequence.special-armour', { consequence: id, ability: id }),
  command('consequence.protect', { consequence: id, protagonist: id }),
] as const;

export const heartCommands = [
  command('eclipse.roll', { protagonist: id, attribute: z.enum(attributes).optional() }),
  command('eclipse.shift', { protagonist: id, steps: z.int().min(-1).max(1) }),
  command('eclipse.rescue', { protagonist: id, by: id, via: z.enum(['push', 'link', 'ability']) }),
  command('eclipse.decline', { protagonist: id, by: id }),
  command('eclipse.fall', { protagonist: id }),
  command('eclipse.escape', {
    protagonist: id,
    helper: id,
    how: needed(300),
    promise: sentence.default(''),
    setting: word.default(''),
  }),
  command('transcend', { protagonist: id, description: sentence.default('') }),
  command('links.spend', {
    protagonist: id,
    with: id,
    effect: z.enum(['recover-self', 'recover-friend', 'shrug-off']),
    harm: id.optional(),
    how: sentence.default(''),
  }),
  command('ability.use', {
    protagonist: id,
    ability: id,
    use: id.default('use'),
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

export const informationCommands = [
  command('info.gather', {
    protagonist: id,
    action: z.enum(actions),
    about: sentence.default(''),
    options: z.array(id).max(6).default([]),
  }),
  command('info.ask', {
    questions: id,
    question: needed(300),
    about: z.string().trim().max(120).default(''),
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
    question: needed(300),
    dice: z.int().min(0).max(6),
    secret: z.boolean().default(false),
  }),
] as const;

export const advancementCommands = [
  command('xp.review', {
    protagonist: id,
    marks: z.array(id).max(8),
    track: z.enum(xpTracks),
    more: z.boolean().default(false),
  }),
  command('xp.series', { marks: z.array(id).max(20) }),
  command('advance.action', { protagonist: id, action: z.enum(actions) }),
  command('advance.ability', { protagonist: id, ability: id }),
] as const;

export const deskCommands = [
  command('clock.create', {
    name: needed(80),
    outcome: sentence.default(''),
    segments: z.int().min(4).max(12),
    marked: z.int().min(0).max(12).default(0),
    secret: z.boolean().default(false),
    kind: z.enum(['threat', 'progress', 'project', 'room']).default('threat'),
  }),
  command('clock.tick', { clock: id, by: z.int().min(-12).max(12), reason: sentence.default('') }),
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
    transcendenceMarked: z.int().min(0).max(4).optional(),
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
    value: z.int().min(0).max(15),
    reason,
  }),
  command('override.xp', {
    protagonist: id,
    track: z.enum(xpTracks),
    xp: z.int().min(0).max(7),
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
  command('override.loss', { protagonist: id, how: needed(300), reason }),
] as const;

/** Any command that can come over the wire. */
export const commandSchema = z.discriminatedUnion('type', [
  ...tableCommands,
  ...seriesCommands,
  ...characterCommands,
  ...phaseCommands,
  ...rollCommands,
  ...consequenceCommands,
  ...heartCommands,
  ...informationCommands,
  ...advancementCommands,
  ...deskCommands,
]);

export type GbmCommand = z.infer<typeof commandSchema>;
export type CommandOf<T extends GbmCommand['type']> = Extract<GbmCommand, { type: T }>;
/** A command as a client writes it, before defaults are filled in. */
export type GbmCommandInput = z.input<typeof commandSchema>;
