import type { Spot, Surface } from './engines/surface';

/** How somebody works the page: what is pressed, chosen and written there. */
export interface Hands {
  press(what: Spot): Promise<void>;
  /** Ticks a box or one of several choices, or unticks a box. */
  tick(what: Spot, on?: boolean): Promise<void>;
  /** Chooses from a list to pull down, by what stands there. */
  pick(list: Spot, label: string): Promise<void>;
  /** Writes into a field, instead of what stands there. */
  write(field: Spot, words: string): Promise<void>;
}

/** Taps with a finger, and writes on the keys that then come up. */
export const fingers: Hands = {
  press: (what) => what.click(),
  tick: (what, on = true) => what.setChecked(on),
  pick: async (list, label) => {
    await list.selectOption({ label });
  },
  async write(field, words) {
    await field.fill(words);
    await field.press('Tab');
  },
};

/** Where the keyboard has to go to be on something. */
interface Way {
  /** Stops from here to there, backwards if negative. */
  stops: number;
  /** It is one of several that share a stop: so many arrows on from what the stop is on. */
  arrows: [key: string, times: number] | null;
  /** The keyboard is on it. */
  there: boolean;
}

/**
 * The way from where the keyboard is to an element, as Tab goes: through all that it stops at, in the order
 * of the page. Radios of one question share a stop, and so do the places of a map.
 */
const WAY = `(() => {
  window.unguard?.();
  const target = window.goal;
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const root = dialogs.at(-1) ?? document;
  const kinds = 'a[href], button, summary, input, select, textarea, [tabindex]';
  const drawn = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
  const name = (one) => (one.type === 'radio' ? one.name : '');
  const all = [...root.querySelectorAll(kinds)].filter((one) => !one.disabled && drawn(one));
  const map = (one) => one?.closest('[data-map]') ?? null;
  const radios = (of) => all.filter((one) => name(one) === of);
  const stopOf = (one) => {
    if (name(one)) return radios(name(one)).find(({ checked }) => checked) ?? radios(name(one))[0];
    if (one.tabIndex >= 0) return one;
    const shares = (other) => other.dataset.place !== undefined && map(other) === map(one);
    return all.find((other) => other.tabIndex >= 0 && shares(other)) ?? one;
  };
  const on = document.activeElement;
  const stops = all.filter((one) => one.tabIndex >= 0 && (!name(one) || stopOf(one) === one || one === on));
  const at = stops.indexOf(on);
  const next = at >= 0 ? at : stops.findIndex((one) => on.compareDocumentPosition(one) & 4) - 1;
  const stop = stopOf(target);
  const there = on === target;
  const near = name(target) ? name(on) === name(target) : on?.dataset.place !== undefined && target.dataset.place !== undefined && map(on) === map(target);
  if (there || !near) return { there, stops: there ? 0 : stops.indexOf(stop) - Math.max(next, -1), arrows: null };
  if (name(target)) {
    const group = radios(name(target));
    const times = (group.indexOf(target) - group.indexOf(on) + group.length) % group.length;
    return { there, stops: 0, arrows: ['ArrowDown', times] };
  }
  const middle = (one) => { const { left, right, top, bottom } = one.getBoundingClientRect(); return [(left + right) / 2, (top + bottom) / 2]; };
  const [[x, y], [toX, toY]] = [middle(on), middle(target)];
  const across = Math.abs(toX - x) > Math.abs(toY - y);
  return { there, stops: 0, arrows: [across ? (toX > x ? 'ArrowRight' : 'ArrowLeft') : toY > y ? 'ArrowDown' : 'ArrowUp', 1] };
})()`;

/** How often the way is looked up anew, where what others do has changed it or an arrow leads elsewhere. */
const LOOKS_MAX = 40;
/** How long it may take until something that is not there yet can be reached, in milliseconds. */
const THERE_MS = 5_000;
/** How long something may be out of sight before it counts as gone, in milliseconds. */
const STILL_MS = 1_000;

/** What somebody was on the way to is out of sight, such as behind what is being shown to all. */
export class Gone extends Error {}

function gone(cause: unknown): never {
  throw new Gone('What the keyboard was going to is gone', { cause });
}

/** Keys alone: whatever is done is done where the keyboard has gone by Tab and arrows. */
export class Keys implements Hands {
  constructor(private readonly page: Surface) {}

  async press(what: Spot): Promise<void> {
    do await this.#goTo(what);
    while (!(await this.#strikes('Enter')));
  }

  async tick(what: Spot, on = true): Promise<void> {
    if ((await what.isChecked()) === on) return;
    do await this.#goTo(what);
    while ((await what.isChecked()) !== on && !(await this.#strikes('Space')));
  }

  async pick(list: Spot, label: string): Promise<void> {
    await this.#goTo(list);
    const options = await this.page.evaluate<string[]>(OPTIONS);
    const from = await this.page.evaluate<number>('window.goal.selectedIndex');
    const to = options.findIndex((option) => option.startsWith(label));
    await this.#times(to < from ? 'ArrowUp' : 'ArrowDown', Math.abs(to - from));
  }

  async write(field: Spot, words: string): Promise<void> {
    await this.#goTo(field);
    await this.page.keyboard.press('Control+A');
    if (words === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.type(words);
    await this.page.keyboard.press('Tab');
  }

  async #goTo(what: Spot): Promise<void> {
    await what.waitFor({ timeout: THERE_MS }).catch(gone);
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      await what.evaluate(aimAt, undefined, { timeout: STILL_MS }).catch(gone);
      const { there, stops, arrows } = await this.page.evaluate<Way>(WAY);
      if (arrows) await this.#times(...arrows);
      else if (!there) await this.#tab(stops || 1);
      if (await this.page.evaluate<boolean>(ARRIVE)) return;
    }
    const on = await this.page.evaluate<string>('document.activeElement.outerHTML.slice(0, 200)');
    throw new Error(`The keyboard does not come to ${what}; it is on ${on}`);
  }

  /** Presses a key on what was gone to; on nothing else, should the keyboard be elsewhere by now. */
  async #strikes(key: 'Enter' | 'Space'): Promise<boolean> {
    await this.page.keyboard.press(key);
    // The page that would know may have gone at this key.
    return this.page.evaluate<boolean>('window.missed !== true').catch(() => true);
  }

  /** So many stops on, or back: as when the key is held down. */
  async #tab(stops: number): Promise<void> {
    if (stops < 0) await this.page.keyboard.down('Shift');
    const held = Array.from({ length: Math.abs(stops) }, () => this.page.keyboard.down('Tab'));
    await Promise.all(held);
    await this.page.keyboard.up('Tab');
    if (stops < 0) await this.page.keyboard.up('Shift');
  }

  async #times(key: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
  }
}

/** Whether the keyboard is on what was gone to; then lets the next key do nothing, should it be elsewhere by then. */
const ARRIVE = `(() => {
  if (document.activeElement !== window.goal) return false;
  window.missed = false;
  const guard = (event) => {
    window.unguard();
    window.missed = document.activeElement !== window.goal;
    if (!window.missed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.unguard = () => removeEventListener('keydown', guard, true);
  addEventListener('keydown', guard, true);
  return true;
})()`;

const OPTIONS = '[...window.goal.options].map(({ label }) => label)';

/** Keeps an element at hand for the next script. */
function aimAt(element: object): void {
  Object.assign(globalThis, { goal: element });
}
