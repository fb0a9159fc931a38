import type { HumanityPlay } from '../game';
import type { HumanityState } from '../state';
import { beat } from './beats';
import type { Endeavor, Participant } from './endeavor';
import { isIn, nameOf, stillIn, temporary, update, updateOne } from './find';
import { kindOf } from './registry';
import { endProtection } from './removing';

/** Those who have turns of their own, in the order in which they came (HUM-1226). */
export const takers = (endeavor: Endeavor): Participant[] => {
  const { takesTurns } = kindOf(endeavor);
  return stillIn(endeavor).filter((one) => takesTurns?.(endeavor, one) ?? true);
};

/** Whom `current` may name next: those who are in no order yet (HUM-1106). */
export const nameable = (endeavor: Endeavor): string[] =>
  takers(endeavor)
    .map(({ character }) => character)
    .filter((id) => !endeavor.order.includes(id));

/** It is somebody’s turn: what they have given as protection ends (HUM-1311). */
export function beginTurn(play: HumanityPlay, who: string): void {
  const { endeavor } = play.state.public;
  if (!endeavor) return;
  const order = endeavor.order.includes(who) ? endeavor.order : [...endeavor.order, who];
  update(play, { stage: 'turn', current: who, order });
  endProtection(play, who);
  const one = endeavor.participants[who];
  if (one) kindOf(endeavor).onTurn?.(play, one);
  play.say(`It is ${nameOf(play.state, who)}’s turn.`, beat('endeavor-turn', who));
}

/** The turn of `current` is over: the next in the order, or whoever is named, or the end of the round. */
export function endTurn(play: HumanityPlay): void {
  const { endeavor } = play.state.public;
  if (!endeavor) return;
  const { current, participants } = endeavor;
  const one = current === null ? undefined : participants[current];
  if (endeavor.shining) update(play, { shining: false });
  if (one) {
    if (one.left > 0) updateOne(play, one, { left: 0 });
    kindOf(endeavor).onTurnEnd?.(play, endeavor, one);
  }
  const next = endeavor.order.find((id) => isIn(endeavor, id) && (participants[id]?.left ?? 0) > 0);
  if (next !== undefined) {
    skipTo(play, endeavor, next);
    beginTurn(play, next);
    return;
  }
  const unnamed = nameable(endeavor).filter((id) => (participants[id]?.left ?? 0) > 0);
  const [only] = unnamed;
  if (only === undefined) update(play, { stage: 'closing', closed: false, current: null });
  else if (unnamed.length === 1 || endeavor.ordering === 'clockwise') beginTurn(play, only);
  else update(play, { stage: 'naming' });
}

/** Who stands between in the order has acted in somebody else’s turn: their own has come and gone (HUM-1311). */
function skipTo(play: HumanityPlay, { order, current }: Endeavor, next: string): void {
  const from = current === null ? -1 : order.indexOf(current);
  for (const id of order.slice(from + 1, Math.max(from + 1, order.indexOf(next)))) {
    endProtection(play, id);
  }
}

/**
 * Who may take the special action (HUM-1109, 1118): whoever holds most temporary Blessings, by number. Where opponents
 * hold as many nobody does; among allies the earliest in the order, who may leave it to another of them (Q15).
 */
export function holderOf(state: HumanityState, endeavor: Endeavor): Endeavor['special'] {
  const { counts } = kindOf(endeavor);
  const all = stillIn(endeavor).filter((one) => counts?.(endeavor, one) ?? true);
  const most = Math.max(0, ...all.map(({ character }) => temporary(state, character)));
  if (most === 0) return null;
  const tied = all.filter(({ character }) => temporary(state, character) === most);
  if (new Set(tied.map(({ side }) => side)).size > 1) return null;
  const place = (id: string): number => {
    const at = endeavor.order.indexOf(id);
    return at < 0 ? endeavor.order.length : at;
  };
  const ids = tied
    .map(({ character }) => character)
    .sort((one, other) => place(one) - place(other));
  const [holder] = ids;
  return holder === undefined ? null : { holder, tied: ids };
}
