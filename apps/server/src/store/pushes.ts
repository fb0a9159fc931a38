import { createHash } from 'node:crypto';
import type { SeatId } from '@moonlit/rules';
import type { Database } from './database';
import type { SeatKeyRecord } from './seat-keys';

/** The keys by which a server proves itself to push services (VAPID), base64url. */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

/** A browser that has asked to be told. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** One of them, with the seat that it is told about. */
export interface Subscribed extends PushTarget {
  keyId: string;
  endpointHash: string;
  table: string;
  seat: SeatId;
  /** What it was told of and still waits; `null` where nothing does. */
  told: string | null;
}

export interface Pushes {
  /** The keys of all servers of this database; those that are given, where there were none yet. */
  keys(made: PushKeyPair): Promise<PushKeyPair>;
  /** Tells this browser of the seat from now on. Of one link so many are kept, the newest. */
  subscribe(key: SeatKeyRecord, target: PushTarget): Promise<void>;
  unsubscribe(keyId: string, endpoint: string): Promise<void>;
  /** Forgets one that leads nowhere any more, for all seats that it was told about. */
  drop(endpointHash: string): Promise<void>;
  /** Those whose links are good, of these tables. */
  of(tables: readonly string[]): Promise<Subscribed[]>;
  /**
   * Notes what one is told of now, as of the commit `seq`. Of all who ask it is `true` for one, and for nobody where
   * something else was noted meanwhile, or later play was known: whoever it is tells what is new of it, and nobody else.
   */
  claim(one: Subscribed, told: string | null, seq: number): Promise<boolean>;
}

/** Browsers that one link may have told: a phone, a tablet, a laptop, and what is left of earlier ones. */
const MOST_TARGETS = 5;

/** Under which a browser's address is known. */
export const endpointHashOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');

export function pushesOf({ prisma }: Database): Pushes {
  return {
    async keys(made) {
      await prisma.pushKeys.createMany({ data: { id: 1, ...made }, skipDuplicates: true });
      const { publicKey, privateKey } = await prisma.pushKeys.findUniqueOrThrow({
        where: { id: 1 },
      });
      return { publicKey, privateKey };
    },
    async subscribe({ id: keyId, table: tableId, seat }, target) {
      const endpointHash = endpointHashOf(target.endpoint);
      await prisma.$transaction(async (within) => {
        // One after the other: two at once would each take the other's away as too many.
        await within.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`push/${keyId}`}, 0))`;
        await within.pushSubscription.upsert({
          where: { keyId_endpointHash: { keyId, endpointHash } },
          create: { keyId, endpointHash, tableId, seat, ...target },
          update: { p256dh: target.p256dh, auth: target.auth },
        });
        const kept = await within.pushSubscription.findMany({
          where: { keyId },
          orderBy: [{ createdAt: 'desc' }, { endpointHash: 'asc' }],
          take: MOST_TARGETS,
          select: { endpointHash: true },
        });
        await within.pushSubscription.deleteMany({
          where: { keyId, endpointHash: { notIn: kept.map((one) => one.endpointHash) } },
        });
      });
    },
    async unsubscribe(keyId, endpoint) {
      const endpointHash = endpointHashOf(endpoint);
      await prisma.pushSubscription.deleteMany({ where: { keyId, endpointHash } });
    },
    async drop(endpointHash) {
      await prisma.pushSubscription.deleteMany({ where: { endpointHash } });
    },
    async of(tables) {
      const found = await prisma.pushSubscription.findMany({
        where: { tableId: { in: [...tables] }, key: { revokedAt: null } },
      });
      return found.map(({ tableId: table, toldSeq: _, createdAt: __, ...one }) => ({
        ...one,
        table,
      }));
    },
    async claim({ keyId, endpointHash, told: before }, told, seq) {
      const { count } = await prisma.pushSubscription.updateMany({
        where: { keyId, endpointHash, told: before, toldSeq: { lt: seq } },
        data: { told, toldSeq: seq },
      });
      return count === 1;
    },
  };
}
