/**
 * PostgreSQL's code for what went wrong, five characters; `null` when it was not PostgreSQL that
 * answered, as when a connection breaks.
 */
export function sqlStateOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
