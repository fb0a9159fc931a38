import type { SeatId } from '@moonlit/rules';
import type { Database } from './database';

/** A picture as it is kept: its media type, and its bytes without metadata. */
export interface KeptPicture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Pictures {
  /**
   * Keeps a picture that somebody has brought.
   *
   * @param most as many as they may have.
   * @returns whether there was room for it.
   */
  add(
    table: string,
    seat: SeatId,
    id: string,
    picture: KeptPicture,
    most: number,
  ): Promise<boolean>;
  /** A picture of a table; `null` where there is none. */
  find(table: string, id: string): Promise<KeptPicture | null>;
  /** The ids of all that somebody has brought, the oldest first. */
  of(table: string, seat: SeatId): Promise<string[]>;
  remove(table: string, ids: readonly string[]): Promise<void>;
  /** All that somebody has brought. */
  removeOf(table: string, seat: SeatId): Promise<void>;
}

export function picturesOf({ prisma }: Database): Pictures {
  return {
    add: (tableId, seat, id, picture, most) =>
      prisma.$transaction(async (within) => {
        // One after the other: two at once would each find room for one more.
        await within.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`pictures/${tableId}/${seat}`}, 0))`;
        const has = await within.picture.count({ where: { tableId, seat } });
        if (has >= most) return false;
        await within.picture.create({ data: { tableId, id, seat, ...picture } });
        return true;
      }),
    async find(tableId, id) {
      const found = await prisma.picture.findUnique({ where: { tableId_id: { tableId, id } } });
      return found && { type: found.type, bytes: found.bytes };
    },
    async of(tableId, seat) {
      const found = await prisma.picture.findMany({
        where: { tableId, seat },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true },
      });
      return found.map(({ id }) => id);
    },
    async remove(tableId, ids) {
      await prisma.picture.deleteMany({ where: { tableId, id: { in: [...ids] } } });
    },
    async removeOf(tableId, seat) {
      await prisma.picture.deleteMany({ where: { tableId, seat } });
    },
  };
}
