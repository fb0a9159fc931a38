import { intentions } from '../../../table';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { commanding } from '../characters/companion';
import { characterOf, notTheirs } from '../characters/find';
import { toPlayers } from '../desk/passing';
import type { DhPlay } from '../game';
import { moves } from '../game';
import { intentionWords, whyPointless } from './intended';
import { isBusy, isFree, isGmsTurn, lay } from './laying';
import type { Proposal } from './roll';

/** What becomes of what people want to do next (TABLE-058). */
export const { waiting, brings, prompts } = intentions(
  moves,
  {
    takeUp: command('roll.take-up', { character: id }),
    letGo: command('roll.let-go', { character: id }),
  },
  {
    ...intentionWords,
    instead: 'Make an action roll, or attack.',
    seatOf: ({ public: { characters } }, id) => characters[id]?.owner ?? null,
    notTheirs: (context, id) => notTheirs(context, characterOf(context, id)),
    // The GM who calls somebody up passes them the spotlight.
    notNow: ({ state, director }) => isBusy(state) ?? (director ? null : isGmsTurn(state)),
    isFree,
    takeUp(play, { character, ...proposal }, { state }) {
      if (state.public.spotlight.side === 'gm') toPlayers(play, character);
      const one = characterOf(play, character);
      lay(play, one, withinHope(play, one, proposal));
    },
    pointless: whyPointless,
  },
);

/** What somebody has meant to do, without the Experience that they cannot pay for any more. */
function withinHope(play: DhPlay, one: Character, { experience, ...rest }: Proposal): Proposal {
  const { experiences } = commanding(one, rest.companion);
  const found = experiences.find(({ id }) => id === experience);
  if (found && one.hope.held > 0) return { ...rest, experience: found.id };
  if (found) play.say(`${one.name} does it without “${found.name}”: no Hope is left.`);
  return rest;
}
