import type { Bar } from '../../../engine';
import type { HumanityPlay } from '../game';
import { barred } from '../game';
import type { HumanityState } from '../state';
import type { Aptitude, Character, OwnSpecialization } from './character';
import { marksOf, setMarks } from './marks';
import { countedOf, rechargeOf, specializationName } from './special';

type Seen = Pick<HumanityState, 'public'>;

/** An Aptitude that is specialized. */
export interface Specialized extends Aptitude {
  specialization: OwnSpecialization;
}

export const isSpecialized = (own: Aptitude): own is Specialized => own.specialization !== null;

/** What somebody has specialized in. */
export const specializedOf = ({ aptitudes }: Pick<Character, 'aptitudes'>): Specialized[] =>
  aptitudes.filter(isSpecialized);

/** What “once per action” counts by: the Check on the table, or nothing in particular. */
const action = ({ public: { check } }: Seen): string | null => check?.id ?? null;

/** Why a Specialization cannot be used now, if so (HUM-605, 1618). */
export function cannotUse(
  state: Seen,
  { id }: Pick<Character, 'id'>,
  { id: aptitude, specialization }: Specialized,
): Bar | null {
  const { uses, perAction } = countedOf(specialization);
  const { spent = [], uses: used = {}, acted = {} } = marksOf(state, id);
  const name = specializationName(specialization);
  if (spent.includes(aptitude)) {
    return barred('cannot-afford', `${name} has to be recharged first.`, {
      instead: 'Pay what recharges it.',
      rule: 'HUM-605',
    });
  }
  if (uses !== undefined && (used[aptitude] ?? 0) >= uses) {
    return barred('already-done', `${name} has been used this session.`, {
      instead: 'Wait for the next one.',
      rule: 'HUM-1618',
    });
  }
  const now = action(state);
  return perAction && now !== null && acted[aptitude] === now
    ? barred('already-done', `${name} is used once per action.`, {
        instead: 'Wait for the next one.',
        rule: 'HUM-1618',
      })
    : null;
}

/** Counts a use: of the session, of the action, and until it is recharged (HUM-605, 1618). */
export function countUse(
  play: HumanityPlay,
  one: Pick<Character, 'id'>,
  { id: aptitude, specialization }: Specialized,
): void {
  const { uses } = countedOf(specialization);
  const marks = marksOf(play.state, one.id);
  const { spent = [], uses: used = {}, acted = {} } = marks;
  const now = action(play.state);
  setMarks(play, one, {
    ...(uses === undefined ? {} : { uses: { ...used, [aptitude]: (used[aptitude] ?? 0) + 1 } }),
    ...(rechargeOf(specialization) ? { spent: [...spent, aptitude] } : {}),
    ...(now === null ? {} : { acted: { ...acted, [aptitude]: now } }),
  });
}
