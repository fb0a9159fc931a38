import { refuseFor } from '../../../engine';
import type { StarsContext } from '../game';
import { refuse } from '../game';
import type { StarsState } from '../state';
import { cast, notTheirs, protagonistOf, traitOf, traitsOf } from './find';
import type { Protagonist } from './protagonist';
import type { Trait } from './trait';
import { called } from './trait';

/** How many Traits of a kind somebody has. */
export const countOf = (
  state: Pick<StarsState, 'public'>,
  of: string,
  kind: Trait['kind'],
): number => traitsOf(state, of).filter((trait) => trait.kind === kind).length;

/** Traits whose words their owner, or the referee, may change. */
export interface Written {
  trait: Trait;
  one: Protagonist;
}

export const written = (fits: (trait: Trait) => boolean) =>
  ({
    part: 'trait',
    what: 'Trait on that sheet',
    all: (context: StarsContext): Written[] =>
      cast(context.state)
        .filter((one) => notTheirs(context, one) === null)
        .flatMap((one) =>
          traitsOf(context.state, one.id)
            .filter(fits)
            .map((trait) => ({ trait, one })),
        ),
    idOf: ({ trait }: Written) => trait.id,
    find(context: StarsContext, wanted: string): Written {
      const trait = traitOf(context, wanted);
      const one = protagonistOf(context, trait.of ?? '');
      refuseFor(notTheirs(context, one));
      if (fits(trait)) return { trait, one };
      return refuse('not-allowed', `The words of “${called(trait)}” are not changed like that.`, {
        instead: 'Choose another Trait.',
        rule: 'SNS-703',
      });
    },
  }) as const;
