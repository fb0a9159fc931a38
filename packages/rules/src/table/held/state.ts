import type { BaseState, PublicValues } from '../../engine';
import { put } from '../../engine';
import type { Evolves } from '../area';
import type { Held, HeldKind, Holder } from './kind';
import { limitOf, POOL } from './kind';
import { dieWords } from './words';

/** What people hold, by its kind, then by holder. Missing until somebody has held something. */
export interface WithHeld extends BaseState {
  public: BaseState['public'] & {
    held?: Record<string, Record<string, Held>>;
  };
}

/** What somebody has of a kind now; `null` is nothing. */
export type HeldEvent = { type: 'heldSet'; kind: string; holder: string; held: Held | null };

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
};

const NOTHING: Held = { count: 0 };

/** What a holder has of a kind. */
export const heldBy = (
  { public: { held } }: Pick<WithHeld, 'public'>,
  { id }: Pick<HeldKind, 'id'>,
  holder: string,
): Held => held?.[id]?.[holder] ?? NOTHING;

/** What everybody has of all kinds, as beats tell of it: how many, or the values of dice. */
export function heldValues(
  state: Pick<WithHeld, 'public'>,
  kinds: readonly HeldKind[],
  holders: readonly Holder[],
): PublicValues[] {
  const all: PublicValues[] = [];
  for (const kind of kinds) {
    for (const { id: holder, name } of holders) {
      const own = heldBy(state, kind, holder);
      const pool = holder === POOL;
      all.push({
        id: `held ${kind.id} ${holder}`,
        of: pool ? null : holder,
        from: own,
        values: () => [
          {
            what: pool ? `${kind.some} in ${name}` : kind.some,
            ...(kind.sides === undefined
              ? { value: own.count, ...sizeOf(kind, holder) }
              : { value: dieWords(own.dice ?? []) }),
          },
        ],
      });
    }
  }
  return all;
}

function sizeOf(kind: HeldKind, holder: string): { size?: number } {
  const size = limitOf(kind, holder);
  return size === null ? {} : { size };
}
