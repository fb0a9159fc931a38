import type { HumanityState } from '../state';
import { headline } from './acting';
import { actorNow } from './actor';
import type { Endeavor } from './endeavor';
import { tiredNow } from './fatigue';
import { nameOf } from './find';
import { kindOf } from './registry';
import { dueNow, titleOf } from './settling';

/** What an Endeavor waits for, in a sentence that names who does it: the same that is asked (TABLE-127). */
export function waitsFor(state: HumanityState, endeavor: Endeavor): string {
  const { reached, round, stage } = endeavor;
  if (reached) return reached.text;
  if (stage !== 'turn' && kindOf(endeavor).waits?.(state, endeavor)) {
    return endeavor.undecided
      ? 'The vote has chosen nobody: whoever has the last word says who leads.'
      : 'Who leads the charge is voted on.';
  }
  if (stage === 'first') return 'Whoever has the last word says who begins.';
  if (stage === 'ready' && isIdle(endeavor)) return `Anybody may begin round ${round + 1}.`;
  return `Round ${round}: ${inRound(state, endeavor)}`;
}

const isIdle = ({ dues, extras }: Endeavor): boolean => dues.length + extras.length === 0;

/** What a round waits for. */
function inRound(state: HumanityState, { stage, current, special }: Endeavor): string {
  const due = dueNow(state);
  if (due) return titleOf(state, due);
  const tired = tiredNow(state);
  if (tired)
    return `${nameOf(state, tired.one.character)} is tired, and rolls to stay in the race.`;
  const actor = actorNow(state);
  if (actor?.extra) return `${headline(state, actor.one, actor.extra)}.`;
  if (actor) return `it is the turn of ${nameOf(state, actor.one.character)}.`;
  if (stage === 'naming' && current !== null) return `${nameOf(state, current)} says who is next.`;
  if (stage === 'special' && special) {
    return `${nameOf(state, special.holder)} may take the special action.`;
  }
  return 'it comes to its end.';
}
