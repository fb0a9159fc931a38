import { z } from 'zod';
import type { Database } from './database';
import type { Table } from './generated/client';

/** What a table was opened with, as plain JSON. Its game defines what is in it. */
export const storedSetupSchema = z.record(z.string(), z.json());
export type StoredSetup = z.infer<typeof storedSetupSchema>;

/** What is known of a table besides what happened at it, and when (see `TableUsage`). */
export type TableRecord = Omit<Table, 'setup' | 'usedAt' | 'archivedAt'> & { setup: StoredSetup };

export interface TableRecords {
  create(table: Omit<TableRecord, 'createdAt'>): Promise<TableRecord>;
  /** Deletes a table that could not be opened. */
  remove(id: string): Promise<void>;
  find(id: string): Promise<TableRecord | null>;
  findByInvite(inviteHash: string): Promise<TableRecord | null>;
  /** Replaces the invite; `null` closes the table to newcomers. */
  setInvite(id: string, inviteHash: string | null): Promise<void>;
}

export function tableRecordsOf({ prisma }: Database): TableRecords {
  return {
    create: async (data) => recordOf(await prisma.table.create({ data })),
    async remove(id) {
      await prisma.table.delete({ where: { id } });
    },
    async find(id) {
      const table = await prisma.table.findUnique({ where: { id } });
      return table && recordOf(table);
    },
    async findByInvite(inviteHash) {
      const table = await prisma.table.findUnique({ where: { inviteHash } });
      return table && recordOf(table);
    },
    async setInvite(id, inviteHash) {
      await prisma.table.update({ where: { id }, data: { inviteHash } });
    },
  };
}

const recordOf = ({ usedAt: _, archivedAt: __, ...table }: Table): TableRecord => ({
  ...table,
  setup: storedSetupSchema.parse(table.setup),
});
