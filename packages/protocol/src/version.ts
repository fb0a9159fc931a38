/**
 * The version of what goes over the wire. Raise it whenever an older client would misunderstand a
 * newer server; a client with another version is asked to reload at the handshake.
 */
export const PROTOCOL_VERSION = 4;

/** Where sockets connect; the table's id follows, so that a load balancer can hash on it. */
export const SOCKET_PATH = '/live';

/** The socket path of one table. */
export const socketPath = (tableId: string): string => `${SOCKET_PATH}/${tableId}`;
