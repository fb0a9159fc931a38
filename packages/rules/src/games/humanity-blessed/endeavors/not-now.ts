import type { Bar } from '../../../engine';
import type { Character } from '../characters/character';
import type { HumanityRule } from '../game';
import { barred } from '../game';
import type { HumanityState } from '../state';
import { actorNow } from './actor';
import { isIn, nameOf, running } from './find';

/** Why somebody takes no action of an Endeavor now, and what is open instead (HUM-1107). */
export function notNow(state: HumanityState, { id, name }: Pick<Character, 'id' | 'name'>): Bar {
  const not = (why: string, instead: string, rule: HumanityRule = 'HUM-1107') =>
    barred('wrong-moment', why, { instead, rule });
  const endeavor = running(state);
  if (!endeavor) {
    const instead = 'Begin one, or go on with the one that was broken off.';
    return not('No Endeavor is played.', instead, 'HUM-1101');
  }
  if (state.public.check) return not('A Check is on the table.', 'Settle it first.');
  if (endeavor.dues.length > 0) {
    const instead = 'Say how it is shared out first.';
    return not('The last action has still to be shared out.', instead, 'HUM-1112');
  }
  if (endeavor.reached) return not(endeavor.reached.text, 'Say whether it ends, or goes on.');
  if (!isIn(endeavor, id)) return not(`${name} is not in it.`, 'Let them join, or come back.');
  const now = actorNow(state);
  const whose = now ? `it is ${nameOf(state, now.one.character)}’s` : '';
  const acted = endeavor.round > 0 && (endeavor.participants[id]?.left ?? 0) < 1;
  return acted
    ? not(
        `${name} has acted in this round.`,
        `Wait for the next one${whose ? `: ${whose} turn now` : ''}.`,
      )
    : not(`It is not ${name}’s turn.`, `Wait until it is${whose ? `: ${whose} now` : ''}.`);
}
