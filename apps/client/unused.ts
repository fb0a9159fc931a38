import type { Plugin } from 'vite';

/** A way to connect that engine.io brings along, and that no table has: its bytes would be loaded for nothing. */
const WEB_TRANSPORT =
  /[\\/]engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]webtransport\.js/;

/** Leaves out what a dependency imports and this client never uses (`shell/connection/transport` names its transports). */
export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    apply: 'build',
    load: (id) => (WEB_TRANSPORT.test(id) ? 'export class WT {}' : null),
  };
}
