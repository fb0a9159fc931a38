import { givenName, roles } from '@moonlit/rules';
import { z } from 'zod';
import { ruleIdSchema } from './server-to-client';

/**
 * What goes over HTTP: opening and joining a table, links, and what is too long for the state.
 * Secrets travel in bodies and in `Authorization: Bearer <token>`, never in a path or a query.
 */

/** `POST /api/tables` */
export const openTableSchema = z.strictObject({
  name: givenName,
  director: givenName,
  system: z.string().max(64),
  playset: z.string().max(64),
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

/** Answer to `POST /api/tables`. */
export const openedTableSchema = z.object({ key: seatKeySchema, invite: z.string() });
export type OpenedTable = z.infer<typeof openedTableSchema>;

/** `POST /api/invites/look`: what an invite leads to, before one takes a seat. */
export const lookAtInviteSchema = z.strictObject({ invite: z.string().min(1).max(100) });
export const invitationSchema = z.object({
  table: z.string(),
  name: z.string(),
  system: z.string(),
  playset: z.string(),
  /** Names already at the table, so that nobody takes one twice by mistake. */
  seated: z.array(z.string()),
  /** Freed seats with a protagonist that somebody can take over. */
  vacant: z.array(z.object({ seat: z.string(), name: z.string() })),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** `POST /api/join`, answered by a `SeatKey`. */
export const joinSchema = z.strictObject({
  invite: z.string().min(1).max(100),
  name: givenName,
  role: z.enum(['protagonist', 'spectator']),
  /** A freed seat to take over. */
  seat: z.string().max(64).optional(),
});
export type Join = z.infer<typeof joinSchema>;

/**
 * `POST /api/seats/look` with `Authorization: Bearer <token>`: which seat a link is for. Answered by
 * a `SeatKey`.
 */

/** `POST /api/tables/:table/invite` (director): closes the invite, or replaces it by a new one. */
export const changeInviteSchema = z.strictObject({ open: z.boolean() });
export const changedInviteSchema = z.object({ invite: z.string().nullable() });

/** `POST /api/tables/:table/seats/:seat/link` (director, or the seat itself): a new link; the old one dies. */
export const newLinkSchema = z.object({ token: z.string() });

/** `POST /api/tables/:table/seats/:seat/free` (director): the link dies and the seat is vacant. */

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
export const logPageSchema = z.object({ entries: z.array(z.unknown()), more: z.boolean() });

/** `GET /api/tables/:table/rolls?session=`: every roll of a session's public dice. */
export const rollsQuerySchema = z.strictObject({ session: z.coerce.number().int().min(1) });
export const sessionRollsSchema = z.object({
  table: z.string(),
  session: z.int(),
  hash: z.string(),
  /** `null` until the session has ended. */
  seed: z.string().nullable(),
  rolls: z.array(
    z.object({ roll: z.int(), faces: z.array(z.int()), why: z.string(), seq: z.int() }),
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
