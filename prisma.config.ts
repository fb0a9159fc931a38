import { defineConfig } from 'prisma/config';

/** For Prisma's own commands; the server reads `DATABASE_URL` in `apps/server/src/config.ts`. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
});
