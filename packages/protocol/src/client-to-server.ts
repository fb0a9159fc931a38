import { z } from 'zod';
import { reactionKinds } from './reactions';

/**
 * Everything a client sends over its socket. Commands of a rule system are only looked at as far as
 * their `type` here: the system's own schema checks the rest, so a new system adds nothing here.
 */

/** `command`, answered by a `CommandAck`. Sending it again with the same id changes nothing more. */
export const commandMessageSchema = z.object({
  id: z.uuid(),
  command: z.looseObject({ type: z.string().min(1).max(64) }),
});
export type CommandMessage = z.infer<typeof commandMessageSchema>;

/**
 * `resync`, answered by a `ResyncAck`: what the client has, by audience; absent means nothing.
 * Revisions can only be compared within one `build` of the server (told in `welcome`), because
 * another build may compute other values from the same play. Without it everything is sent whole.
 */
export const resyncMessageSchema = z.object({
  build: z.string().max(64).optional(),
  have: z.record(z.string().max(80), z.int().min(0)),
});
export type ResyncMessage = z.infer<typeof resyncMessageSchema>;

/** `socket.handshake.auth`. */
export const handshakeSchema = z.object({
  protocol: z.int(),
  /** The secret of a seat link. */
  token: z.string().min(1).max(100),
  /**
   * A `resync` that the `welcome` answers, which saves the way there and back. One that cannot be read is
   * passed over, as by servers that do not know of it: the client asks again where there is no answer.
   */
  resync: resyncMessageSchema.optional().catch(undefined),
  /** It reads whole compartments that come deflated (`Snapshot.deflated`). Pages of earlier releases do not say so. */
  inflates: z.boolean().optional().catch(undefined),
  /** It remembers what was said of `public`, and reads diffs that are packed with that (`SaidReader`). */
  remembers: z.boolean().optional().catch(undefined),
});

/**
 * `drawer`, answered by a `DrawerAck`: asks for the offers of one of the seat's drawers, which its
 * compartment names; with `about`, of those that settle this value, such as the id of one thing.
 * `have` is the version that the client has, if it has one. With `seek`, what is found in what lies beside the state
 * comes along, and of the offers those about it.
 */
export const drawerMessageSchema = z.object({
  name: z.string().min(1).max(64),
  about: z.string().min(1).max(80).optional(),
  have: z.string().max(64).optional(),
  seek: z
    .object({
      words: z.string().max(80),
      kind: z.string().max(40).optional(),
      tier: z.int().min(0).max(100).optional(),
      whom: z.string().max(64).optional(),
      from: z.int().min(0).max(100_000).optional(),
    })
    .optional(),
});
export type DrawerMessage = z.infer<typeof drawerMessageSchema>;

/**
 * `writing`, which has no answer: somebody fills in what everybody is asked, by the `topic` that one of
 * the seat's offers has; `null`: not any more. It says that, and never what is written. Never stored.
 */
export const writingMessageSchema = z.object({ topic: z.string().min(1).max(80).nullable() });
export type WritingMessage = z.infer<typeof writingMessageSchema>;
/** `reaction`, which has no answer: a reaction without words. Never stored. */
export const reactionMessageSchema = z.object({ kind: z.enum(reactionKinds) });
export type ReactionMessage = z.infer<typeof reactionMessageSchema>;
/** `looking`, which has no answer: whether somebody looks at this page. Until it is said, somebody does. Never stored. */
export const lookingMessageSchema = z.object({ looks: z.boolean() });
export type LookingMessage = z.infer<typeof lookingMessageSchema>;
