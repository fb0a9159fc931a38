/**
 * The version of what goes over the wire. Raise it whenever an older client would misunderstand a newer server. A server
 * serves the last one, too: what it tells otherwise there stands in its `sockets/spoken.ts`. An older client is asked
 * to reload at the handshake, a newer one to wait for a newer server.
 */
export const PROTOCOL_VERSION = 5;
/** The last version before it. */
export const LAST_PROTOCOL_VERSION = 4;

/** Where sockets connect; the table's id follows, so that a load balancer can hash on it. */
export const SOCKET_PATH = '/live';

/** The socket path of one table. */
export const socketPath = (tableId: string): string => `${SOCKET_PATH}/${tableId}`;
