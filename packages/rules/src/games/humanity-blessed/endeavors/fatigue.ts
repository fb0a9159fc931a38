import { z } from 'zod';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { decidesFor } from '../characters/find';
import type { Frame } from '../checks/check';
import { lay } from '../checks/laying';
import { update } from '../checks/standing';
import type { HumanityContext } from '../game';
import { moves } from '../game';
import { harder } from '../numbers';
import type { HumanityState } from '../state';
import { stats } from '../vocabulary';
import { askedAs } from './asked';
import { beat } from './beats';
import type { Endeavor, Extra, Participant } from './endeavor';
import { dropExtra } from './extras';
import { characterIn, nameOf, running } from './find';
import { removeFrom } from './removing';
import { barredAt, limitsOf, statWays, wayOptions } from './stats';

/** The question under which a tired racer rolls. */
export const FATIGUE = 'endeavor-fatigue';

export interface Tired {
  endeavor: Endeavor;
  extra: Extra;
  one: Participant;
}

/** Who has to see whether they can go on, if anybody (HUM-1406). */
export function tiredNow(state: HumanityState): Tired | null {
  const endeavor = running(state);
  const extra = endeavor?.extras[0];
  if (!endeavor || extra?.kind !== 'fatigue' || endeavor.reached || state.public.check) return null;
  const one = endeavor.participants[extra.who];
  return one ? { endeavor, extra, one } : null;
}

const tired = {
  part: 'character',
  what: 'tired racer',
  all(context: HumanityContext): readonly Tired[] {
    const found = tiredNow(context.state);
    return found && decidesFor(context, characterIn(context.state, found.one)) ? [found] : [];
  },
  idOf: ({ one }: Tired) => one.character,
} as const;

/** What they can roll, where they stand (HUM-1405). */
const waysOf = (state: HumanityState, endeavor: Endeavor, one: Participant) =>
  statWays(state, characterIn(state, one), limitsOf(null, barredAt(endeavor, one)));

/** An easy Check to stay in the race, once a round (HUM-1406). */
export const fatigue = moves.about(tired, 'prompt', (move) => [
  move(command('endeavor.fatigue', { character: id, stat: z.enum(stats) }), {
    ways(context, { endeavor, one }) {
      const { state } = context;
      const character = characterIn(state, one);
      const ways = waysOf(state, endeavor, one);
      if (ways.length === 0) return null;
      const { options, initial } = wayOptions(state, character, ways, ({ stat }) => stat);
      return {
        label: 'Roll to stay in the race',
        detail: 'An easy Check. Succeed, and one Fatigue Button goes; fail, and you are out.',
        fields: [choiceField('stat', 'With what?', options, initial)],
        ...askedAs(context, one.character, FATIGUE),
        primary: true,
      };
    },
    do(play, { stat }, _, { endeavor, extra, one }) {
      const check = lay(play, one.character, {
        aim: 'Stay in the race',
        claim: { stat, insteadOf: null, aptitude: null, against: null, gain: null },
        purpose: {
          kind: 'endeavor',
          action: 'fatigue',
          data: { endeavor: endeavor.id, extra: extra.id },
        },
      });
      const frame: Frame = {
        ...{ said: 'easy', raised: [], ...harder('easy', 0) },
        ...{ apt: false, gain: false, rival: false, dark: false },
      };
      update(play, check, { frame });
    },
  }),
  // With no Stat left there is nothing to roll (HUM-703).
  move(command('endeavor.collapse', { character: id }), {
    ways(context, { endeavor, one }) {
      const { state } = context;
      const all = waysOf(state, endeavor, one);
      if (all.length > 0) return null;
      return {
        label: 'No Stat is free: out of the race',
        ...askedAs(context, one.character, FATIGUE),
      };
    },
    do(play, _, __, { extra, one }) {
      dropExtra(play, extra.id);
      removeFrom(play, one.character);
      const name = nameOf(play.state, one.character);
      play.say(`${name} has no Stat left to go on with.`, beat('endeavor-removed', one.character));
    },
  }),
]);
