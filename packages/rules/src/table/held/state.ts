import type { BaseState, PublicValues } from '../../engine';
import { put } from '../../engine';
import type { Evolves } from '../area';
import type { Held, HeldKind } from './kind';
import { mostOf, POOL } from './kind';
import type { OwnKind } from './own-kind';
import { dieWords } from './words';

/** What people hold, by its kind, then by holder. Missing until somebody has held something. */
export interface WithHeld extends BaseState {
  public: BaseState['public'] & {
    held?: Record<string, Record<string, Held>>;
    /** The kinds that people have made up themselves, where a game lets them. */
    heldKinds?: Record<string, OwnKind>;
  };
}

export type HeldEvent =
  /** What somebody has of a kind now; `null` is nothing. */
  | { type: 'heldSet'; kind: string; holder: string; held: Held | null }
  | { type: 'heldKindSet'; kind: OwnKind }
  /** With all that anybody had of it. */
  | { type: 'heldKindRemoved'; kind: string };

export const evolveHeld: Evolves<WithHeld, HeldEvent> = {
  heldSet({ public: shared }, { kind, holder, held }) {
    if (!held) {
      delete shared.held?.[kind]?.[holder];
      return;
    }
    shared.held ??= {};
    shared.held[kind] ??= {};
    put(shared.held[kind], holder, held);
  },
  heldKindSet({ public: shared }, { kind }) {
    shared.heldKinds ??= {};
    put(shared.heldKinds, kind.id, kind);
  },
  heldKindRemoved({ public: shared }, { kind }) {
    delete shared.heldKinds?.[kind];
    delete shared.held?.[kind];
  },
};

const NOTHING: Held = { count: 0 };

/** What a holder has of a kind. */
export const heldBy = (
  { public: { held } }: Pick<WithHeld, 'public'>,
  { id }: Pick<HeldKind, 'id'>,
  holder: string,
): Held => held?.[id]?.[holder] ?? NOTHING;

/** What everybody has of some kinds, as beats tell of it: how many, or the values of dice. */
export function* heldValues(
  { public: { held = {} } }: Pick<WithHeld, 'public'>,
  kinds: readonly HeldKind[],
): Iterable<PublicValues> {
  for (const kind of kinds) {
    for (const [holder, one] of Object.entries(held[kind.id] ?? {})) {
      const pool = holder === POOL;
      yield {
        id: `held ${kind.id} ${holder}`,
        of: pool ? null : holder,
        from: one,
        values: () => [
          {
            what: pool ? `${kind.some} in the pool` : kind.some,
            ...(kind.sides === undefined
              ? { value: one.count, none: 0, ...sizeOf(kind, holder) }
              : { value: dieWords(one.dice ?? []), none: NO_DICE }),
          },
        ],
      };
    }
  }
}

const NO_DICE = dieWords([]);

const sizeOf = (kind: HeldKind, holder: string) =>
  kind.most === undefined ? {} : { size: mostOf(kind, holder) };
