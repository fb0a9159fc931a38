import type { ComponentChildren } from 'preact';

/** `s` stands in a line of words; `m` heads a card, `l` a sheet; `xl` is a picture of its own. */
export type FaceSize = 's' | 'm' | 'l' | 'xl';

interface RoundelProps {
  /** One of the colours in `css/heroes.css`; without one, that of whatever is around it. */
  hero?: string | undefined;
  size?: FaceSize | undefined;
  /** Read out instead of the drawing; without a name it is decoration beside words. */
  name?: string | undefined;
  /** The drawing leaves room around itself. */
  emblem?: boolean;
  /** The drawing: an `svg`. */
  children: ComponentChildren;
}

/** A round picture of somebody, in their colour. */
export function Roundel({ hero, size = 's', name, emblem = false, children }: RoundelProps) {
  const kind = emblem ? `face face-${size} face-emblem` : `face face-${size}`;
  return name === undefined ? (
    <span class={kind} data-hero={hero} aria-hidden="true">
      {children}
    </span>
  ) : (
    <span class={kind} data-hero={hero} role="img" aria-label={name}>
      {children}
    </span>
  );
}
