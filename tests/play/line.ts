import { randomUUID } from 'node:crypto';
import type { CommandAck, CommandMessage, ResyncAck, SeatKey } from '@moonlit/protocol';
import { PROTOCOL_VERSION, socketPath } from '@moonlit/protocol';
import type { PublicState } from '@moonlit/rules';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';

const ANSWER_MS = 10_000;

/**
 * Somebody's own line to their table, as their client has it: it carries the same commands, but needs
 * no screen. For what an evening takes for granted and need not be tapped.
 */
export class Line {
  private constructor(
    private readonly socket: Socket,
    /** Where their client opens the same seat. */
    readonly link: string,
  ) {}

  static async open(url: string, { table, token }: SeatKey): Promise<Line> {
    const socket = io(url, {
      path: socketPath(table),
      auth: { protocol: PROTOCOL_VERSION, token },
      transports: ['websocket'],
      forceNew: true,
    });
    await new Promise<void>((done, failed) => {
      socket.once('welcome', () => done());
      socket.once('connect_error', failed);
    });
    return new Line(socket, `${url}/table#${table}.${token}`);
  }

  /** Sends a command that must be carried out. */
  async send(command: CommandMessage['command']): Promise<void> {
    const message: CommandMessage = { id: randomUUID(), command };
    const ack: CommandAck = await this.socket.timeout(ANSWER_MS).emitWithAck('command', message);
    if (!ack.ok) throw new Error(`${command.type}: ${ack.refusal.message}`);
  }

  /** The ids of the protagonists by the names of their players. */
  async protagonists(): Promise<Record<string, string>> {
    const answer: ResyncAck = await this.socket
      .timeout(ANSWER_MS)
      .emitWithAck('resync', { have: {} });
    const snapshot = answer.snapshots.find(({ audience }) => audience === 'public');
    if (!snapshot) throw new Error('The server does not show the table.');
    const { protagonists, table } = snapshot.state as PublicState;
    return Object.fromEntries(
      Object.values(protagonists).map(({ id, seat }) => [
        (seat === null ? undefined : table.seats[seat]?.name) ?? id,
        id,
      ]),
    );
  }

  close(): void {
    this.socket.disconnect();
  }
}
