import type { Database } from './database';
import type { Table } from './generated/client';

/** What is known of a table besides what happened at it. */
export type TableRecord = Table;

export interface TableRecords {
  create(table: Omit<TableRecord, 'createdAt'>): Promise<TableRecord>;
  /** Takes back a table that nobody could sit down at. */
  remove(id: string): Promise<void>;
  find(id: string): Promise<TableRecord | null>;
  findByInvite(inviteHash: string): Promise<TableRecord | null>;
  /** Replaces the invite; `null` closes the table to newcomers. */
  setInvite(id: string, inviteHash: string | null): Promise<void>;
}

export function tableRecordsOf({ prisma }: Database): TableRecords {
  return {
    create: (data) => prisma.table.create({ data }),
    async remove(id) {
      await prisma.table.delete({ where: { id } });
    },
    find: (id) => prisma.table.findUnique({ where: { id } }),
    findByInvite: (inviteHash) => prisma.table.findUnique({ where: { inviteHash } }),
    async setInvite(id, inviteHash) {
      await prisma.table.update({ where: { id }, data: { inviteHash } });
    },
  };
}
