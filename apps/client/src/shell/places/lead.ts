import type { OwnTask, TabId } from '../game';
import { formOf } from '../offers/form-state';
import type { OpenOffer } from '../state';
import { openTab, turnToTab } from '../table/opened';
import type { TableView } from '../table/view';

/** Places of offers that stand on one's own side. */
const OWN: readonly string[] = ['sheet', 'creation', 'director'];

/** The tab with one's own side. */
const ownTab = ({ viewer }: TableView): TabId => (viewer.role === 'director' ? 'desk' : 'own');

/** How long what leads somewhere waits for it to be drawn, in milliseconds, and how often it looks. */
const PATIENCE_MS = 2_000;
const LOOK_MS = 50;
/** How much of the screen something may take up that is put in its middle. */
const MOST_IN_SIGHT = 0.6;

/** Leads whoever looks to where an offer stands: to its tab, into what it is folded, the keyboard upon it. */
export function leadTo(table: TableView, { key, place, fields = [] }: OpenOffer): void {
  const tab = OWN.includes(place) ? ownTab(table) : 'table';
  if (openTab.peek() !== tab) turnToTab(tab);
  const all = () => document.querySelectorAll<HTMLElement>('.app [data-offer]');
  whenDrawn(
    () => [...all()].find(({ dataset }) => dataset.offer === key),
    (found) => {
      // What is sent at a tap needs no form.
      const folded = fields.length > 0 && found.matches('details');
      if (folded) formOf(key).open.value = true;
      whenDrawn(
        () => (folded ? found.querySelector('form') : found),
        () => arrive(found),
      );
    },
  );
}

/** Leads whoever looks to their own side. */
export function leadToOwn(table: TableView): void {
  turnToPart(ownTab(table));
}

/** Leads whoever looks to where they do what waits for them. */
export function leadToTask(table: TableView, { where }: OwnTask): void {
  if (where === 'own') leadToOwn(table);
  else leadToActs();
}

/** Leads to what one can do of one's own accord, from its beginning. */
export function leadToActs(): void {
  if (openTab.peek() !== 'table') turnToTab('table');
  whenDrawn(
    () => document.querySelector<HTMLElement>('.acts h2'),
    (found) => {
      found.closest('.acts')?.scrollIntoView();
      found.focus({ preventScroll: true });
    },
  );
}

/**
 * Turns to the table from its very beginning, as somebody who comes to it: the keyboard is upon the part as a
 * whole, since what stands first in it may still have to be fetched.
 */
export function turnToBeginning(): void {
  turnToTab('table');
  whenDrawn(
    () => document.querySelector<HTMLElement>('.page, .column-play'),
    (found) => {
      found.tabIndex = -1;
      found.focus({ preventScroll: true });
      // A phone scrolls the page as a whole, and comes back to where one has been on it.
      scrollTo(0, 0);
      found.scrollTop = 0;
    },
  );
}

/** Leads the keyboard to what happens now. */
export function turnToPlay(): void {
  turnToPart('table');
}

/** Leads to how a ready-made evening begins, open to be read. */
export function leadToOpening(): void {
  if (openTab.peek() !== 'table') turnToTab('table');
  whenDrawn(
    () => document.querySelector<HTMLDetailsElement>('.opening'),
    (found) => {
      found.open = true;
      found.scrollIntoView();
      found.querySelector('summary')?.focus({ preventScroll: true });
    },
  );
}

/** Leads to what lies on the table, such as a roll, from its beginning; else to what happens now. */
export function turnToRoll(): void {
  const lies = () => document.querySelector<HTMLDetailsElement>('.on-table:not(.on-table-empty)');
  if (openTab.peek() !== 'table') turnToTab('table');
  setTimeout(() => {
    const found = lies();
    if (!found) return turnToPlay();
    found.open = true;
    found.scrollIntoView();
    found.querySelector('summary')?.focus({ preventScroll: true });
  }, LOOK_MS);
}

/** The heading of a part of the table, on a phone and on a desk; the first of them that is there. */
const heads: Partial<Record<TabId, readonly string[]>> = {
  table: ['#next-step h2', ':is(.page, .column-play) h2[tabindex]'],
  log: ['#log h2'],
};
const ownHead = [':is(.page, .column-own .column) h2'];

/** Turns to a part of the table, the keyboard upon its heading. */
export function turnToPart(part: TabId): void {
  if (openTab.peek() !== part) turnToTab(part);
  whenDrawn(
    () => firstOf(heads[part] ?? ownHead),
    (found) => {
      // A heading is no stop of its own, but the keyboard can be put there.
      if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
      found.focus();
    },
  );
}

function firstOf(selectors: readonly string[]): HTMLElement | null {
  const [selector, ...others] = selectors;
  if (selector === undefined) return null;
  return document.querySelector<HTMLElement>(selector) ?? firstOf(others);
}

/** Does something with what is drawn soon: a part of the page may have to be fetched first. */
function whenDrawn<T extends HTMLElement>(
  find: () => T | null | undefined,
  then: (found: T) => void,
): void {
  const end = performance.now() + PATIENCE_MS;
  const look = () => {
    const found = find();
    if (found) then(found);
    else if (performance.now() < end) setTimeout(look, LOOK_MS);
  };
  setTimeout(look);
}

/** Whoever has begun to write goes on there, unless a tap is enough: what is ready comes first, where something is. */
function arrive(offer: HTMLElement): void {
  for (let at = folded(offer); at; at = folded(at)) at.setAttribute('open', '');
  // What is higher than the screen is read from its beginning.
  const high = offer.offsetHeight > innerHeight * MOST_IN_SIGHT;
  offer.scrollIntoView({ block: high ? 'start' : 'center' });
  const words = offer.querySelectorAll<HTMLInputElement>('input[type=text], textarea');
  const begun = [...words].find(({ value }) => value !== '');
  // What may be written besides would lay the keys of a phone over what it is sent by.
  const first =
    offer.querySelector<HTMLElement>('.choice-buttons button') ??
    offer.querySelector<HTMLElement>('input, textarea, select, button');
  const ready = offer.querySelector<HTMLElement>('[data-first] button');
  (ready ?? begun ?? first ?? offer.querySelector('summary'))?.focus({ preventScroll: true });
}

const folded = (inside: HTMLElement): HTMLElement | null =>
  inside.parentElement?.closest<HTMLElement>('details:not([open])') ?? null;
