import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/** Where the installed Playwright keeps what it runs in a page to find elements and to look at them. */
const BUNDLE = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');

/** The literal that the text of it stands in. */
const LITERAL =
  /generated\/injectedScriptSource\.ts"\(\) \{\s*"use strict";\s*\w+ = ('(?:[^'\\]|\\.)*');/;

/** What a page has it under. */
export const FINDS = 'window.moonlitFinds';

/**
 * A script that gives a page what Playwright finds elements with, as `FINDS`: what a story looks for is then the same in
 * an engine that Playwright cannot drive.
 *
 * @throws where the installed Playwright keeps it elsewhere.
 */
export function finds(): string {
  const [, literal] = LITERAL.exec(readFileSync(BUNDLE, 'utf8')) ?? [];
  if (!literal) {
    throw new Error(
      `What Playwright runs in a page does not stand in ${BUNDLE} as it did: look there for what “injectedScriptSource” is now, and read that here.`,
    );
  }
  const source: unknown = runInNewContext(literal);
  const settings = {
    ...{ isUnderTest: false, sdkLanguage: 'javascript', testIdAttributeName: 'data-testid' },
    ...{ stableRafCount: 1, browserName: 'webkit', shouldPrependErrorPrefix: false },
    ...{ isUtilityWorld: false, customEngines: [] },
  };
  return `${FINDS} = (() => {
    const module = {};
    ${source}
    return new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(settings)});
  })();`;
}
