/** How long one piece of a long job may hold up everybody else. */
const SLICE_MS = 4;

let lastTurn: Promise<void> = Promise.resolve();

/**
 * One turn of the event loop for each that asks, whatever job it belongs to: a hundred tables that are
 * opened at once take turns, and what has come in meanwhile is dealt with between any two of them.
 */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/** Cuts a long job into slices of a few milliseconds. */
export class Slices {
  #end = performance.now() + SLICE_MS;

  /** To be awaited between two steps of the job: lets others have their turn when a slice is used up. */
  async pause(): Promise<void> {
    if (performance.now() < this.#end) return;
    await nextTurn();
    this.#end = performance.now() + SLICE_MS;
  }
}
