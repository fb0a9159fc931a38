-- What a table was opened with is its game's own to define. Until now that was one word.

-- AlterTable
ALTER TABLE "tables" ADD COLUMN "setup" JSON;

UPDATE "tables" SET "setup" = json_build_object('playset', "playset");

-- AlterTable
ALTER TABLE "tables" ALTER COLUMN "setup" SET NOT NULL,
DROP COLUMN "playset";
