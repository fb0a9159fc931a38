import { z } from 'zod';

/** What the thread that imports a table tells the server. It is sent bytes, and `null` after the last. */
export const toServerSchema = z.discriminatedUnion('kind', [
  /** The bytes that were sent last have been dealt with. */
  z.object({ kind: z.literal('taken') }),
  z.object({ kind: z.literal('done'), table: z.string(), seat: z.string() }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(['malformed', 'newer-version', 'too-large', 'unknown-game']),
    message: z.string(),
  }),
  /** Not the file's fault. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type ToServer = z.infer<typeof toServerSchema>;
