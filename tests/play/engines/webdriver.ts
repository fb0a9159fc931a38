import { setTimeout } from 'node:timers/promises';

/** How long a driver may take to begin, in milliseconds. */
const BEGINS_MS = 20_000;

/** One session of a browser, by the W3C’s WebDriver protocol. */
export class Session {
  /** The input that has come so far, as a driver takes one after the other. */
  #input: Promise<unknown> = Promise.resolve();

  private constructor(private readonly address: string) {}

  /**
   * Begins a session with a driver that may just be starting.
   *
   * @param driver where it listens.
   * @param capabilities what the browser must be.
   */
  static async begin(driver: string, capabilities: object): Promise<Session> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    for (const end = Date.now() + BEGINS_MS; ; await setTimeout(50)) {
      try {
        const begun = await call<{ sessionId: string }>('POST', `${driver}/session`, body);
        return new Session(`${driver}/session/${begun.sessionId}`);
      } catch (error) {
        if (error instanceof Refused || Date.now() > end) throw error;
      }
    }
  }

  get<T>(path: string): Promise<T> {
    return call('GET', this.address + path);
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return call('POST', this.address + path, body);
  }

  /** Runs the body of a function in the page; what it returns comes through JSON. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.post('/execute/sync', { script, args });
  }

  /** Does something with a keyboard or a pointer, once what was to be done before is done. */
  act(actions: readonly object[]): Promise<void> {
    const done = this.#input.then(() => this.post<void>('/actions', { actions }));
    // Whoever has asked for it learns that it has failed; whatever comes next goes on.
    this.#input = done.catch(() => {});
    return done;
  }

  async end(): Promise<void> {
    await call('DELETE', this.address);
  }
}

/** The driver does not do what it was asked to; `code` is one of the protocol’s. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: T & { error: string; message: string } };
  if (!answer.ok) throw new Refused(value.error, value.message);
  return value;
}
