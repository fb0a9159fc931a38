import type { DrawerMessage } from '@moonlit/protocol';
import type { Offer } from '@moonlit/rules';
import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import type { DrawerAnswer, ShownRefusal } from '../connection/wire';
import { whenLifted } from '../focus/own-act';
import type { OpenOffer } from '../state';
import { listOffers } from '../state';

/** What a drawer shows. */
export interface DrawerView {
  /** What lay in it when it was last looked into; `null` before that. */
  offers: readonly OpenOffer[] | null;
  /** Why it could not be looked into just now; `null` when it could. */
  problem: Pick<ShownRefusal, 'message' | 'instead'> | null;
}

/** Where drawers are looked into, and what tells that they may hold something else now. */
export interface DrawerSource {
  live: ReadonlySignal<boolean>;
  /** The revision of each compartment that is here, by audience. */
  revisions: ReadonlySignal<Readonly<Record<string, number>>>;
  /** Rejects when there is no answer. */
  ask(message: DrawerMessage): Promise<DrawerAnswer>;
}

type Later = (run: () => void, ms: number) => () => void;

/** Changes come in twos and threes: what belongs to one is waited for. */
const SETTLE_MS = 60;
/** The least time between two looks into one drawer. */
const PACE_MS = 400;
/** How long a look that failed rests before the next, at first and at most. */
const AGAIN_MS = 1_000;
const AGAIN_MOST_MS = 30_000;

/**
 * The drawers of a seat. One is looked into when somebody opens it, and again after whatever changes
 * at the table while it is open. What it last held stays at hand.
 */
export class Drawers {
  readonly #drawers = new Map<string, OneDrawer>();
  readonly #count = signal(0);

  constructor(
    private readonly source: DrawerSource,
    private readonly later: Later = afterwards,
  ) {}

  /** What a drawer holds; with `about`, of what settles this value, such as the id of one thing. */
  view(name: string, about?: string): ReadonlySignal<DrawerView> {
    return this.#drawer(name, about).view;
  }

  /** Opens a drawer, until what is returned is called. */
  open(name: string, about?: string): () => void {
    return this.#drawer(name, about).open();
  }

  /** Looks into a drawer once, whether or not it is open. */
  look(name: string, about?: string): void {
    this.#drawer(name, about).look();
  }

  /** What is found in a drawer by what somebody looks for. Rejects when there is no answer. */
  seek(name: string, seek: NonNullable<DrawerMessage['seek']>): Promise<DrawerAnswer> {
    return this.source.ask({ name, seek });
  }

  /** The keys of all offers that are known to lie in drawers. */
  keys(): string[] {
    this.#count.value;
    return [...this.#drawers.values()].flatMap(
      ({ view }) => view.value.offers?.map(({ key }) => key) ?? [],
    );
  }

  close(): void {
    for (const drawer of this.#drawers.values()) drawer.close();
  }

  #drawer(name: string, about?: string): OneDrawer {
    const key = about === undefined ? name : `${name}:${about}`;
    let drawer = this.#drawers.get(key);
    if (!drawer) {
      const asked = { name, ...(about === undefined ? {} : { about }) };
      drawer = new OneDrawer(asked, this.source, this.later);
      this.#drawers.set(key, drawer);
      // Whoever draws a drawer for the first time is not to be drawn again for that.
      queueMicrotask(() => {
        this.#count.value += 1;
      });
    }
    return drawer;
  }
}

class OneDrawer {
  readonly view = signal<DrawerView>({ offers: null, problem: null });
  #openers = 0;
  #unwatch: (() => void) | null = null;
  #version: string | undefined;
  /** The revisions that its content is for. */
  #of: Readonly<Record<string, number>> = {};
  #asking = false;
  #askedAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #cancel: (() => void) | null = null;

  constructor(
    private readonly asked: DrawerMessage,
    private readonly source: DrawerSource,
    private readonly later: Later,
  ) {}

  open(): () => void {
    this.#openers += 1;
    if (this.#openers === 1) this.#watch();
    let closed = false;
    return () => {
      if (closed) return;
      closed = true;
      this.#openers -= 1;
      if (this.#openers === 0) this.close();
    };
  }

  look(): void {
    this.#rest();
    this.#soon(0);
  }

  close(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.#rest();
  }

  #watch(): void {
    this.#unwatch = effect(() => {
      const live = this.source.live.value;
      const revisions = this.source.revisions.value;
      if (!live) {
        // Another connection may lead to a server that counts otherwise.
        this.#of = {};
        this.#failures = 0;
        this.#rest();
      } else if (this.#isOutdated(revisions)) {
        this.#soon(this.view.peek().offers === null ? 0 : this.#pace());
      }
    });
  }

  #isOutdated(revisions: Readonly<Record<string, number>>): boolean {
    return Object.entries(revisions).some(
      ([audience, revision]) => revision > (this.#of[audience] ?? -1),
    );
  }

  #pace(): number {
    return Math.max(SETTLE_MS, this.#askedAt + PACE_MS - Date.now());
  }

  /** Looks into it after a while, unless that is under way. */
  #soon(ms: number): void {
    if (this.#asking || this.#cancel) return;
    this.#cancel = this.later(() => {
      this.#cancel = null;
      void this.#ask();
    }, ms);
  }

  #rest(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    this.#askedAt = Date.now();
    const have = this.#version === undefined ? {} : { have: this.#version };
    const answer = await this.source.ask({ ...this.asked, ...have }).catch(() => noAnswer);
    whenLifted(() => this.#answered(answer));
  }

  #answered(answer: DrawerAnswer): void {
    this.#asking = false;
    if (answer.ok) this.#take(answer);
    else if (answer.refusal.code === 'not-found')
      this.#take({ revisions: this.source.revisions.peek(), offers: {} });
    else this.#fail(answer.refusal);
  }

  #take({ version, revisions, offers, changed, gone }: Content): void {
    this.#failures = 0;
    this.#of = revisions;
    this.#version = version;
    const known = this.view.peek();
    if (offers) this.view.value = { offers: listOffers(offers), problem: null };
    else if (changed) this.view.value = { offers: this.#with(changed, gone ?? []), problem: null };
    else if (known.problem) this.view.value = { ...known, problem: null };
    if (this.#unwatch && this.#isOutdated(this.source.revisions.peek())) this.#soon(this.#pace());
  }

  /** What it holds, with what is different; each stands where it stood. */
  #with(changed: Record<string, Offer>, gone: readonly string[]): OpenOffer[] {
    const known = this.view.peek().offers ?? [];
    const left = known.filter(({ key }) => !gone.includes(key));
    return listOffers(
      Object.fromEntries(left.map(({ key, ...offer }) => [key, changed[key] ?? offer])),
    );
  }

  #fail(problem: ShownRefusal): void {
    // Without a connection there is nothing to say but that, which the page does by itself.
    if (!this.#unwatch || !this.source.live.peek()) return;
    this.view.value = { ...this.view.peek(), problem };
    this.#soon(Math.min(AGAIN_MOST_MS, AGAIN_MS * 2 ** this.#failures));
    this.#failures += 1;
  }
}

type Content = Omit<Extract<DrawerAnswer, { ok: true }>, 'ok' | 'version'> & { version?: string };

const noAnswer: Extract<DrawerAnswer, { ok: false }> = {
  ok: false,
  refusal: {
    code: 'server-error',
    message: 'The server does not answer.',
    instead: 'It is asked again in a moment.',
  },
};

const afterwards: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
