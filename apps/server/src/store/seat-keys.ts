import type { Role, SeatId } from '@moonlit/rules';
import { roles } from '@moonlit/rules';
import { z } from 'zod';
import type { Database } from './database';

/** A valid link to a seat. */
export interface SeatKeyRecord {
  id: string;
  table: string;
  seat: SeatId;
  role: Role;
}

export interface SeatKeys {
  /**
   * Replaces every link of the seat by a new one, in one transaction. Where the link with this token was
   * made before, nothing changes: `good` says whether it still opens this seat.
   */
  replace(key: SeatKeyRecord, tokenHash: string): Promise<{ revoked: string[]; good: boolean }>;
  /** The seat's valid links. */
  active(table: string, seat: SeatId): Promise<string[]>;
  /** Revokes these links, and tells nobody of their turns any more who came by one. */
  revoke(ids: readonly string[]): Promise<void>;
  /** Those of these links that were revoked. */
  findRevoked(ids: readonly string[]): Promise<string[]>;
  /** The valid link with this token. */
  find(tokenHash: string): Promise<SeatKeyRecord | null>;
}

const roleSchema = z.enum(roles);

export function seatKeysOf({ prisma }: Database): SeatKeys {
  return {
    replace({ id, table, seat, role }, tokenHash) {
      return prisma.$transaction(async (within) => {
        // One after the other: two at once would not see each other's link, and both would stay valid.
        await within.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${table}/${seat}`}, 0))`;
        const made = await within.seatKey.findUnique({ where: { tokenHash } });
        if (made) {
          const good = made.tableId === table && made.seat === seat && made.revokedAt === null;
          return { revoked: [], good };
        }
        const ended = await within.seatKey.updateManyAndReturn({
          where: { tableId: table, seat, revokedAt: null },
          data: { revokedAt: new Date() },
          select: { id: true },
        });
        const ids = ended.map((key) => key.id);
        await within.pushSubscription.deleteMany({ where: { keyId: { in: ids } } });
        await within.seatKey.create({ data: { id, tableId: table, seat, role, tokenHash } });
        return { revoked: ids, good: true };
      });
    },
    async active(table, seat) {
      const keys = await prisma.seatKey.findMany({
        where: { tableId: table, seat, revokedAt: null },
        select: { id: true },
      });
      return keys.map((key) => key.id);
    },
    async revoke(ids) {
      await prisma.seatKey.updateMany({
        where: { id: { in: [...ids] }, revokedAt: null },
        data: { revokedAt: new Date() },
      });
      await prisma.pushSubscription.deleteMany({ where: { keyId: { in: [...ids] } } });
    },
    async findRevoked(ids) {
      const keys = await prisma.seatKey.findMany({
        where: { id: { in: [...ids] }, revokedAt: { not: null } },
        select: { id: true },
      });
      return keys.map(({ id }) => id);
    },
    async find(tokenHash) {
      const key = await prisma.seatKey.findUnique({ where: { tokenHash, revokedAt: null } });
      return (
        key && {
          id: key.id,
          table: key.tableId,
          seat: key.seat,
          role: roleSchema.parse(key.role),
        }
      );
    },
  };
}
