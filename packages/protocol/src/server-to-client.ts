import type { RuleId } from '@moonlit/rules';
import { refusalCodes, roles } from '@moonlit/rules';
import { z } from 'zod';
import { logEntrySchema } from './log';
import { reactionKinds } from './reactions';

/** Everything a server sends over a socket. */

const RULE_ID = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*-\d+$/;

/** The id of a rule, of a game or of every table (`docs/rules`): `TABLE-005`. */
export const ruleIdSchema = z.custom<RuleId>(
  (value) => typeof value === 'string' && RULE_ID.test(value),
  'This is not the id of a rule.',
);

/** Why a command was not carried out, what its sender can do now, and the rule that refuses. */
export const refusalSchema = z.object({
  code: z.enum([...refusalCodes, 'rate-limited', 'too-large', 'server-error', 'server-busy']),
  message: z.string(),
  instead: z.string(),
  rule: ruleIdSchema,
});
export type WireRefusal = z.infer<typeof refusalSchema>;

const audience = z.string();
const revision = z.int().min(0);

/** A change of the compartment: `[path, value]` sets, `[path]` takes away; see `writePatches`. */
const setSchema = z.tuple([z.string(), z.unknown()]);
/** The same, where `value` is only what differs from the blank of that path. */
const filledSchema = z.tuple([z.string(), z.unknown(), z.literal(1)]);
const removeSchema = z.tuple([z.string()]);
/** A new line of the compartment's log: `[seq, lag, by, text, more?]`. */
const lineSchema = z.tuple([
  z.int(),
  z.int(),
  z.string().nullable(),
  z.string(),
  logEntrySchema.omit({ seq: true, at: true, by: true, text: true }).optional(),
]);
export const patchSchema = z.union([removeSchema, setSchema, filledSchema, lineSchema]);
export type WireLine = z.infer<typeof lineSchema>;
export type WirePatch = z.infer<typeof patchSchema>;

/**
 * `diff`: one commit, as one audience sees it, which is a place in `wireAudiences`; the event carries
 * those of all audiences of its seat. A client whose revision is not the one before `to` asks for a resync; one that already has `to` ignores
 * it.
 */
export const diffSchema = z.tuple([z.int().min(0).max(2), revision, z.array(patchSchema)]);
export type WireDiff = z.infer<typeof diffSchema>;
/**
 * The same of `public` with its patches packed: see `SaidReader`. Only whoever said in the handshake that they remember what
 * was said is sent one.
 */
export const packedDiffSchema = z.tuple([z.literal(0), revision, z.string()]);
export type PackedDiff = z.infer<typeof packedDiffSchema>;
export type ToldDiff = WireDiff | PackedDiff;

/**
 * A whole compartment. Where it is `deflated`, `state` is a text: see `inflated`. Only whoever said in the
 * handshake that they read that is sent one, and only of what everybody sees.
 */
export const snapshotSchema = z.object({
  audience,
  revision,
  state: z.unknown(),
  deflated: z.literal(true).optional(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/**
 * The answer to `resync`: for each audience that lacks something, the diffs or the whole. Offers are
 * written as `WireOffer`, in diffs as in snapshots.
 */
export const resyncAckSchema = z.object({
  diffs: z.array(diffSchema),
  snapshots: z.array(snapshotSchema),
});
export type ResyncAck = z.infer<typeof resyncAckSchema>;

/** `welcome`: sent once after the handshake. */
export const welcomeSchema = z.object({
  protocol: z.int(),
  table: z.string(),
  system: z.string(),
  /** Which build of the server this is: goes back to it in `resync`. */
  build: z.string(),
  seat: z.object({ id: z.string(), name: z.string(), role: z.enum(roles) }),
  audiences: z.array(audience),
  /** When the table was opened, milliseconds since 1970. */
  openedAt: z.int(),
  /** What `[path, value, 1]` in a diff of `public` adds to, by path. */
  blanks: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** The server's clock, milliseconds since 1970. */
  now: z.number(),
  /** The answer to the `resync` of the handshake, unless it had none or the seat asks too often. */
  resync: resyncAckSchema.optional(),
});
export type Welcome = z.infer<typeof welcomeSchema>;

/** `presence`: the seats that are connected now. Never stored. */
export const presenceSchema = z.object({ seats: z.array(z.string()) });
export type Presence = z.infer<typeof presenceSchema>;

/**
 * `writing`: a seat fills in what everybody is asked, by its `topic`; `null`: not any more. Believed for
 * some seconds, for it is told again as long as it lasts. Never stored.
 */
export const writingSchema = z.object({ seat: z.string(), topic: z.string().nullable() });
export type Writing = z.infer<typeof writingSchema>;

/** `reaction`: somebody at the table reacts without words. Shown for some seconds, never stored. */
export const reactionSchema = z.object({ seat: z.string(), kind: z.enum(reactionKinds) });
export type Reaction = z.infer<typeof reactionSchema>;

/** `goodbye`: why the server is about to close this socket, and whether trying again helps. */
export const goodbyeSchema = z.object({
  code: z.enum(['reload', 'seat-freed', 'link-renewed', 'table-deleted', 'restarting', 'too-fast']),
  message: z.string(),
});
export type Goodbye = z.infer<typeof goodbyeSchema>;

/**
 * The answer to `command`. `ok` means that it is committed, whatever happens to the server next.
 * `seq` names the command in the log. It grows with time, not with the number of commands, so that
 * it tells nothing of what others do in secret. `diffs` is what the sender's audiences saw change: this
 * connection gets no `diff` of it.
 */
export const commandAckSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    seq: z.int(),
    diffs: z.array(z.union([diffSchema, packedDiffSchema])).optional(),
  }),
  z.object({ ok: z.literal(false), refusal: refusalSchema }),
]);
export type CommandAck = z.infer<typeof commandAckSchema>;

const drawerOffers = z.record(z.string(), z.unknown());

/**
 * The answer to `drawer`: what it holds at these revisions of the audiences that the seat sees, as a
 * whole (`offers`), or what is different from the version that the client has (`changed`, and the keys
 * of what is `gone`), or nothing of that where it is the same `version`. Offers are the business of
 * the rules, as states are.
 */
export const drawerAckSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    revisions: z.record(audience, revision),
    version: z.string(),
    offers: drawerOffers.optional(),
    changed: drawerOffers.optional(),
    gone: z.array(z.string()).optional(),
    /** What was looked for: a part of it, how many there are in all, and of each kind. */
    found: z
      .object({
        entries: z.array(z.unknown()),
        total: z.int(),
        kinds: z.record(z.string(), z.int()),
      })
      .optional(),
  }),
  z.object({ ok: z.literal(false), refusal: refusalSchema }),
]);
export type DrawerAck = z.infer<typeof drawerAckSchema>;

/**
 * `connect_error.data`: why the handshake failed. `reload`: the page is too old. `older-server`: the server is, for
 * this page; another may be newer, or this one soon. `unknown-game`: this build of the server cannot
 * play what the table was opened with; a newer one can.
 */
export const handshakeErrorSchema = z.object({
  code: z.enum(['reload', 'older-server', 'bad-link', 'unknown-game', 'unavailable']),
  message: z.string(),
});
export type HandshakeError = z.infer<typeof handshakeErrorSchema>;
