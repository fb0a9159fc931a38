import type { Refusal } from '../../../engine';
import { barred } from '../game';
import { skillRank } from '../numbers';
import type { Protagonist } from '../protagonists/protagonist';
import type { Skill } from '../vocabulary';
import { caps, skills, skillWords } from '../vocabulary';

/** What a Talent costs, and what a rank of a Skill costs for each rank that it becomes (SNS-2108, 2110). */
export const PRICE = { talent: 10, rank: 5 } as const;

type Trained = Pick<Protagonist, 'skills'>;

/** The SP that the next rank of a Skill costs (SNS-2108). */
export const priceOfRank = (one: Trained, skill: Skill): number =>
  PRICE.rank * (skillRank(one, skill) + 1);

export const isAffordable = (one: Trained & Pick<Protagonist, 'sp'>, skill: Skill): boolean =>
  one.sp >= priceOfRank(one, skill);

/** What bars the next rank of a Skill: there is none above ten, or the SP are lacking (SNS-910, 2108). */
export function cannotRaise(one: Protagonist, skill: Skill): Refusal | null {
  const { name } = skillWords[skill];
  if (skillRank(one, skill) >= caps.rank) {
    return barred('limit-reached', `${name} has reached rank ${caps.rank}.`, {
      instead: 'Raise another Skill.',
      rule: 'SNS-910',
    });
  }
  if (isAffordable(one, skill)) return null;
  const price = priceOfRank(one, skill);
  return barred(
    'cannot-afford',
    `The next rank of ${name} costs ${price} SP; there are ${one.sp}.`,
    {
      instead: 'Raise another Skill, or keep them for the next Major Milestone.',
      rule: 'SNS-2108',
    },
  );
}

/** The Talent slots of a Skill: one at each even rank (SNS-2111). */
const slotsIn = (one: Trained, skill: Skill): number => Math.floor(skillRank(one, skill) / 2);

/** How many Talent slots of a Skill are free. */
export const freeSlots = (one: Trained & Pick<Protagonist, 'features'>, skill: Skill): number =>
  slotsIn(one, skill) - one.features.filter(({ slot }) => slot === skill).length;

export const withFreeSlot = (one: Trained & Pick<Protagonist, 'features'>): Skill[] =>
  skills.filter((skill) => freeSlots(one, skill) > 0);

export const canTakeTalent = (one: Protagonist): boolean =>
  one.xp >= PRICE.talent && withFreeSlot(one).length > 0;

/** What bars a Talent: its XP, a free slot, or that they have it already (SNS-2110, 2111, 2113). */
export function cannotTake(
  one: Protagonist,
  { slot, name }: { slot?: Skill | undefined; name?: string | undefined },
): Refusal | null {
  if (one.xp < PRICE.talent) {
    return barred(
      'cannot-afford',
      `A Talent costs ${PRICE.talent} XP; ${one.name} has ${one.xp}.`,
      {
        instead: 'Keep them for the next Major Milestone.',
        rule: 'SNS-2110',
      },
    );
  }
  if (withFreeSlot(one).length === 0 || (slot !== undefined && freeSlots(one, slot) <= 0)) {
    const where = slot === undefined ? 'No Skill' : skillWords[slot].name;
    return barred('limit-reached', `${where} of ${one.name} has no free Talent slot.`, {
      instead: 'Raise a Skill to an even rank: that opens one.',
      rule: 'SNS-2111',
    });
  }
  const same = one.features.find(
    (each) => each.kind === 'talent' && alike(each.name, name) && !each.repeatable,
  );
  if (!same) return null;
  return barred('already-done', `${one.name} has “${same.name}”, which is taken once.`, {
    instead: 'Take another one.',
    rule: 'SNS-2113',
  });
}

const alike = (name: string, other: string | undefined): boolean =>
  name.trim().toLowerCase() === other?.trim().toLowerCase();
