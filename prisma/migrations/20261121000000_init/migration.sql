-- CreateTable
CREATE TABLE "tables" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "playset" TEXT NOT NULL,
    "dice_secret" TEXT NOT NULL,
    "invite_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tables_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat_keys" (
    "id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "seat_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "commits" (
    "table_id" TEXT NOT NULL,
    "seq" BIGINT NOT NULL,
    "previous" BIGINT NOT NULL,
    "command_id" UUID NOT NULL,
    "seat" TEXT,
    "type" TEXT NOT NULL,
    "command" JSON NOT NULL,
    "events" JSON NOT NULL,
    "touched" TEXT[],
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "commits_pkey" PRIMARY KEY ("table_id","seq")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "table_id" TEXT NOT NULL,
    "seq" BIGINT NOT NULL,
    "build" TEXT NOT NULL,
    "state" JSON NOT NULL,
    "revisions" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("table_id","seq")
);

-- CreateIndex
CREATE UNIQUE INDEX "tables_invite_hash_key" ON "tables"("invite_hash");

-- CreateIndex
CREATE UNIQUE INDEX "seat_keys_token_hash_key" ON "seat_keys"("token_hash");

-- CreateIndex
CREATE INDEX "seat_keys_table_id_seat_idx" ON "seat_keys"("table_id", "seat");

-- CreateIndex
CREATE UNIQUE INDEX "commits_table_id_previous_key" ON "commits"("table_id", "previous");

-- CreateIndex
CREATE UNIQUE INDEX "commits_table_id_command_id_key" ON "commits"("table_id", "command_id");

-- AddForeignKey
ALTER TABLE "seat_keys" ADD CONSTRAINT "seat_keys_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commits" ADD CONSTRAINT "commits_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;
