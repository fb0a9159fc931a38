import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import type { Keyboard, Patience, Spot } from './surface';

/** How long something is waited for, unless it is said, and between two looks, in milliseconds. */
const PATIENCE_MS = 45_000;
const LOOK_MS = 50;

/** Where a pointer goes on an element, or why it cannot yet. */
type Aim = { x: number; y: number } | { not: string };

/** A page on which something can be found, and tapped. */
export interface Findable {
  readonly keyboard: Keyboard;
  /**
   * Runs the body of a function in the page with what is found there.
   *
   * @param selector in Playwright’s own writing.
   * @param body knows the elements as `all`, and as `finds` what Playwright looks at them with.
   */
  find<R>(selector: string, body: string): Promise<R>;
  /** Taps at a place, in pixels from the upper left corner of what is in sight. */
  tapAt(place: { x: number; y: number }): Promise<void>;
}

type Selects = ReturnType<Spot['locator']>;

/** What somebody looks for on a page of WebKit: the words for it are those of a locator of Playwright’s. */
export class WebKitSpot implements Spot {
  /**
   * @param words a locator that says what is looked for, on a page of another browser on which nobody looks for it.
   */
  constructor(
    private readonly page: Findable,
    private readonly words: Locator,
  ) {}

  locator(...asked: Parameters<Spot['locator']>): Selects {
    return this.#as(this.words.locator(...asked));
  }

  getByRole(...asked: Parameters<Spot['getByRole']>): Selects {
    return this.#as(this.words.getByRole(...asked));
  }

  getByText(...asked: Parameters<Spot['getByText']>): Selects {
    return this.#as(this.words.getByText(...asked));
  }

  getByLabel(...asked: Parameters<Spot['getByLabel']>): Selects {
    return this.#as(this.words.getByLabel(...asked));
  }

  first(): Spot {
    return this.#as(this.words.first());
  }

  last(): Spot {
    return this.#as(this.words.last());
  }

  nth(index: number): Spot {
    return this.#as(this.words.nth(index));
  }

  or(other: Spot): Spot {
    if (!(other instanceof WebKitSpot)) throw new Error('That is on a page of another browser.');
    return this.#as(this.words.or(other.words));
  }

  filter(by: Parameters<Spot['filter']>[0]): Spot {
    return this.#as(this.words.filter(by));
  }

  async all(): Promise<Spot[]> {
    return Array.from({ length: await this.count() }, (_, at) => this.nth(at));
  }

  count(): Promise<number> {
    return this.#onAll('(all) => all.length');
  }

  async waitFor({ state = 'visible', timeout = PATIENCE_MS } = {} as Wait): Promise<void> {
    await this.#until(timeout, `to be ${state}`, async () => {
      const now = await this.#state();
      return state === 'detached' ? now === 'detached' || null : isSo(now, state) || null;
    });
  }

  async isVisible(): Promise<boolean> {
    return (await this.#state()) === 'visible';
  }

  isChecked(): Promise<boolean> {
    return this.#onOne(`(one, finds) => finds.elementState(one, 'checked').matches`);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.#onOne(`(one) => one.getAttribute(${JSON.stringify(name)})`);
  }

  inputValue(): Promise<string> {
    return this.#onOne(`(one, finds) => finds.retarget(one, 'follow-label').value`);
  }

  textContent(): Promise<string | null> {
    return this.#onOne('(one) => one.textContent');
  }

  allTextContents(): Promise<string[]> {
    return this.#onAll('(all) => all.map((one) => one.textContent)');
  }

  /**
   * Taps where it can be tapped: in sight, at rest, and with nothing over it. What has gone from under the finger meanwhile is
   * aimed at once more, and what came in its place hears nothing of it.
   */
  async click({ timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    let reason = 'it is not there';
    await this.#until(timeout, 'to be tapped', async () => {
      const aim = await this.#now<Aim>(AIM);
      if (!aim || 'not' in aim) {
        reason = aim?.not ?? reason;
        return null;
      }
      await this.page.tapAt(aim);
      const instead = await this.page.find<string | null>(BODY, HIT);
      reason = instead ?? reason;
      return instead === null ? true : null;
    }).catch((cause: Error) => {
      throw new Error(`${cause.message}: ${reason}`, { cause });
    });
  }

  async setChecked(on: boolean): Promise<void> {
    if ((await this.isChecked()) === on) return;
    await this.click();
    if ((await this.isChecked()) !== on) throw new Error(`A tap does not change ${this}`);
  }

  selectOption(option: { label: string }): Promise<string[]> {
    return this.#onOne(`(one, finds) => finds.selectOptions(one, [${JSON.stringify(option)}])`);
  }

  fill(words: string): Promise<void> {
    return this.#onOne(`(one, finds) => {
      const words = ${JSON.stringify(words)};
      const how = finds.fill(one, words);
      if (how !== 'needsinput') return;
      if (words === '') document.execCommand('delete');
      else document.execCommand('insertText', false, words);
    }`);
  }

  async press(key: string): Promise<void> {
    await this.#onOne('(one, finds) => { finds.focusNode(one); }');
    await this.page.keyboard.press(key);
  }

  scrollIntoViewIfNeeded(): Promise<void> {
    return this.#onOne(`(one) => one.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  }

  evaluate<R, E>(job: (element: E) => R, _?: undefined, options?: Patience): Promise<R> {
    return this.#onOne(String(job), options);
  }

  evaluateAll<R, E>(job: (elements: E[]) => R): Promise<R> {
    return this.#onAll(String(job));
  }

  toString(): string {
    return String(this.words);
  }

  #as(words: Locator): WebKitSpot {
    return new WebKitSpot(this.page, words);
  }

  /** How Playwright writes down what is looked for, for itself. */
  get #selector(): string {
    const selector: unknown = Reflect.get(this.words, '_selector');
    if (typeof selector !== 'string') throw new Error('Playwright writes its selectors elsewhere.');
    return selector;
  }

  #state(): Promise<'visible' | 'hidden' | 'detached'> {
    return this.#now(
      `(one, finds) => (finds.elementState(one, 'visible', true).matches ? 'visible' : 'hidden')`,
    ).then((state) => (state as 'visible' | 'hidden' | null) ?? 'detached');
  }

  #onAll<R>(job: string): Promise<R> {
    return this.page.find<R>(this.#selector, `return (${job})(all, finds);`);
  }

  /** What a function says of the only element that there is, once there is one. */
  async #onOne<R>(job: string, { timeout = PATIENCE_MS }: Patience = {}): Promise<R> {
    const said = await this.#until(timeout, 'to be there', async () => {
      return this.#now<{ said: R }>(`(one, finds) => ({ said: (${job})(one, finds) })`);
    });
    return said.said;
  }

  /** What a function says of the only element that there is now; null where there is none. */
  #now<R>(job: string): Promise<R | null> {
    return this.page.find(
      this.#selector,
      `if (all.length > 1) throw new Error(all.length + ' of them, such as ' + all.slice(0, 3).map((one) => one.outerHTML.slice(0, 120)).join(' '));
      return all.length === 0 ? null : (${job})(all[0], finds);`,
    );
  }

  async #until<R>(timeout: number, what: string, look: () => Promise<R | null>): Promise<R> {
    for (const end = Date.now() + timeout; ; await setTimeout(LOOK_MS)) {
      const seen = await look();
      if (seen !== null) return seen;
      if (Date.now() > end)
        throw new Error(`${timeout} ms have not been enough for ${this} ${what}`);
    }
  }
}

type Wait = NonNullable<Parameters<Spot['waitFor']>[0]>;

function isSo(now: 'visible' | 'hidden' | 'detached', wanted: string): boolean {
  if (wanted === 'attached') return now !== 'detached';
  return wanted === 'hidden' ? now !== 'visible' : now === wanted;
}

/** Where an element is tapped, if it can be: it runs in the page, and notes where the element was the last time. */
const AIM = `(element, finds) => {
  const one = finds.retarget(element, 'button-link');
  if (!finds.elementState(one, 'visible', true).matches) return { not: 'it is out of sight' };
  if (!finds.elementState(one, 'enabled').matches) return { not: 'it is disabled' };
  const middle = () => {
    const { left, top, width, height } = [...one.getClientRects()].find(({ width, height }) => width * height > 0) ?? one.getBoundingClientRect();
    return { x: Math.floor(left + width / 2), y: Math.floor(top + height / 2) };
  };
  const before = window.moonlitAim;
  let { x, y } = middle();
  const inView = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const hit = inView ? finds.expectHitTarget({ x, y }, one) : null;
  if (hit !== 'done') one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  ({ x, y } = middle());
  window.moonlitAim = { one, x, y };
  if (before?.one !== one || before.x !== x || before.y !== y) return { not: 'it moves' };
  const over = finds.expectHitTarget({ x, y }, one);
  if (over !== 'done') return { not: 'over it lies ' + over.hitTargetDescription };
  const tap = finds.setupHitTargetInterceptor(one, 'mouse', { x, y }, false);
  if (typeof tap === 'string') return { not: tap };
  window.moonlitTap = tap;
  return { x, y };
}`;

/** Says what was tapped instead of what was aimed at; `null` where it was that, or has led to another page. */
const HIT = `
  const hit = window.moonlitTap?.stop() ?? 'done';
  window.moonlitTap = undefined;
  return hit === 'done' ? null : 'a tap would have met ' + hit.hitTargetDescription;`;
const BODY = 'body';
