import type { Feature, FeatureEffect, Protagonist } from '../protagonists/protagonist';
import type { StarsState } from '../state';
import type { TableCheck } from './check';

type Seen = Pick<StarsState, 'public'>;

/**
 * What features do by themselves to this Action: those of whoever acts whose type and Skill it has, or that ask for none
 * (SNS-213), and what Regalia bring (SNS-2218). What has a cost, or is used up, whoever has it uses by hand.
 */
export function effectsOf(
  state: Seen,
  { protagonist, action, skill }: Pick<TableCheck, 'protagonist' | 'action' | 'skill'>,
  kind: FeatureEffect['kind'],
): (FeatureEffect & Pick<Feature, 'name'>)[] {
  const one = state.public.protagonists[protagonist];
  if (!one) return [];
  return [...ownOf(one), ...regaliaFor(state, one)].flatMap(({ name, effect, hope, uses }) =>
    effect?.kind === kind &&
    hope + uses === 0 &&
    (effect.action === null || effect.action === action) &&
    (effect.skill === null || effect.skill === skill)
      ? [{ ...effect, name }]
      : [],
  );
}

/** One’s own, those that are magical while Transformed alone (SNS-2202). */
const ownOf = ({ features, transformed }: Protagonist): Feature[] =>
  features.filter(({ kind, magical }) => kind !== 'regalia' && (!magical || transformed !== null));

/**
 * Whatever Regalia the group has work for whoever is Transformed, or while their owner is (SNS-2218, Q46). It is read off
 * the state alone, so that a client reads Scales and stakes without the rules around them.
 */
function regaliaFor({ public: { protagonists, houseRules } }: Seen, one: Protagonist): Feature[] {
  if (one.transformed === null) return [];
  const all = houseRules?.regalia !== 'owner';
  return Object.values(protagonists)
    .filter(({ standing, transformed }) => standing !== 'gone' && (all || transformed !== null))
    .flatMap(({ features }) => features.filter(({ kind }) => kind === 'regalia'));
}
