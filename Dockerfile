# Stage one builds the client and the server; stage two holds what runs, and nothing else. The
# database is a service of its own: see docker-compose.yml.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/build.mjs
# The server's own packages, without the PostgreSQL that it would bring for those who have none.
RUN mkdir /run-time \
 && cp --parents package.json pnpm-lock.yaml pnpm-workspace.yaml apps/*/package.json \
      packages/*/package.json /run-time/ \
 && cd /run-time \
 && npx -y pnpm@12.21.0 install --frozen-lockfile --prod --no-optional --filter "@moonlit/server..."

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /run-time ./
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/apps/client/dist ./apps/client/dist
COPY --from=build /app/apps/server/dist ./apps/server/dist
# Where backups go: a volume, which begins with this owner.
RUN mkdir /backups && chown node:node /backups
ENV BACKUP_DIR=/backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/livez').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=32", "--enable-source-maps", "apps/server/dist/main.js"]
