import type { CommandMessage, DrawerMessage } from '@moonlit/protocol';
import { writePatches } from '@moonlit/protocol';
import type { Audience } from '@moonlit/rules';
import { audiencesOf, compartmentOf, offersAbout } from '@moonlit/rules';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import type { TestTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { GivenDice } from '@moonlit/rules/girl-by-moonlight/testing';
import type { Listener, Signals, Transport } from '../src/shell/connection/transport';
import type { CommandAnswer, DrawerAnswer, Resync } from '../src/shell/connection/wire';

const DICE = 12;

/** A table inside the page, for designing screens without a server. Commands work; nothing is kept. */
export class LocalTransport implements Transport {
  #listener: Listener | null = null;
  #revision = 1;
  readonly #audiences: Audience[];

  constructor(
    private readonly table: TestTable,
    private readonly seat: string,
  ) {
    const seated = table.state.public.table.seats[seat];
    if (!seated) throw new Error(`Nobody sits at ${seat}.`);
    this.#audiences = audiencesOf(seated);
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  connect(): void {
    const seated = this.table.state.public.table.seats[this.seat];
    if (!seated) return;
    setTimeout(() => {
      this.#listener?.welcome(
        {
          protocol: 1,
          table: 'fixture',
          system: 'girl-by-moonlight',
          build: 'fixture',
          seat: seated,
          audiences: this.#audiences,
          openedAt: 0,
          blanks: {},
          now: Date.now(),
        },
        null,
      );
      this.#listener?.presence({ seats: ['bev', 'claire', this.seat] });
    });
  }

  drop(): void {}

  resync(): Promise<Resync> {
    const snapshots = this.#audiences.map((audience) => ({
      audience,
      revision: this.#revision,
      state: structuredClone(compartmentOf(this.table.state, audience)) ?? {},
    }));
    return Promise.resolve({ diffs: [], snapshots });
  }

  signal<E extends keyof Signals>(event: E, message: Signals[E]): void {
    if (event === 'reaction' && 'kind' in message)
      this.#listener?.reaction({ seat: this.seat, kind: message.kind });
  }

  drawer({ name, about }: DrawerMessage): Promise<DrawerAnswer> {
    const all = girlByMoonlight.drawer(this.table.state, this.seat, name);
    return Promise.resolve({
      ok: true,
      revisions: Object.fromEntries(this.#audiences.map((one) => [one, this.#revision])),
      version: `${this.#revision}`,
      offers: structuredClone(about === undefined ? all : offersAbout(all, about)),
    });
  }

  command({ command }: CommandMessage): Promise<CommandAnswer> {
    const faces = Array.from({ length: DICE }, () => Math.ceil(Math.random() * 6));
    this.table.now = Date.now();
    const refusal = this.table.try(this.seat, command as Parameters<TestTable['try']>[1], ...faces);
    if (this.table.dice instanceof GivenDice) this.table.dice.restore([]);
    if (refusal) return Promise.resolve({ ok: false, refusal });
    this.#revision += 1;
    for (const audience of this.#audiences) {
      const patches = this.table.patches.get(audience) ?? [];
      this.#listener?.diff({
        audience,
        to: this.#revision,
        patches: writePatches(structuredClone(patches), { openedAt: 0 }),
      });
    }
    return Promise.resolve({ ok: true, seq: this.table.seq });
  }
}
