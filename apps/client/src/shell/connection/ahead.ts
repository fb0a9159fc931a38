import { WebSocket as WebSocketTransport } from 'socket.io-client';

/** A WebSocket that the page opened before its script came (`connect-ahead.ts`), and what was heard on it. */
interface Ahead {
  socket: WebSocket;
  heard: MessageEvent[];
}

declare global {
  interface Window {
    connectedAhead?: Ahead;
  }
}

/** Goes on with the WebSocket that was opened ahead, if it leads to the same place and is still there. */
export class ConnectedAhead extends WebSocketTransport {
  override createSocket(...[uri, ...others]: Parameters<WebSocketTransport['createSocket']>) {
    const ahead = takeAhead(uri);
    if (!ahead) return super.createSocket(uri, ...others);
    // Whoever asked for it listens only once they have it.
    queueMicrotask(() => handOver(ahead));
    return ahead.socket;
  }
}

/** The WebSocket of the page, once: another connection is a new one. */
function takeAhead(uri: string): Ahead | null {
  const ahead = window.connectedAhead;
  if (!ahead) return null;
  delete window.connectedAhead;
  const { socket } = ahead;
  if (socket.url === uri && socket.readyState <= WebSocket.OPEN) return ahead;
  socket.close();
  return null;
}

/** Tells of what went before. */
function handOver({ socket, heard }: Ahead): void {
  if (socket.readyState === WebSocket.OPEN) socket.onopen?.(new Event('open'));
  for (const event of heard) socket.onmessage?.(event);
}
