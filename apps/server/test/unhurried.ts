import type { ServerOptions } from '../src/app';

/**
 * A server that never finds itself too busy, and gives its database time: what a test is not about does not depend on how
 * much else its machine has to do.
 */
export const unhurried = {
  load: { busy: false, begin: () => () => undefined, close: () => undefined },
  connectionPatience: 60_000,
} satisfies Partial<ServerOptions>;
