import { rollPool } from '../../../forged-in-the-dark';
import type { GbmPlay, Handlers } from '../game';
import { nameById, nameOf, ownInPlay, protagonist } from '../lookups';
import { refuse } from '../refusal';
import { advanceAdversary } from '../series/tracks';
import { takeStress } from '../sheet/stress';
import type { ActionRoll, ProtagonistId } from '../state';
import { tellRoll } from '../telling/tell';
import { titled } from '../vocabulary';
import { actionPool, whyNoAction } from './action-pool';
import { actorOf } from './actor';
import { rollBeforeDice } from './before-dice';
import { NOT_JUDGED } from './blanks';
import type { MemberResult } from './group';
import { PUSH_STRESS, pushesOf } from './helping';
import { acceptedPromise } from './promised';

/** Whoever acts along in a group action rolls their own dice; the leader comes last (TABLE-061). */
export const rollingAlong = {
  'roll.roll-along'(play, { protagonist: id }) {
    const roll = rollBeforeDice(play);
    const self = play.isDirector() ? protagonist(play.state, id) : ownInPlay(play, id);
    const member = roll.group?.find((one) => one.protagonist === id);
    if (!member || id === roll.roller) {
      refuse('not-allowed', `${nameOf(self)} does not act along in this roll.`, {
        instead: 'Join the group action first.',
        rule: 'GBM-TEAM-003',
      });
    }
    if (member.result) {
      refuse('already-done', `${nameOf(self)} has rolled.`, {
        instead: 'Wait for the others.',
        rule: 'TABLE-008',
      });
    }
    const blocked = roll.judgement
      ? whyNoAction(play.state, actorOf(play.state, roll, id), roll)
      : NOT_JUDGED;
    if (blocked) {
      refuse('wrong-moment', blocked, {
        instead: 'Settle that first, or leave the group action.',
        rule: 'GBM-ARP-001',
      });
    }
    const pool = actionPool(play.state, roll, id);
    const notes = [...payPushes(play, roll, id), ...payPromise(play, roll, id)];
    const result = rollPool(play, pool, diceTitle(play, roll, id));
    const group = (roll.group ?? []).map((one) =>
      one.protagonist === id ? { ...one, result } : { ...one },
    );
    play.emit({ type: 'rollChanged', changes: { group } });
    const moment = { kind: 'acting-along', about: [id] } as const;
    tellRoll(play, moment, nameOf(self), { pool, result }, { notes, reveals: true });
  },
} satisfies Partial<Handlers>;

/** The results of those who have rolled along. */
export function resultsAlong({ group, roller }: ActionRoll): MemberResult[] {
  return (group ?? []).flatMap(({ protagonist: id, result }) =>
    result && id !== roller ? { id, result } : [],
  );
}

/** What the dice of somebody are called where they can be checked. */
export const diceTitle = (play: GbmPlay, { action }: ActionRoll, id: ProtagonistId): string =>
  `${nameById(play.state, id)}: ${titled(action)}`;

/** A promise that somebody has taken is owed from the moment their dice leave the hand (GBM-ARP-027, 028). */
export function payPromise(play: GbmPlay, roll: ActionRoll, id: ProtagonistId): string[] {
  const promise = acceptedPromise(roll, id);
  if (!promise) return [];
  const { text, adversary } = promise;
  return [
    `The promise will come true: ${text}`,
    ...(adversary > 0 ? [advanceAdversary(play, adversary)] : []),
  ];
}

/** Whoever pushes pays when their dice leave the hand (GBM-ARP-024). */
export function payPushes(play: GbmPlay, roll: ActionRoll, id: ProtagonistId): string[] {
  const pushes = pushesOf(roll, id).length;
  const why = pushes > 1 ? `${pushes} pushes` : 'push';
  return pushes > 0 ? [takeStress(play, id, PUSH_STRESS * pushes, why)] : [];
}
