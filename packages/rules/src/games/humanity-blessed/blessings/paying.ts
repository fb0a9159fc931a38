import type { Bar, Field } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { Gained, HeldDie, Price } from '../../../table';
import { canPay, dieWords, handOver, heldBy, pays, priceWords, spend } from '../../../table';
import type { Character } from '../characters/character';
import type { HumanityPlay } from '../game';
import { barred, refuse } from '../game';
import type { HumanityState } from '../state';
import { blessing } from './kind';

type Seen = Pick<HumanityState, 'public'>;
type Whose = Pick<Character, 'id' | 'name'>;

/** ⓝ, so many times: Blessings worth at least n (HUM-604). */
export const atLeast = (least: number, count = 1): Price => ({ count, least });
/** ⊜⊜: two of equal worth (HUM-604). */
export const equalPair: Price = { count: 2, equal: true };

/** A price as the game writes it: ④, ①①①, ⊜⊜. */
export const priceSign = ({ count, least = 1, equal }: Price): string =>
  (equal ? '⊜' : String.fromCodePoint(0x2460 + least - 1)).repeat(count);

/** The Blessings of somebody, temporary ones among them (HUM-620). */
export const blessingsOf = (state: Seen, holder: string): readonly HeldDie[] =>
  heldBy(state, blessing, holder).dice ?? [];

/** What dice are worth together. */
export const worthOf = (dice: readonly Pick<HeldDie, 'value'>[]): number =>
  dice.reduce((sum, { value }) => sum + value, 0);

/** Half of what a Blessing is worth, rounded down, at least 1 (HUM-611, 614). */
export const halfOf = ({ value }: Pick<HeldDie, 'value'>): number =>
  Math.max(1, Math.floor(value / 2));

const unpaid = (price: Price) =>
  barred('cannot-afford', `That costs ${priceSign(price)}: ${priceWords(price)}.`, {
    instead: 'Choose Blessings that are worth it, or do without.',
    rule: 'HUM-604',
  });

/** Why somebody has not what something costs, if so (HUM-604). */
export const cannotPay = (state: Seen, { id }: Pick<Character, 'id'>, price: Price): Bar | null =>
  canPay(blessingsOf(state, id), price) ? null : () => unpaid(price);

/** Asks which Blessings pay for something: whoever pays picks the dice (HUM-620). */
export function priceField(
  state: Seen,
  { id }: Pick<Character, 'id'>,
  { count, least = 1, equal }: Price,
  name = 'dice',
): Field {
  const worth = blessingsOf(state, id).filter(({ value }) => value >= least);
  return {
    name,
    kind: 'choices',
    label: equal ? 'Which two, of the same worth?' : 'Which Blessings?',
    options: worth.map(dieOption),
    min: count,
    max: count,
  };
}

/** Asks for any number of somebody's Blessings. */
export const anyDiceField = (state: Seen, holder: string, label: string, most = 40): Field => {
  const dice = blessingsOf(state, holder);
  return {
    name: 'dice',
    kind: 'choices',
    label,
    options: dice.map(dieOption),
    min: 1,
    max: Math.min(most, dice.length),
  };
};

const dieOption = ({ id: value, value: worth, passing }: HeldDie) => ({
  value,
  label: passing ? `${worth}, temporary` : String(worth),
});

/** The dice that are meant; refuses where not all of them are there (HUM-603). */
export function diceMeant(state: Seen, holder: string, ids: readonly string[]): HeldDie[] {
  const wanted = new Set(ids);
  const found = blessingsOf(state, holder).filter(({ id }) => wanted.has(id));
  if (found.length === wanted.size) return found;
  return refuse('not-found', 'Not all of those Blessings are there.', {
    instead: 'Choose some that are.',
    rule: 'HUM-603',
  });
}

/**
 * Spends Blessings by choice; they leave the pool (HUM-603). All that hangs on spending by choice reads `spent` of the
 * table (HUM-1211, 1705).
 */
export function spendBlessings(
  play: HumanityPlay,
  { id }: Whose,
  dice: readonly string[],
): HeldDie[] {
  const meant = diceMeant(play.state, id, dice);
  spend(play, blessing, id, [...new Set(dice)]);
  play.emit({
    type: 'blessingsSpent',
    seq: play.context.seq,
    character: id,
    count: meant.length,
  });
  return meant;
}

/** Pays a price with dice that whoever pays has picked; refuses those that are not worth it (HUM-604, 620). */
export function pay(
  play: HumanityPlay,
  one: Whose,
  dice: readonly string[],
  price: Price,
): HeldDie[] {
  if (!pays(diceMeant(play.state, one.id, dice), price)) refuseFor(unpaid(price));
  return spendBlessings(play, one, dice);
}

/** Hands Blessings over as they are, such as to Collaborate or to be stolen (HUM-609, 616). */
export function handBlessings(
  play: HumanityPlay,
  { from, to }: { from: string; to: string },
  dice: readonly string[],
): Gained & { words: string } {
  const meant = diceMeant(play.state, from, dice);
  const gained = handOver(play, blessing, { from, to }, [...new Set(dice)]);
  return { ...gained, words: dieWords(meant) };
}

/** The same, with a line that says what for. */
export function payBlessings(
  play: HumanityPlay,
  one: Whose,
  dice: readonly string[],
  what: string,
): HeldDie[] {
  play.because(one.id, blessing.some, what);
  const spent = spendBlessings(play, one, dice);
  play.say(`${one.name} spends Blessings for ${what}: ${dieWords(spent)}.`, {
    beat: { kind: 'blessings-spent', about: [one.id] },
  });
  return spent;
}
