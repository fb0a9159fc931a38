import type { Surface } from './engines/surface';

/** How much of a window is taken by what stays in sight while the page scrolls. */
export interface Strips {
  /** The height of what stays at its foot, in pixels. */
  foot: number;
  /** How much of the height all of them take, from 0 to 1. */
  taken: number;
}

/** Measures what stays at the head and at the foot of a table’s page, wherever one has scrolled. */
export const stripsOn = (page: Pick<Surface, 'evaluate'>): Promise<Strips> =>
  page.evaluate<Strips>(`(() => {
    const seen = (selector) => [...document.querySelectorAll(selector)]
      .filter((one) => getComputedStyle(one).position === 'sticky')
      .reduce((sum, one) => {
        const { height } = one.getBoundingClientRect();
        return sum + height + Math.min(0, parseFloat(getComputedStyle(one).bottom) || 0);
      }, 0);
    const foot = seen('.app > .bottom');
    return { foot, taken: (foot + seen('.app > :is(.top, .notices)')) / innerHeight };
  })()`);
