import type { Page } from 'playwright-core';

/** How an animation ran on a page. */
export interface Frames {
  /** Frames a second, from the first that shows it to the last. */
  perSecond: number;
  /** The longest that one frame stood, in milliseconds, and the longest of all but one in twenty. */
  longest: number;
  p95: number;
  /** How long it was watched, in milliseconds. */
  lasted: number;
  /** Tasks over 50 ms meanwhile: how many, and how long the longest was. */
  tasks: number;
  longestTask: number;
  /** Milliseconds from what set it off to the first frame that shows it, tasks included. */
  began: number;
}

/** What begins an animation in the page and what ends it: expressions of the page. */
export interface Span {
  begins: string;
  ends: string;
  /** How long it goes on after that, or is watched at most, in milliseconds. */
  more: number;
}

/** Begins to count the frames of what `span` says is to come. */
export async function count(page: Page, { begins, ends, more }: Span): Promise<void> {
  await page.evaluate(`(() => {
    const seen = { at: [], tasks: [], set: performance.now(), from: null, ended: null };
    let done;
    seen.done = new Promise((resolve) => { done = resolve; });
    window.seen = seen;
    const tasks = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
    });
    tasks.observe({ type: 'longtask' });
    const look = (now) => {
      if (seen.from === null && (${begins})) seen.from = now;
      if (seen.from !== null) {
        seen.at.push(now);
        if (seen.ended === null && (${ends})) seen.ended = now;
        if (seen.ended !== null && now - seen.ended >= ${more}) {
          setTimeout(done, 200);
          return;
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`);
}

/** Waits until the animation is over, and says how it ran. */
export async function counted(page: Page): Promise<Frames> {
  return page.evaluate<Frames>(`(async () => {
    await window.seen.done;
    const { at, tasks, set, from } = window.seen;
    const to = at[at.length - 1];
    const gaps = at.slice(1).map((one, index) => one - at[index]).sort((a, b) => a - b);
    const within = tasks.filter(([start]) => start >= from && start <= to).map(([, ms]) => ms);
    return {
      perSecond: 1000 * gaps.length / (to - from),
      longest: gaps[gaps.length - 1],
      p95: gaps[Math.floor(gaps.length * 0.95)],
      lasted: to - from,
      tasks: within.length,
      longestTask: Math.max(0, ...within),
      began: from - set,
    };
  })()`);
}
