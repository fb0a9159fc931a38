import type { GbmBrings } from '../../moves';
import { moves } from '../../moves';
import { answering, disagreementPrompts } from './disagreement';
import { devouring, heartsPrompts, takingPart } from './hearts';
import { pricePrompts, pricing } from './prices';
import { deciding, proposalPrompts, proposing } from './proposing';
import { skySlot } from './slots';

/** What only *Beneath a Rotting Sky* does: cursed fates, disagreements, and blighted hearts. */
export const beneathARottingSky = {
  ...moves.area(proposing, deciding, pricing, answering, takingPart, devouring),
  prompts(state) {
    if (skySlot.of(state) === null) return [];
    return [proposalPrompts, pricePrompts, disagreementPrompts, heartsPrompts].flatMap((asked) =>
      asked(state),
    );
  },
} satisfies GbmBrings;
