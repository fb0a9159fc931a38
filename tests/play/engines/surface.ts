import type { Locator, Page } from 'playwright-core';

/**
 * What every engine lets somebody do in front of a page: a part of Playwright’s `Page`, in its words and with its
 * meaning. Chromium and Firefox have it as it is, WebKit by `webkit-page.ts`.
 */
export interface Surface extends Places {
  readonly keyboard: Keyboard;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** The value of an expression in the page, as it comes through JSON. */
  evaluate<R>(expression: string): Promise<R>;
  setViewportSize(size: { width: number; height: number }): Promise<unknown>;
  screenshot(options?: { path?: string }): Promise<Buffer>;
}

/** Keys, by their names in `KeyboardEvent.key`, and combinations such as `Control+z`. */
export interface Keyboard {
  press(key: string): Promise<void>;
  down(key: string): Promise<void>;
  up(key: string): Promise<void>;
  type(words: string): Promise<void>;
}

/** What something can be looked for in. */
export interface Places {
  locator(selector: string, options?: { hasText?: string | RegExp }): Spot;
  getByRole(role: Parameters<Page['getByRole']>[0], options?: ByRole): Spot;
  getByText(words: string | RegExp, options?: { exact?: boolean }): Spot;
  getByLabel(words: string | RegExp, options?: { exact?: boolean }): Spot;
}

type ByRole = NonNullable<Parameters<Page['getByRole']>[1]>;

/** How long something may take, in milliseconds. */
export interface Patience {
  timeout?: number;
}

/** What somebody looks for, looked for anew each time: a part of Playwright’s `Locator`. */
export interface Spot extends Places {
  first(): Spot;
  last(): Spot;
  nth(index: number): Spot;
  all(): Promise<Spot[]>;
  or(other: Spot): Spot;
  filter(by: { hasText?: string | RegExp; visible?: boolean }): Spot;
  count(): Promise<number>;
  waitFor(options?: Patience & { state?: State }): Promise<void>;
  isVisible(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
  inputValue(): Promise<string>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  click(options?: Patience): Promise<void>;
  setChecked(on: boolean): Promise<void>;
  selectOption(option: { label: string }): Promise<string[]>;
  fill(words: string): Promise<void>;
  press(key: string): Promise<void>;
  scrollIntoViewIfNeeded(): Promise<void>;
  /** Runs a function in the page, where nothing else of its file is, on the only element that is found. */
  evaluate<R, E>(job: (element: E) => R, nothing?: undefined, options?: Patience): Promise<R>;
  evaluateAll<R, E>(job: (elements: E[]) => R): Promise<R>;
}

type State = NonNullable<NonNullable<Parameters<Locator['waitFor']>[0]>['state']>;
