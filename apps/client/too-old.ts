import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { FLOOR } from './floor/floor';

/** What is said below the floor, instead of a page that stays empty. */
export const TOO_OLD = [
  'This browser is too old for Moonlit Table.',
  `It needs Safari or an iPhone from ${FLOOR.safari_ios} on, Firefox from ${FLOOR.firefox} on, or Chrome, Edge or the like from ${FLOOR.chrome} on.`,
  'Update this device, or open the same link on another one: your seat and your table are as they were.',
];

/**
 * A script for every page, in the language of all browsers that there are, which comes before the page's own. It
 * looks for what that cannot do without and an old browser has not: modules, look-behind, dialogs, and what came
 * to arrays and to colours. Where a part of the page cannot even be read, that is the same. It stands by itself,
 * without a build, which would write it for newer browsers.
 */
const script = `(function () {
  var told = false;
  function lacks() {
    if (!('noModule' in document.createElement('script'))) return true;
    if (typeof HTMLDialogElement !== 'function' || !HTMLDialogElement.prototype.showModal) return true;
    if (!Array.prototype.toSorted || !Array.prototype.findLast || typeof structuredClone !== 'function') return true;
    if (!window.CSS || !CSS.supports || !CSS.supports('color', 'color-mix(in srgb, red, blue)')) return true;
    try {
      return !new RegExp('(?<=a)b').test('ab');
    } catch (error) {
      return true;
    }
  }
  function tell() {
    var root = document.getElementById('app');
    if (told || !root) return;
    told = true;
    while (root.firstChild) root.removeChild(root.firstChild);
    var words = ${JSON.stringify(TOO_OLD)};
    var box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.style.cssText = 'max-width:34em;margin:0 auto;padding:2em 1.25em;font:1.125em/1.5 sans-serif';
    for (var at = 0; at < words.length; at += 1) {
      var line = document.createElement(at === 0 ? 'h1' : 'p');
      line.style.cssText = at === 0 ? 'margin:0;font-size:1.25em' : 'margin:1em 0 0';
      line.appendChild(document.createTextNode(words[at]));
      box.appendChild(line);
    }
    var main = document.createElement('main');
    main.appendChild(box);
    root.appendChild(main);
  }
  function drawn() {
    var root = document.getElementById('app');
    return !root || (root.firstElementChild && !root.firstElementChild.hasAttribute('data-shell'));
  }
  if (lacks()) {
    if (document.getElementById('app')) tell();
    else document.addEventListener('DOMContentLoaded', tell);
    return;
  }
  window.addEventListener('error', function (event) {
    if (event.error instanceof SyntaxError && !drawn()) tell();
  });
})();
`;

/** Where the page's own script stands. */
const OWN = '<script type="module"';

/** Writes that script, and has every page fetch it: it runs first, because scripts that are deferred keep their order. */
export function tooOld(): Plugin {
  return {
    name: 'too-old',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('There is no page to add to.');
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
      const fileName = `assets/too-old-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: script });
      const source = String(page.source);
      if (!source.includes(OWN)) return this.error('The page has no script of its own.');
      page.source = source.replace(OWN, `<script defer src="/${fileName}"></script>\n    ${OWN}`);
    },
  };
}
