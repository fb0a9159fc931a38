-- When a table was last used, and since when it is put aside. Tables that are there already count as
-- used now: none is put aside sooner after an upgrade than after any other use.

-- AlterTable
ALTER TABLE "tables" ADD COLUMN "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN "archived_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "tables_archived_at_used_at_idx" ON "tables"("archived_at", "used_at");

-- CreateIndex
CREATE INDEX "tables_created_at_idx" ON "tables"("created_at");
