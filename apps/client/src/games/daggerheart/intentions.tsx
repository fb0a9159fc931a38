import type { Intended } from '../../shell/places/intentions';
import { traitNames } from './traits';
import type { SharedPart } from './view';
import { nameOf } from './view';

/** What people want to do next, as everybody sees it. */
export const intended = (state: SharedPart): Intended[] =>
  Object.values(state.intentions ?? {}).map((one) => {
    const { character, trait, weapon, target, against, clears, moves, doing, companion } = one;
    const self = state.characters[character];
    const with_ = self?.weapons.find(({ id }) => id === weapon)?.name;
    const ends = self?.conditions.find(({ id }) => id === clears)?.name;
    const whom = against === undefined ? '' : ` against ${nameOf(state, against)}`;
    const does = companion
      ? `command ${self?.companion?.name ?? 'their companion'}`
      : target !== undefined
        ? `attack ${nameOf(state, target)}${with_ ? ` with ${with_}` : ''}`
        : moves
          ? 'sprint'
          : ends
            ? `shake off “${ends}”`
            : `${traitNames[trait]}${whom}`;
    return { id: character, does, said: doing };
  });
