import type { Browser } from 'playwright-core';
import { firefox } from 'playwright-core';

/**
 * Starts Firefox as it is installed, by WebDriver BiDi. What Playwright tells other browsers of colours, movement and
 * pointers, Firefox is told by its preferences, and so all of its pages have the same.
 */
export async function launchFirefox(
  executablePath: string,
  { colorScheme, fingers }: { colorScheme: 'light' | 'dark'; fingers: boolean },
): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
      // 1 is a finger; 6 a mouse, which is exact and can hover.
      'ui.primaryPointerCapabilities': fingers ? 1 : 6,
      'ui.allPointerCapabilities': fingers ? 1 : 6,
    },
  });
  letBeUnknown(browser);
  return browser;
}

/** What Playwright says to Firefox of each new context, and Firefox ESR 153 does not know yet. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/** Keeps from Firefox what it does not know: nothing depends on it here, and it would open no page. */
function letBeUnknown(browser: Browser): void {
  const connection = Reflect.get(browser, '_connection');
  const session = connection?.toImpl?.(browser)?._browserSession;
  if (typeof session?.send !== 'function') {
    throw new Error(
      'Playwright keeps its session with Firefox elsewhere: look whether it still needs this',
    );
  }
  const kind = Object.getPrototypeOf(session);
  const { send } = kind;
  kind.send = function (this: unknown, command: string, ...rest: unknown[]) {
    return command === UNKNOWN
      ? Promise.resolve({})
      : Reflect.apply(send, this, [command, ...rest]);
  };
}
