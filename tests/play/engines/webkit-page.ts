import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { FINDS, finds } from './injected';
import { DriverKeyboard } from './keys';
import type { Keyboard, Spot, Surface } from './surface';
import type { Session } from './webdriver';
import type { Findable } from './webkit-spot';
import { WebKitSpot } from './webkit-spot';
import type { HiddenScreen } from './xvfb';

/** What a script says where the page has not been given yet what elements are found with. */
const BARE = 'bare';

/**
 * Notes down what goes wrong on a page from now on. That sizes are told in the next frame goes wrong for nobody: other
 * engines’ drivers are not told of it either.
 */
const WATCH = `
  const errors = (window.moonlitErrors = []);
  addEventListener('error', ({ message }) => {
    if (!message.startsWith('ResizeObserver loop')) errors.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  new ReportingObserver(
    (reports) => errors.push(...reports.map(({ body }) => body.effectiveDirective + ': ' + body.blockedURL)),
    { types: ['csp-violation'], buffered: true },
  ).observe();`;

/** A page in WebKit, by WebDriver. */
export class WebKitPage implements Surface, Findable {
  readonly keyboard: Keyboard;
  /** How large the page is, in pixels. */
  #size = { width: 0, height: 0 };
  readonly #errors: string[] = [];

  /**
   * @param words a page of another browser, whose locators say what is looked for on this one.
   */
  constructor(
    private readonly session: Session,
    private readonly words: Page,
    private readonly screen: HiddenScreen,
  ) {
    this.keyboard = new DriverKeyboard(session);
  }

  locator(...asked: Parameters<Surface['locator']>): Spot {
    return new WebKitSpot(this, this.words.locator(...asked));
  }

  getByRole(...asked: Parameters<Surface['getByRole']>): Spot {
    return new WebKitSpot(this, this.words.getByRole(...asked));
  }

  getByText(...asked: Parameters<Surface['getByText']>): Spot {
    return new WebKitSpot(this, this.words.getByText(...asked));
  }

  getByLabel(...asked: Parameters<Surface['getByLabel']>): Spot {
    return new WebKitSpot(this, this.words.getByLabel(...asked));
  }

  async goto(url: string): Promise<void> {
    await this.#gather();
    await this.session.post('/url', { url });
    await this.session.run(WATCH);
  }

  async reload(): Promise<void> {
    await this.#gather();
    await this.session.post('/refresh');
    await this.session.run(WATCH);
  }

  /**
   * What the pages have complained of: errors since each of them has loaded, and all that their Content-Security-Policy
   * has kept away. No command of the driver tells what went wrong before.
   */
  async errors(): Promise<readonly string[]> {
    await this.#gather();
    return this.#errors;
  }

  async #gather(): Promise<void> {
    const more = await this.session.run<string[]>('return window.moonlitErrors?.splice(0) ?? [];');
    this.#errors.push(...more);
  }

  evaluate<R>(expression: string): Promise<R> {
    return this.session.run(`return (${expression}\n);`);
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    await this.session.post('/window/rect', size);
    this.#size = size;
  }

  /** What is drawn on its screen: the driver can take none of a page that is drawn by the processor. */
  async screenshot({ path }: { path?: string } = {}): Promise<Buffer> {
    const picture = await this.screen.picture(this.#size);
    if (path) await writeFile(path, picture);
    return picture;
  }

  async tapAt({ x, y }: { x: number; y: number }): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.session.act([{ type: 'pointer', id: 'finger', actions }]);
  }

  async find<R>(selector: string, body: string): Promise<R> {
    const script = `
      const finds = ${FINDS};
      if (!finds) return { ${BARE}: true };
      const all = finds.querySelectorAll(finds.parseSelector(arguments[0]), document);
      return { said: (() => { ${body} })() };`;
    const found = await this.session.run<Said<R>>(script, selector);
    if ('said' in found) return found.said;
    await this.session.run(finds());
    const again = await this.session.run<Said<R>>(script, selector);
    if ('said' in again) return again.said;
    throw new Error('The page has gone to another one meanwhile');
  }
}

type Said<R> = { said: R } | { [BARE]: true };
