import type { CommandMessage, DrawerMessage, ResyncMessage } from '@moonlit/protocol';
import type { Signal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import { Mirror } from './mirror';
import { CommandQueue, left } from './queue';
import { Reactions } from './reactions';
import type { Transport } from './transport';
import { uuid } from './uuid';
import type { CommandAnswer, Diff, DrawerAnswer, Farewell, Resync, Welcome } from './wire';
import { Writers } from './writers';

/** How the connection stands. `ended` is final: this link no longer leads to a seat. */
export type Status = 'connecting' | 'live' | 'offline' | 'ended';

/** How long a connection that was given up rests, so that a server in trouble is not stormed. */
const AGAIN_MS = 1_000;
/** How long a page rests that was told that it sends too much. */
const TOO_FAST_MS = 15_000;

/**
 * One seat's connection to its table: mirrors what the seat may see into signals, and carries its
 * commands. It holds nothing that the server does not know.
 */
export class Connection {
  readonly status = signal<Status>('connecting');
  /** Why the connection ended, in words. */
  readonly ended = signal('');
  /** Why the connection rests for a while, in words; empty when it does not. */
  readonly resting = signal('');
  /** A newer version of this page is needed. */
  readonly outdated = signal(false);
  readonly welcome = signal<Welcome | null>(null);
  /** When what is shown was last known to be so, while it is only recalled; milliseconds since 1970. */
  readonly recalled = signal<number | null>(null);
  /** Seats that are connected now. */
  readonly present = signal<ReadonlySet<string>>(new Set());
  /** Who is filling in what everybody is asked. */
  readonly writers: Writers;
  /** Who reacts to what happens, without words. */
  readonly reactions: Reactions;
  /** Commands that the server has not answered yet. */
  readonly waiting = signal(0);
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockAhead = signal(0);

  /** The revision of each compartment that is here, by audience. */
  readonly revisions = signal<Readonly<Record<string, number>>>({});

  readonly #mirror = new Mirror();
  readonly #views = new Map<string, Signal<object | null>>();
  readonly #queue: CommandQueue;
  /** The server's build that the mirror came from: revisions mean nothing to another. */
  #heldFrom: string | null = null;
  #resyncing = false;
  #missedMore = false;
  /** Counts connections made, lost and closed, so that the failure of an older one starts nothing. */
  #epoch = 0;

  constructor(
    private readonly transport: Transport,
    private readonly later: (run: () => void, ms: number) => void = (run, ms) => {
      setTimeout(run, ms);
    },
  ) {
    this.writers = new Writers((topic) => transport.signal('writing', { topic }), this.later);
    this.reactions = new Reactions((kind) => transport.signal('reaction', { kind }), this.later);
    this.#queue = new CommandQueue(
      (message) => transport.command(message),
      uuid,
      (waiting) => {
        this.waiting.value = waiting;
      },
    );
    transport.listen({
      holds: () => this.#holds(),
      welcome: (welcome, resync) => this.#welcomed(welcome, resync),
      diff: (diff) => this.#take(diff),
      missed: () => void this.#resync(),
      presence: ({ seats }) => {
        this.present.value = new Set(seats);
        this.writers.keepOnly(seats);
      },
      writing: ({ seat, topic }) => this.writers.hear(seat, topic),
      reaction: ({ seat, kind }) => this.reactions.hear(seat, kind),
      goodbye: (goodbye) => this.#leave(goodbye),
      refused: (error) => this.#leave(error),
      lost: () => this.#lost(),
    });
  }

  /** A compartment as a signal; `null` until it has arrived. */
  view(audience: string): Signal<object | null> {
    const known = this.#views.get(audience);
    if (known) return known;
    const view = signal<object | null>(this.#mirror.state(audience) ?? null);
    this.#views.set(audience, view);
    return view;
  }

  open(): void {
    this.transport.connect();
  }

  close(): void {
    this.#epoch += 1;
    this.transport.drop();
    this.#queue.close();
  }

  send(command: CommandMessage['command']): Promise<CommandAnswer> {
    if (this.status.value === 'ended') {
      return Promise.resolve(left(this.ended.value));
    }
    return this.#queue.send(command);
  }

  /** Shows what this seat was sent before, until the table itself answers. */
  recall(
    welcome: Welcome,
    states: readonly { audience: string; state: object }[],
    at: number,
  ): void {
    if (this.welcome.peek() !== null) return;
    batch(() => {
      for (const { audience, state } of states) this.view(audience).value = state;
      this.welcome.value = welcome;
      this.recalled.value = at;
    });
  }

  /** Asks what lies in a drawer of the seat. Rejects when there is no answer. */
  drawer(message: DrawerMessage): Promise<DrawerAnswer> {
    return this.transport.drawer(message);
  }

  /** The page is in front again: a phone may have let the connection die without telling. */
  wake(): void {
    if (this.status.value === 'ended') return;
    if (this.status.value === 'live') void this.#resync();
    else this.transport.connect();
  }

  #holds(): ResyncMessage {
    const have = this.#mirror.have();
    return this.#heldFrom === null ? { have } : { build: this.#heldFrom, have };
  }

  #welcomed(welcome: Welcome, resync: Resync | null): void {
    this.#mirror.keepOnly(welcome.audiences);
    this.#mirror.agreed = welcome;
    batch(() => {
      this.welcome.value = welcome;
      this.clockAhead.value = welcome.now - Date.now();
      // What is only recalled stays until the table itself has come.
      for (const audience of this.#views.keys()) {
        if (this.recalled.value === null || !welcome.audiences.includes(audience))
          this.#show(audience);
      }
    });
    // A resync of the connection before cannot be answered any more.
    this.#resyncing = false;
    this.#epoch += 1;
    if (resync) this.#caughtUp(resync);
    else void this.#resync();
  }

  async #resync(): Promise<void> {
    if (this.#resyncing) {
      this.#missedMore = true;
      return;
    }
    this.#resyncing = true;
    this.#missedMore = false;
    const epoch = this.#epoch;
    try {
      const ack = await this.transport.resync(this.#holds());
      if (epoch === this.#epoch) this.#caughtUp(ack);
    } catch {
      // No answer, or none that helps: the connection is of no use, whatever it says.
      if (epoch !== this.#epoch) return;
      this.transport.drop();
      this.#lost();
      const given = this.#epoch;
      this.later(() => {
        if (given === this.#epoch) this.wake();
      }, AGAIN_MS);
    }
  }

  #caughtUp({ diffs, snapshots }: Resync): void {
    this.#resyncing = false;
    this.#heldFrom = this.welcome.value?.build ?? null;
    const wasLive = this.status.value === 'live';
    batch(() => {
      for (const snapshot of snapshots) {
        this.#mirror.put(snapshot);
        this.#show(snapshot.audience);
      }
      for (const diff of diffs) this.#take(diff);
      this.status.value = 'live';
      this.resting.value = '';
      this.recalled.value = null;
    });
    if (!wasLive) this.#queue.open();
    if (this.#missedMore) void this.#resync();
  }

  #take(diff: Diff): void {
    const taken = this.#mirror.take(diff);
    if (taken === 'applied') this.#show(diff.audience);
    else if (taken === 'gap') void this.#resync();
  }

  #show(audience: string): void {
    this.view(audience).value = this.#mirror.state(audience) ?? null;
    this.revisions.value = this.#mirror.have();
  }

  #lost(): void {
    this.#queue.close();
    this.#resyncing = false;
    this.#epoch += 1;
    if (this.status.value !== 'ended') this.status.value = 'offline';
    this.present.value = new Set();
    this.writers.keepOnly([]);
  }

  /** Comes back later by itself: trying at once would be too much again. */
  #rest(message: string): void {
    this.transport.drop();
    this.#lost();
    this.resting.value = message;
    const given = this.#epoch;
    this.later(() => {
      if (given === this.#epoch) this.wake();
    }, TOO_FAST_MS);
  }

  #leave({ code, message }: Farewell): void {
    if (code === 'too-fast') {
      this.#rest(message);
      return;
    }
    if (code === 'restarting' || code === 'unavailable' || code === 'reload') {
      this.outdated.value ||= code === 'reload';
      this.#lost();
      return;
    }
    this.#lost();
    this.transport.drop();
    batch(() => {
      this.ended.value = message;
      this.status.value = 'ended';
    });
    this.#queue.giveUp(message);
  }
}
