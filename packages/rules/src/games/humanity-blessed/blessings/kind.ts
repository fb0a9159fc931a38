import type { HeldKind, HeldOptions, Holder } from '../../../table';
import { holdsLastWord } from '../arbiter';
import { cast } from '../characters/find';
import type { HumanityState } from '../state';

/** Blessings: dice that keep what they show; a 1 brings one more (HUM-601, 602). */
export const blessing: HeldKind = {
  id: 'blessing',
  one: 'Blessing',
  some: 'Blessings',
  sides: 6,
  bringsMore: [1],
};

const KINDS: readonly HeldKind[] = [blessing];

/** Each character holds their own. */
export const holders = (state: Pick<HumanityState, 'public'>): Holder[] =>
  cast(state).map(({ id, name, owner }) => ({ id, name, seat: owner }));

/**
 * How Blessings are held at a table of this game. They are gained, spent, given and stolen by the moves of the game;
 * whoever has the last word turns them and ends temporary ones by hand.
 */
export const blessingsHeld: HeldOptions<HumanityState> = {
  kinds: () => KINDS,
  holders,
  holdersFrom: ['characters'],
  deeds: ['turn', 'end'],
  may: (context) => holdsLastWord(context),
};
