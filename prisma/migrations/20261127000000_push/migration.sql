-- Whoever asks for it is told on a locked device that play waits for them. The keys by which this server proves itself
-- to push services are made once, by the server; where a browser is told lies apart from everything that is played,
-- and goes with the link of its seat.

-- CreateTable
CREATE TABLE "push_keys" (
    "id" INTEGER NOT NULL,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "key_id" TEXT NOT NULL,
    "endpoint_hash" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "told" TEXT,
    "told_seq" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("key_id", "endpoint_hash")
);

-- CreateIndex
CREATE INDEX "push_subscriptions_table_id_seat_idx" ON "push_subscriptions"("table_id", "seat");

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "seat_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;
