import type { Role, SeatId } from '@moonlit/rules';
import { roles } from '@moonlit/rules';
import { z } from 'zod';
import type { Database } from './database';

/** A link to a seat that is alive. */
export interface SeatKeyRecord {
  id: string;
  table: string;
  seat: SeatId;
  role: Role;
}

export interface SeatKeys {
  /** Replaces every link of the seat by a new one, in one transaction. */
  replace(key: SeatKeyRecord, tokenHash: string): Promise<{ revoked: string[] }>;
  /** Ends every link of the seat. */
  revoke(table: string, seat: SeatId): Promise<{ revoked: string[] }>;
  /** Those of these links that have ended. */
  ended(ids: readonly string[]): Promise<string[]>;
  /** The living link with this token. */
  find(tokenHash: string): Promise<SeatKeyRecord | null>;
}

const roleSchema = z.enum(roles);

export function seatKeysOf({ prisma }: Database): SeatKeys {
  type Transaction = Parameters<Parameters<typeof prisma.$transaction>[0]>[0];

  async function end(within: Pick<Transaction, 'seatKey'>, table: string, seat: SeatId) {
    const ended = await within.seatKey.updateManyAndReturn({
      where: { tableId: table, seat, revokedAt: null },
      data: { revokedAt: new Date() },
      select: { id: true },
    });
    return { revoked: ended.map(({ id }) => id) };
  }

  return {
    replace({ id, table, seat, role }, tokenHash) {
      return prisma.$transaction(async (within) => {
        const ended = await end(within, table, seat);
        await within.seatKey.create({ data: { id, tableId: table, seat, role, tokenHash } });
        return ended;
      });
    },
    revoke: (table, seat) => end(prisma, table, seat),
    async ended(ids) {
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
