import type { Database } from './database';

/** How a message stands whose id is known already. */
export type PostState = 'new' | 'begun' | 'posted';

/** Where the evenings of tables are posted, and which messages have been. */
export interface Webhooks {
  /** The address of a table, which is a secret. */
  find(table: string): Promise<string | null>;
  /** Keeps it, in the place of the one before; `null` forgets it. */
  set(table: string, address: string | null): Promise<void>;
  /** Notes that a message is about to be sent; what it was before, and only `new` may be sent. */
  begin(table: string, id: string): Promise<PostState>;
  /** It is there. */
  posted(table: string, id: string): Promise<void>;
  /** It was not sent, or turned away: the same id may be tried again. */
  failed(table: string, id: string): Promise<void>;
}

/** Nobody sends a message again after so long. */
const REMEMBERED_MS = 30 * 24 * 3_600_000;

export function webhooksOf({ prisma }: Database): Webhooks {
  return {
    async find(tableId) {
      return (await prisma.webhook.findUnique({ where: { tableId } }))?.address ?? null;
    },
    async set(tableId, address) {
      if (address === null) await prisma.webhook.deleteMany({ where: { tableId } });
      else {
        const createdAt = new Date();
        await prisma.webhook.upsert({
          where: { tableId },
          create: { tableId, address },
          update: { address, createdAt },
        });
      }
    },
    async begin(tableId, id) {
      const before = new Date(Date.now() - REMEMBERED_MS);
      await prisma.webhookPost.deleteMany({ where: { tableId, begunAt: { lt: before } } });
      const { count } = await prisma.webhookPost.createMany({
        data: { tableId, id },
        skipDuplicates: true,
      });
      if (count === 1) return 'new';
      const known = await prisma.webhookPost.findUnique({
        where: { tableId_id: { tableId, id } },
      });
      return known?.postedAt ? 'posted' : 'begun';
    },
    async posted(tableId, id) {
      await prisma.webhookPost.updateMany({
        where: { tableId, id },
        data: { postedAt: new Date() },
      });
    },
    async failed(tableId, id) {
      await prisma.webhookPost.deleteMany({ where: { tableId, id } });
    },
  };
}
