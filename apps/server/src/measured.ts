import { AggregatorRegistry } from 'prom-client';
import { z } from 'zod';

const metricsSchema = z.array(
  z.object({
    name: z.string(),
    help: z.string(),
    type: z.string(),
    aggregator: z.string(),
    values: z.array(
      z.object({
        // What is no number becomes `null` between processes.
        value: z
          .number()
          .or(z.nan())
          .nullable()
          .transform((value) => value ?? Number.NaN),
        labels: z.record(z.string(), z.string().or(z.number())),
        metricName: z.string().optional(),
      }),
    ),
  }),
);

/** What one process measures: what anybody may read, and the rest. */
export const measuredSchema = z.object({ open: metricsSchema, guarded: metricsSchema });
export type Measured = z.infer<typeof measuredSchema>;

/**
 * What several processes measure, in the format of Prometheus. What anybody may read is summed up, so
 * that nobody learns which tables are at one process. The rest says which process it is of: where one
 * begins anew its counters do so, and a sum of them would jump.
 *
 * @param processes by their number
 * @param all whether the rest is told at all
 */
export async function together(
  processes: ReadonlyMap<number, Measured>,
  all: boolean,
): Promise<string> {
  const of = [...processes];
  const parts = [await written(of.map(([, { open }]) => open))];
  if (all) parts.push(await written(of.map(([number, { guarded }]) => labelled(guarded, number))));
  return parts.join('\n');
}

type Metrics = Measured['open'];

const written = (metrics: readonly Metrics[]): Promise<string> =>
  AggregatorRegistry.aggregate([...metrics]).metrics();

function labelled(metrics: Metrics, process: number): Metrics {
  return metrics.map((metric) => ({
    ...metric,
    values: metric.values.map((value) => ({
      ...value,
      labels: { ...value.labels, process: String(process) },
    })),
  }));
}
