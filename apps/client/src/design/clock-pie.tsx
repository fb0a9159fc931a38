/** A progress clock as a pie, with its count in words. */
export function ClockPie({ marked, segments }: { marked: number; segments: number }) {
  const point = (index: number) => {
    const turn = (index / segments) * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(turn) * 20).toFixed(2)} ${(Math.sin(turn) * 20).toFixed(2)}`;
  };
  const large = segments === 1 ? 1 : 0;
  return (
    <span class="pie">
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        {Array.from({ length: segments }, (_, index) => (
          <path
            key={index}
            class={index < marked ? 'pie-marked' : 'pie-free'}
            d={`M0 0L${point(index)}A20 20 0 ${large} 1 ${point(index + 1)}Z`}
          />
        ))}
      </svg>
      <span class="pie-words">
        {marked} of {segments}
        {marked >= segments ? ' – full' : ''}
      </span>
    </span>
  );
}
