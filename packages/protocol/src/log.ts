import { diceStreams } from '@moonlit/rules';
import { z } from 'zod';

/** Dice of one kind that are read together. */
const diceGroupSchema = z.object({
  label: z.string(),
  sides: z.int(),
  faces: z.array(z.int()),
  /** Indices of the faces that count. */
  kept: z.array(z.int()),
  /** These lead: among dice that all count, they say what comes of it. */
  leads: z.boolean().optional(),
  /** What the sides are called, where they bear no numbers. */
  names: z.array(z.string()).optional(),
  /** Which die each face is of, where one was rolled more than once. */
  dies: z.array(z.int()).optional(),
  /** The sides of what showed each face, where not all have `sides`. */
  each: z.array(z.int()).optional(),
  /** Where one is rolled once more, all are. */
  inStep: z.literal(true).optional(),
});

/** A roll of any game, with all that explains it. What it means stands in `reading`. */
export const rollRecordSchema = z.object({
  title: z.string(),
  groups: z.array(diceGroupSchema),
  modifiers: z.array(
    z.object({
      source: z.string(),
      value: z.number(),
      unit: z.enum(['dice', 'total']),
      /** Who gives it, by the id of a character or a seat. */
      by: z.string().optional(),
    }),
  ),
  reading: z.object({
    word: z.string(),
    tone: z.enum(['bad', 'mixed', 'good', 'great', 'neutral']),
    text: z.string().optional(),
  }),
  total: z.number().optional(),
  /** Which roll of the fair dice it was; `roll` is absent where it would tell of others. */
  proof: z.object({
    stream: z.union([z.enum(diceStreams), z.templateLiteral(['seat:', z.string()])]),
    session: z.int(),
    roll: z.int().optional(),
    /** Somebody has typed in what dice of their own show. */
    typed: z.literal(true).optional(),
    /** No dice fell: values that were kept of earlier rolls. */
    replayed: z.literal(true).optional(),
  }),
});

const beatValueSchema = z.union([z.string(), z.number()]).nullable();

/** What happened in a line, as data. */
export const beatSchema = z.object({
  /** In the game's own kinds. */
  kind: z.string(),
  /** Whom it is about, by their ids in the state. */
  about: z.array(z.string()).readonly(),
  changes: z
    .array(
      z.object({
        /** Whose it is, by id; `null` is the whole table's. */
        of: z.string().nullable(),
        what: z.string(),
        from: beatValueSchema,
        to: beatValueSchema,
        size: z.number().optional(),
        why: z.string().optional(),
      }),
    )
    .readonly()
    .optional(),
  fiction: z.string().optional(),
  /** The part of the story that begins or ends with it: what stands on its card. */
  chapter: z
    .object({
      part: z.enum(['begins', 'ends']),
      /** What it is by its number: “Episode 3”. */
      name: z.string(),
      title: z.string().optional(),
      outcome: z.enum(['won', 'lost', 'open']).optional(),
      /** Some of what went before. */
      before: z
        .array(z.object({ kind: z.string(), text: z.string(), fiction: z.string().optional() }))
        .readonly()
        .optional(),
      /** What it has brought to whom. */
      gains: z
        .array(z.object({ of: z.string(), what: z.array(z.string()).readonly() }))
        .readonly()
        .optional(),
      nextTime: z.string().optional(),
    })
    .optional(),
});

/** A line of the log, in a state as over HTTP. */
export const logEntrySchema = z.object({
  /** The command that it came from. */
  seq: z.int(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The seat; `null` for the table itself and for what is anonymous. */
  by: z.string().nullable(),
  text: z.string(),
  notes: z.array(z.string()).optional(),
  roll: rollRecordSchema.optional(),
  beat: beatSchema.optional(),
  reason: z.string().optional(),
  reveals: z.boolean().optional(),
  undone: z.boolean().optional(),
});
