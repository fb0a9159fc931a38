-- Builds whose rules make the same states read each other's snapshots.

-- AlterTable
ALTER TABLE "snapshots" ADD COLUMN "state_version" INTEGER;

-- AlterTable
ALTER TABLE "tables" ADD COLUMN "state_version" INTEGER;
