import type { Bar } from '../../../engine';
import { intentions } from '../../../table';
import { command, id } from '../../../table/command';
import { notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { noStress, whyNoStress } from '../sheet/stress';
import type { Protagonist } from '../state';
import { canWait, followers, intentionWords, letWait, whyPointless } from './intentions';
import { openRoll } from './opening';
import { acting, isRoller, playing, stillOnTable } from './standing';

/** What becomes of what people want to do next (TABLE-058, TABLE-059). */
export const { waiting, brings, prompts } = intentions(
  acting,
  {
    takeUp: command('roll.take-up', { protagonist: id }),
    letGo: command('roll.let-go', { protagonist: id }),
  },
  {
    ...intentionWords,
    instead: 'Say what to do, with an action.',
    seatOf: playing,
    notTheirs: ({ state, seat }, id) => notTheirs(seat, protagonist(state, id)),
    notNow(context, { protagonist: id }) {
      const one = protagonist(context.state, id);
      return noRoom(context, one) ?? noStress(context.state, one);
    },
    isFree(state, { protagonist: id }) {
      const self = state.public.protagonists[id];
      return state.public.roll === null && self !== undefined && !whyNoStress(state, self);
    },
    takeUp(play, { past, judgement, leads = false, ...intent }, { state }) {
      openRoll(play, protagonist(state, intent.protagonist), {
        ...intent,
        group: followers(state, intent),
        present: !past,
        leads,
        ...(judgement ? { judgement } : {}),
      });
    },
    pointless: whyPointless,
    first: {
      would: ({ public: { roll } }) => roll !== null,
      mayLet: (context) => context.state.public.roll !== null && isRoller(context),
      wait(play) {
        if (play.state.public.roll) letWait(play, play.state.public.roll);
      },
    },
  },
);

/** Why the roll on the table does not wait for theirs, if so (TABLE-059). */
function noRoom(context: GbmContext, one: Protagonist): Bar | null {
  const { roll } = context.state.public;
  const waits = roll && roll.roller !== one.id && canWait(roll);
  return waits && (context.director || isRoller(context)) ? null : stillOnTable(context, one);
}
