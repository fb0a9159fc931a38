import type { CommandMessage, DrawerMessage } from '@moonlit/protocol';
import { writePatches } from '@moonlit/protocol/frames/writing';
import { PROTOCOL_VERSION } from '@moonlit/protocol/version';
import type { Audience } from '@moonlit/rules/engine';
import { audiencesOf, compartmentOf, offersAbout } from '@moonlit/rules/engine';
import type { Listener, Signals, Transport } from '../connection/transport';
import type { CommandAnswer, DrawerAnswer, Resync } from '../connection/wire';
import type { LocalPatches, TableInPage } from './local-table';

/** What has been agreed with the other side, which is this page. */
const AGREED = { openedAt: 0 };

/** The way of one seat to a table inside the page, in the place of a socket. */
export class LocalTransport implements Transport {
  #listener: Listener | null = null;
  #unfollow: (() => void) | null = null;
  readonly #audiences: Audience[];

  constructor(
    private readonly table: TableInPage,
    private readonly seat: string,
  ) {
    this.#audiences = audiencesOf(this.#seated());
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  connect(): void {
    if (this.#unfollow) return;
    this.#unfollow = this.table.follow((patches) => this.#tell(patches));
    // Whoever connects does not expect to be greeted before it has turned round.
    queueMicrotask(() => {
      this.#listener?.welcome(
        {
          protocol: PROTOCOL_VERSION,
          table: 'local',
          system: this.table.system.id,
          build: 'local',
          seat: this.#seated(),
          audiences: this.#audiences,
          ...AGREED,
          blanks: {},
          now: Date.now(),
        },
        null,
      );
      this.#listener?.presence({ seats: Object.keys(this.table.state.public.table.seats) });
    });
  }

  hurry(): void {
    this.connect();
  }

  drop(): void {
    this.#unfollow?.();
    this.#unfollow = null;
  }

  resync(): Promise<Resync> {
    const snapshots = this.#audiences.map((audience) => ({
      audience,
      revision: this.table.seq,
      state: structuredClone(compartmentOf(this.table.state, audience)) ?? {},
    }));
    return Promise.resolve({ diffs: [], snapshots });
  }

  signal<E extends keyof Signals>(event: E, message: Signals[E]): void {
    if (event === 'reaction' && 'kind' in message)
      this.#listener?.reaction({ seat: this.seat, kind: message.kind });
  }

  drawer({ name, about, seek }: DrawerMessage): Promise<DrawerAnswer> {
    const { system, state } = this.table;
    const all = system.drawer(state, this.seat, name);
    const found = seek && system.search?.(state, this.seat, name, seek);
    const values = found ? found.entries.map(({ id }) => id) : about === undefined ? null : [about];
    return Promise.resolve({
      ok: true,
      revisions: Object.fromEntries(this.#audiences.map((one) => [one, this.table.seq])),
      version: `${this.table.seq}`,
      offers: structuredClone(values ? offersAbout(all, ...values) : { ...all }),
      ...(found ? { found: structuredClone({ ...found, entries: [...found.entries] }) } : {}),
    });
  }

  command({ command }: CommandMessage): Promise<CommandAnswer> {
    return Promise.resolve(this.table.submit(this.seat, command));
  }

  /** Every audience goes on with every command: where nothing has changed for it, nothing is told. */
  #tell(patches: LocalPatches): void {
    for (const audience of this.#audiences) {
      this.#listener?.diff({
        audience,
        to: this.table.seq,
        patches: writePatches(structuredClone([...(patches.get(audience) ?? [])]), AGREED),
      });
    }
  }

  #seated() {
    const seated = this.table.state.public.table.seats[this.seat];
    if (!seated) throw new Error(`Nobody sits at ${this.seat}.`);
    return seated;
  }
}
