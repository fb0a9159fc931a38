import type { Character } from '../characters/character';
import type { Specialized } from '../characters/counting';
import { cannotUse, specializedOf } from '../characters/counting';
import type { HumanityState } from '../state';
import type { SpecializationId, Stat } from '../vocabulary';
import type { Frame, Part, TableCheck } from './check';
import { failsAnyway, readingOf } from './reading';

/** An action with the dice that lie there, or with none yet. */
export interface Acting {
  check: TableCheck;
  frame: Frame;
  part: Part | null;
}

/** Whether violence is meant: Hurt is used, or something in its place (HUM-1001). */
const isViolent = ({ stat, insteadOf }: Pick<Part, 'stat' | 'insteadOf'>): boolean =>
  stat === 'hurt' || insteadOf === 'hurt';

/** Whether a Stat is bent: another one that it is balanced with stands in for it (HUM-304). */
const isBent = (
  { public: { optional } }: HumanityState,
  { stat, insteadOf }: Pick<Part, 'stat' | 'insteadOf'>,
): boolean => insteadOf !== null && stat !== 'history' && stat !== optional;

const calmStats: readonly Stat[] = ['head', 'home'];

/** What a Specialization looks at, once dice lie there. */
interface Lying {
  state: HumanityState;
  by: Character;
  check: TableCheck;
  part: Part;
  own: boolean;
  success: boolean;
  /** They are whom the action is against. */
  meant: boolean;
}

/** When each may be used on dice that lie there, besides what is counted (HUM-1601…1617). */
const onDice: Readonly<Partial<Record<SpecializationId, (lying: Lying) => boolean>>> = {
  analytical: ({ own, success, part }) =>
    !own && !success && !failsAnyway(part) && !part.offers.some(({ use }) => use === 'analytical'),
  calm: ({ own, part }) => own && calmStats.includes(part.stat) && !part.spark,
  insured: ({ success, part }) => !success && !failsAnyway(part),
  mischievous: ({ own, success, by }) => !own && success && by.gains.length > 0,
  resolved: ({ success, meant }) => success && meant,
  selfAccepted: ({ own, success, state, part }) => own && success && isBent(state, part),
  skilled: ({ own, success }) => own && success,
  spiked: ({ success, meant, part }) => success && meant && isViolent(part),
  witty: ({ success, meant, part }) => success && meant && !isViolent(part),
};

/** Whether one may be used before dice fall (HUM-1602, 1603, 1607, 1609). */
function beforeDice(
  state: HumanityState,
  { check, frame }: Acting,
  by: Character,
  { id, specialization: { kind } }: Specialized,
): boolean {
  const { claim, leader, done } = check;
  const first = done.length === 0;
  switch (kind) {
    case 'creative':
      return (
        first && leader === by.id && frame.complexity !== 'easy' && check.creative === undefined
      );
    case 'protective': {
      const whom = claim.against?.character ?? null;
      return first && whom !== null && whom !== by.id && leader !== by.id && isViolent(claim);
    }
    case 'insured':
      return first && check.purpose.kind === 'action' && claim.against === null;
    case 'calm': {
      const kept = state.public.marks[by.id]?.calm;
      return first && leader === by.id && kept?.aptitude === id && !isViolent(claim);
    }
    default:
      return false;
  }
}

/** Whether somebody may use a Specialization on the action on the table now. */
export function fits(
  state: HumanityState,
  acting: Acting,
  by: Character,
  own: Specialized,
): boolean {
  const { check, frame, part } = acting;
  const { kind } = own.specialization;
  if (kind === 'own') return false;
  // What Calm keeps was counted when it was kept.
  const played = kind === 'calm' && part === null;
  if (!played && cannotUse(state, by, own)) return false;
  if (part === null) return beforeDice(state, acting, by, own);
  if (!part.atRest || part.effects?.includes(own.id)) return false;
  const lying: Lying = {
    state,
    by,
    check,
    part,
    own: part.character === by.id,
    success: readingOf(frame, part).success,
    meant: check.claim.against?.character === by.id,
  };
  return onDice[kind]?.(lying) ?? false;
}

/** What somebody may use on the action on the table now. */
export const fittingOf = (state: HumanityState, acting: Acting, by: Character): Specialized[] =>
  specializedOf(by).filter((own) => fits(state, acting, by, own));
