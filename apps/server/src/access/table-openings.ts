import type { TableUsage } from '../store/usage';
import { networkOf } from './network';
import { SharedBuckets, type TakeShared } from './shared-buckets';
import type { Rate } from './token-bucket';

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

/** How fast one network may open tables. */
export const openingRate = (perHour: number): Rate => ({
  burst: perHour,
  perSecond: perHour / HOUR,
});

/**
 * Whether one more table may be opened. What everybody has opened is counted in the database, so it
 * holds for all servers together and outlasts them (a few that open at the same instant may slip
 * through); what one network has, in memory, as addresses are stored nowhere.
 */
export class TableOpenings {
  readonly #networks: SharedBuckets | null;

  constructor(
    private readonly usage: Pick<TableUsage, 'openedWithin' | 'unarchived'>,
    private readonly bounds: OpeningBounds,
    /** What a network has at all processes of this server. */
    takeShared?: TakeShared,
  ) {
    const { networkPerHour } = bounds;
    this.#networks =
      networkPerHour === null ? null : new SharedBuckets(openingRate(networkPerHour), takeShared);
  }

  /** Counts one more for the network, unless a bound is reached: then says which. */
  async refusal(address: string): Promise<OpeningRefusal | null> {
    const { perHour, tables } = this.bounds;
    if (this.#networks && !(await this.#networks.take(networkOf(address)))) return 'network';
    if (perHour !== null && (await this.usage.openedWithin(HOUR, perHour)) >= perHour)
      return 'hour';
    if (tables !== null && (await this.usage.unarchived(tables)) >= tables) return 'room';
    return null;
  }
}
