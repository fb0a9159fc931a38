// The build reads this file as it is, and packages only when they are built.
import { SOCKET_PATH } from '../../packages/protocol/src/version.ts';

/**
 * A script for the page of a table, which opens the table's WebSocket before the client itself has come, so that
 * the way there and back is no longer waited for. It keeps what it hears for `takeAhead` (connection/ahead.ts).
 * It stands by itself, without a build, because it shall come first and import nothing.
 */
export const connectAhead = `(() => {
  const [, table] = /^#([\\w-]+)/.exec(location.hash) || [];
  if (!table || !window.WebSocket) return;
  const address = location.origin.replace(/^http/, 'ws') + '${SOCKET_PATH}/' + table;
  const socket = new WebSocket(address + '/?EIO=4&transport=websocket');
  const heard = [];
  socket.onmessage = (event) => heard.push(event);
  window.connectedAhead = { socket, heard };
})();
`;
