import { latest } from '../../../engine';
import type { HumanityPlay } from '../game';
import type { HumanityState } from '../state';
import { beat } from './beats';
import type { Due, Endeavor } from './endeavor';
import { dropExtra, isPointless } from './extras';
import { isIn, running, update } from './find';
import { dueRuleOf, kindOf, specialsOf } from './registry';
import { endTurn, holderOf } from './turns';

/** Sees to what follows by itself, after each command: nobody has to say what can be known. */
export function proceed(play: HumanityPlay): void {
  // Each round takes something away, or comes to a stage in which somebody has to say something.
  while (step(play));
}

/** One thing that follows by itself; `false` where somebody has to do something. */
function step(play: HumanityPlay): boolean {
  const endeavor = running(play.state);
  if (!endeavor || endeavor.reached || endeavor.round === 0) return false;
  if (play.state.public.check !== null) return false;
  const [due] = endeavor.dues;
  if (due) return dropIfIdle(play, endeavor, due);
  if (watchGoals(play, endeavor)) return false;
  const [extra] = endeavor.extras;
  if (extra) {
    if (!isPointless(endeavor, extra)) return false;
    dropExtra(play, extra.id);
    return true;
  }
  switch (endeavor.stage) {
    case 'turn':
      if (turnGoesOn(endeavor)) return false;
      endTurn(play);
      return true;
    case 'naming':
      if (endeavor.current !== null && isIn(endeavor, endeavor.current)) return false;
      endTurn(play);
      return latestStage(play) !== 'naming';
    case 'closing':
      if (kindOf(endeavor).waits?.(play.state, endeavor)) return false;
      if (endeavor.closed) toSpecial(play, endeavor);
      else {
        update(play, { closed: true });
        kindOf(endeavor).onRoundEnd?.(play, endeavor);
      }
      return true;
    case 'special':
      if (endeavor.special && isIn(endeavor, endeavor.special.holder)) return false;
      endRound(play);
      return true;
    default:
      return false;
  }
}

const latestStage = ({ state }: HumanityPlay) => state.public.endeavor?.stage;

const turnGoesOn = ({ current, participants }: Endeavor): boolean => {
  const one = current === null ? undefined : participants[current];
  return one?.standing === 'in' && one.left > 0;
};

/** A due that nothing can be done with any more falls away. */
function dropIfIdle(play: HumanityPlay, endeavor: Endeavor, due: Due): boolean {
  const idle =
    due.left < 1 ||
    !isIn(endeavor, due.by) ||
    dueRuleOf(due).targets(play.state, endeavor, due).length === 0;
  if (idle) endDue(play, due);
  return idle;
}

/** Nothing of it is to be chosen any more. */
export function endDue(play: HumanityPlay, { id, kind }: Due): void {
  const { endeavor } = play.state.public;
  const due = endeavor?.dues.find((one) => one.id === id);
  if (!endeavor || !due) return;
  const { ...was } = due;
  update(play, { dues: endeavor.dues.filter((one) => one.id !== id) });
  dueRuleOf({ kind }).over?.(play, endeavor, was);
}

function toSpecial(play: HumanityPlay, endeavor: Endeavor): void {
  const special = holderOf(latest(play.state), latest(endeavor));
  const may = special?.tied.some((id) => openSpecials(play.state, endeavor, id).length > 0);
  if (may) {
    update(play, { stage: 'special', special });
    return;
  }
  play.say('Nobody takes a special action.', {
    ...beat('endeavor-round'),
    notes:
      special === null ? ['Opponents hold as many temporary Blessings, or nobody has any.'] : [],
  });
  endRound(play);
}

/** The special actions that somebody could take now: those whose condition is met (HUM-1118). */
export function openSpecials(state: HumanityState, endeavor: Endeavor, id: string) {
  const one = endeavor.participants[id];
  if (!one) return [];
  return specialsOf(endeavor, one).filter(({ open }) => open?.(state, endeavor, one) ?? true);
}

/** The round is over: the next one begins when somebody says so. */
export function endRound(play: HumanityPlay): void {
  const { endeavor } = play.state.public;
  update(play, { stage: 'ready', special: null, current: null });
  if (endeavor) kindOf(endeavor).onRoundOver?.(play, endeavor);
}

/** Tells the table of a goal once it is reached, and asks whether the Endeavor ends (HUM-1210, 1213). */
function watchGoals(play: HumanityPlay, draft: Endeavor): boolean {
  // It looks at every Button: much quicker in plain data.
  const endeavor = latest(draft);
  const goal = kindOf(endeavor)
    .goals(latest(play.state), endeavor)
    .find(({ key }) => !endeavor.told.includes(key));
  if (!goal) return false;
  update(play, { reached: goal, told: [...endeavor.told, goal.key] });
  play.say(goal.text, beat('endeavor-goal'));
  return true;
}
