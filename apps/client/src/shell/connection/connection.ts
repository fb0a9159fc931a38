import type { CommandMessage, DrawerMessage, ResyncMessage } from '@moonlit/protocol';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import { later as soon } from '../../design/stood-still';
import type { ConnectionEvent, ConnectionState, Question, Rest, Status } from './connection-state';
import { isAsked, lineOf, start, statusOf, transition } from './connection-state';
import { Late } from './late';
import { Mirror } from './mirror';
import { CommandQueue, left } from './queue';
import { Reactions } from './reactions';
import type { Transport } from './transport';
import { uuid } from './uuid';
import type { CommandAnswer, Diff, DrawerAnswer, Farewell, Resync, Welcome } from './wire';
import { Writers } from './writers';

/** How long a connection that was given up rests, so that a server in trouble is not stormed. */
const AGAIN_MS = 1_000;
/** How long a page rests that was told that it sends too much. */
const TOO_FAST_MS = 15_000;
/**
 * How long a page that is back waits for a sign over its line: some times what an answer took last, and at least, at most; where
 * its device slept, less at most, for the line is seldom there any more, and what took long may have been the page itself.
 */
const SIGN = { times: 3, least: 300, most: 2_500, slept: 500 };

/**
 * One seat's connection to its table: mirrors what the seat may see into signals, and carries its
 * commands. It holds nothing that the server does not know.
 */
export class Connection {
  readonly status = signal<Status>(statusOf(start));
  /** Why the connection ended, in words. */
  readonly ended = signal('');
  /** Why the connection rests for a while, in words; empty when it does not. */
  readonly resting = signal('');
  /** The line has been away for longer than a moment: what the page says of it. */
  readonly late: ReadonlySignal<boolean>;
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
  #state: ConnectionState = start;
  /** How long the last answer took, in milliseconds. */
  #took = 0;
  readonly #late: Late;

  constructor(
    private readonly transport: Transport,
    private readonly later: (run: () => void, ms: number) => void = soon,
  ) {
    this.#late = new Late(this.later);
    this.late = this.#late.said;
    this.writers = new Writers((topic) => transport.signal('writing', { topic }), this.later);
    this.reactions = new Reactions((kind) => transport.signal('reaction', { kind }), this.later);
    this.#queue = new CommandQueue(
      (message) => this.#timed(transport.command(message)),
      uuid,
      (waiting) => {
        this.waiting.value = waiting;
      },
    );
    transport.listen({
      holds: () => this.#holds(),
      welcome: (welcome, resync) => this.#welcomed(welcome, resync),
      diff: (diff) => this.#take(diff),
      missed: () => this.#missed(),
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
    this.#late.await();
    this.transport.connect();
  }

  close(): void {
    this.#go({ type: 'leave' });
    this.transport.drop();
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
    return this.#timed(this.transport.drawer(message));
  }

  /** Tells the server whether somebody looks at this page. */
  look(looks: boolean): void {
    this.transport.signal('looking', { looks });
  }

  /** The page is in front again, or has a network again: a phone may have let the connection die without telling. */
  wake(slept = false): void {
    const { is } = this.#state;
    if (is === 'left' || is === 'ended') return;
    this.transport.hurry();
    if (is !== 'live' && is !== 'catching up') {
      this.#late.await();
      return;
    }
    this.#missed();
    const asked = this.#state;
    if (asked.is !== 'catching up') return;
    const most = slept ? SIGN.slept : SIGN.most;
    const patience = Math.max(SIGN.least, Math.min(this.#took * SIGN.times, most));
    this.later(() => {
      if (isAsked(this.#state, asked.question)) this.#anew();
    }, patience);
  }

  /** Gives up a line over which nothing comes, for a new one. */
  #anew(): void {
    this.#lost();
    this.transport.drop();
    this.transport.hurry();
  }

  async #timed<T>(answer: Promise<T>): Promise<T> {
    const asked = performance.now();
    const greeting = this.welcome.peek();
    const came = await answer;
    // What has waited for another line says nothing of that one.
    if (greeting === this.welcome.peek()) this.#took = performance.now() - asked;
    return came;
  }

  /** Lets something happen to the connection. Tells whether it means anything to it as it stands. */
  #go(event: ConnectionEvent): boolean {
    const before = this.#state;
    this.#state = transition(before, event);
    if (this.#state === before) return false;
    const wasLive = this.status.peek() === 'live';
    this.status.value = statusOf(this.#state);
    if (this.status.peek() === 'live') this.#late.came();
    else if (wasLive) this.#late.await();
    if (lineOf(this.#state) === null) this.#queue.close();
    return true;
  }

  #holds(): ResyncMessage {
    const have = this.#mirror.have();
    return this.#heldFrom === null ? { have } : { build: this.#heldFrom, have };
  }

  #welcomed(welcome: Welcome, resync: Resync | null): void {
    const question = Symbol('what a greeting brings');
    if (!this.#go({ type: 'greeted', question })) return;
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
    if (resync) this.#catchUp(question, resync);
    else void this.#ask(question);
  }

  /** Something has not come, or may not have: asks for it, once what was asked before is answered. */
  #missed(): void {
    const question = Symbol('what was missed');
    this.#go({ type: 'missed', question });
    if (isAsked(this.#state, question)) void this.#ask(question);
  }

  async #ask(question: Question): Promise<void> {
    try {
      this.#catchUp(question, await this.#timed(this.transport.resync(this.#holds())));
    } catch {
      // No answer, or none that helps: the connection is of no use, whatever it says.
      const rest = Symbol('before a new try');
      if (!this.#go({ type: 'unanswered', question, rest })) return;
      this.#away();
      this.#rest(rest, AGAIN_MS);
    }
  }

  /** Takes over what it lacked, unless that was asked too long ago to be of use. */
  #catchUp(question: Question, { diffs, snapshots }: Resync): void {
    if (!isAsked(this.#state, question)) return;
    this.#heldFrom = this.welcome.value?.build ?? null;
    let missed = false;
    batch(() => {
      for (const snapshot of snapshots) {
        this.#mirror.put(snapshot);
        this.#show(snapshot.audience);
      }
      for (const diff of diffs) this.#take(diff);
      missed = isAsked(this.#state, question) && this.#state.missed;
      this.#go({ type: 'answered', question });
      this.resting.value = '';
      this.recalled.value = null;
    });
    const line = lineOf(this.#state);
    if (line !== null) this.#queue.open(line);
    if (missed) this.#missed();
  }

  #take(diff: Diff): void {
    const taken = this.#mirror.take(diff);
    if (taken === 'applied') this.#show(diff.audience);
    else if (taken === 'gap') this.#missed();
  }

  #show(audience: string): void {
    this.view(audience).value = this.#mirror.state(audience) ?? null;
    this.revisions.value = this.#mirror.have();
  }

  #lost(): void {
    this.#go({ type: 'lost' });
    this.#away();
  }

  /** Nobody is seen any more from here. */
  #away(): void {
    this.present.value = new Set();
    this.writers.keepOnly([]);
  }

  /** Drops the connection, and comes back later by itself, unless something else has come between. */
  #rest(rest: Rest, ms: number): void {
    this.transport.drop();
    this.later(() => {
      if (this.#go({ type: 'rested', rest })) this.transport.connect();
    }, ms);
  }

  #leave({ code, message }: Farewell): void {
    if (code === 'too-fast') {
      const rest = Symbol('having sent too much');
      if (!this.#go({ type: 'sent to rest', rest })) return;
      this.#away();
      this.resting.value = message;
      this.#rest(rest, TOO_FAST_MS);
      return;
    }
    if (code === 'older-server') {
      // Nothing newer is to be had by a reload: one of the servers that are being updated is tried again.
      this.resting.value = message;
      this.#lost();
      return;
    }
    if (code === 'restarting' || code === 'unavailable' || code === 'reload') {
      this.outdated.value ||= code === 'reload';
      this.#lost();
      return;
    }
    batch(() => {
      if (this.#go({ type: 'end' })) this.ended.value = message;
      this.#away();
    });
    this.transport.drop();
    this.#queue.giveUp(message);
  }
}
