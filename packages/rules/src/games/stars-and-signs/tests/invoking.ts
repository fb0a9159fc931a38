import type { FieldOption, Refusal, RollModifier } from '../../../engine';
import { capitalised } from '../../../engine';
import { choiceField } from '../../../table';
import { barred } from '../game';
import { ruleOf } from '../house-rules';
import { cannotInvoke, invocableBy } from '../protagonists/invokes';
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
  ruleOf(state, 'invokeOnTests') === 'no' ? [] : invocableBy(state, one, invoked);

/** The offer to invoke one of them; `null` where there is none. */
export function invokeOffer(state: StarsState, invoked: readonly PaidFor[], one: Protagonist) {
  const options = invocableOn(state, invoked, one);
  return options.length === 0
    ? null
    : {
        label: 'Invoke a Trait: the Test gets easier',
        fields: [choiceField('trait', 'Which', options)],
      };
}

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
