import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Session } from './webdriver';
import { WebKitPage } from './webkit-page';
import { HiddenScreen } from './xvfb';

/** How somebody has their browser: its size in pixels, and the colours they like. */
export interface Device {
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

/** A browser of one person’s, with a screen of its own. */
export class WebKitBrowser {
  private constructor(
    readonly page: WebKitPage,
    private readonly session: Session,
    private readonly processes: readonly ChildProcess[],
    private readonly folder: string,
  ) {}

  /**
   * @param browser the program, WebKitGTK’s MiniBrowser.
   * @param words a page of another browser on which nothing is looked for: it says what is looked for here.
   */
  static async launch(browser: string, device: Device, words: Page): Promise<WebKitBrowser> {
    const folder = await mkdtemp(join(tmpdir(), 'moonlit-webkit-'));
    await settle(folder, device);
    const screen = await HiddenScreen.start(folder);
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{
          DISPLAY: screen.display,
          XDG_CONFIG_HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_CACHE_HOME: folder,
        },
        GTK_THEME: device.colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
        // Drawn by the processor, which is quicker where there is no graphics card.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        // Its sandbox wants rights that root in a container has not; what it opens is our own page.
        ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
      },
    });
    const processes = [driver, screen.process];
    try {
      const session = await Session.begin(`http://127.0.0.1:${port}`, {
        // Without its bars the window can be as narrow as a phone.
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
      });
      const page = new WebKitPage(session, words, screen);
      await page.setViewportSize(device.size);
      return new WebKitBrowser(page, session, processes, folder);
    } catch (error) {
      await tidyUp(processes, folder);
      throw error;
    }
  }

  /** The process that has started all others of the browser. */
  get process(): number {
    const [driver] = this.processes;
    if (!driver?.pid) throw new Error('The driver has not started');
    return driver.pid;
  }

  async close(): Promise<void> {
    await this.session.end();
    await tidyUp(this.processes, this.folder);
  }
}

async function tidyUp(processes: readonly ChildProcess[], folder: string): Promise<void> {
  for (const one of processes) {
    if (one.exitCode !== null || one.signalCode !== null) continue;
    const gone = once(one, 'exit');
    one.kill();
    await gone;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

/** Writes down the settings of somebody whose device shows no more movement than it must. */
async function settle(folder: string, { colorScheme }: Device): Promise<void> {
  const dark = colorScheme === 'dark' ? 1 : 0;
  const settings = `[Settings]\ngtk-enable-animations=0\ngtk-application-prefer-dark-theme=${dark}\n`;
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), settings);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
