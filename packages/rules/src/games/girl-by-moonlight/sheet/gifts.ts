import type { Refusal } from '../../../engine';
import type { PoolLine } from '../../../forged-in-the-dark';
import type { Feature } from '../features';
import type { GbmPlay } from '../game';
import { nameById, nameOf } from '../lookups';
import { barred } from '../refusal';
import type { ActionRoll, GbmState, Protagonist } from '../state';

/**
 * Dice that special armour gives to somebody else's action roll (GBM-ARM-009, GBM-PB-GUA-015). The
 * die goes to the roller, who leads where a group acts. It comes from an ability, so it leaves the
 * places for help and for a push or promise alone (AMB-55), and it does not let anybody act in spite
 * of level 3 harm. The armour is spent when the die is given. While the dice are not rolled, the
 * roll can still be withdrawn, which costs nobody anything: then the armour comes back. Trying again
 * after the dice fell begins without it.
 */

/** Bars somebody who cannot give a die now. */
export function noGift(state: GbmState, self: Protagonist): Refusal | null {
  const { roll } = state.public;
  const open = roll && roll.stage !== 'rolled';
  if (open && roll.roller !== self.id) return null;
  const reason = open
    ? 'The die is for somebody else’s action.'
    : 'There is no roll whose dice are still to fall.';
  return barred('wrong-moment', reason, {
    instead: 'Keep it until somebody else is about to roll.',
    rule: 'GBM-ARM-009',
  });
}

/** Gives the die. The caller has seen that it can be given, and the armour that it costs. */
export function giveDie(play: GbmPlay, self: Protagonist, { name }: Feature, note: string): void {
  const { roll } = play.state.public;
  if (!roll) return;
  const roller = nameById(play.state, roll.roller);
  const gift = { by: self.id, source: `${nameOf(self)}, ${name}`, dice: 1 };
  play.emit({ type: 'protagonistChanged', id: self.id, changes: { specialArmourUsed: true } });
  play.emit({ type: 'rollChanged', changes: { gifts: [...(roll.gifts ?? []), gift] } });
  play.say(`${nameOf(self)} spends special armour, ${name}: +1d for ${roller}.`, {
    notes: note ? [note] : [],
  });
}

/** What the roller's pool says about dice that were given. */
export function giftLines({ gifts = [] }: ActionRoll): PoolLine[] {
  return gifts.map(({ by, source, dice }) => ({ source, dice, by }));
}

/** Gives the armour back to whoever spent it on a roll that ends before its dice fell. */
export function returnGifts(play: GbmPlay, { gifts = [], stage }: ActionRoll): string[] {
  if (stage === 'rolled') return [];
  return gifts.map(({ by, source }) => {
    play.emit({ type: 'protagonistChanged', id: by, changes: { specialArmourUsed: false } });
    return `${source}: the special armour is not spent after all.`;
  });
}
