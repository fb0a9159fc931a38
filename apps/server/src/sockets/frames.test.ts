import {
  applyPatches,
  audienceOf,
  inflated,
  LAST_PROTOCOL_VERSION,
  OfferReader,
  PROTOCOL_VERSION,
  type ResyncAck,
  readPatches,
  SaidReader,
  type Snapshot,
  type ToldDiff,
  type WirePatch,
} from '@moonlit/protocol';
import type { Audience, BaseState, Offer, Patch } from '@moonlit/rules';
import { audiencesOf, compartmentOf } from '@moonlit/rules';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import {
  bookTable,
  numbersFrom,
  randomMove,
  SeededDice,
  TestTable,
} from '@moonlit/rules/girl-by-moonlight/testing';
import { midArc, withFaces } from '@moonlit/rules/stars-and-signs/testing/mid-arc';
import { describe, expect, it } from 'vitest';
import { LastVersionReader } from '../../test/last-version-reader';
import type { Diff } from '../tables/audience-revisions';
import { CommitFrames, wireDiffs, wireResync } from './frames';
import { PackingWriter } from './offers/packing';
import { Hearer, Said } from './said';
import type { SocketData } from './server';
import { offersFor } from './spoken';
import { textFrame } from './text-frame';

const openedAt = 1_700_000_000_000;
const blanks = girlByMoonlight.blanks ?? {};

/** One connection of a seat, with what is at its other end: what it makes of what it is sent. */
class Line {
  readonly socket: SocketData;
  readonly seen = new Map<string, unknown>();
  #bytes = 0;
  readonly #offers: Pick<OfferReader, 'read'>;
  readonly #said = new SaidReader();
  /** How many diffs came packed. */
  packed = 0;

  constructor(
    state: BaseState,
    readonly seat: string,
    inflates = false,
    protocol = PROTOCOL_VERSION,
    /** What was said at its table, if it remembers that. */
    said: Said | null = null,
  ) {
    this.#offers = protocol < 5 ? new LastVersionReader() : new OfferReader();
    const seated = state.public.table.seats[seat];
    if (!seated) throw new Error(`Nobody sits at ${seat}.`);
    const key = { id: 'k', table: 't', seat, role: seated.role };
    this.socket = {
      key,
      resync: undefined,
      inflates,
      remembers: said !== null,
      said: said ?? new Said(),
      heard: new Hearer(),
      audiences: audiencesOf(seated),
      openedAt,
      blanks,
      offers: offersFor(protocol),
      protocol,
      unseen: false,
    };
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

  #patchesOf(number: number, to: number, told: ToldDiff[2]): WirePatch[] {
    if (number === 0 && this.socket.remembers) return this.#said.read<WirePatch[]>(to, told);
    if (typeof told === 'string') throw new Error('Nobody can read this here.');
    return told;
  }

  #receive(message: { diffs: ToldDiff[]; snapshots: Snapshot[] }): void {
    const sent = JSON.stringify(message);
    this.#bytes += sent.length;
    const { diffs, snapshots }: { diffs: ToldDiff[]; snapshots: Snapshot[] } = JSON.parse(sent);
    for (const { audience, state: told, deflated } of snapshots) {
      const state = deflated ? inflated(String(told)) : told;
      const read = audience.startsWith('seat:') ? this.#offers.read('', state) : state;
      this.seen.set(audience, read);
    }
    for (const [number, to, told] of diffs) {
      if (typeof told === 'string') this.packed += 1;
      const patches = this.#patchesOf(number, to, told);
      const audience = audienceOf(number, this.seat);
      const read = (patch: WirePatch): WirePatch =>
        patch.length === 2 ? [patch[0], this.#offers.read(patch[0], patch[1])] : patch;
      const state = this.seen.get(audience);
      const unpacked = number === 2 ? patches.map(read) : patches;
      this.seen.set(
        audience,
        applyPatches(state, readPatches(unpacked, state, { openedAt, blanks })),
      );
    }
  }
}

const diffsOf = (patches: ReadonlyMap<Audience, Patch[]>, to = 1): Diff[] =>
  [...patches].map(([audience, list]) => ({ audience, to, patches: list }));

describe('what travels of a commit', () => {
  it.each([1, 2, 3])('leads each seat to what it may see, whatever is played (seed %i)', (seed) => {
    const table = bookTable('obligation', 'risky', new TestTable(undefined, new SeededDice(seed)));
    table.now = openedAt + 5;
    const seats = Object.keys(table.state.public.table.seats);
    const said = new Said();
    const rememberers = seats.map(
      (seat) => new Line(table.state, seat, false, PROTOCOL_VERSION, said),
    );
    const lines = [...seats.map((seat) => new Line(table.state, seat)), ...rememberers];
    let to = 0;
    const next = numbersFrom(seed);
    for (let step = 0; step < 60; step += 1) {
      const before = table.state;
      const move = randomMove(table, (limit) => next() % limit);
      if (!move || table.try(move.seat, move.command) || table.state === before) continue;
      if (table.patches.has('public')) to += 1;
      for (const line of lines) {
        line.tell(diffsOf(table.patches, to));
        for (const audience of line.socket.audiences) {
          expect(line.seen.get(audience)).toEqual(
            JSON.parse(JSON.stringify(compartmentOf(table.state, audience))),
          );
        }
      }
    }
    for (const line of rememberers) {
      const plain = lines.find(({ seat, socket }) => seat === line.seat && !socket.remembers);
      expect(line.packed).toBeGreaterThan(5);
      expect(line.bytes).toBeLessThan(plain?.bytes ?? 0);
    }
  });

  it('is packed with what was said before for those who remember it, and for nobody else', () => {
    const table = bookTable('mission');
    const said = new Said();
    const [bev, claire] = ['bev', 'claire'].map(
      (seat) => new Line(table.state, seat, false, PROTOCOL_VERSION, said),
    );
    const plain = new Line(table.state, 'anya');
    const diffsAt = (to: number): Diff[] =>
      (['public', 'director'] as const).map((audience) => ({
        audience,
        to,
        patches: [
          { op: 'replace', path: ['x'], value: `${'The weir at night. '.repeat(30)}${to}` },
        ],
      }));
    const told = (line: Line | undefined, frames: CommitFrames): string => {
      let written = '';
      if (line) frames.tell({ data: line.socket, conn: { write: (packet) => (written = packet) } });
      return written;
    };
    for (const to of [1, 2]) {
      const frames = new CommitFrames(diffsAt(to));
      const [toBev, toClaire, toAnya] = [bev, claire, plain].map((line) => told(line, frames));
      const kinds = (packet = '') =>
        JSON.parse(packet.slice(1))
          .slice(1)
          .map(([audience, , patches]: ToldDiff) => `${audience} ${typeof patches}`);
      const packed = to === 1 ? '0 object' : '0 string';
      expect(kinds(toClaire)).toEqual([packed]);
      // What is the desk's is never deflated, beside whatever.
      expect(kinds(toBev)).toEqual([packed, '1 object']);
      expect(kinds(toAnya)).toEqual(['0 object']);
      expect(toBev).toContain(JSON.stringify(wireDiffs(plain.socket, diffsAt(to))[0]?.[2]));
    }
  });

  it('leads a page of the last protocol there as well, beside one of this, which is told less', () => {
    const table = bookTable('obligation', 'risky', new TestTable(undefined, new SeededDice(1)));
    const [last, now] = [LAST_PROTOCOL_VERSION, PROTOCOL_VERSION].map(
      (protocol) => new Line(table.state, 'dylan', false, protocol),
    );
    if (!last || !now) throw new Error('There are two.');
    expect(now.bytes).toBeLessThan(last.bytes);
    const next = numbersFrom(1);
    for (let step = 0; step < 60; step += 1) {
      const before = table.state;
      const move = randomMove(table, (limit) => next() % limit);
      if (!move || table.try(move.seat, move.command) || table.state === before) continue;
      for (const line of [last, now]) {
        line.tell(diffsOf(table.patches));
        for (const audience of line.socket.audiences) {
          expect(line.seen.get(audience)).toEqual(
            JSON.parse(JSON.stringify(compartmentOf(table.state, audience))),
          );
        }
      }
    }
    expect(now.bytes).toBeLessThan(last.bytes * 0.9);
  });

  it('still leads there when there were more offers than a connection remembers', () => {
    const table = bookTable('mission');
    const claire = new Line(table.state, 'claire');
    const offer = (turn: number): Offer => ({
      command: 'count',
      with: { turn },
      label: `Turn ${turn}`,
      place: 'act',
      fields: [{ name: 'n', kind: 'number', label: 'N', min: 0, max: turn, initial: 0 }],
    });
    for (const turn of [...Array(1200).keys(), 3, 1199, 700, 3]) {
      const patches: Patch[] = [{ op: 'replace', path: ['offers', 'count'], value: offer(turn) }];
      claire.tell([{ audience: 'seat:claire', to: 1, patches }]);
      expect(claire.seen.get('seat:claire')).toMatchObject({ offers: { count: offer(turn) } });
    }
  });

  it('tells of each of several commits that were made elsewhere', () => {
    const table = bookTable('mission');
    const diffs = [4, 5, 6].map((to): Diff => {
      return { audience: 'public', to, patches: [{ op: 'replace', path: ['x'], value: to }] };
    });
    const frames = new CommitFrames(diffs);
    for (const seat of ['claire', 'anya']) {
      const written: string[] = [];
      const { socket } = new Line(table.state, seat);
      frames.tell({ data: socket, conn: { write: (packet) => written.push(packet) } });
      const [, ...told] = JSON.parse((written[0] ?? '').slice(1));
      expect(told).toEqual(wireDiffs(socket, diffs));
      expect(told.map(([, to]: [number, number]) => to)).toEqual([4, 5, 6]);
    }
  });

  it('puts the same into the frame and the packet, and into neither what others see', () => {
    const table = bookTable('mission');
    const of = (audience: Audience): Diff => ({
      audience,
      to: 4,
      patches: [{ op: 'replace', path: ['x'], value: `for ${audience} — ●` }],
    });
    const diffs = (['director', 'seat:claire', 'public'] as const).map(of);
    // Whoever is told first, whole frames are shared only by those who see nothing else.
    for (const seats of [
      ['bev', 'claire', 'anya', 'dylan'],
      ['dylan', 'anya', 'claire', 'bev'],
    ]) {
      const frames = new CommitFrames(diffs);
      for (const seat of seats) {
        const { socket } = new Line(table.state, seat);
        const write = (
          packet: string,
          { wsPreEncodedFrame: [frame] }: { wsPreEncodedFrame: [Buffer] },
        ) => {
          expect(frame).toEqual(textFrame(`4${packet}`));
          const [, ...told] = JSON.parse(packet.slice(1));
          const seen = diffs.filter(({ audience }) => socket.audiences.includes(audience));
          expect(told).toEqual(wireDiffs(socket, seen));
          expect(told).toHaveLength(seat === 'bev' || seat === 'claire' ? 2 : 1);
        };
        frames.tell({ data: socket, conn: { write } });
      }
    }
  });

  it('writes nothing to whoever sees nothing of a commit: not even that there was one', () => {
    const table = bookTable('mission');
    const frames = new CommitFrames([
      { audience: 'director', to: 4, patches: [{ op: 'replace', path: ['x'], value: 'secret' }] },
    ]);
    const told: string[] = [];
    for (const seat of ['claire', 'bev', 'anya']) {
      const { socket } = new Line(table.state, seat);
      frames.tell({ data: socket, conn: { write: () => told.push(seat) } });
    }
    expect(told).toEqual(['bev']);
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

  it('tells of an offer that comes back by a number', () => {
    const table = bookTable('mission');
    const claire = new Line(table.state, 'claire');
    const offer = table.state.seats.claire?.offers['roll.propose:raven'];
    const patches: Patch[] = [{ op: 'add', path: ['offers', 'roll.propose:raven'], value: offer }];
    const [again] = wireDiffs(claire.socket, [{ audience: 'seat:claire', to: 1, patches }]);
    expect(again?.[2]).toEqual([['offers/roll.propose:raven', expect.any(Number)]]);
  });
});

describe('whole compartments as they travel', () => {
  const table = withFaces(midArc());
  const seats = Object.keys(table.state.public.table.seats);
  const plainly = (state: unknown): unknown => JSON.parse(JSON.stringify(state));
  /** What a seat is sent first. */
  const first = (seat: string, inflates: boolean): ResyncAck => {
    const { socket } = new Line(table.state, seat, inflates);
    const snapshots = socket.audiences.map((audience) => ({
      audience,
      revision: 0,
      state: compartmentOf(table.state, audience),
    }));
    return wireResync({ ...socket, offers: new PackingWriter() }, { diffs: [], snapshots });
  };

  it.each(seats)('say the same deflated as they do in plain words: %s', (seat) => {
    for (const inflates of [true, false]) {
      const { seen, socket } = new Line(table.state, seat, inflates);
      for (const audience of socket.audiences) {
        expect(seen.get(audience)).toEqual(plainly(compartmentOf(table.state, audience)));
      }
    }
  });

  it('are deflated for those who read that, and of them what everybody sees alone', () => {
    const packed = (seat: string, inflates: boolean) =>
      first(seat, inflates)
        .snapshots.filter(({ deflated }) => deflated)
        .map(({ audience }) => audience);
    for (const seat of seats) expect(packed(seat, true)).toEqual(['public']);
    for (const seat of seats) expect(packed(seat, false)).toEqual([]);
  });

  it('are never deflated of a desk or a seat, however long: how small they get would tell of what is secret', () => {
    const state = { notes: 'The duke is the murderer. '.repeat(200), offers: {} };
    const { socket } = new Line(table.state, 'bev', true);
    for (const audience of ['director', 'seat:bev'] as const) {
      const { snapshots } = wireResync(
        { ...socket, offers: new PackingWriter() },
        { diffs: [], snapshots: [{ audience, revision: 0, state }] },
      );
      expect(snapshots).toMatchObject([{ audience, state: { notes: state.notes } }]);
      expect(snapshots[0]).not.toHaveProperty('deflated');
    }
  });

  it('are left as they are where they are short', () => {
    const { snapshots } = wireResync(
      { ...new Line(table.state, 'anya', true).socket },
      { diffs: [], snapshots: [{ audience: 'public', revision: 0, state: { paused: false } }] },
    );
    expect(snapshots).toEqual([{ audience: 'public', revision: 0, state: { paused: false } }]);
  });
});
