/**
 * The oldest browsers that are served, by the names of `@mdn/browser-compat-data`; docs/browsers.md says why these.
 * Below them the page says that it cannot be shown (`too-old.ts`). Nothing above them is used without a guard, to
 * which `built.test.ts` holds the client as it is built.
 */
export const FLOOR = {
  chrome: '130',
  chrome_android: '130',
  edge: '130',
  firefox: '128',
  firefox_android: '128',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** A browser of the floor. */
export type FloorBrowser = keyof typeof FLOOR;

/** The same for the build, which writes syntax and style sheets so that these read them. */
export const BUILD_TARGET = [
  `chrome${FLOOR.chrome}`,
  `edge${FLOOR.edge}`,
  `firefox${FLOOR.firefox}`,
  `safari${FLOOR.safari}`,
  `ios${FLOOR.safari_ios}`,
];
