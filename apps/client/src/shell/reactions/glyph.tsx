import type { ReactionKind } from '@moonlit/protocol';

/** Line drawings, 24 × 24, as `design/icon.tsx` has them: fetched with what needs them. */
const shapes: Readonly<Record<ReactionKind, string>> = {
  heart:
    'M12 20s-7.500-4.500-7.500-10A4.250 4.250 0 0 1 12 7.500 4.250 4.250 0 0 1 19.500 10c0 5.500-7.500 10-7.500 10z',
  gasp: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 9v1.500M15 9v1.500M12 17.500a2.250 2.250 0 1 0 0-4.500 2.250 2.250 0 0 0 0 4.500z',
  hand: 'M8 12V5.500a1.500 1.500 0 0 1 3 0V11 4a1.500 1.500 0 0 1 3 0v7-5.500a1.500 1.500 0 0 1 3 0V14c0 4-2.500 7-6 7-3 0-4.500-1.500-6-4.500l-1.500-3c-.5-1.500 1.500-2.500 2.500-1z',
};

export function Glyph({ kind }: { kind: ReactionKind }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  );
}
