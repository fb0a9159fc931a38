-- A table that was brought here while a session was open keeps the dice that were promised to it. It
-- keeps the time at which it was opened, too, so when it came here is told by itself.

-- AlterTable
ALTER TABLE "tables" ADD COLUMN "committed_seeds" JSON,
ADD COLUMN "imported_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "tables_imported_at_idx" ON "tables"("imported_at");
