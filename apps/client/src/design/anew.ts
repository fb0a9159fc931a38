/** How often everything that was on its way has been given up. */
let givenUp = 0;

/**
 * Gives up all that the page is fetching, in the engine that needs it: WebKit has so many connections to a server, and those that
 * died while the device slept are held for minutes by whatever was asked over them, so that no other is made, not
 * even to the table. Others open a WebSocket all the same, and never fetch a script again that has failed once.
 *
 * Style sheets that were on their way are asked for again; what was fetched with `anew` is, too.
 */
export function giveUpLoads(): void {
  if (!navigator.vendor.startsWith('Apple')) return;
  givenUp += 1;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const lost = links.filter(({ sheet }) => !sheet);
  window.stop();
  for (const link of lost) link.replaceWith(link.cloneNode());
}

/** Fetches something; where that was given up with all else, once more. */
export async function anew<T>(fetches: () => Promise<T>): Promise<T> {
  const before = givenUp;
  try {
    return await fetches();
  } catch (error) {
    if (givenUp === before) throw error;
    return anew(fetches);
  }
}
