/** How somebody comes apart, and together again as somebody else. */
export type Way = 'slashed' | 'washed' | 'launched' | 'turned' | 'scattered';

/** Into how many pieces. */
const PIECES = 6;

const at = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** Upright strips, which lean by a part of the width. */
const strips = (lean: number): readonly string[] =>
  Array.from({ length: PIECES }, (_, index) => {
    const left = index === 0 ? -1 : index / PIECES;
    const right = index === PIECES - 1 ? 2 : (index + 1) / PIECES;
    return `polygon(${at(left + lean)} 0, ${at(right + lean)} 0, ${at(right - lean)} 100%, ${at(left - lean)} 100%)`;
  });

const bands: readonly string[] = Array.from({ length: PIECES }, (_, index) => {
  const [top, bottom] = [index / PIECES, (index + 1) / PIECES];
  return `polygon(-50% ${at(top)}, 150% ${at(top)}, 150% ${at(bottom)}, -50% ${at(bottom)})`;
});

/** From the middle outwards, like the rays of a star. */
const rays: readonly string[] = Array.from({ length: PIECES }, (_, index) => {
  const far = (turn: number) => {
    const angle = ((turn + 0.5) / PIECES) * 2 * Math.PI;
    return `${at(0.5 + 1.2 * Math.cos(angle))} ${at(0.45 + 1.2 * Math.sin(angle))}`;
  };
  return `polygon(50% 45%, ${far(index - 1)}, ${far(index - 0.5)}, ${far(index)})`;
});

/** What of the picture each piece shows, as a `clip-path`. */
export const pieces: Readonly<Record<Way, readonly string[]>> = {
  slashed: strips(0.14),
  washed: strips(0),
  launched: bands,
  turned: strips(0),
  scattered: rays,
};
