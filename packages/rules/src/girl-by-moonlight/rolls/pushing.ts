import { refuse } from '../../engine';
import { featuresOf } from '../features';
import type { GbmPlay, Handlers } from '../game';
import type { ActionRoll, GbmState, Protagonist, ProtagonistId, Push } from '../state';
import { nameOf, own, ownInPlay } from '../table/lookups';
import { incapacitated } from '../table/penalties';
import { actorOf } from './action-pool';
import { acceptedPromise } from './bonus';
import { rollBeforeDice, takesPart } from './framing';

/**
 * Pushing oneself: 2 stress for one of three benefits (GBM-ARP-023, 024). Whoever follows in a group
 * action rolls too, and may push for a die of their own or to act in spite of harm.
 */
export const pushing = {
  'roll.push'(play, command) {
    const roll = rollBeforeDice(play);
    const self = ownInPlay(play, command.protagonist ?? roll.roller);
    checkPush(play, roll, self, command.for);
    const extras = pushExtras(play.state, roll, self.id);
    const extra = extras.find(({ id }) => id === command.extra);
    if (command.extra && !extra) refuse('not-found', 'No ability adds that to a push now.');
    setPush(play, roll, self.id, { for: command.for, extra: extra?.label ?? null });
    play.say(`${nameOf(self)} will push themselves ${words[command.for]} (2 stress).`, {
      notes: extra ? [extra.label] : [],
    });
  },

  'roll.stop-pushing'(play, command) {
    const roll = rollBeforeDice(play);
    const self = own(play, command.protagonist ?? roll.roller);
    if (!pushOf(roll, self.id)) refuse('wrong-moment', 'There is no push to take back.');
    setPush(play, roll, self.id, null);
    play.say(`${nameOf(self)} does not push themselves; nothing was paid.`);
  },
} satisfies Partial<Handlers>;

const words = {
  die: 'for +1d',
  effect: 'for more effect',
  act: 'to act in spite of their harm',
};

/** The push of somebody who takes part. */
export function pushOf(roll: ActionRoll, id: ProtagonistId): Push | null {
  if (id === roll.roller) return roll.push;
  return roll.group?.find((member) => member.protagonist === id)?.push ?? null;
}

/** Benefits that abilities add to a push of somebody who takes part. */
export function pushExtras(
  state: GbmState,
  roll: ActionRoll,
  id: ProtagonistId = roll.roller,
): { id: string; label: string }[] {
  return featuresOf(state, actorOf(state, roll, id)).flatMap(({ hooks }) => hooks.pushExtras ?? []);
}

function checkPush(play: GbmPlay, roll: ActionRoll, self: Protagonist, benefit: Push['for']): void {
  const leads = self.id === roll.roller;
  if (!takesPart(roll, self.id)) {
    refuse('not-allowed', `${nameOf(self)} does not roll here.`, { rule: 'GBM-ARP-024' });
  }
  if (leads && acceptedPromise(roll)) {
    refuse('not-allowed', 'A roll has a push or a poisoned promise, never both.', {
      rule: 'GBM-ARP-023',
    });
  }
  if (!leads && benefit === 'effect') {
    refuse('not-allowed', 'The effect of a group action is for the one who leads to push.', {
      instead: 'Push for a die of your own.',
      rule: 'GBM-TEAM-003',
    });
  }
  if (benefit === 'act' && !incapacitated(play.state, actorOf(play.state, roll, self.id))) {
    refuse('not-allowed', `${nameOf(self)} can act without that push.`, {
      instead: 'Push for a die.',
      rule: 'GBM-ARP-024',
    });
  }
}

function setPush(play: GbmPlay, roll: ActionRoll, id: ProtagonistId, push: Push | null): void {
  if (id === roll.roller) {
    play.emit({ type: 'rollChanged', changes: { push } });
    return;
  }
  const group = (roll.group ?? []).map((member) =>
    member.protagonist === id ? { ...member, push } : { ...member },
  );
  play.emit({ type: 'rollChanged', changes: { group } });
}
