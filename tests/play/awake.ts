/** The most that may pass from the moment at which a page is seen until it shows what has happened meanwhile. */
export const AWAKE_MS = 1_000;

/** Notes in the page when it shows a text, and what it says of its line. */
export const watchFor = (text: string): string => `(() => {
  window.woke = { shown: 0, said: [] };
  const look = () => {
    if (!woke.shown && document.body.innerText.includes(${JSON.stringify(text)})) woke.shown = Date.now();
    const said = document.querySelector('.banner')?.innerText;
    if (said) woke.said.push(said);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** What comes of `watchFor`, as `woke` in the page. */
export interface Woke {
  /** Milliseconds since 1970. */
  shown: number;
  said: string[];
}

/** What a browser without a window does not tell by itself when somebody looks at its page again. */
export const SEEN = "void document.dispatchEvent(new Event('visibilitychange'))";
