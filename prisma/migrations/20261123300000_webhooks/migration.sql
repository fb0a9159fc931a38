-- A table may have its evenings posted to a channel of its group elsewhere. The address is a secret, so it lies
-- apart from everything that is played, exported or told to a seat; both go with their table.

-- CreateTable
CREATE TABLE "webhooks" (
    "table_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("table_id")
);

-- CreateTable
CREATE TABLE "webhook_posts" (
    "table_id" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "posted_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_posts_pkey" PRIMARY KEY ("table_id", "id")
);

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_posts" ADD CONSTRAINT "webhook_posts_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;
