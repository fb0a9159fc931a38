// The build reads these files as they are, and packages only when they are built.
import { PROTOCOL_VERSION, SOCKET_PATH } from '../../packages/protocol/src/version.ts';
import { SEATS_KEY, TAB_KEY } from './src/shell/connection/seat-keys.ts';

/** How often a page that is not drawn yet looks at its clock, and how far that has gone on where the device slept, in milliseconds. */
const TICK_MS = 500;
const SLEPT_MS = 4_000;

/**
 * A script for the page of a table, which opens the table's WebSocket before the client itself has come and says
 * who is there, so that neither way there and back is waited for. It keeps what it has said and heard for `takeAhead`
 * (connection/ahead.ts). It stands by itself, without a build, because it shall come first and import nothing.
 *
 * What was on its way to a device that slept is lost: where nothing stands there yet that could be lost as well, the page begins
 * anew. Where the client has come first, it has connected by itself.
 */
export const connectAhead = `(() => {
  let ticked = Date.now();
  const tick = setInterval(() => {
    const slept = Date.now() - ticked > ${SLEPT_MS};
    ticked = Date.now();
    if (document.querySelector('[data-waiting]')) slept && location.reload();
    else if (document.readyState !== 'loading') clearInterval(tick);
  }, ${TICK_MS});
  const [, table, given] = /^#([\\w-]+)(?:\\.([\\w-]+))?/.exec(location.hash) || [];
  if (!table || !window.WebSocket || window.connectedAhead === null) return;
  const kept = (storage, key) => {
    try { return JSON.parse(window[storage].getItem(key)); } catch { return null; }
  };
  const tokenOf = (seat) => (seat && seat.table === table && seat.token) || null;
  const seats = kept('localStorage', '${SEATS_KEY}');
  const latest = (Array.isArray(seats) ? seats : [])
    .filter(tokenOf)
    .sort((one, other) => other.lastSeen - one.lastSeen)[0];
  const token = given || tokenOf(kept('sessionStorage', '${TAB_KEY}')) || tokenOf(latest);
  const address = location.origin.replace(/^http/, 'ws') + '${SOCKET_PATH}/' + table;
  const socket = new WebSocket(address + '/?EIO=4&transport=websocket');
  const ahead = (window.connectedAhead = { socket, heard: [], said: null });
  socket.onmessage = (event) => {
    ahead.heard.push(event);
    if (ahead.heard.length > 1 || !token) return;
    const reads = { inflates: true, remembers: true };
    const who = { protocol: ${PROTOCOL_VERSION}, token, ...reads, resync: { have: {} } };
    ahead.said = '40' + JSON.stringify(who);
    socket.send(ahead.said);
  };
})();
`;
