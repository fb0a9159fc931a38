import {
  audienceOf,
  FormReader,
  offersIn,
  type ResyncAck,
  readPatches,
  type WireDiff,
} from '@moonlit/protocol';
import type { Audience, BaseState, Patch } from '@moonlit/rules';
import { audiencesOf, compartmentOf } from '@moonlit/rules';
import {
  bookTable,
  numbersFrom,
  randomMove,
  SeededDice,
  TestTable,
} from '@moonlit/rules/girl-by-moonlight/testing';
import { apply } from 'mutative';
import { describe, expect, it } from 'vitest';
import type { Diff } from '../tables/audience-revisions';
import { FormWriter } from './forms';
import { wireDiffs, wireResync } from './frames';
import type { SocketData } from './server';

const openedAt = 1_700_000_000_000;

/** One connection of a seat, with what is at its other end: what it makes of what it is sent. */
class Line {
  readonly socket: SocketData;
  readonly seen = new Map<string, unknown>();
  #bytes = 0;
  readonly #forms = new FormReader();

  constructor(
    state: BaseState,
    readonly seat: string,
  ) {
    const seated = state.public.table.seats[seat];
    if (!seated) throw new Error(`Nobody sits at ${seat}.`);
    const key = { id: 'k', table: 't', seat, role: seated.role };
    this.socket = { key, audiences: audiencesOf(seated), openedAt, forms: new FormWriter() };
    const snapshots = this.socket.audiences.map((audience) => ({
      audience,
      revision: 0,
      state: compartmentOf(state, audience),
    }));
    this.#receive(wireResync(this.socket, { diffs: [], snapshots }));
  }

  get bytes(): number {
    return this.#bytes;
  }

  tell(diffs: readonly Diff[]): void {
    this.#receive({ diffs: wireDiffs(this.socket, diffs), snapshots: [] });
  }

  #receive(message: ResyncAck): void {
    const sent = JSON.stringify(message);
    this.#bytes += sent.length;
    const { diffs, snapshots }: ResyncAck = JSON.parse(sent);
    for (const { audience, state } of snapshots) {
      if (audience.startsWith('seat:')) this.#forms.fill(offersIn('', state));
      this.seen.set(audience, state);
    }
    for (const [number, , patches] of diffs) {
      const audience = audienceOf(number, this.seat);
      if (number === 2) this.#unpack(patches);
      const state = this.seen.get(audience);
      this.seen.set(audience, applied(state, readPatches(patches, state, openedAt)));
    }
  }

  #unpack(patches: WireDiff[2]): void {
    for (const [path, value] of patches) {
      if (typeof path === 'string') this.#forms.fill(offersIn(path, value));
    }
  }
}

const applied = (state: unknown, patches: readonly Patch[]): unknown =>
  apply(
    { root: state },
    patches.map((patch) => ({ ...patch, path: ['root', ...patch.path] })),
  ).root;

const diffsOf = (patches: ReadonlyMap<Audience, Patch[]>): Diff[] =>
  [...patches].map(([audience, list]) => ({ audience, to: 1, patches: list }));

describe('what travels of a commit', () => {
  it.each([1, 2, 3])('leads each seat to what it may see, whatever is played (seed %i)', (seed) => {
    const table = bookTable('obligation', 'risky', new TestTable(undefined, new SeededDice(seed)));
    table.now = openedAt + 5;
    const lines = Object.keys(table.state.public.table.seats).map(
      (seat) => new Line(table.state, seat),
    );
    const next = numbersFrom(seed);
    for (let step = 0; step < 60; step += 1) {
      const before = table.state;
      const move = randomMove(table, (limit) => next() % limit);
      if (!move || table.try(move.seat, move.command) || table.state === before) continue;
      for (const line of lines) {
        line.tell(diffsOf(table.patches));
        for (const audience of line.socket.audiences) {
          expect(line.seen.get(audience)).toEqual(
            JSON.parse(JSON.stringify(compartmentOf(table.state, audience))),
          );
        }
      }
    }
  });

  it('holds nothing of other audiences', () => {
    const table = bookTable('mission');
    const claire = new Line(table.state, 'claire');
    const { bytes } = claire;
    claire.tell([
      { audience: 'director', to: 1, patches: [{ op: 'add', path: ['x'], value: 'secret' }] },
    ]);
    claire.tell([
      { audience: 'seat:bev', to: 1, patches: [{ op: 'add', path: ['x'], value: 'secret' }] },
    ]);
    expect(claire.bytes - bytes).toBe(2 * JSON.stringify({ diffs: [], snapshots: [] }).length);
    expect([...claire.seen.keys()]).toEqual(['public', 'seat:claire']);
  });

  it('brings the form of an offer that comes back only once', () => {
    const table = bookTable('mission');
    const claire = new Line(table.state, 'claire');
    const offer = table.state.seats.claire?.offers['roll.propose:raven'];
    const patches: Patch[] = [{ op: 'add', path: ['offers', 'roll.propose:raven'], value: offer }];
    const [again] = wireDiffs(claire.socket, [{ audience: 'seat:claire', to: 1, patches }]);
    expect(JSON.stringify(again).length).toBeLessThan(JSON.stringify(offer?.fields).length / 2);
  });
});
