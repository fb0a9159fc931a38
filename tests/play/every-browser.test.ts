import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BuiltFixtures } from './built-fixtures';
import { putIn } from './bundled';
import { launch } from './stage';

/**
 * What other browsers do otherwise, in a Chromium that is made to do it: without the means that it has and they have
 * not, or with what happens on them and never here.
 */

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const basics = '/design?part=basics&look=&scheme=light';
const dialogs = '/design?part=dialogs&look=&scheme=light';
const forms = '/design?part=forms&look=&scheme=light';
const whole = '/design?part=whole&look=&scheme=light';
const atTheTable = '/?fixture=mission&as=bev';

let browser: Browser;
let fixtures: BuiltFixtures;
let context: BrowserContext | undefined;
const errors: string[] = [];

beforeAll(async () => {
  [browser, fixtures] = await Promise.all([launch(), BuiltFixtures.build()]);
});
afterEach(async () => {
  await context?.close();
  expect(errors.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await fixtures?.remove();
});

/** Opens a scene on a phone, in a browser that `made` has made another one. */
async function open(path: string, made = ''): Promise<Page> {
  context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  await fixtures.serve(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  if (made) await page.addInitScript(made);
  await page.goto(fixtures.at(path));
  return page;
}

/** A page with nothing on it but a part of the client. */
async function blankWith(file: string, name: string, made = ''): Promise<Page> {
  const page = await open('/design?part=none&look=&scheme=light', made);
  await page.setContent('<!doctype html><title>Nothing</title><main></main>');
  await putIn(page, file, name);
  return page;
}

describe('a box of values by hand', () => {
  /** What sets the stress of the first protagonist where it stands. */
  async function stressToSet(page: Page) {
    const parts = page.getByRole('navigation', { name: 'Parts of the table' });
    await parts.getByRole('button', { name: 'Everyone' }).tap();
    return page.getByRole('button', { name: /^Stress, .*: set by hand$/ }).first();
  }

  const noPopover = `
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      delete HTMLElement.prototype[name];
  `;

  it('opens without the popover of newer browsers; its button, Escape and a tap elsewhere close it', async () => {
    const page = await open(atTheTable, noPopover);
    const opener = await stressToSet(page);
    const box = page.getByRole('dialog', { name: 'Stress by hand' });
    for (const close of [
      () => box.getByRole('button', { name: 'Close' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(350, 12),
    ]) {
      expect(await box.count()).toBe(0);
      await opener.tap();
      await box.waitFor();
      const within = "document.activeElement?.closest('.popover') != null";
      await expect.poll(() => page.evaluate(within)).toBe(true);
      await close();
      await box.waitFor({ state: 'detached' });
    }
  });

  it('stands beside what opens it, and stays open for a tap in it', async () => {
    const page = await open(atTheTable, noPopover);
    const opener = await stressToSet(page);
    await opener.tap();
    const box = page.getByRole('dialog', { name: 'Stress by hand' });
    const [of, at] = await Promise.all([opener.boundingBox(), box.boundingBox()]);
    if (!of || !at) throw new Error('Nothing is drawn.');
    const gaps = [at.y - (of.y + of.height), of.y - (at.y + at.height)];
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(7);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(16);
    await page.touchscreen.tap(at.x + 6, at.y + 6);
    expect(await box.isVisible()).toBe(true);
  });
});

describe('a dialog', () => {
  /** On Safari a tapped button gets no focus. */
  const noFocus = `addEventListener('mousedown', (event) => {
    if (event.target.closest('button, summary')) event.preventDefault();
  }, true);`;
  const onMenu = "document.activeElement?.textContent?.includes('Menu')";
  const onBody = 'document.activeElement === document.body';

  it('gives the keyboard back to what was tapped, though that had no focus', async () => {
    const page = await open(atTheTable, noFocus);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.tap();
    const dialog = page.getByRole('dialog', { name: 'This table' });
    await dialog.getByRole('button', { name: 'Close' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(onBody)).toBe(false);
    expect(await page.evaluate(onMenu)).toBe(true);
  });

  it('gives it back to what was tapped, and not to a field that had it before', async () => {
    const page = await open(atTheTable, noFocus);
    const menu = page.getByRole('button', { name: 'Menu' });
    await page.locator('.tab').first().focus();
    await menu.tap();
    const dialog = page.getByRole('dialog', { name: 'This table' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(onMenu)).toBe(true);
  });

  it('lets the page behind it stand still, and itself be scrolled', async () => {
    const page = await open(atTheTable);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const dialog = page.getByRole('dialog', { name: 'This table' });
    await dialog.getByText('Large, plain letters').waitFor();
    const at = () =>
      page.evaluate<[number, number]>("[scrollY, document.querySelector('.dialog').scrollTop]");
    const before = await at();
    expect(
      await page.evaluate('document.documentElement.scrollHeight > innerHeight'),
      'there is where to go',
    ).toBe(true);
    await page.mouse.move(3, 300);
    await page.mouse.wheel(0, 300);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => (await at())[1]).toBeGreaterThan(before[1]);
    expect((await at())[0]).toBe(before[0]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 300);
    await expect
      .poll(
        async () => (await at().catch(() => page.evaluate<[number, number]>('[scrollY, 0]')))[0],
      )
      .toBeGreaterThan(before[0]);
  });

  it('takes from a finger what would drag the page on an iPhone, and nothing else', async () => {
    const page = await open(dialogs);
    await page.getByRole('button', { name: 'Read it' }).first().tap();
    const dialog = page.getByRole('dialog', { name: 'Something to read' }).first();
    await dialog.waitFor();
    /** Whether a finger that moves on this may move anything. */
    const drags = (selector: string, fingers = 1) =>
      dialog.evaluate(
        (box, [at, count]) => {
          const on = (box as unknown as { querySelector(of: unknown): unknown }).querySelector(
            at,
          ) as {
            dispatchEvent(event: unknown): boolean;
          };
          const { Touch, TouchEvent } = globalThis as unknown as {
            Touch: new (of: object) => unknown;
            TouchEvent: new (kind: string, of: object) => unknown;
          };
          const touches = Array.from(
            { length: Number(count) },
            (_, identifier) => new Touch({ identifier, target: on }),
          );
          return on.dispatchEvent(
            new TouchEvent('touchmove', { touches, bubbles: true, cancelable: true }),
          );
        },
        [selector, fingers] as const,
      );
    expect(await drags('p'), 'nothing in it scrolls').toBe(false);
    expect(await drags('p', 2), 'two fingers make it larger').toBe(true);
    await page.addStyleTag({ content: '.dialog { max-height: 5rem !important }' });
    expect(await drags('p'), 'it scrolls').toBe(true);
  });
});

describe('the keys of an iPhone, which lie over the page', () => {
  const KEYS = 330;
  const keys = `
    window.keys = 0;
    const real = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height').get;
    Object.defineProperty(VisualViewport.prototype, 'height', { get() { return real.call(this) - window.keys; } });
    window.showKeys = (high) => { window.keys = high; visualViewport.dispatchEvent(new Event('resize')); };
  `;
  const bottomOf = (page: Page, selector: string) =>
    page.evaluate<number>(
      `Math.round(document.querySelector('${selector}').getBoundingClientRect().bottom)`,
    );

  it('leave what sticks to the foot of the page above them, and it comes back', async () => {
    const page = await open(atTheTable, keys);
    await page.locator('.bottom').waitFor();
    expect(await bottomOf(page, '.bottom')).toBe(740);
    await page.evaluate(`showKeys(${KEYS})`);
    expect(await bottomOf(page, '.bottom')).toBe(740 - KEYS);
    await page.evaluate('showKeys(60)');
    expect(await bottomOf(page, '.bottom'), 'a bar of the browser').toBe(740);
    await page.evaluate('showKeys(0)');
    expect(await bottomOf(page, '.bottom')).toBe(740);
  });

  it('leave a dialog above them as a whole', async () => {
    const page = await open(atTheTable, keys);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByText('Large, plain letters').waitFor();
    expect(await bottomOf(page, '.dialog')).toBeGreaterThan(740 - KEYS);
    await page.evaluate(`showKeys(${KEYS})`);
    expect(await bottomOf(page, '.dialog')).toBeLessThanOrEqual(740 - KEYS);
    const top = await page.evaluate<number>(
      "document.querySelector('.dialog').getBoundingClientRect().top",
    );
    expect(top).toBeGreaterThanOrEqual(0);
  });
});

describe('sound', () => {
  /** A call takes the sound away; as long as it lasts, nobody gets it back. */
  const audio = `
    window.made = [];
    window.call = false;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() { super(); this.rests = false; made.push(this); this.inGesture = window.event?.isTrusted === true; }
      get state() { return this.rests ? 'interrupted' : super.state; }
      resume() {
        if (window.call) return Promise.reject(new DOMException('A call lasts.', 'InvalidStateError'));
        this.rests = false;
        return super.resume();
      }
    };
    window.heard = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...at) { heard += 1; return start.apply(this, at); };
  `;
  const on = `${audio}; localStorage.setItem('moonlit.sound', 'on');`;

  it('is opened by a gesture, and survives a call', async () => {
    const page = await open('/?fixture=proposed&as=claire', on);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    expect(await page.evaluate('made.length'), 'before anybody has done anything').toBe(0);
    await page.locator('.tab').nth(1).tap();
    expect(await page.evaluate('made.map(({ inGesture }) => inGesture)')).toEqual([true]);
    await expect.poll(() => page.evaluate('made[0].state')).toBe('running');
    await page.evaluate('call = true; made[0].rests = true;');
    await page.locator('.tab').nth(0).tap();
    expect(await page.evaluate('made[0].state')).toBe('interrupted');
    await page.evaluate('call = false');
    await page.locator('.tab').nth(1).tap();
    await expect.poll(() => page.evaluate('made[0].state')).toBe('running');
    expect(await page.evaluate('made.length')).toBe(1);
  });

  it('goes on by itself where the page comes back and may', async () => {
    const page = await open('/?fixture=proposed&as=claire', on);
    await page.locator('.tab').nth(1).tap();
    await expect.poll(() => page.evaluate('made[0]?.state')).toBe('running');
    await page.evaluate(
      "made[0].rests = true; document.dispatchEvent(new Event('visibilitychange'))",
    );
    await expect.poll(() => page.evaluate('made[0].state')).toBe('running');
  });

  it('leaves out what cannot be heard, and makes nothing up for it', async () => {
    const page = await blankWith('shell/stage/audio.ts', 'audio', audio);
    expect(await page.evaluate('audio.audible()')).toBe(null);
    await page.evaluate("addEventListener('click', () => audio.openEars())");
    await page.mouse.click(100, 100);
    await expect.poll(() => page.evaluate('audio.audible() === made[0]')).toBe(true);
    await page.evaluate('made[0].rests = true');
    expect(await page.evaluate('audio.audible()')).toBe(null);
  });
});

describe('the voice', () => {
  const WATCH = `
    window.said = [];
    window.most = 0;
    const place = document.createElement('div');
    document.body.append(place);
    voice.mount(place);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent);
      for (const region of place.querySelectorAll('[aria-live]')) most = Math.max(most, region.childNodes.length);
    }).observe(place, { subtree: true, childList: true, characterData: true });
  `;
  const said = (page: Page) => page.evaluate<string[]>('said');

  it('says as one what comes within a moment, and holds it in one node', async () => {
    const page = await blankWith('design/testing/heard.ts', 'voice');
    await page.evaluate(WATCH);
    await page.evaluate("for (const one of ['One.', 'Two.', 'Three.']) voice.say(one)");
    await expect.poll(() => said(page)).toEqual(['One.\nTwo.\nThree.']);
    expect(await page.evaluate('most')).toBe(1);
  });

  it('lets the next wait until that has been read, and takes its place', async () => {
    const page = await blankWith('design/testing/heard.ts', 'voice');
    await page.evaluate(WATCH);
    const long = 'A sentence that takes a while to read, because it has so many letters.';
    await page.evaluate(`voice.say(${JSON.stringify(long)})`);
    await expect.poll(() => said(page)).toEqual([long]);
    const from = Date.now();
    await page.evaluate("voice.say('Four.'); setTimeout(() => voice.say('Five.'), 300)");
    await expect.poll(() => said(page), { interval: 50 }).toEqual([long, 'Four.\nFive.']);
    expect(Date.now() - from).toBeGreaterThan(1_500);
    expect(await page.evaluate('most')).toBe(1);
  });

  it('waits for nothing where it interrupts', async () => {
    const page = await blankWith('design/testing/heard.ts', 'voice');
    await page.evaluate(WATCH);
    await page.evaluate(
      "voice.say('A sentence that takes quite a while to be read to anybody at all.')",
    );
    await expect.poll(() => said(page)).toHaveLength(1);
    const from = Date.now();
    await page.evaluate("voice.say('Stop.', true)");
    await expect.poll(() => said(page), { interval: 20 }).toContain('Stop.');
    expect(Date.now() - from).toBeLessThan(1_200);
  });
});

describe('copying', () => {
  it('works on plain HTTP, where there is no clipboard of the page’s', async () => {
    const page = await open(basics);
    expect(await page.evaluate('isSecureContext || "clipboard" in navigator')).toBe(false);
    const field = page.locator('.copy-row input').first();
    const link = await field.inputValue();
    expect(link).toMatch(/^http/);
    await page.locator('.copy-row').first().getByRole('button', { name: 'Copy' }).tap();
    await page.getByText('Copied.').first().waitFor();
    await page.evaluate(
      "document.body.prepend(Object.assign(document.createElement('textarea'), { id: 'to' }))",
    );
    await page.locator('#to').focus();
    await page.keyboard.press('Control+V');
    expect(await page.locator('#to').inputValue()).toBe(link);
  });

  it('works in a dialog, outside of which nothing can be marked, and leaves the keyboard where it was', async () => {
    const page = await blankWith('design/copy-text.ts', 'copying');
    await page.setContent('<dialog><button>Copy</button><textarea></textarea></dialog>');
    await putIn(page, 'design/copy-text.ts', 'copying');
    await page.evaluate(`
      document.querySelector('dialog').showModal();
      document.querySelector('button').onclick = async () => { window.copied = await copying.copyText('in a dialog'); };
    `);
    await page.getByRole('button', { name: 'Copy' }).tap();
    await expect.poll(() => page.evaluate('window.copied')).toBe(true);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Copy');
    await page.locator('textarea').focus();
    await page.keyboard.press('Control+V');
    expect(await page.locator('textarea').inputValue()).toBe('in a dialog');
  });
});

describe('what can be seen', () => {
  it.each([basics, dialogs, forms, whole])(
    'is known without checkVisibility as with it: %s',
    async (path) => {
      const page = await open(path);
      await page.locator('.design, main, .app').first().waitFor();
      await putIn(page, 'shell/focus/focusable.ts', 'focusable');
      const seen = await page.evaluate<{ with: number; all: number; other: string[] }>(`(() => {
        const all = [...document.querySelectorAll('button, summary, input, select, textarea, a[href], p, h2, li')];
        const known = all.map(focusable.isDrawn);
        delete Element.prototype.checkVisibility;
        const asked = all.map(focusable.isDrawn);
        const other = all.filter((_, at) => known[at] !== asked[at]).map((one) => one.outerHTML.slice(0, 200));
        return { with: known.filter((one) => one).length, all: all.length, other };
      })()`);
      expect(seen.other).toEqual([]);
      expect(seen.with).toBeGreaterThan(10);
      expect(seen.all).toBeGreaterThan(path === whole ? 10 : seen.with);
    },
  );
});

it('draws scroll bars in the colours of the look', async () => {
  const page = await open(atTheTable);
  await page.locator('.page').waitFor();
  const colours = async (scheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme: scheme });
    return page.evaluate<string>(
      "getComputedStyle(document.querySelector('.page')).scrollbarColor",
    );
  };
  const [light, dark] = [await colours('light'), await colours('dark')];
  expect(light).toMatch(/^rgb\(\d+, \d+, \d+\) rgba\(0, 0, 0, 0\)$/);
  expect(dark).toMatch(/^rgb/);
  expect(dark).not.toBe(light);
});
