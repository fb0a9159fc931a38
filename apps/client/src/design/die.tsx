import type { ComponentChildren } from 'preact';
import { outlineOf, pips } from './die-shapes';

interface DieProps {
  face: number;
  sides: number;
  /** It counts; the others stand back. */
  kept: boolean;
  /** What the side is called, where it bears a word and no number. */
  name?: string | undefined;
  /** Lies on its body and under its number, such as its edges. */
  children?: ComponentChildren;
}

/** One die that has fallen: pips on six sides, else the shape of its kind with the number in it. */
export function Die({ face, sides, kept, name, children }: DieProps) {
  const state = kept ? 'die die-counts' : 'die';
  if (name !== undefined) return <span class={`${state} die-named`}>{name}</span>;
  return (
    <svg class={state} viewBox="0 0 24 24" aria-hidden="true">
      {sides === 6 ? (
        <>
          <rect class="die-body" x="1.500" y="1.500" width="21" height="21" rx="5" />
          {children}
          <path d={pips[face]} />
        </>
      ) : (
        <>
          <path class="die-body" d={outlineOf(sides)} />
          {children}
          <text class={face > 99 ? 'die-number die-long' : 'die-number'} x="12" y="12.5">
            {face}
          </text>
        </>
      )}
    </svg>
  );
}
