import type { BaseState, Due, PublicValues, SeatId } from '../engine';
import type { Brings } from './area';
import type { TablePlay } from './play';

/** What all areas of a game bring, joined. */
export interface Joined<S extends BaseState, E extends { type: string }>
  extends Required<
    Omit<Brings<S, E, TablePlay<S, E>>, 'commands' | 'evolves' | 'opening' | 'closing'>
  > {
  /** What applies each event, by its type. */
  readonly evolves: Readonly<Record<string, Evolve<S, E>>>;
  /** What stands on the cards of sessions, where a part of the game says so. */
  readonly cards: Pick<Brings<S, E>, 'opening' | 'closing'>;
}

/** What an area brings, whatever can happen to it. */
export type Bringing<S extends BaseState, E extends { type: string }> = Omit<
  Brings<S, never, TablePlay<S, E>>,
  'evolves'
> & { readonly evolves?: object };

type Evolve<S extends BaseState, E extends { type: string }> = (state: S, event: E) => void;

/**
 * Joins what areas bring.
 *
 * @throws where two of them apply the same event.
 */
export function joinedBrings<S extends BaseState, E extends { type: string }>(
  all: readonly Bringing<S, E>[],
): Joined<S, E> {
  // Most of them have none of these, which are asked at every command.
  const telling = all.filter(({ publicValues }) => publicValues);
  const following = all.filter(({ after }) => after);
  const timing = all.filter(({ due }) => due);
  const lasting = all.filter(({ underWay }) => underWay);
  return {
    evolves: joinedEvolves(all),
    cards: Object.assign(
      {},
      ...all.flatMap(({ opening, closing }) => [opening && { opening }, closing && { closing }]),
    ),
    personal: all.flatMap(({ personal = [] }) => personal),
    seatFields: all.flatMap(({ seatFields = [] }) => seatFields),
    stays: (before, after) => all.some((one) => one.stays?.(before, after)),
    discloses: (state, command) => all.flatMap((one) => one.discloses?.(state, command) ?? []),
    // Where one of them does not say, nobody knows.
    valuesFrom: telling.every(({ valuesFrom }) => valuesFrom)
      ? telling.flatMap(({ valuesFrom = [] }) => valuesFrom)
      : undefined,
    publicValues(state): Iterable<PublicValues> {
      const values: PublicValues[] = [];
      for (const one of telling) values.push(...(one.publicValues?.(state) ?? []));
      return values;
    },
    due: (state): Due[] => timing.flatMap((one) => [...(one.due?.(state) ?? [])]),
    underWay: (state) => lasting.flatMap((one) => one.underWay?.(state) ?? []),
    onPassedOn(play, seat: SeatId) {
      for (const one of all) one.onPassedOn?.(play, seat);
    },
    onFreed(play) {
      for (const one of all) one.onFreed?.(play);
    },
    after(play, command) {
      for (const one of following) one.after?.(play, command);
    },
  };
}

function joinedEvolves<S extends BaseState, E extends { type: string }>(
  all: readonly Bringing<S, E>[],
): Readonly<Record<string, Evolve<S, E>>> {
  const joined: Record<string, Evolve<S, E>> = {};
  for (const { evolves = {} } of all) {
    for (const type of Object.keys(evolves)) {
      if (Object.hasOwn(joined, type)) throw new Error(`“${type}” is applied by two areas.`);
    }
    Object.assign(joined, evolves);
  }
  return joined;
}
