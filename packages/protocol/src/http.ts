import { givenName, roles } from '@moonlit/rules';
import { z } from 'zod';
import { logEntrySchema } from './log';
import { ruleIdSchema } from './server-to-client';

/**
 * What goes over HTTP: opening and joining a table, links, and what is too long for the state.
 * Secrets travel in bodies and in `Authorization: Bearer <token>`, never in a path or a query.
 */

/** What the people at a table are called; `director` is `null` in a game that nobody directs. */
const roleWordsSchema = z.object({
  director: z.string().nullable(),
  protagonist: z.string(),
  spectator: z.string(),
});

/** `GET /api/systems/:id`: a game in a few words, and the form of what is chosen before a table is opened. */
export const gameSchema = z.object({
  id: z.string(),
  title: z.string(),
  line: z.string(),
  /** The name of its look on a client. */
  look: z.string(),
  roles: roleWordsSchema,
  /** Fields as offers have them; the value of each becomes the setup's `name`. */
  setup: z.array(z.looseObject({ name: z.string(), kind: z.string(), label: z.string() })),
  /** A way to begin right with the opening, where the game has one: what its button says. */
  atOnce: z
    .object({
      label: z.string(),
      hint: z.string(),
      /** With what, the usual one first; a server of an earlier release has one and names none. */
      ways: z
        .array(z.object({ id: z.string(), name: z.string(), pitch: z.string().optional() }))
        .optional(),
    })
    .optional(),
  credits: z.object({ title: z.string(), lines: z.array(z.string()) }),
});
export type GameInfo = z.infer<typeof gameSchema>;

/** `GET /api/systems`: every game that a table can be opened for. */
export const gamesSchema = z.object({ systems: z.array(gameSchema) });

/**
 * `GET /api/systems/:id/content?part=`: texts that a client shows beside the state. Without a part
 * all of them, with one those that a table of it needs.
 */
export const contentQuerySchema = z.strictObject({ part: z.string().max(64).optional() });

/** `POST /api/tables`: `setup` is read by the game. */
export const openTableSchema = z.strictObject({
  name: givenName,
  /** The name of whoever opens the table. */
  host: givenName,
  system: z.string().max(64),
  setup: z.record(z.string().max(64), z.unknown()),
  /** Begins at once with what the game has ready: the usual one, or one by its id. A game without it refuses that. */
  atOnce: z.union([z.boolean(), z.string().max(64)]).optional(),
});
export type OpenTable = z.infer<typeof openTableSchema>;

/** A proof of one seat. The token is told once; the server keeps only its hash. */
export const seatKeySchema = z.object({
  table: z.string(),
  seat: z.string(),
  role: z.enum(roles),
  token: z.string(),
});
export type SeatKey = z.infer<typeof seatKeySchema>;

/** The seat that a browser keeps of a table without its scripts; `null` where it keeps none that is good. */
export interface KeptSeat {
  key: SeatKey | null;
}

/** Answer to `POST /api/tables`. */
export const openedTableSchema = z.object({ key: seatKeySchema, invite: z.string() });
export type OpenedTable = z.infer<typeof openedTableSchema>;

/** `POST /api/invites/look`: what an invite leads to, before one takes a seat. */
export const lookAtInviteSchema = z.strictObject({ invite: z.string().min(1).max(100) });
export const invitationSchema = z.object({
  table: z.string(),
  name: z.string(),
  system: z.string(),
  /** What the table was opened with. */
  setup: z.record(z.string(), z.unknown()),
  roles: roleWordsSchema,
  /** The names of those who sit at the table. */
  seated: z.array(z.string()),
  /** The same, with their seats: whoever comes under one of these names may be asked whether that is them. */
  occupied: z.array(z.object({ seat: z.string(), name: z.string(), role: z.enum(roles) })),
  /** Freed seats with a protagonist that somebody can take over. */
  vacant: z.array(z.object({ seat: z.string(), name: z.string() })),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The secret of a seat's link, as a client may choose it: 128 random bits, as base64url. */
export const seatSecretSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'A secret is 128 random bits, written as base64url.');

/**
 * `POST /api/join`, answered by a `SeatKey`. Where somebody of this name sits already it is refused with
 * `name-taken`, unless `beside` says that it is meant (TABLE-113).
 */
export const joinSchema = z.strictObject({
  invite: z.string().min(1).max(100),
  name: givenName,
  role: z.enum(['protagonist', 'spectator']),
  /** A freed seat to take over. */
  seat: z.string().max(64).optional(),
  /** Whoever sits down knows that somebody of this name sits there. */
  beside: z.literal(true).optional(),
  /** Becomes the token of the seat: sent again with the same one, it is the same seat and not a second one. */
  secret: seatSecretSchema.optional(),
});
export type Join = z.infer<typeof joinSchema>;

/**
 * `POST /api/seats/look` with `Authorization: Bearer <token>`: which seat a link is for. Answered by
 * a `SeatKey`.
 */

/**
 * `POST /api/return`: asks those who manage the table to be let in to a seat again (TABLE-114). `secret`
 * becomes its token when they say yes; sent again with the same one, it is the same question. Answered by
 * a `ReturnState`, or refused.
 */
export const askToReturnSchema = z.strictObject({
  invite: z.string().min(1).max(100),
  seat: z.string().min(1).max(64),
  secret: seatSecretSchema,
});
export type AskToReturn = z.infer<typeof askToReturnSchema>;

/**
 * `POST /api/return/look`: how that stands; `POST /api/return/end`: does not ask any more. Both are answered
 * by a `ReturnState`.
 */
export const returningSchema = z.strictObject({
  table: z.string().min(1).max(64),
  seat: z.string().min(1).max(64),
  secret: seatSecretSchema,
});
export type Returning = z.infer<typeof returningSchema>;

/**
 * Whoever asks to be let in learns the answer and nothing else. `in` brings the seat, whose older links are
 * dead from then on. `over`: it was given up, nobody has answered for an hour, or the seat was freed.
 */
export const returnStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('away') }),
  z.object({ state: z.literal('over') }),
  z.object({ state: z.literal('in'), key: seatKeySchema }),
]);
export type ReturnState = z.infer<typeof returnStateSchema>;

/** `POST /api/tables/:table/invite` (who manages the table): closes the invite, or replaces it. */
export const changeInviteSchema = z.strictObject({ open: z.boolean() });
export const changedInviteSchema = z.object({ invite: z.string().nullable() });
export type ChangedInvite = z.infer<typeof changedInviteSchema>;

/**
 * `POST /api/tables/:table/seats/:seat/link` (who manages the table, or the seat itself): a new link;
 * the old one is revoked.
 */
export const newLinkSchema = z.object({ token: z.string() });
export type NewLink = z.infer<typeof newLinkSchema>;

/**
 * `POST /api/tables/:table/screen` (any seat but a spectator's): a seat that watches, for a shared screen.
 * Each seat has one; asking again revokes its link. Answered by a `SeatKey`.
 */

/**
 * `POST /api/tables/:table/seats/:seat/free` (who manages the table): the link is revoked and the
 * seat is vacant.
 */

/**
 * `POST /api/tables/:table/export` (whose table it is): the whole table as a file. The log tells
 * everybody of it first.
 */

/**
 * `POST /api/tables/import`: a file that was exported, as JSON, or gzipped JSON with
 * `Content-Encoding: gzip`. The link is that of the seat that manages the table.
 */
export const importedTableSchema = z.object({
  key: seatKeySchema,
  invite: z.string(),
  name: z.string(),
  system: z.string(),
  setup: z.record(z.string(), z.unknown()),
  /** The name of whoever sits in the seat. */
  person: z.string(),
});
export type ImportedTable = z.infer<typeof importedTableSchema>;

/** `POST /api/tables/:table/delete` (whose table it is): `confirm` is the table's name. */
export const deleteTableSchema = z.strictObject({ confirm: z.string().max(100) });

/**
 * `POST /api/tables/:table/seats/:seat/redact` (the seat itself; of a vacant one, whose table it is):
 * removes the name and all words of the seat. `confirm` is that name.
 */
export const redactSeatSchema = z.strictObject({ confirm: z.string().max(100) });

/**
 * `GET /api/tables/:table/webhook` (whose table it is): the group's channel elsewhere, to which the evening can be
 * posted. The address is a secret: here it is masked, and it is told nowhere else.
 */
export const webhookSchema = z.object({
  /** The hosts that this server may post to; empty where its operator allows none. */
  hosts: z.array(z.string()),
  /** The address as far as it may be shown; `null` while there is none. */
  address: z.string().nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** `POST /api/tables/:table/webhook`: keeps an address instead of the one before, or none. Answered by a `Webhook`. */
export const setWebhookSchema = z.strictObject({ address: z.string().max(400).nullable() });

/** The largest picture that is posted, in bytes, and as the base64 that it travels in. */
export const PICTURE_MAX = 1_000_000;

/**
 * `POST /api/tables/:table/webhook/post`: posts a message once, however often it is sent. `id` is a UUID
 * that the client makes up for each time that the person wants it posted.
 */
export const postToWebhookSchema = z.strictObject({
  id: z.uuid(),
  text: z.string().trim().min(1).max(4_000),
  /** A PNG, as base64. */
  picture: z
    .base64()
    .max(Math.ceil(PICTURE_MAX / 3) * 4)
    .optional(),
});
export type PostToWebhook = z.infer<typeof postToWebhookSchema>;

/** It stands in the channel. */
export const postedSchema = z.object({ posted: z.literal(true) });

const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`), 'This is no key of a browser.');

/** `GET /api/push`: the key that a browser subscribes with; `null` where this server tells nobody. */
export const pushKeySchema = z.object({ key: z.string().nullable() });
export type PushKey = z.infer<typeof pushKeySchema>;

/** `POST /api/tables/:table/push`: a browser that is told when play waits for the seat, as `PushSubscription` gives it. */
export const subscribeSchema = z.object({
  endpoint: z.string().min(1).max(1_000),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
/** `POST /api/tables/:table/push/end`: not any more. */
export const unsubscribeSchema = z.strictObject({ endpoint: z.string().min(1).max(1_000) });

/**
 * `GET /api/tables/:table/log?audience=&before=&have=`: older lines of the log, newest first.
 * `before` is the `seq` of the oldest line one has. One command may have written several lines;
 * `have` says how many of that command's one has, and without it none of them is sent again.
 */
export const logQuerySchema = z.strictObject({
  audience: z.enum(['public', 'director']).default('public'),
  before: z.coerce.number().int().min(0).optional(),
  have: z.coerce.number().int().min(0).max(1000).optional(),
});
export const logPageSchema = z.object({ entries: z.array(logEntrySchema), more: z.boolean() });
export type LogPage = z.infer<typeof logPageSchema>;

/**
 * `GET /api/tables/:table/story?after=`: the public log as a story, oldest first: the lines that
 * somebody has written of, the beginnings and ends of chapters, and what the game calls worth telling.
 * What was taken back is left out. `after` is the `seq` of the last line one has.
 */
export const storyQuerySchema = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
});

/** `GET /api/tables/:table/rolls?session=`: every roll of a session's public dice. */
export const rollsQuerySchema = z.strictObject({ session: z.coerce.number().int().min(1) });
export const sessionRollsSchema = z.object({
  table: z.string(),
  session: z.int(),
  hash: z.string(),
  /** `null` until the session has ended. */
  seed: z.string().nullable(),
  rolls: z.array(
    z.object({
      roll: z.int(),
      faces: z.array(z.int()),
      /** How many sides each die has; absent where all have six. */
      sides: z.array(z.int()).optional(),
      /** Somebody has typed in what dice of their own show: nothing proves them. */
      typed: z.literal(true).optional(),
      why: z.string(),
      seq: z.int(),
    }),
  ),
});
export type SessionRolls = z.infer<typeof sessionRollsSchema>;

/** Every error over HTTP; `rule` where a rule refuses. */
export const httpErrorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    instead: z.string(),
    rule: ruleIdSchema.optional(),
  }),
});
export type HttpError = z.infer<typeof httpErrorSchema>;
