import type { Bar } from '../../../engine';
import type { Subject } from '../../../table';
import { command, id } from '../../../table/command';
import type { OfferContext } from '../game';
import { nameById, notInPlay, notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { missing } from '../refusal';
import { noStress } from '../sheet/stress';
import type { Intention, Protagonist } from '../state';
import { titled } from '../vocabulary';
import { turnPrompt } from './action-prompts';
import { canWait, followers, letWait } from './intentions';
import { openRoll } from './opening';
import { acting, isRoller, notActingFor, stillOnTable } from './standing';

/** What people want to do next (TABLE-058). */
const intentions: Subject<OfferContext, Intention, 'protagonist'> = {
  part: 'protagonist',
  what: 'intention',
  all: ({ state }) => Object.values(state.public.intentions),
  idOf: ({ protagonist: id }) => id,
  find: ({ state }, id) =>
    state.public.intentions[id] ??
    missing(
      'Nothing of theirs waits for its turn.',
      'Say what to do, with an action.',
      'TABLE-058',
    ),
};

/** What becomes of the intentions that wait (TABLE-058, TABLE-059). */
export const waiting = acting.about(intentions, 'waiting', (move) => [
  move(command('roll.take-up', { protagonist: id }), {
    unless(context, _, { protagonist: id }) {
      const one = protagonist(context.state, id);
      return notCaller(context, one) ?? noRoom(context, one) ?? noStress(context.state, one);
    },
    ways(context, intention) {
      const { protagonist: id, action } = intention;
      if (context.self?.id === id) {
        return {
          label: `Now: ${titled(action)}`,
          primary: true,
          order: 1,
          ...askedOf(context, id),
        };
      }
      const name = nameById(context.state, id);
      return { label: context.state.public.roll ? `${name} goes first` : `${name} next` };
    },
    do(play, { protagonist: id }, { state }, intention) {
      if (state.public.roll) letWait(play, state.public.roll);
      play.emit({ type: 'intentionRemoved', protagonist: id });
      const { past, judgement, leads = false, ...intent } = intention;
      openRoll(play, protagonist(state, id), {
        ...intent,
        group: followers(state, intention),
        present: !past,
        leads,
        ...(judgement ? { judgement } : {}),
      });
    },
  }),
  move(command('roll.let-go', { protagonist: id }), {
    unless: (context, _, { protagonist: id }) =>
      notActingFor(context, protagonist(context.state, id)),
    ways: (context, { protagonist: id }) =>
      context.self?.id === id
        ? { label: 'Not any more', order: 2, ...askedOf(context, id) }
        : { label: `Not ${nameById(context.state, id)} any more` },
    do(play, { protagonist: id }, { state }) {
      play.emit({ type: 'intentionRemoved', protagonist: id });
      play.say(`${nameById(state, id)} does nothing more next.`);
    },
  }),
]);

/**
 * Why this seat does not call somebody up, if so: whoever waits takes it up themselves, the director calls
 * them, and whoever rolls just now may let them go first.
 */
function notCaller(context: GbmContext, one: Protagonist): Bar | null {
  const { state, seat, director } = context;
  const lets = director || (state.public.roll !== null && isRoller(context));
  return (lets ? null : notTheirs(seat, one)) ?? notInPlay(state, one);
}

/** Why the roll on the table does not wait for theirs, if so (TABLE-059). */
function noRoom(context: GbmContext, one: Protagonist): Bar | null {
  const { roll } = context.state.public;
  const waits = roll && roll.roller !== one.id && canWait(roll);
  return waits && (context.director || isRoller(context)) ? null : stillOnTable(context, one);
}

/** Where whoever waits is asked, once the table is free for them. */
const askedOf = ({ state }: GbmContext, id: string) =>
  state.public.roll === null && !noStress(state, protagonist(state, id))
    ? ({ place: 'prompt', prompt: turnPrompt(id) } as const)
    : {};
