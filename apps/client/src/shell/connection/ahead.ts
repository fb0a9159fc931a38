import { WebSocket as WebSocketTransport } from 'socket.io-client';

/** A WebSocket that the page opened before its script came (`connect-ahead.ts`), and what went over it. */
interface Ahead {
  socket: WebSocket;
  heard: MessageEvent[];
  /** What was said of who is there; `null` where nothing was. */
  said: string | null;
}

declare global {
  interface Window {
    /** `null` once it has been asked for: what comes only then opens no WebSocket any more, which nobody would take. */
    connectedAhead?: Ahead | null;
  }
}

/** Goes on with the WebSocket that was opened ahead, if it leads to the same place and is still there. */
export class ConnectedAhead extends WebSocketTransport {
  override createSocket(...[uri, ...others]: Parameters<WebSocketTransport['createSocket']>) {
    const ahead = takeAhead(uri);
    if (!ahead) return super.createSocket(uri, ...others);
    if (ahead.said !== null) sayOnce(ahead.socket, ahead.said);
    // Whoever asked for it listens only once they have it.
    queueMicrotask(() => handOver(ahead));
    return ahead.socket;
  }
}

/** The WebSocket of the page, once: another connection is a new one. */
function takeAhead(uri: string): Ahead | null {
  const ahead = window.connectedAhead;
  window.connectedAhead = null;
  if (!ahead) return null;
  const { socket } = ahead;
  if (socket.url === uri && socket.readyState <= WebSocket.OPEN) return ahead;
  socket.close();
  return null;
}

/** Holds back what was said already; whoever says something else is somebody else, and has to connect anew. */
function sayOnce(socket: WebSocket, said: string): void {
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    socket.send = send;
    if (data !== said) socket.close();
  };
}

/** Tells of what went before. */
function handOver({ socket, heard }: Ahead): void {
  if (socket.readyState === WebSocket.OPEN) socket.onopen?.(new Event('open'));
  for (const event of heard) socket.onmessage?.(event);
}
