import type { GbmPlay } from '../game';
import { cast } from '../lookups';
import type { Protagonist } from '../state';

/** A span of play after which what was used in it may be used again; for transcendence, the next one. */
export type Span = 'downtime' | 'mission' | 'transcendence';

/** Something that can be done so many times in a span. Its count lies under `uses`, and ends with that. */
export interface Limited {
  /** Under which it is counted. */
  readonly key: string;
  /** How many times are left to somebody. */
  left(self: Protagonist): number;
  /** Counts one. */
  spend(play: GbmPlay, self: Protagonist): void;
}

/** Declares that something can be done so many times in a span. */
export function limited(span: Span, name: string, times = 1): Limited {
  const key = `${span}:${name}`;
  const used = ({ uses }: Protagonist) => uses[key] ?? 0;
  return {
    key,
    left: (self) => Math.max(0, times - used(self)),
    spend(play, self) {
      const uses = { ...self.uses, [key]: used(self) + 1 };
      play.emit({ type: 'protagonistChanged', id: self.id, changes: { uses } });
    },
  };
}

/** What somebody has used, without what was used in a span that is over. */
export function usesAfter({ uses }: Protagonist, span: Span): Protagonist['uses'] {
  return Object.fromEntries(Object.entries(uses).filter(([key]) => !key.startsWith(`${span}:`)));
}

/** Forgets what every protagonist used in a span. */
export function resetUses(play: GbmPlay, span: Span): void {
  for (const one of cast(play.state)) {
    const uses = usesAfter(one, span);
    if (Object.keys(uses).length === Object.keys(one.uses).length) continue;
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { uses } });
  }
}
