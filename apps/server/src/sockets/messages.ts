import type {
  CommandAck,
  CommandMessage,
  DrawerAck,
  Reaction,
  ResyncAck,
  ResyncMessage,
} from '@moonlit/protocol';
import type { Audience } from '@moonlit/rules';
import { audiencesOf } from '@moonlit/rules';
import type { LoadMeasure } from '../access/load';
import type { SeatAccess } from '../access/seat-access';
import type { Rate } from '../access/token-bucket';
import type { Metrics } from '../metrics';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { Diff, Missing } from '../tables/audience-revisions';
import type { LiveTable } from '../tables/live-table';
import { refused } from '../tables/submission';
import type { Tables } from '../tables/tables';
import { readCommand } from './commands';
import type { Faults } from './faults';
import { wireDiffs, wireResync } from './frames';
import { greetAnew } from './greeting';
import { type Failed, messageKinds } from './kinds';
import { Ladder, type Passed } from './ladder';
import type { PresenceTracker } from './presence';
import { noSuchDrawer } from './refusals';
import { room, type TableSocket } from './server';

export interface MessagesOptions {
  tables: Pick<Tables, 'get'>;
  seatAccess: Pick<SeatAccess, 'wasRevoked'>;
  metrics: Pick<Metrics, 'answered'>;
  presence: Pick<PresenceTracker, 'looks'>;
  faults: Faults;
  build: string;
  /** Hears of each command that is under way. */
  load: Pick<LoadMeasure, 'begin'>;
  /** How fast one seat may send commands. */
  rate: Rate;
  /** Tells everybody who is connected to a table of a reaction, at whichever server. */
  tellAll(table: string, reaction: Reaction): void;
  /** For tests: whether the answer to a carried-out command gets lost on its way. */
  loseAnswer?: (() => boolean) | undefined;
}

/** Answers a command: how it ended, if that is not plain from the answer, and what it changed. */
type AnswerCommand = (
  ack: CommandAck,
  outcome?: 'ok' | 'refused' | 'failed',
  diffs?: readonly Diff[],
) => void;

/** What is done about each kind of message, once it has passed. */
export class Messages {
  readonly #kinds;
  readonly #ladder: Ladder;

  constructor(private readonly options: MessagesOptions) {
    this.#kinds = messageKinds(options.rate);
    this.#ladder = new Ladder(options);
  }

  /** Listens to what a socket sends. */
  listen(socket: TableSocket): void {
    const { command, resync, drawer, writing, reaction, looking } = this.#kinds;
    const { faults } = this.options;
    const from = (message: unknown) => ({ key: socket.data.key, message });
    socket.on('command', (message, reply) => {
      const { answer, end } = this.#answerer(socket, answerer<CommandAck>(reply));
      this.#ladder
        .climb(command, from(message), answer, (passed) => this.#carryOut(socket, passed, answer))
        .catch((error: unknown) => answer(refused(faults.refusalFor(error)), 'failed'))
        .finally(end);
    });
    socket.on('resync', (message, reply) => {
      const answer = answerer<ResyncAck | Failed>(reply);
      this.#ladder
        .climb(resync, from(message), answer, (passed) => answer(this.#missed(socket, passed)))
        .catch((error: unknown) => answer(refused(faults.refusalFor(error))));
    });
    socket.on('drawer', (message, reply) => {
      const answer = answerer<DrawerAck>(reply);
      this.#ladder
        .climb(drawer, from(message), answer, ({ table, seat, said }) =>
          answer(table.drawer(seat, said) ?? refused(noSuchDrawer)),
        )
        .catch((error: unknown) => answer(refused(faults.refusalFor(error))));
    });
    socket.on('writing', (message) => {
      this.#ladder
        .climb(writing, from(message), nothing, (passed) => tellOfWriting(socket, passed))
        .catch((error: unknown) => faults.note(error, 'It could not be told who is writing'));
    });
    socket.on('reaction', (message) => {
      this.#ladder
        .climb(reaction, from(message), nothing, ({ table, seat, said }) =>
          // Without words, to everybody (TABLE-053).
          this.options.tellAll(table.id, { seat: seat.id, kind: said.kind }),
        )
        .catch((error: unknown) => faults.note(error, 'A reaction could not be told'));
    });
    socket.on('looking', (message) => {
      this.#ladder
        .climb(looking, from(message), nothing, ({ table, seat, said }) => {
          const unseen = !said.looks;
          if (!socket.connected || socket.data.unseen === unseen) return;
          socket.data.unseen = unseen;
          // Who has not been greeted is not counted yet.
          if (socket.data.audiences.length > 0)
            this.options.presence.looks(table.id, seat.id, unseen);
        })
        .catch((error: unknown) => faults.note(error, 'It could not be noted who looks'));
    });
  }

  /** What a client lacks that says in its handshake what it holds; `null` where it asks too often. */
  brought(
    { table: id, seat }: SeatKeyRecord,
    table: LiveTable,
    audiences: readonly Audience[],
    holds: ResyncMessage,
  ): Missing | null {
    if (!this.#kinds.resync.pace.take(`${id}/${seat}`)) return null;
    return this.#missingFrom(table, audiences, holds);
  }

  /** Answers a command, and counts how it ended and how long it took. */
  #answerer(socket: TableSocket, reply: (ack: CommandAck) => void) {
    const { load, metrics, loseAnswer } = this.options;
    const end = load.begin();
    const started = performance.now();
    const answer: AnswerCommand = (ack, outcome = ack.ok ? 'ok' : 'refused', diffs = []) => {
      metrics.answered(outcome, (performance.now() - started) / 1000);
      if (ack.ok && loseAnswer?.()) return;
      reply(ack.ok && diffs.length > 0 ? { ...ack, diffs: wireDiffs(socket.data, diffs) } : ack);
    };
    return { answer, end };
  }

  async #carryOut(
    socket: TableSocket,
    { table, said }: Passed<CommandMessage>,
    answer: AnswerCommand,
  ): Promise<void> {
    const command = readCommand(said, socket.data.key, table, socket.id);
    if (!command.ok) return answer(command);
    await table.submit(command.value, (ack, diffs) => {
      // What a new welcome brings has these in it.
      const more = greetAnew(socket, table, this.options.build) ? [] : diffs;
      answer(ack, ack.ok ? 'ok' : 'refused', more);
    });
  }

  #missed(socket: TableSocket, { table, seat, said }: Passed<ResyncMessage>): ResyncAck {
    greetAnew(socket, table, this.options.build);
    return wireResync(socket.data, this.#missingFrom(table, audiencesOf(seat), said));
  }

  #missingFrom(
    table: LiveTable,
    audiences: readonly Audience[],
    { build, have }: ResyncMessage,
  ): Missing {
    return table.missing(audiences, build === this.options.build ? have : {});
  }
}

/**
 * Tells the others at this server that somebody is writing, where the rules say that everybody knows of what they fill
 * in.
 */
function tellOfWriting(
  socket: TableSocket,
  { table, seat, said }: Passed<{ topic: string | null }>,
): void {
  if (!socket.connected) return;
  if (said.topic !== null && !table.asksAll(seat.id, said.topic)) return;
  socket.to(room.table(table.id)).emit('writing', { seat: seat.id, topic: said.topic });
}

const nothing = (): void => undefined;

/** A client that wants no answer sends no callback. */
function answerer<T>(reply: unknown): (answer: T) => void {
  return (answer) => {
    if (typeof reply === 'function') reply(answer);
  };
}
