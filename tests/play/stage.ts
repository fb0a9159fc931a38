import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import type { Browser } from 'playwright-core';
import { chromium as playwright } from 'playwright-core';
import { inject } from 'vitest';
import { newDatabase } from '../../apps/server/test/database';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The client as it is built. */
export const builtClient = process.env.CLIENT ?? join(root, 'apps/client/dist');

/**
 * One process for everything would let the phones share what each of them stores, and a graphics card
 * that is only made believe costs more than all the rest of the browser.
 */
const unwanted = /single-process|no-zygote|incognito|gpu|angle|swiftshader/;

/** Starts the browser of tests. */
export function launch(): Promise<Browser> {
  return playwright.launch({
    executablePath: inject('browserPath'),
    args: [...chromium.args.filter((argument) => !unwanted.test(argument)), '--disable-gpu'],
  });
}

/**
 * A real server in a process of its own on a real database of its own, and a real browser. Several
 * stages stand side by side and share no more than the PostgreSQL of the test run.
 */
export class Stage {
  #server: ChildProcess | null = null;
  #port = 0;
  #client = builtClient;

  private constructor(
    readonly browser: Browser,
    private readonly databaseUrl: string,
    private readonly faces: readonly (number[] | null)[],
  ) {}

  /** @param faces what the public dice show, roll by roll; without any, the dice are fair. */
  static async set(faces: readonly (number[] | null)[] = []): Promise<Stage> {
    const browser = await launch();
    const stage = new Stage(browser, await newDatabase(), faces);
    await stage.start();
    return stage;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the server, where it was before if it was killed. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', inject('serverPath')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: this.databaseUrl,
        PORT: String(this.#port),
        FACES: JSON.stringify(this.faces),
        MIGRATIONS: join(root, 'prisma/migrations'),
        CLIENT: this.#client,
      },
    });
    this.#server = child;
    this.#port = await new Promise<number>((done, failed) => {
      child.stdout?.on('data', (text: Buffer) => {
        const [, port] = /listening (\d+)/.exec(text.toString()) ?? [];
        if (port) done(Number(port));
      });
      child.on('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
    });
  }

  /** Has a server run that serves this client: another one than before is a new release of it. */
  async serve(client: string): Promise<void> {
    if (this.#server && this.#client === client) return;
    await this.kill();
    this.#client = client;
    await this.start();
  }

  /** Kills the server on the spot: it gets no chance to say goodbye or to save anything. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL');
    await gone;
  }

  async strike(): Promise<void> {
    await this.kill();
    await this.browser.close();
  }
}
