/** A server's other processes, as one of them sees them. */
export interface Siblings {
  /** Takes a token that all processes share. `false` when there is none. */
  take(bucket: SharedBucket, key: string): Promise<boolean>;
  /** What all processes measure, in the format of Prometheus: what anybody may read, or all. */
  scrape(all: boolean): Promise<string>;
}

/** What is bounded for a network, however many processes there are. */
export type SharedBucket = 'requests' | 'connections' | 'openings';
