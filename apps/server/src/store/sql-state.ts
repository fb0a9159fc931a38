/** What PostgreSQL says when its disk is full. */
export const DISK_FULL = '53100';

/**
 * Whether something could not be stored because the disk of the database is full: nothing of it was done. Prisma keeps what
 * PostgreSQL has said in the error of its adapter.
 */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const said = new Map<string, unknown>(
    ['code', 'originalCode', 'cause', 'meta', 'driverAdapterError'].map((name) => [
      name,
      Reflect.get(error, name),
    ]),
  );
  return [...said.values()].some((one) => one === DISK_FULL || isDiskFull(one));
}

/**
 * PostgreSQL's code for what went wrong, five characters; `null` when it was not PostgreSQL that
 * answered, as when a connection breaks.
 */
export function sqlStateOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
