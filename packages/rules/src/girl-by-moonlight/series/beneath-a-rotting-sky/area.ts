import type { Area } from '../../game';
import { answerDisagreement, disagreementOffers, disagreementPrompts } from './disagreement';
import { commit, propose, setAside, tellCost } from './fate-commands';
import { fateOffers, fatePrompts } from './fate-offers';
import { devour, heartsOffers, heartsPrompts, takePart } from './hearts';

/** What only *Beneath a Rotting Sky* does: cursed fates, disagreements, and blighted hearts. */
export const beneathARottingSky: Area = {
  handlers: {
    'fate.propose': propose,
    'fate.commit': commit,
    'fate.set-aside': setAside,
    'fate.cost': tellCost,
    'disagreement.answer': answerDisagreement,
    'hearts.part': takePart,
    'hearts.devour': devour,
  },
  offers(context) {
    if (context.state.public.sky === null) return;
    fateOffers(context);
    disagreementOffers(context);
    heartsOffers(context);
  },
  prompts(state) {
    if (state.public.sky === null) return [];
    return [...fatePrompts(state), ...disagreementPrompts(state), ...heartsPrompts(state)];
  },
};
