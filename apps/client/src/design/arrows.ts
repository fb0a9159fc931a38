import { useState } from 'preact/hooks';

/** Directions, as a part of the way right and down. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much further a place counts that is not straight ahead. */
const ASIDE = 2;

/**
 * A map that is one stop for the keyboard: arrows go from place to place, as they lie there. Its places are
 * buttons with their ids in `data-place`.
 *
 * @param chosen where the keyboard comes in; else at the first place.
 */
export function useArrows(places: readonly string[], chosen: string | null) {
  const [last, goTo] = useState<string | null>(null);
  const stop = [last, chosen].find((id) => id !== null && places.includes(id)) ?? places[0];
  return {
    tabIndex: (id: string) => (id === stop ? 0 : -1),
    map: {
      'data-map': '',
      onKeyDown(event: KeyboardEvent & { currentTarget: HTMLElement }) {
        const way = WAYS[event.key];
        const all = event.currentTarget.querySelectorAll<HTMLElement>('[data-place]');
        const from = [...all].find((one) => one === event.target);
        const next = way && from && nextTo(from, [...all], way);
        if (way && from) event.preventDefault();
        next?.focus();
      },
      onFocusIn({ target }: FocusEvent) {
        const id = target instanceof HTMLElement ? target.dataset.place : undefined;
        if (id !== undefined) goTo(id);
      },
    },
  };
}

/** The nearest place in a direction. */
function nextTo(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | null {
  const [fromX, fromY] = middleOf(from);
  let best: { one: HTMLElement; way: number } | null = null;
  for (const one of all) {
    const [toX, toY] = middleOf(one);
    const [right, down] = [toX - fromX, toY - fromY];
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    const way = ahead + ASIDE * aside;
    if (ahead > 1 && (best === null || way < best.way)) best = { one, way };
  }
  return best?.one ?? null;
}

function middleOf(one: HTMLElement): [x: number, y: number] {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}
