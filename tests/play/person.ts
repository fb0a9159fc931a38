import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOfNew, violationsOn } from './accessibility';
import { coveredOn } from './covered';
import type { Places, Spot, Surface } from './engines/surface';
import { Finder, PATIENCE_MS, watchRequests } from './finding';
import { FrameReader } from './frame-reader';
import type { Hands } from './hands';
import { fingers, Keys } from './hands';
import { stripsOn } from './strips';

/** With `HANDS=keys` everybody plays by keyboard, in whatever is played. */
const USUAL_HANDS = process.env.HANDS === 'keys' ? 'keys' : 'fingers';

type Value = string | number | boolean | readonly string[];

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** How high a row is that a thumb reaches, and how much of a low window may be taken by what stays in sight. */
const [ROW, STRIPS_MOST] = [44, 0.4];
/** A laptop’s screen at 400 %. */
const narrow = { width: 320, height: 256 };
/** A phone held sideways, and a laptop’s screen at 200 %. */
const low = [
  { width: 740, height: 360 },
  { width: 640, height: 400 },
] as const;
const laptop = { viewport: { width: 1280, height: 800 } };

/** What is known of somebody at the table. */
interface Ways {
  onPhone: boolean;
  colorScheme: 'light' | 'dark';
  by: 'fingers' | 'keys';
  /** Whether their page has been given all that it has asked for, where that can be known. */
  hasAll?: () => boolean;
  /** They look over whatever is new on the screen: whether everybody could use it. */
  looksOver: boolean;
}

/** One of the people at the table, in front of a browser of their own, of whatever engine. */
export class Person<P extends Surface = Page> {
  /** Everything that the server has sent over this person's socket, in plain words. */
  readonly received: string[] = [];
  /** Errors of the page, which a good evening has none of. */
  readonly errors: string[] = [];
  /** How this person finds what they look for. */
  readonly finder: Finder;
  /** How this person works the page. */
  readonly hands: Hands;
  /** The screen is being looked over. */
  #looking = false;

  private constructor(
    readonly name: string,
    readonly page: P,
    private readonly ways: Ways,
  ) {
    this.hands = ways.by === 'keys' ? new Keys(page) : fingers;
    this.finder = new Finder(page, this.hands, ways.hasAll);
  }

  static async arrive(
    browser: Browser,
    name: string,
    on: 'phone' | 'laptop',
    colorScheme: 'light' | 'dark',
    by: 'fingers' | 'keys' = USUAL_HANDS,
    // A worker of its own for each of them costs time, and `app.test.ts` is about it.
    serviceWorkers: 'allow' | 'block' = 'block',
  ): Promise<Person> {
    const device = on === 'phone' ? phone : laptop;
    const settings = { colorScheme, reducedMotion: 'reduce', serviceWorkers } as const;
    const context = await browser.newContext({ ...device, ...settings });
    context.setDefaultTimeout(45_000);
    const page = await context.newPage();
    const ways = { onPhone: on === 'phone', colorScheme, by, looksOver: true };
    const person = new Person(name, page, { ...ways, hasAll: watchRequests(page) });
    page.on('websocket', (socket) => {
      const reader = new FrameReader();
      socket.on('framereceived', ({ payload }) => {
        try {
          person.received.push(reader.read(String(payload)));
        } catch (error) {
          person.errors.push(`A frame that nobody can read: ${error}`);
        }
      });
    });
    page.on('pageerror', (error) => person.errors.push(String(error)));
    return person;
  }

  /** Somebody in front of a page that is there already, in colours that it keeps. */
  static before<P extends Surface>(
    page: P,
    name: string,
    ways: Pick<Ways, 'onPhone' | 'colorScheme'> & Partial<Ways>,
  ): Person<P> {
    return new Person(name, page, { by: USUAL_HANDS, looksOver: false, ...ways });
  }

  /** From the next page on nothing can be kept on this device: whatever is written, there is no room for it. */
  async hasFullDevice(this: Person<Page>): Promise<void> {
    await this.page.addInitScript(`
      const full = () => { throw new DOMException('The quota has been exceeded.', 'QuotaExceededError'); };
      Storage.prototype.setItem = full;
      if ('caches' in globalThis) {
        for (const [of, name] of [[CacheStorage, 'open'], [Cache, 'put'], [Cache, 'add'], [Cache, 'addAll']])
          of.prototype[name] = async () => full();
      }
      IDBFactory.prototype.open = full;
    `);
  }

  /** Looks over whatever is new on the screen, as everybody must be able to use it. */
  async #looksOver(): Promise<void> {
    if (this.#looking || !this.ways.looksOver) return;
    this.#looking = true;
    const found = await violationsOfNew(this.page);
    this.#looking = false;
    expect(found, `${this.name}, on the way`).toEqual([]);
  }

  /** Turns to a part of the table; on a laptop all of them are in sight. */
  async turnTo(
    tab: 'Table' | 'Board' | 'My sheet' | 'Mine' | 'Desk' | 'Everyone' | 'Log',
  ): Promise<void> {
    if (!this.ways.onPhone) return;
    const parts = this.page.getByRole('navigation', { name: 'Parts of the table' });
    await this.finder.press(parts.getByRole('button', { name: tab }));
  }

  /** Goes to a step of making a protagonist, by its name. */
  async goToStep(title: string): Promise<void> {
    await this.finder.press(this.page.locator('summary', { hasText: 'All steps' }));
    await this.finder.press(this.page.getByRole('button', { name: stepCalled(title) }));
    await this.page.getByRole('heading', { name: title }).first().waitFor();
  }

  /** Turns to a question of the series: by the poster that stands beside it, or that a phone opens. */
  async turnToQuestion(title: string): Promise<void> {
    if (this.ways.onPhone) {
      await this.turnTo('Table');
      await this.finder.press(this.page.getByRole('button', { name: /^So far/ }));
    }
    const poster = this.page.getByRole('listitem').getByRole('button', { name: startsWith(title) });
    await this.finder.press(poster.first());
    await this.page.getByRole('heading', { name: title }).first().waitFor();
  }

  /** Answers a question of the series. */
  async answer(title: string, values: Record<string, Value>): Promise<void> {
    await this.turnToQuestion(title);
    await this.fill(title, values);
  }

  /** Taps a button by what it says. */
  async tap(label: string | RegExp, within: Places = this.page): Promise<void> {
    const button = within.getByRole('button', { name: label });
    const anywhere = within.getByRole('button', { name: label, includeHidden: true });
    await this.finder.lookFor(button, anywhere);
    await this.#looksOver();
    await this.finder.press(button.filter({ visible: true }).first());
    // What the next person does comes after it, and not before it on a busy machine.
    await this.finder.answered();
  }

  /** Opens a part that is folded away, unless it is open; what is in it may be fetched only now. */
  async unfold(title: string): Promise<void> {
    const summary = this.page.locator('details > summary', { hasText: title }).first();
    await summary.waitFor();
    if ((await summary.locator('xpath=..').getAttribute('open')) === null)
      await this.finder.press(summary);
  }

  /** Fills in what an offer asks and sends it. Opens it first where it is folded. */
  async fill(label: string, values: Record<string, Value>): Promise<void> {
    const form = this.page.getByRole('form', { name: startsWith(label) }).first();
    // What stands with a line of the log has the words of that line in it, too.
    const folded = 'summary:not(.log *), button[aria-expanded=false]:not(.log *)';
    const ofLines = this.page.locator('.log summary', { hasText: startsWith(label) });
    const openers = this.page.locator(folded, { hasText: label }).or(ofLines);
    const summary = openers.first();
    await this.finder.lookFor(form.or(openers), openers);
    await this.#open(form, summary);
    await this.#looksOver();
    for (const [field, value] of Object.entries(values)) await this.#set(form, field, value);
    await this.finder.press(form.locator('button[type=submit]'));
    await form.waitFor({ state: 'hidden' }).catch(async (cause: Error) => {
      const said = (await form.getByRole('alert').allTextContents()).join(' ');
      const where = await this.finder.whereabouts();
      throw new Error(`${this.name}, “${label}” stays: ${said || 'nothing is said'}; on ${where}`, {
        cause,
      });
    });
  }

  /** Fills in a form that stands open, and keeps it; it may stay there for the next thing of its kind. */
  async keep(label: string, values: Record<string, Value>): Promise<void> {
    const form = this.page.getByRole('form', { name: startsWith(label) }).first();
    await this.finder.lookFor(form);
    await this.#looksOver();
    for (const [field, value] of Object.entries(values)) await this.#set(form, field, value);
    await this.finder.press(form.locator('button[type=submit]'));
    await this.finder.answered();
  }

  /** Opens a form, once more where something came between: a tap as a show went may have closed it again. */
  async #open(form: Spot, summary: Spot): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; !(await form.isVisible()); ) {
      await this.finder.press(summary, form);
      await form.waitFor({ timeout: OPENING_MS }).catch((error: unknown) => {
        if (Date.now() > end) throw error;
      });
    }
  }

  async #set(form: Spot, field: string, value: Value): Promise<void> {
    const folded = form.locator('.form-more:not([open])', { hasText: field });
    if ((await folded.count()) > 0) await this.finder.press(folded.locator('summary'));
    const group = form
      .getByRole('group', { name: field })
      .or(form.getByRole('radiogroup', { name: field }));
    if ((await group.count()) > 0) {
      for (const option of [value].flat()) {
        await this.finder.tick(group.getByLabel(startsWith(String(option))).first());
      }
      return;
    }
    const control = form.getByLabel(startsWith(field)).first();
    const kind = await control.evaluate((element: Control) =>
      element.tagName === 'SELECT' ? 'select' : (element.getAttribute('type') ?? 'text'),
    );
    if (kind === 'select') await this.finder.pick(control, String(value));
    else if (kind === 'checkbox') await this.finder.tick(control, value === true);
    else await this.finder.write(control, String(value));
  }

  /** Waits until these words are in sight. */
  async sees(words: string | RegExp): Promise<void> {
    await this.finder.lookFor(this.page.getByText(words)).catch((cause: Error) => {
      throw new Error(`${this.name} does not see ${words}. ${cause.message}`, { cause });
    });
    await this.#looksOver();
  }

  /** Opens the stage where it is folded, and leafs back to the card or scene on which this stands. */
  async turnToCard(words: string): Promise<Spot> {
    const stage = this.page.locator('.stage');
    const card = stage.locator('.chapter, .scene, .ss-scene, .peak', { hasText: words });
    const next = stage.locator('.stage-body:not([data-passed], :empty)');
    const strip = stage.locator('.stage-strip > button[aria-expanded=false]');
    const earlier = stage.locator('button:not([aria-disabled=true])', { hasText: 'Earlier' });
    const later = stage.getByRole('button', { name: 'Later' });
    const end = Date.now() + PATIENCE_MS;
    // What was shown last may lie before what has come since.
    let back = false;
    while (!(await card.isVisible())) {
      if (Date.now() > end) throw new Error(`${this.name} sees no card with “${words}”`);
      const way = back ? earlier : later;
      await stage.locator('.stage-body').evaluateAll(markPassed);
      // What leads there may have come to its end, or be gone, by the time one is there.
      if (await strip.isVisible()) await this.hands.press(strip).catch(() => {});
      else if (await way.isVisible()) await this.hands.press(way).catch(() => {});
      // It may have come since: once more from the other end.
      else back = !back;
      // What draws it may have to be fetched; who goes on too soon passes by it.
      await next.waitFor({ timeout: CARD_MS }).catch(() => {});
    }
    return card;
  }

  /** Waits until a line of a list says this, such as why there is a die. */
  async reads(line: RegExp): Promise<void> {
    const lines = this.page.locator('li').filter({ hasText: line });
    await this.finder.lookFor(lines).catch((cause: Error) => {
      throw new Error(`${this.name} does not read ${line}. ${cause.message}`, { cause });
    });
    await this.#looksOver();
  }

  /** Waits until a track in sight stands at this, in the words that are read out. */
  async finds(track: string, words: string): Promise<void> {
    const name = { name: track, exact: true };
    await this.finder.lookFor(this.page.getByRole('meter', name));
    const meter = this.page.getByRole('meter', name).first();
    const standing = async () => {
      const now = await meter.getAttribute('aria-valuetext');
      // What is shown to all holds the table back until it has come to its end.
      if (now !== words) await this.finder.skipShow();
      return now;
    };
    await expect.poll(standing, { message: `${this.name}, ${track}`, timeout: 30_000 }).toBe(words);
  }

  /** Opens the dice of a line of the log, and waits until they say this as a reason. */
  async learns(line: string, reason: RegExp): Promise<void> {
    await this.turnTo('Log');
    const entry = this.page.locator('.log > li').filter({ hasText: line });
    await this.finder.lookFor(entry);
    await this.finder.press(entry.first().locator('.line-roll > summary'));
    await this.reads(reason);
    await this.turnTo('Table');
  }

  /** Holds that these words stand nowhere but where it is told and said what has just gone. */
  async seesNot(words: string | RegExp): Promise<void> {
    expect(await this.#standing(words), `${this.name} must not see ${words}`).toEqual([]);
  }

  /** Waits until these words stand nowhere but where it is told and said what has just gone. */
  async seesNoMore(words: string | RegExp): Promise<void> {
    const message = `${this.name} must see ${words} no more`;
    const still = async () => {
      const standing = await this.#standing(words);
      // What is shown to all holds the table back until it has come to its end.
      if (standing.length > 0) await this.finder.skipShow();
      return standing;
    };
    await expect.poll(still, { message, timeout: 30_000 }).toEqual([]);
  }

  #standing(words: string | RegExp): Promise<string[]> {
    return this.page
      .getByText(words)
      .evaluateAll((all: Told[]) =>
        all.filter((one) => !one.closest('.stage, .voice')).map((one) => one.outerHTML),
      );
  }

  /** The protagonist as the table shows them, with every track in words. */
  card(protagonist: string): Spot {
    return this.page.locator('article, li, section').filter({ hasText: protagonist }).last();
  }

  /** Checks what is on the screen with axe; a good screen has no violation. */
  async checkAccess(where: string): Promise<void> {
    expect(await this.page.locator('iframe').count(), 'frames').toBe(0);
    const found = await violationsOn(this.page);
    expect(found, `${this.name}, ${where}`).toEqual([]);
  }

  /**
   * Nothing sticks out sideways on a phone’s screen that is as narrow as a laptop’s at 400 %; and in a low window,
   * such as that of a phone held sideways, nothing that can be pressed lies under something else, either.
   */
  async checkNarrow(this: Person<Page>, where: string): Promise<void> {
    const usual = this.page.viewportSize();
    if (!this.ways.onPhone || !usual) return;
    await this.page.setViewportSize(narrow);
    await this.checkWidth(`${where}, at 320 px`);
    await this.checkStrips(`${where}, at 320 px`);
    for (const { width, height } of low) {
      await this.page.setViewportSize({ width, height });
      await this.checkWidth(`${where}, at ${width} × ${height}`);
      await this.checkStrips(`${where}, at ${width} × ${height}`);
      await this.#checkCovered(`${where}, at ${width} × ${height}`);
    }
    await this.page.setViewportSize(usual);
  }

  /**
   * Nothing that can be pressed lies under something else. In a low window questions that are unfolded may lie over all of
   * the table: they can be answered and folded away, and without them nothing of the table is covered.
   */
  async #checkCovered(this: Person<Page>, where: string): Promise<void> {
    const fold = this.page.locator(UNFOLDED);
    const asked = (await fold.count()) > 0;
    if (asked) {
      const within = await coveredOn(this.page, undefined, `.bottom:has(${UNFOLDED})`);
      expect(within, `${this.name}, ${where}, among the questions`).toEqual([]);
      await fold.click();
    }
    const covered = await coveredOn(this.page);
    expect(covered, `${this.name}, ${where}`).toEqual([]);
    if (asked) await this.page.locator('.strip .prompts-toggle').click();
  }

  /** In a low window what stays in sight is one row within reach of a thumb, and leaves most of it to play. */
  async checkStrips(where: string): Promise<void> {
    const { foot, taken } = await stripsOn(this.page);
    expect(foot, `${this.name}, ${where}: pixels of the row at the foot`).toBeLessThan(2 * ROW);
    expect(taken, `${this.name}, ${where}: of the window`).toBeLessThanOrEqual(STRIPS_MOST);
  }

  /** Nothing sticks out sideways, which on a phone hides what is beyond the edge. */
  async checkWidth(where: string): Promise<void> {
    const beyond = await this.page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    const what = beyond > 0 ? await this.page.evaluate<string>(BEYOND) : '';
    expect(beyond, `${this.name}, ${where}: pixels beyond the edge ${what}`).toBeLessThanOrEqual(0);
  }

  /** Takes pictures, dark and light, when pictures are wanted (`PICTURES=folder`). */
  async picture(this: Person<Page>, name: string, of?: string | RegExp): Promise<void> {
    const folder = process.env.PICTURES;
    if (!folder) return;
    if (of) await this.page.getByText(of).first().scrollIntoViewIfNeeded();
    else await this.page.evaluate('scrollTo(0, 0)');
    await this.pictureHere(name);
  }

  /** Takes pictures of what is in sight, dark and light, when pictures are wanted. */
  async pictureHere(this: Person<Page>, name: string): Promise<void> {
    const folder = process.env.PICTURES;
    if (!folder) return;
    for (const colorScheme of ['light', 'dark'] as const) {
      await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await this.page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
    }
    await this.page.emulateMedia({ colorScheme: this.ways.colorScheme, reducedMotion: 'reduce' });
  }
}

/** As much of an element as tells how it is filled in. */
interface Control {
  tagName: string;
  getAttribute(name: string): string | null;
}

/** As much of an element as tells whether it is part of what has just gone. */
interface Told {
  closest(selector: string): unknown;
  outerHTML: string;
}

/** What folds the questions away that lie over the table. */
const UNFOLDED = '.strip .prompts-toggle[aria-expanded=true]';

/** How long a form may take to open: what draws it may have to be fetched. */
const OPENING_MS = 5_000;
/** How long the next card of the stage may take. */
const CARD_MS = 600;

/** Marks what is on the stage, to tell it from what comes next. It runs in the page. */
function markPassed(shown: { setAttribute(name: string, value: string): void }[]): void {
  for (const one of shown) one.setAttribute('data-passed', '');
}

/** What sticks out sideways. */
const BEYOND = `[...document.querySelectorAll('.app *')]
  .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((one) => one.tagName + '.' + one.className).slice(0, 12).join(', ')`;

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const startsWith = (words: string) => new RegExp(`^\\s*${literally(words)}`);

/** A step in the list of all steps, which has its number before its name. */
const stepCalled = (title: string) => new RegExp(`^\\d+\\. ${literally(title)}`);
