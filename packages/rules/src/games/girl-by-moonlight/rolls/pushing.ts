import { optionsFrom } from '../asking';
import type { GbmPlay, Handlers } from '../game';
import { houseRule } from '../house-rules';
import { nameOf, own, ownInPlay } from '../lookups';
import { missing, refuse } from '../refusal';
import { incapacitated } from '../sheet/penalties';
import type { ActionRoll, GbmState, Protagonist, ProtagonistId, Push } from '../state';
import { actorOf } from './actor';
import { rollBeforeDice, takesPart } from './before-dice';
import { keepPushes, pushesOf } from './helping';
import { acceptedPromise, refuseRolled } from './promised';

/**
 * Pushing oneself: 2 stress for one of three benefits (GBM-ARP-023, 024), at some tables once for
 * each of them (AMB-12). Whoever follows in a group
 * action rolls too, and may push for a die of their own or to act in spite of harm.
 */
export const pushing = {
  'roll.push'(play, command) {
    const roll = rollBeforeDice(play);
    const self = ownInPlay(play, command.protagonist ?? roll.roller);
    refuseRolled(roll, self);
    checkPush(play, roll, self, command.for);
    const extras = pushExtras(play.state, roll, self.id);
    const extra = extras.find(({ id }) => id === command.extra);
    if (command.extra && !extra) {
      missing(
        'No ability adds that to a push now.',
        'Push without it, or choose what an ability on the sheet adds.',
        'TABLE-010',
      );
    }
    const push = { for: command.for, extra: extra?.label ?? null };
    const others = pushesOf(roll, self.id).filter((other) => other.for !== push.for);
    setPushes(play, roll, self.id, maySeveral(play.state) ? [...others, push] : [push]);
    play.say(`${nameOf(self)} will push themselves ${words[command.for]} (2 stress).`, {
      notes: extra ? [extra.label] : [],
    });
  },

  'roll.stop-pushing'(play, command) {
    const roll = rollBeforeDice(play);
    const self = own(play, command.protagonist ?? roll.roller);
    refuseRolled(roll, self);
    const pushes = pushesOf(roll, self.id);
    const left = pushes.filter((push) => command.for !== undefined && push.for !== command.for);
    if (left.length === pushes.length) {
      refuse('wrong-moment', 'There is no such push to take back.', {
        instead: 'Go on with the roll as it is.',
        rule: 'TABLE-008',
      });
    }
    setPushes(play, roll, self.id, left);
    const what = command.for && left.length > 0 ? ` ${words[command.for]}` : '';
    play.say(`${nameOf(self)} does not push themselves${what}; nothing was paid.`);
  },
} satisfies Partial<Handlers>;

const words = {
  die: 'for +1d',
  effect: 'for more effect',
  act: 'to act in spite of their harm',
};

/** Whether one roll may be pushed for several benefits at this table (AMB-12). */
export function maySeveral(state: GbmState): boolean {
  return houseRule(state, 'pushes') === 'several';
}

/** Benefits that abilities add to a push of somebody who takes part. */
export function pushExtras(
  state: GbmState,
  roll: ActionRoll,
  id: ProtagonistId = roll.roller,
): { id: string; label: string }[] {
  const self = actorOf(state, roll, id);
  return optionsFrom('push', { state, self, roll });
}

function checkPush(play: GbmPlay, roll: ActionRoll, self: Protagonist, benefit: Push['for']): void {
  const leads = self.id === roll.roller;
  if (!takesPart(roll, self.id)) {
    refuse('not-allowed', `${nameOf(self)} does not roll here.`, {
      instead: 'Assist instead, or push on a roll of your own.',
      rule: 'GBM-ARP-024',
    });
  }
  if (acceptedPromise(roll, self.id)) {
    refuse('not-allowed', 'A roll has a push or a poisoned promise, never both.', {
      instead: 'Roll with the promise that you took; a friend may still assist.',
      rule: 'GBM-ARP-023',
    });
  }
  if (!leads && benefit === 'effect') {
    refuse('not-allowed', 'The effect of a group action is for the one who leads to push.', {
      instead: 'Push for a die of your own.',
      rule: 'GBM-TEAM-003',
    });
  }
  if (benefit === 'act' && !incapacitated(play.state, actorOf(play.state, roll, self.id), roll)) {
    refuse('not-allowed', `${nameOf(self)} can act without that push.`, {
      instead: 'Push for a die.',
      rule: 'GBM-ARP-024',
    });
  }
}

function setPushes(
  play: GbmPlay,
  roll: ActionRoll,
  id: ProtagonistId,
  pushes: readonly Push[],
): void {
  if (id === roll.roller) {
    play.emit({ type: 'rollChanged', changes: keepPushes(pushes) });
    return;
  }
  const group = (roll.group ?? []).map((member) =>
    member.protagonist === id ? { ...member, ...keepPushes(pushes) } : { ...member },
  );
  play.emit({ type: 'rollChanged', changes: { group } });
}
