import type { Area } from '../../game';
import type { SkyCommand } from './commands';
import { answerDisagreement, disagreementOffers, disagreementPrompts } from './disagreement';
import { commit, propose, setAside, tellCost } from './fate-commands';
import { fateOffers, fatePrompts } from './fate-offers';
import { devour, heartsOffers, heartsPrompts, takePart } from './hearts';
import { skySlot } from './slots';

/** What only *Beneath a Rotting Sky* does: cursed fates, disagreements, and blighted hearts. */
export const beneathARottingSky: Area<SkyCommand> = {
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
    if (skySlot.of(context.state) === null) return;
    fateOffers(context);
    disagreementOffers(context);
    heartsOffers(context);
  },
  prompts(state) {
    if (skySlot.of(state) === null) return [];
    return [...fatePrompts(state), ...disagreementPrompts(state), ...heartsPrompts(state)];
  },
};
