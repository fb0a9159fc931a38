import type { PlainTable } from '../counting';
import type { Usage } from '../processes';

/** How other engines' servers are asked. It needs none of their packages. */

/** The name of the game at boardgame.io. */
export const BOARDGAME = 'counting';

/** What a peer's server can be asked. */
export interface PeerServer<Options> {
  readonly [job: string]: (given: never) => Promise<unknown>;
  open(given: Options): Promise<{ port: number }>;
  usage(given: undefined): Promise<Usage>;
  close(given: undefined): Promise<void>;
}

export interface BoardgameOptions {
  table: PlainTable;
  /** Sends what has changed instead of everything (`deltaState`). */
  delta: boolean;
  /** The folder of its flat files; `null` keeps matches in memory, as it comes. */
  files: string | null;
}

export interface ColyseusOptions {
  table: PlainTable;
  /** Sends each change at once, instead of collecting for 50 ms as it comes. */
  atOnce: boolean;
}
