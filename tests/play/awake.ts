/** The most that may pass from the moment at which a page is seen until it shows what has happened meanwhile. */
export const AWAKE_MS = 1_000;

/** How long nothing must have run for a page to have slept: longer than a busy machine ever lets it wait. */
const STOOD_STILL_MS = 4_000;

/**
 * Notes in the page when it goes on after it has stood still for some seconds, when it shows a text, and what it says of
 * its line.
 */
export const watchFor = (text: string): string => `(() => {
  window.woke = { ran: 0, shown: 0, said: [] };
  let beat = Date.now();
  const goesOn = () => {
    if (!woke.ran && Date.now() - beat > ${STOOD_STILL_MS}) woke.ran = Date.now();
    beat = Date.now();
  };
  setInterval(goesOn, 20);
  document.addEventListener('visibilitychange', goesOn, true);
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
}

/** What a browser without a window does not tell by itself when somebody looks at its page again. */
export const SEEN = "void document.dispatchEvent(new Event('visibilitychange'))";
