/**
 * The moon at a point of its cycle: 0 is new, 0.5 full. An ornament; what it stands for is always
 * written beside it.
 */
export function Moon({ at, size = 24 }: { at: number; size?: number }) {
  const r = 10;
  const width = Math.abs(Math.cos(2 * Math.PI * at)) * r;
  const gibbous = at > 0.25 && at < 0.75;
  const limb = at <= 0.5 ? 1 : 0;
  const terminator = gibbous ? limb : 1 - limb;
  return (
    <svg class="moon" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <circle class="moon-dark" r={r} />
      <path
        class="moon-lit"
        d={`M0 ${-r}A${r} ${r} 0 0 ${limb} 0 ${r}A${width} ${r} 0 0 ${terminator} 0 ${-r}`}
      />
    </svg>
  );
}
