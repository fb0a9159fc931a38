/** How long it is believed that another server has a table, without being told again: heartbeats come every 15 s. */
const BELIEVED_MS = 40_000;

/**
 * Which of the tables in this server's memory other servers have in theirs, as far as they have told. Only they need to hear
 * of commits; whoever was not heard in time looks by themselves.
 */
export class TablesElsewhere {
  /** When each server last told, by table. */
  readonly #servers = new Map<string, Map<string, number>>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Takes note of what a server tells of a table. Tells whether it is new there. */
  hear(server: string, table: string, has: boolean): boolean {
    const servers = this.#servers.get(table) ?? new Map<string, number>();
    const isNew = has && !this.#isThere(servers.get(server));
    if (has) servers.set(server, this.now());
    else servers.delete(server);
    if (servers.size > 0) this.#servers.set(table, servers);
    else this.#servers.delete(table);
    return isNew;
  }

  /** Whether any other server has the table. */
  has(table: string): boolean {
    for (const at of this.#servers.get(table)?.values() ?? []) if (this.#isThere(at)) return true;
    return false;
  }

  /** The table is in memory here no longer, so that it matters no more who else has it. */
  forget(table: string): void {
    this.#servers.delete(table);
  }

  #isThere(at: number | undefined): boolean {
    return at !== undefined && this.now() - at <= BELIEVED_MS;
  }
}
