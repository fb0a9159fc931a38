/** The most that may pass from the moment at which a page is seen until it shows what has happened meanwhile. */
export const AWAKE_MS = 1_000;

/** How long nothing must have run for a page to have slept: longer than a busy machine ever lets it wait. */
const STOOD_STILL_MS = 4_000;

/** How late a timer is that tells of a page that was busy, in milliseconds. */
const BUSY_MS = 150;

/**
 * Notes in the page when it goes on after it has stood still for some seconds, when it shows a text, and what it says of
 * its line.
 */
export const watchFor = (text: string): string => `(() => {
  window.woke = { ran: 0, shown: 0, said: [], steps: [] };
  const step = (what) => woke.ran && woke.steps.push(what + ' ' + (Date.now() - woke.ran));
  let beat = Date.now();
  const goesOn = () => {
    const late = Date.now() - beat;
    if (!woke.ran && late > ${STOOD_STILL_MS}) woke.ran = Date.now();
    else if (late > ${BUSY_MS}) step('busy for ' + late + ' until');
    beat = Date.now();
  };
  setInterval(goesOn, 20);
  document.addEventListener('visibilitychange', goesOn, true);
  // Whoever connects listens like this.
  const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onopen');
  Object.defineProperty(WebSocket.prototype, 'onopen', {
    ...heard,
    set(listener) {
      step('connects');
      for (const what of ['open', 'message', 'close']) this.addEventListener(what, () => step(what));
      heard.set.call(this, listener);
    },
  });
  const look = () => {
    if (!woke.shown && document.body.innerText.includes(${JSON.stringify(text)})) woke.shown = Date.now();
    const said = document.querySelector('.banner')?.innerText;
    if (said) woke.said.push(said);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** What comes of `watchFor`, as `woke` in the page. */
export interface Woke {
  /** When it went on, and when the text was there; milliseconds since 1970. */
  ran: number;
  shown: number;
  said: string[];
  /** What it did on the way, with the milliseconds since it went on. */
  steps: string[];
}

/** What a browser without a window does not tell by itself when somebody looks at its page again. */
export const SEEN = "void document.dispatchEvent(new Event('visibilitychange'))";
