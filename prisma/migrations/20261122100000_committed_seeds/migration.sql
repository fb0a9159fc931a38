-- A table that was brought here while a session was open keeps the dice that were promised to it.

-- AlterTable
ALTER TABLE "tables" ADD COLUMN "committed_seeds" JSON;
