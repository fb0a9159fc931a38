/** Times in milliseconds below which so many per cent of all lie. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
