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
  const found: (FeatureEffect & Pick<Feature, 'name'>)[] = [];
  const add = ({ name, effect, hope, uses }: Feature): void => {
    if (effect?.kind !== kind || hope + uses > 0) return;
    if (effect.action !== null && effect.action !== action) return;
    if (effect.skill === null || effect.skill === skill) found.push({ name, ...effect });
  };
  for (const feature of one.features) if (isOwn(one, feature)) add(feature);
  for (const feature of regaliaFor(state, one)) add(feature);
  return found;
}

/** One’s own, those that are magical while Transformed alone (SNS-2202). */
const isOwn = ({ transformed }: Protagonist, { kind, magical }: Feature): boolean =>
  kind !== 'regalia' && (!magical || transformed !== null);

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
