import { mkdir } from 'node:fs/promises';
import type { Series } from '../campaign';
import { Campaign } from '../campaign';
import { Stage } from '../stage';

/**
 * Plays a season on a stage of its own, from the making of the series to what comes after its closing mission: the
 * director and one player by keyboard alone, the other by the names of what is tapped.
 */
export async function playOnStage(
  series: Series,
  play: (table: Campaign) => Promise<void>,
): Promise<void> {
  if (process.env.PICTURES) await mkdir(process.env.PICTURES, { recursive: true });
  const stage = await Stage.set();
  try {
    const table = await Campaign.open(stage, { by: 'keys', ...series });
    await play(table);
    await table.close();
  } finally {
    await stage.strike();
  }
}
