import type { Page, Request } from 'playwright-core';
import type { Spot, Surface } from './engines/surface';
import type { Hands } from './hands';
import { fingers, Gone } from './hands';

/** How long somebody looks for one thing, in milliseconds. */
export const PATIENCE_MS = 45_000;
/** How long a finger waits between two looks, and keys, which have to go wherever they search. */
const LOOK_MS = { fingers: 120, keys: 500 };
/** How long one thing may take that is done on the way to another. */
const STEP_MS = 2_000;
/** How long a tap may take: it cannot be told whether one that is given up has been carried out. */
const TAP_MS = 15_000;
/** How long somebody looks in one part of the table before they turn to the other. */
const TURN_MS = 2_000;
/** How long a page may be busy with itself, or with what was sent from it, before somebody does something there all the same. */
const REST_MS = 10_000;
/** So many parts are folded into each other. */
const DEEPEST = 4;

/** Finds what one looks for on a page, wherever it is folded away, and taps it, whatever lies over it. */
export class Finder {
  /** How long somebody waits for a thing to come by itself before they search for it, in milliseconds. */
  waits = 0;

  /** @param hasAll whether the page has been given all that it has asked for, where that can be known. */
  constructor(
    private readonly page: Surface,
    private readonly hands: Hands,
    private readonly hasAll: () => boolean = () => true,
  ) {}

  /**
   * Waits until something is in sight, and meanwhile looks where it may be: in what is folded into a
   * line, among the questions, under new lines of the log, on the other tab of play.
   */
  async lookFor(shown: Spot, anywhere: Spot = shown): Promise<void> {
    const one = shown.filter({ visible: true }).first();
    const look = this.hands === fingers ? LOOK_MS.fingers : LOOK_MS.keys;
    const end = Date.now() + PATIENCE_MS;
    if (this.waits > 0 && (await comes(one, this.waits))) return;
    if (this.hands !== fingers) {
      if (await comes(one, LOOK_MS.fingers)) return;
      // What is folded away is no nearer for being waited for.
      await this.#unfoldTo(anywhere).catch(() => {});
    }
    let turned = Date.now();
    while (!(await comes(one, look))) {
      if (Date.now() > end) throw new Error(`Nowhere on ${await this.whereabouts()}: ${shown}`);
      // Who taps about on a page that is still coming misses what it is about to show.
      if (!(await this.#isAtRest()) && Date.now() < end - PATIENCE_MS + REST_MS) {
        turned = Date.now();
        continue;
      }
      // The page may be on its way to another one, where there is nothing to unfold any more.
      await this.#search(anywhere).catch(() => {});
      if (Date.now() - turned < TURN_MS) continue;
      await this.#tryTo('.tab:is([data-tab=table], [data-tab=board])').catch(() => {});
      turned = Date.now();
    }
  }

  /** Waits until what was sent from the page has been answered, as whoever reads “Sending…” does. */
  async answered(): Promise<void> {
    const sending = this.page.locator(SENDING).filter({ visible: true });
    await sending
      .first()
      .waitFor({ state: 'hidden', timeout: REST_MS })
      .catch(() => {});
  }

  /** Whether the page has all that it has asked for, and nothing is on its way from it. */
  async #isAtRest(): Promise<boolean> {
    if (!this.hasAll()) return false;
    const rests = `document.readyState === 'complete' &&
      ![...document.querySelectorAll('${SENDING}')].some((one) => one.checkVisibility())`;
    return this.page.evaluate<boolean>(rests).catch(() => false);
  }

  /**
   * Taps something, and puts away what lies over it: a dialog, the questions, a show on the stage.
   *
   * @param opens what the tap is for: where that stands there already, its button may be gone.
   */
  async press(button: Spot, opens?: Spot): Promise<void> {
    if (this.hands !== fingers) return this.#persist(button, () => this.hands.press(button), opens);
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      const over = await button.evaluate(whatLiesOver, undefined, { timeout: PATIENCE_MS });
      if (over === 'dialog') await this.page.keyboard.press('Escape');
      else if (over === 'show') await this.skipShow();
      else if (over === 'questions')
        await this.#tryTo('.strip .prompts-toggle[aria-expanded=true]');
      else {
        // Something may come to lie over it even now; then it is looked at once more.
        const tapped = await button.click({ timeout: TAP_MS }).then(
          () => null,
          (error: unknown) => error,
        );
        if (tapped === null) return;
        if (Date.now() > end) throw tapped;
        // With many pages in one browser, one of them may stop to draw frames, which a tap waits for: a picture makes it.
        await this.page.screenshot().catch((error: unknown) => {
          const errors = [tapped, error];
          throw new AggregateError(errors, `No tap, nor a picture to wake the page: ${errors}`);
        });
      }
    }
  }

  /** Ticks a box or one of several choices, or unticks a box. */
  tick(box: Spot, on = true): Promise<void> {
    return this.#persist(box, () => this.hands.tick(box, on));
  }

  /** Chooses from a list to pull down, by what stands there. */
  pick(list: Spot, label: string): Promise<void> {
    return this.#persist(list, () => this.hands.pick(list, label));
  }

  /** Writes into a field, instead of what stands there. */
  write(field: Spot, words: string): Promise<void> {
    return this.#persist(field, () => this.hands.write(field, words));
  }

  /** Does something with what can go out of sight on the way to it, and is then looked for again. */
  async #persist(what: Spot, act: () => Promise<void>, opens?: Spot): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof Gone) || Date.now() > end) throw error;
      }
      await this.lookFor(opens ? what.or(opens) : what, what);
      if (await opens?.isVisible()) return;
    }
  }

  /** What is on the page instead, in a line. */
  whereabouts(): Promise<string> {
    return this.page.evaluate<string>(WHEREABOUTS).catch(String);
  }

  /** Looks where something may be that is not in sight. */
  async #search(anywhere: Spot): Promise<void> {
    await this.#unfoldTo(anywhere);
    await this.#tryTo('.prompts-waiting[aria-expanded=false]');
    await this.#tryTo('.log-news');
    await this.skipShow();
  }

  /** What is shown to all goes first, and comes to its end sooner at a tap, or with Escape. */
  async skipShow(): Promise<void> {
    const skip = this.page.locator('.stage-skip');
    // The pointer does not go there: what it lies on stays.
    if (this.hands === fingers) await skip.evaluateAll(clickAll);
    else if ((await skip.count()) > 0) await this.page.keyboard.press('Escape');
  }

  /** Taps whatever of this kind can be tapped and is not chosen already. */
  async #tryTo(selector: string): Promise<void> {
    const [found] = await this.page.locator(`${selector}:not([aria-current])`).all();
    const tabs = selector.startsWith('.tab');
    const chosen = '.tab[aria-current]:is([data-tab=table], [data-tab=board])';
    if (tabs && (await this.page.locator(chosen).count()) === 0) return;
    if (!found) return;
    if (this.hands === fingers) await found.click({ timeout: STEP_MS }).catch(() => {});
    else await this.hands.press(found).catch(() => {});
  }

  /** Unfolds what something is folded into: on a keyboard, one summary after the other. */
  async #unfoldTo(anywhere: Spot): Promise<void> {
    if (this.hands === fingers) {
      await anywhere.evaluateAll(unfoldAround);
      return;
    }
    for (let depth = 0; depth < DEEPEST; depth += 1) {
      await this.page.evaluate(UNMARK);
      await anywhere.evaluateAll(markFold);
      const summary = this.page.locator('[data-unfold]');
      if ((await summary.count()) === 0) return;
      await this.hands.press(summary);
    }
  }
}

/** Looks at what a page asks for from now on; tells whether it has been given all of it. */
export function watchRequests(page: Page): () => boolean {
  const awaited = new Set<Request>();
  page.on('request', (request) => awaited.add(request));
  page.on('requestfinished', (request) => awaited.delete(request));
  page.on('requestfailed', (request) => awaited.delete(request));
  // What a page had asked for that is left never ends.
  page.on('framenavigated', () => awaited.clear());
  return () => awaited.size === 0;
}

/** What is on its way from a page. */
const SENDING = '[aria-busy=true]';

/** Whether something is in sight before this many milliseconds have passed. */
function comes(what: Spot, timeout: number): Promise<boolean> {
  return what.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
}

/** Where somebody is, and what may keep them from what they look for. */
const WHEREABOUTS = `(() => {
  const said = (name, selector) => {
    const found = [...document.querySelectorAll(selector)].map((one) => one.textContent.trim()).filter(Boolean);
    return found.length > 0 ? [name + ' “' + found.join(' / ').slice(0, 80) + '”'] : [];
  };
  return [
    location.pathname,
    ...said('part', '.tab[aria-current]'),
    ...said('dialog', 'dialog:modal h2'),
    ...said('stage', '.stage-show'),
    ...said('asked', '.prompts-waiting .prompts-words'),
    ...said('refused', '[role=alert]'),
    ...said('on its way', '[aria-busy=true]'),
    ...said('connection', '.notices'),
    ...said('now', '#next-step h2'),
  ].join(', ');
})()`;

const UNMARK = `document.querySelector('[data-unfold]')?.removeAttribute('data-unfold')`;

/** As much of an element as is needed to open what it is folded into. */
interface Folded {
  parentElement: Folded | null;
  closest(selector: string): Folded | null;
  querySelector(selector: string): Folded | null;
  setAttribute(name: string, value: string): void;
}

/** Marks what opens the outermost folded part that the first of these lies in. */
function markFold([element]: Folded[]): void {
  let outermost: Folded | null = null;
  const own = element?.closest('summary')?.parentElement ?? element;
  let around = own?.parentElement?.closest('details:not([open])');
  while (around) {
    outermost = around;
    around = around.parentElement?.closest('details:not([open])');
  }
  outermost?.querySelector('summary')?.setAttribute('data-unfold', '');
}

/** Taps without a pointer. It runs in the page, where nothing else of this file is. */
export function clickAll(elements: { click(): void }[]): void {
  for (const element of elements) element.click();
}

/** Unfolds every part that elements lie in, as one would on the way to them. */
function unfoldAround(elements: Folded[]): void {
  for (const element of elements) {
    const own = element.closest('summary')?.parentElement ?? element;
    let around = own?.parentElement?.closest('details:not([open])');
    while (around) {
      around.setAttribute('open', '');
      around = around.parentElement?.closest('details:not([open])');
    }
  }
}

/** As much of a page as tells what lies over an element. */
interface Laid extends Folded {
  contains(other: Laid | null): boolean;
  scrollIntoView(how: object): void;
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
  ownerDocument: {
    querySelector(selector: string): Laid | null;
    elementFromPoint(x: number, y: number): Laid | null;
  };
}

/** What keeps a finger from an element and can be put away. It runs in the page, where nothing else of this file is. */
function whatLiesOver(element: Laid): 'dialog' | 'show' | 'questions' | null {
  const page = element.ownerDocument;
  if (page.querySelector('dialog:modal') && !element.closest('dialog:modal')) return 'dialog';
  const questions = page.querySelector('.strip .prompts-toggle[aria-expanded=true]');
  if (!questions && !page.querySelector('.stage-show')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = page.elementFromPoint(left + width / 2, top + height / 2);
  if (!there || element.contains(there)) return null;
  if (there.closest('.stage-show')) return 'show';
  // What is asked stays unfolded where it is the answer that is tapped.
  const asked = there.closest('.prompts, .prompts-body') && !element.closest('.prompts-body');
  return questions && asked ? 'questions' : null;
}
