import type { ResyncAck, Snapshot, ToldDiff, WireDiff, WirePatch } from '@moonlit/protocol';
import { audienceNumber, writePatches } from '@moonlit/protocol';
import type { Diff, Missing } from '../tables/audience-revisions';
import { deflated } from './deflating';
import type { SaidDiff } from './said';
import type { SocketData } from './server';
import { textFrame } from './text-frame';

/** A socket, as far as something is written to it. */
interface Line {
  readonly data: SocketData;
  readonly conn: {
    /** A connection that polls sends the packet itself. */
    write(packet: string, options: { compress: boolean; wsPreEncodedFrame: [Buffer] }): unknown;
  };
}

/** What is written to a socket of a commit. */
interface Written {
  packet: string;
  frame: Buffer;
}

/**
 * Tells sockets of a commit, or of several that another server made, in one frame each: all that its
 * audiences see change. What everybody sees is encoded once for all, and once more for those who remember what was said
 * before; and so is the whole frame for those who see nothing else.
 */
export class CommitFrames {
  /** For those who do not remember. */
  readonly #public = new Map<Diff, string>();
  /** By all that is in it. */
  readonly #shared = new Map<string, Written>();

  constructor(private readonly diffs: readonly Diff[]) {}

  /** Sends a socket what it sees of the commit, unless that is nothing. */
  tell({ data, conn }: Line): void {
    const seen = this.diffs.filter(isFor(data));
    if (seen.length === 0) return;
    const { packet, frame } = this.#written(data, seen);
    conn.write(packet, { compress: false, wsPreEncodedFrame: [frame] });
  }

  #written(socket: SocketData, seen: readonly Diff[]): Written {
    const parts = seen.map((diff) => this.#encoded(socket, diff)).join();
    if (!seen.every(isPublic)) return written(parts);
    const shared = this.#shared.get(parts) ?? written(parts);
    this.#shared.set(parts, shared);
    return shared;
  }

  #encoded(socket: SocketData, diff: Diff): string {
    if (!isPublic(diff)) return JSON.stringify(wireDiff(socket, diff));
    const said = saidTo(socket, diff);
    if (said) {
      const packed = said.packed();
      return `[0,${diff.to},${packed === null ? said.diff.text : `"${packed}"`}]`;
    }
    const encoded = this.#public.get(diff) ?? JSON.stringify(wireDiff(socket, diff));
    this.#public.set(diff, encoded);
    return encoded;
  }
}

/** As socket.io would write it, which would encode and look through it again for every socket. */
function written(parts: string): Written {
  const packet = `2["diff",${parts}]`;
  return { packet, frame: textFrame(`${MESSAGE}${packet}`) };
}

/** What engine.io puts before a message. */
const MESSAGE = '4';

/** The diffs that a socket may see, as they travel. They have to be sent at once. */
export function wireDiffs(socket: SocketData, diffs: readonly Diff[]): ToldDiff[] {
  return diffs.filter(isFor(socket)).map((diff) => {
    const packed = isPublic(diff) ? saidTo(socket, diff)?.packed() : null;
    return typeof packed === 'string' ? [0, diff.to, packed] : wireDiff(socket, diff);
  });
}

/**
 * What is said of a public diff to a socket that remembers what was said before, and has heard it now; `null` to another.
 * It can read what is `packed` unless that is `null`.
 */
function saidTo(
  socket: SocketData,
  diff: Diff,
): { diff: SaidDiff; packed(): string | null } | null {
  const { remembers, said, heard } = socket;
  if (!remembers) return null;
  const told = said.diff(diff.to, () => wireDiff(socket, diff)[2]);
  const canRead = told?.isReadBy(heard) ?? false;
  heard.hear(diff.to);
  return told && { diff: told, packed: () => (canRead ? told.packed() : null) };
}

/** The answer to a resync, as it travels. It has to be sent at once. */
export function wireResync(socket: SocketData, { diffs, snapshots }: Missing): ResyncAck {
  return {
    diffs: diffs.filter(isFor(socket)).map((diff) => {
      // In plain words: it lacks something. What it hears belongs to what was said.
      if (isPublic(diff)) socket.heard.hear(diff.to);
      return wireDiff(socket, diff);
    }),
    snapshots: snapshots.map((snapshot) => wireSnapshot(socket, snapshot)),
  };
}

/**
 * A whole compartment, as it travels: deflated where everybody sees it. What somebody alone sees is not: how small it
 * gets would tell of what is secret in it to whoever may put words beside it.
 */
function wireSnapshot({ offers, inflates }: SocketData, snapshot: Snapshot): Snapshot {
  const { audience, state } = snapshot;
  if (isSeat(audience)) return { ...snapshot, state: offers.inState(state) };
  const text = inflates && audience === 'public' ? deflated(state) : null;
  return text === null ? snapshot : { ...snapshot, state: text, deflated: true };
}

const isFor =
  ({ audiences }: SocketData) =>
  ({ audience }: Diff): boolean =>
    audiences.includes(audience);

const isPublic = ({ audience }: Diff): boolean => audience === 'public';

const isSeat = (audience: string): boolean => audience.startsWith('seat:');

function wireDiff(socket: SocketData, { audience, to, patches }: Diff): WireDiff {
  const { openedAt, blanks } = socket;
  const written = writePatches(
    patches,
    audience === 'public' ? { openedAt, blanks } : { openedAt },
  );
  return [
    audienceNumber(audience),
    to,
    isSeat(audience) ? written.map((patch) => withOffers(socket, patch)) : written,
  ];
}

function withOffers({ offers }: SocketData, patch: WirePatch): WirePatch {
  return patch.length === 2 ? [patch[0], offers.at(patch[0], patch[1])] : patch;
}
