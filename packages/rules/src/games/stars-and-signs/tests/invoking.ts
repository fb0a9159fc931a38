import type { FieldOption, Refusal, RollModifier } from '../../../engine';
import { capitalised } from '../../../engine';
import { barred } from '../game';
import { ruleOf } from '../house-rules';
import { cannotInvoke, hasFree, traitLabel, traitsAbout } from '../protagonists/invokes';
import type { Protagonist } from '../protagonists/protagonist';
import type { PaidFor } from '../protagonists/trait';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';

// Whoever is tried may invoke Traits before the roll, each once, for a Bane on the Difficulty dice (SNS-415, 712, Q08).

const isInvoked = (invoked: readonly PaidFor[], id: string | undefined): boolean =>
  invoked.some(({ trait }) => trait === id);

/** What somebody can still invoke on a Test; nothing where the table has it otherwise. */
export const invocableOn = (
  state: StarsState,
  invoked: readonly PaidFor[],
  one: Protagonist,
): FieldOption[] =>
  ruleOf(state, 'invokeOnTests') === 'no'
    ? []
    : traitsAbout(state, one)
        .filter((trait) => !isInvoked(invoked, trait.id) && cannotInvoke(one, trait) === null)
        .map((trait) => ({
          value: trait.id,
          label: traitLabel(state, trait),
          detail: hasFree(one, trait) ? 'A free invoke' : '1 Hope',
        }));

/** Why a Trait is not invoked on a Test, if so. */
export function cannotInvokeOnTest(
  state: StarsState,
  invoked: readonly PaidFor[],
  one: Protagonist,
  wanted: string | undefined,
): Refusal | null {
  if (ruleOf(state, 'invokeOnTests') === 'no') {
    return barred('not-allowed', 'At this table no Trait is invoked on a Test.', {
      instead: 'Wait for the roll.',
      rule: 'SNS-415',
    });
  }
  if (isInvoked(invoked, wanted)) {
    return barred('already-done', 'That Trait is invoked already.', {
      instead: 'Invoke another one.',
      rule: 'SNS-712',
    });
  }
  const trait = state.public.traits[wanted ?? ''];
  return trait ? cannotInvoke(one, trait) : null;
}

/** What was invoked, on the Difficulty dice: a Bane each. */
export const invokedOn = (
  { public: { traits } }: Pick<StarsState, 'public'>,
  invoked: readonly PaidFor[],
): RollModifier[] =>
  invoked.map(({ trait: wanted }) => {
    const trait = traits[wanted];
    const source = trait ? `${capitalised(called(trait))}, invoked` : 'Invoked';
    return { source, value: -1, unit: 'dice' };
  });
