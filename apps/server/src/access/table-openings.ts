import type { TableUsage } from '../store/usage';
import { networkOf } from './network';
import { TokenBuckets } from './token-bucket';

/** How many tables may be opened; `null` where there is no bound. */
export interface OpeningBounds {
  /** By one network, an hour in the long run and at once. */
  networkPerHour: number | null;
  /** By everybody, within an hour. */
  perHour: number | null;
  /** How many there may be that are not archived. */
  tables: number | null;
}

/** Which bound was reached. */
export type OpeningRefusal = 'network' | 'hour' | 'room';

const HOUR = 3_600;

/**
 * Whether one more table may be opened. What everybody has opened is counted in the database, so it
 * holds for all servers together and outlasts them (a few that open at the same instant may slip
 * through); what one network has, in memory, as addresses are stored nowhere.
 */
export class TableOpenings {
  readonly #networks: TokenBuckets | null;

  constructor(
    private readonly usage: Pick<TableUsage, 'openedWithin' | 'unarchived'>,
    private readonly bounds: OpeningBounds,
  ) {
    const { networkPerHour: burst } = bounds;
    this.#networks = burst === null ? null : new TokenBuckets({ burst, perSecond: burst / HOUR });
  }

  /** Counts one more for the network, unless a bound is reached: then says which. */
  async refusal(address: string): Promise<OpeningRefusal | null> {
    const { perHour, tables } = this.bounds;
    if (this.#networks && !this.#networks.take(networkOf(address))) return 'network';
    if (perHour !== null && (await this.usage.openedWithin(HOUR, perHour)) >= perHour)
      return 'hour';
    if (tables !== null && (await this.usage.unarchived(tables)) >= tables) return 'room';
    return null;
  }
}
