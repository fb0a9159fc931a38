import type { FieldOption, Refusal } from '../../../engine';
import type { StarsContext, StarsPlay } from '../game';
import { barred } from '../game';
import {
  cannotInvoke,
  invocableBy,
  payInvoke,
  traitLabel,
  traitsAbout,
} from '../protagonists/invokes';
import type { Protagonist } from '../protagonists/protagonist';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import { alignmentWords } from '../vocabulary';
import type { TableCheck } from './check';
import { isWound } from './pools';
import { update } from './standing';

/** The Traits that somebody can still invoke on a Check. */
export const invocable = (
  { state }: Pick<StarsContext, 'state'>,
  { invoked }: TableCheck,
  one: Protagonist,
): FieldOption[] => invocableBy(state, one, invoked);

/** Why a Trait is not invoked on a Check, if so (SNS-708, 712). */
export function cannotInvokeOn(
  { state }: Pick<StarsContext, 'state'>,
  check: TableCheck,
  one: Protagonist,
  id: string | undefined,
): Refusal | null {
  const trait = state.public.traits[id ?? ''];
  if (!trait) return null;
  if (check.invoked.some((used) => used.trait === id)) {
    return barred('already-done', `“${called(trait)}” is invoked on this Check already.`, {
      instead: 'Invoke another Trait.',
      rule: 'SNS-712',
    });
  }
  return cannotInvoke(one, trait);
}

/** Invokes a Trait on a Check: it is paid for, and counts once (SNS-709…712). */
export function invoke(
  play: StarsPlay,
  check: TableCheck,
  trait: string,
  as: 'circumstance' | 'advantage',
  more: Partial<TableCheck> = {},
): void {
  const paid = payInvoke(play, check.protagonist, trait);
  update(play, check, { ...more, invoked: [...check.invoked, { trait, as, paid }] });
}

/** The Traits that somebody may point at: those that are for or against by themselves (SNS-705, 706). */
export const pointable = (
  state: StarsState,
  { relevant }: TableCheck,
  one: Protagonist,
): FieldOption[] =>
  traitsAbout(state, one)
    .filter(
      (trait) =>
        trait.alignment !== 'neutral' && !isWound(trait) && !Object.hasOwn(relevant, trait.id),
    )
    .map((trait) => ({
      value: trait.id,
      label: traitLabel(state, trait),
      detail: alignmentWords[trait.alignment],
    }));
