import type { Adversary, AdversaryAttack } from './adversary';

// What the name of a feature says in a word and a number, as stat blocks have it: the rest of it is read.

type Block = Pick<Adversary, 'kind' | 'features'>;

/** The first feature whose name is of a form, as the form finds it. */
const said = ({ features }: Pick<Block, 'features'>, form: RegExp): RegExpExecArray | null =>
  features.reduce<RegExpExecArray | null>((found, { name }) => found ?? form.exec(name), null);

/** “Minion (4)”: for each four points of damage one more falls; 0 where nothing says so (DGH-1509). */
export const overflowOf = (one: Block): number =>
  one.kind === 'minion' ? Number(said(one, /minion\s*\((\d{1,2})\)/i)?.[1] ?? 0) : 0;

/** “Relentless (3)”: it may have the spotlight three times while the GM has theirs (DGH-1510). */
export const turnsOf = (one: Pick<Block, 'features'>): number =>
  Math.max(1, Number(said(one, /relentless\s*\((\d{1,2})\)/i)?.[1] ?? 1));

/** What a group attack of such minions costs in Fear: one, where their block says nothing else (DGH-1511). */
export function groupCost({ features }: Pick<Block, 'features'>): number {
  const written = features.find(({ name }) => /group attack/i.test(name));
  return written && written.fear > 0 ? written.fear : 1;
}

/** “Horde (1d4+1)”: what its attack deals once half of its HP are marked; `null` where nothing says so (DGH-1512). */
export function thinned(one: Block): Pick<AdversaryAttack, 'dice' | 'die' | 'bonus'> | null {
  if (one.kind !== 'horde') return null;
  const found = said(one, /horde\s*\(\s*(?:(\d{1,2})?d(\d{1,2}))?\s*\+?\s*(\d{1,2})?\s*\)/i);
  const [, dice, die, bonus] = found ?? [];
  if (die === undefined && bonus === undefined) return null;
  return {
    dice: die === undefined ? 0 : Number(dice ?? 1),
    die: Number(die ?? 6),
    bonus: Number(bonus ?? 0),
  };
}

/** How it attacks now: a horde of which half is gone deals less (DGH-1512). */
export function attackOf(
  one: Pick<Adversary, 'kind' | 'features' | 'attack' | 'hp'>,
): AdversaryAttack {
  const less = one.hp.marked * 2 >= one.hp.slots ? thinned(one) : null;
  return less ? { ...one.attack, ...less } : one.attack;
}

/** What a group of the same is called: “Rat 3” is one of “Rat”. */
export const groupOf = ({ name }: Pick<Adversary, 'name'>): string => name.replace(/ \d{1,3}$/, '');
