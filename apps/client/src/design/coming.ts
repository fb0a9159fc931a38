/** How much is on its way that a page is made of: parts of it, and texts. */
let awaited = 0;

/** How many frames a page must lie still to be whole: what has come may ask for more when it is drawn. */
const STILL = 2;

/** Notes that a page waits for something, whatever becomes of it. */
export function coming<T>(what: Promise<T>): Promise<T> {
  awaited += 1;
  const over = () => {
    awaited -= 1;
  };
  what.then(over, over);
  return what;
}

/** Whether what lies on the page is on its way, and not to be seen yet. */
export const isPageComing = (): boolean => document.documentElement.dataset.coming !== undefined;

/**
 * Calls `whole` once nothing is on its way any more that the page asked for, or it takes too long.
 *
 * @param most how long that is, in milliseconds.
 * @returns gives up on it.
 */
export function whenWhole(whole: () => void, most: number): () => void {
  let still = 0;
  let frame = 0;
  const late = setTimeout(end, most);
  const look = () => {
    still = awaited === 0 ? still + 1 : 0;
    if (still > STILL) end();
    else frame = requestAnimationFrame(look);
  };
  look();
  function end() {
    stop();
    whole();
  }
  function stop() {
    clearTimeout(late);
    cancelAnimationFrame(frame);
  }
  return stop;
}
