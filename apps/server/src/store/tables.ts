import { z } from 'zod';
import type { Database } from './database';
import type { Table } from './generated/client';

/** What a table was opened with, as plain JSON. Its game defines what is in it. */
export const storedSetupSchema = z.record(z.string(), z.json());
export type StoredSetup = z.infer<typeof storedSetupSchema>;

/** What is known of a table besides what happened at it, and when (see `TableUsage`). */
export type TableRecord = Omit<Table, 'setup' | 'usedAt' | 'archivedAt'> & { setup: StoredSetup };

export interface TableRecords {
  create(table: Omit<TableRecord, 'createdAt' | 'stateVersion'>): Promise<TableRecord>;
  /** Deletes a table that could not be opened. */
  remove(id: string): Promise<void>;
  find(id: string): Promise<TableRecord | null>;
  findByInvite(inviteHash: string): Promise<TableRecord | null>;
  /** Replaces the invite; `null` closes the table to newcomers. */
  setInvite(id: string, inviteHash: string | null): Promise<void>;
  /** The highest version of its game's states that has been at play; 0 when none has. */
  stateVersion(id: string): Promise<number>;
  /** Notes that a version is at play, unless a higher one has been. */
  raiseStateVersion(id: string, version: number): Promise<void>;
}

export function tableRecordsOf({ prisma, pool }: Database): TableRecords {
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
    async stateVersion(id) {
      const { rows } = await pool.query<{ state_version: number | null }>({
        name: 'state-version',
        text: 'SELECT state_version FROM tables WHERE id = $1',
        values: [id],
      });
      return rows[0]?.state_version ?? 0;
    },
    async raiseStateVersion(id, version) {
      await pool.query({
        name: 'raise-state-version',
        text: `UPDATE tables SET state_version = $2
               WHERE id = $1 AND (state_version IS NULL OR state_version < $2)`,
        values: [id, version],
      });
    },
  };
}

const recordOf = ({ usedAt: _, archivedAt: __, ...table }: Table): TableRecord => ({
  ...table,
  setup: storedSetupSchema.parse(table.setup),
});
