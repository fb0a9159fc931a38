import type { GbmPlay, Handlers } from '../game';
import { nameById, nameOf, ownInPlay, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import type { Intention } from '../state';
import { canWait, followers, letWait } from './intentions';
import { openRoll } from './opening';

/** What becomes of the intentions that wait (TABLE-058, TABLE-059). */
export const waiting = {
  'roll.take-up'(play, { protagonist: id }) {
    const intention = waitingOf(play, id);
    const self = play.isDirector() ? protagonist(play.state, id) : caller(play, id);
    makeRoom(play, id);
    play.emit({ type: 'intentionRemoved', protagonist: id });
    const { past, judgement, leads = false, ...intent } = intention;
    openRoll(
      play,
      self,
      {
        ...intent,
        group: followers(play.state, intention),
        present: !past,
        leads,
        ...(judgement ? { judgement } : {}),
      },
      self.id,
    );
  },

  'roll.let-go'(play, { protagonist: id }) {
    waitingOf(play, id);
    if (!play.isDirector()) ownInPlay(play, id);
    play.emit({ type: 'intentionRemoved', protagonist: id });
    play.say(`${nameById(play.state, id)} does nothing more next.`);
  },
} satisfies Partial<Handlers>;

function waitingOf(play: GbmPlay, id: string): Intention {
  return (
    play.state.public.intentions[id] ??
    missing('Nothing of theirs waits for its turn.', 'Say what to do, with an action.', 'TABLE-058')
  );
}

/** Whoever waits takes it up themselves; whoever rolls just now may let them go first. */
function caller(play: GbmPlay, id: string) {
  const { roll } = play.state.public;
  const one = protagonist(play.state, id);
  const lets = roll !== null && protagonist(play.state, roll.roller).seat === play.seat().id;
  return lets ? one : ownInPlay(play, id);
}

/** The roll on the table waits in its turn, where whoever makes it or the director says so. */
function makeRoom(play: GbmPlay, id: string): void {
  const { roll } = play.state.public;
  if (!roll) return;
  const mine = protagonist(play.state, roll.roller).seat === play.seat().id;
  if (canWait(roll) && (mine || play.isDirector())) {
    letWait(play, roll);
    return;
  }
  refuse('wrong-moment', `${nameById(play.state, roll.roller)}’s roll is still on the table.`, {
    instead: `What ${nameOf(protagonist(play.state, id))} wants to do waits until it is over.`,
    rule: 'TABLE-058',
  });
}
