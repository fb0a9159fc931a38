-- Pictures that people have brought to a table, small and without metadata. Who put them on what stands in what is
-- played; here is what is drawn. They go with the table.

-- CreateTable
CREATE TABLE "pictures" (
    "table_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pictures_pkey" PRIMARY KEY ("table_id", "id")
);

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;
