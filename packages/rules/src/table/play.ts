import type { BaseState, Play, TableEvent } from '../engine';

/**
 * One command being decided, as far as the table's own rules look at it. Whatever a game's `Play`
 * can do besides, it is one of these, as long as its state and its events have what the rule needs.
 */
export interface TablePlay<S extends BaseState, E extends { type: string } = never>
  extends Pick<
    Play<S, never>,
    'state' | 'context' | 'id' | 'seat' | 'say' | 'because' | 'isDirector'
  > {
  readonly emit: (event: E | TableEvent) => void;
}
