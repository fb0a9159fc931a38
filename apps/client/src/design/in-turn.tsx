import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { coming } from './coming';

/** How long a page is drawn at a stretch, in milliseconds; then a tap is heard, and what is there is laid out. */
const STRETCH_MS = 3;

/** When the stretch began that goes on now; `null` while whatever is drawn is drawn at once. */
let began: number | null = null;
let waiting: (() => void)[] = [];

/**
 * From now on parts of the page (`InTurn`) are drawn one after the other, with rests between them, so that a slow phone hears
 * what is tapped meanwhile. What is returned ends that, and draws what still waits.
 */
export function takeTurns(): () => void {
  began = performance.now();
  return () => {
    began = null;
    for (const draw of waiting.splice(0)) draw();
  };
}

/** A part of a page that is not drawn with the others where they have taken their time, but in a turn of its own. */
export function InTurn({ children }: { children: ComponentChildren }) {
  const [drawn, draw] = useState(isTimeLeft);
  useLayoutEffect(() => {
    if (drawn) return;
    let told = () => {};
    void coming(
      new Promise<void>((done) => {
        told = done;
      }),
    );
    const own = () => draw(true);
    if (waiting.push(own) === 1) rest();
    return () => {
      told();
      waiting = waiting.filter((other) => other !== own);
      // Where this was quick, the next one follows at once.
      if (isTimeLeft()) waiting.shift()?.();
    };
  }, [drawn]);
  return drawn ? children : null;
}

const isTimeLeft = (): boolean => began === null || performance.now() - began < STRETCH_MS;

/** Goes on after the next frame. A page that nobody sees has none, and is drawn when turns are over. */
const rest = () => requestAnimationFrame(() => setTimeout(goOn));

function goOn(): void {
  if (began !== null) began = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) rest();
}
