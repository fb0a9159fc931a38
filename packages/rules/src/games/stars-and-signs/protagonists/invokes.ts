import type { FieldOption, Refusal } from '../../../engine';
import { capitalised } from '../../../engine';
import type { StarsPlay } from '../game';
import { barred } from '../game';
import type { StarsState } from '../state';
import { changeTrait, protagonistOf, traitOf } from './find';
import { lacksHope, regainHope, spendHope } from './hope';
import type { Protagonist } from './protagonist';
import type { Paid, PaidFor, Trait } from './trait';
import { called } from './trait';

/** The Traits that can matter to what somebody does: their own, those of the scene, and what others carry for a while. */
export const traitsAbout = (
  { public: { traits } }: Pick<StarsState, 'public'>,
  { id }: Pick<Protagonist, 'id'>,
): Trait[] =>
  Object.values(traits).filter(
    ({ of, lasting, kind }) =>
      of === null || of === id || (lasting === 'temporary' && kind !== 'wound'),
  );

/** What a Trait is called, and whose or on what. */
export function traitLabel({ public: shared }: Pick<StarsState, 'public'>, trait: Trait): string {
  const where = trait.of === null ? trait.on : (shared.protagonists[trait.of]?.name ?? '');
  const name = capitalised(called(trait));
  return where === '' ? name : `${name} (${where})`;
}

/** Whether somebody has a free invoke on a Trait: its holder alone, or its owner where nobody holds it (SNS-713, 715, 717). */
export const hasFree = (
  { id }: Pick<Protagonist, 'id'>,
  { free, holder, of, alignment }: Pick<Trait, 'free' | 'holder' | 'of' | 'alignment'>,
): boolean =>
  free > 0 &&
  alignment !== 'negative' &&
  (holder === null ? of === null || of === id : holder === id);

/** Why somebody cannot invoke a Trait, if so: no free invoke, and no Hope to spend (SNS-708, 1608, 2209). */
export function cannotInvoke(one: Protagonist, trait: Trait): Refusal | null {
  if (trait.magical && one.transformed === null) {
    return barred('wrong-moment', `“${trait.text}” is magical.`, {
      instead: 'Transform first.',
      rule: 'SNS-2209',
    });
  }
  if (hasFree(one, trait)) return null;
  return lacksHope(one, 1, 'To invoke a Trait', 'SNS-708');
}

/** The Traits that somebody can still invoke, each once, with what it costs (SNS-708, 712). */
export const invocableBy = (
  state: Pick<StarsState, 'public'>,
  one: Protagonist,
  invoked: readonly Pick<PaidFor, 'trait'>[],
): FieldOption[] =>
  traitsAbout(state, one)
    .filter(
      (trait) =>
        !invoked.some((used) => used.trait === trait.id) && cannotInvoke(one, trait) === null,
    )
    .map((trait) => ({
      value: trait.id,
      label: traitLabel(state, trait),
      detail: hasFree(one, trait) ? 'A free invoke' : '1 Hope',
    }));

/** Pays for an invoke: by a free one where there is one, else by Hope (SNS-708, 713). */
export function payInvoke(play: StarsPlay, by: string, id: string): Paid {
  const one = protagonistOf(play, by);
  const trait = traitOf(play, id);
  if (hasFree(one, trait)) {
    changeTrait(play, trait, { free: trait.free - 1 });
    return 'free';
  }
  spendHope(play, by, 1, 'To invoke a Trait', 'SNS-708');
  return 'hope';
}

/** Gives back what was paid for invokes that have come to nothing; Hope as far as there is room for it (SNS-2304). */
export function payBack(play: StarsPlay, by: string, invoked: readonly PaidFor[]): void {
  regainHope(play, by, invoked.filter(({ paid }) => paid === 'hope').length);
  for (const { trait: id, paid } of invoked) {
    const trait = play.state.public.traits[id];
    if (trait && paid === 'free') changeTrait(play, trait, { free: trait.free + 1 });
  }
}
