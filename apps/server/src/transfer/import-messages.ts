import { z } from 'zod';

/** What the thread that imports a table is given. */
export const importTaskSchema = z.object({
  databaseUrl: z.string(),
  /** The file: open in this process, and closed by whoever has opened it. */
  file: z.object({ fd: z.int(), packed: z.boolean() }),
  /** How many bytes of JSON there may be. */
  mostBytes: z.int(),
});
export type ImportTask = z.infer<typeof importTaskSchema>;

/** What it tells the server in the end. */
export const toServerSchema = z.discriminatedUnion('kind', [
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
