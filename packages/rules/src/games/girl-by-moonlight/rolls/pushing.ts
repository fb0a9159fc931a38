import { z } from 'zod';
import type { Bar, Field } from '../../../engine';
import { command, id } from '../../../table/command';
import { optionsFrom } from '../asking';
import type { GbmPlay } from '../game';
import { houseRule } from '../house-rules';
import { nameOf, notInPlay, notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { barred } from '../refusal';
import { incapacitated } from '../sheet/penalties';
import { stressCost } from '../sheet/stress';
import type { ActionRoll, GbmState, Protagonist, ProtagonistId, Push } from '../state';
import { actorOf } from './actor';
import { takesPart } from './before-dice';
import { helpOf, keepPushes, PUSH_STRESS, pushesFor, pushesOf } from './helping';
import { acceptedPromise, alreadyRolled } from './promised';
import { shaping } from './standing';

/**
 * Pushing oneself: 2 stress for one of three benefits (GBM-ARP-023, 024), at some tables once for each of
 * them (AMB-12). Whoever follows in a group action rolls too, and may push for a die of their own or to act
 * in spite of harm.
 */
export const pushing = shaping.once('roll', (move) => [
  move(
    command('roll.stop-pushing', {
      protagonist: id.optional(),
      for: z.enum(['die', 'effect', 'act']).optional(),
    }),
    {
      unless(context, command) {
        const self = pusherOf(context, command);
        const pushes = pushesOf(context.roll, self.id);
        const some = pushes.some((push) => push.for === (command.for ?? push.for));
        return notPushers(context, self) ?? (some ? null : noPush);
      },
      ways(context) {
        const self = pusherOf(context);
        const made = pushesOf(context.roll, self.id);
        const named = namedIn(context.roll, self);
        return made.map(({ for: benefit }) =>
          made.length > 1
            ? {
                with: { for: benefit, ...named },
                label: `Do not push yourself ${takenBack[benefit]}`,
                order: 20,
              }
            : { with: named, label: 'Do not push yourself', order: 20 },
        );
      },
      do(play, command, context) {
        const { for: benefit } = command;
        const { roll } = context;
        const self = pusherOf(context, command);
        const left = pushesOf(roll, self.id).filter(
          (push) => benefit !== undefined && push.for !== benefit,
        );
        setPushes(play, roll, self.id, left);
        const what = benefit && left.length > 0 ? ` ${words[benefit]}` : '';
        play.say(`${nameOf(self)} does not push themselves${what}; nothing was paid.`);
      },
    },
  ),
  move(
    command('roll.push', {
      for: z.enum(['die', 'effect', 'act']),
      extra: id.optional(),
      protagonist: id.optional(),
    }),
    {
      unless(context, command) {
        const self = pusherOf(context, command);
        return notPushers(context, self) ?? noPushing(context, self, command);
      },
      ways(context) {
        const { state, roll } = context;
        const self = pusherOf(context);
        const leads = self.id === roll.roller;
        if (pushesOf(roll, self.id).length > 0 && !maySeveral(state)) return null;
        return benefitsFor(state, roll, self)
          .filter((benefit) => !pushesFor(roll, self.id, benefit))
          .map((benefit) => ({
            with: { for: benefit, ...namedIn(roll, self) },
            label: benefit === 'die' && !leads ? `${labels.die} on your own roll` : labels[benefit],
            order: orders[benefit],
            cost: stressCost(self, PUSH_STRESS),
            ...extrasOf(state, roll, self),
          }));
      },
      do(play, command, context) {
        const { for: benefit, extra } = command;
        const { state, roll } = context;
        const self = pusherOf(context, command);
        const added = pushExtras(state, roll, self.id).find((one) => one.id === extra);
        const others = pushesOf(roll, self.id).filter((other) => other.for !== benefit);
        const push = { for: benefit, extra: added?.label ?? null };
        setPushes(play, roll, self.id, [...others, push]);
        play.say(`${nameOf(self)} will push themselves ${words[benefit]} (2 stress).`, {
          notes: added ? [added.label] : [],
        });
      },
    },
  ),
]);

/** What a command says of who pushes; nothing, while it is offered. */
interface Pushes {
  type?: string;
  protagonist?: ProtagonistId | undefined;
}

/** Whose push it is: of whoever rolls, where nobody else is named. It is offered to all who take part. */
function pusherOf(context: GbmContext, { type, protagonist: id }: Pushes = {}): Protagonist {
  const { state, self, roll } = context;
  if (!type && self && takesPart(roll, self.id)) return self;
  return protagonist(state, id ?? roll.roller);
}

/** Why it is not this seat’s to push, if so. */
const notPushers = (context: GbmContext, self: Protagonist): Bar | null =>
  notTheirs(context.seat, self) ??
  notInPlay(context.state, self) ??
  alreadyRolled(context.roll, self);

/** How a push names whoever follows; whoever rolls need not be named. */
const namedIn = ({ roller }: ActionRoll, { id }: Protagonist) =>
  id === roller ? {} : { protagonist: id };

const words = {
  die: 'for +1d',
  effect: 'for more effect',
  act: 'to act in spite of their harm',
};

const labels: Record<Push['for'], string> = {
  act: 'Push yourself to act in spite of harm',
  die: 'Push yourself: +1d',
  effect: 'Push yourself: +1 effect',
};

const takenBack: Record<Push['for'], string> = { ...words, act: 'to act in spite of harm' };

const orders: Record<Push['for'], number> = { act: 19, die: 20, effect: 21 };

/** Whether one roll may be pushed for several benefits at this table (AMB-12). */
function maySeveral(state: GbmState): boolean {
  return houseRule(state, 'pushes') === 'several';
}

/** What a push is good for now: with level 3 harm nothing else is before acting is possible. */
function benefitsFor(state: GbmState, roll: ActionRoll, self: Protagonist): Push['for'][] {
  const leads = self.id === roll.roller;
  const hurt = incapacitated(state, actorOf(state, roll, self.id), roll);
  const able = !hurt || pushesFor(roll, self.id, 'act') || (leads && helpOf(roll).length > 0);
  return [
    ...(hurt ? (['act'] as const) : []),
    ...(able ? (['die'] as const) : []),
    ...(able && leads ? (['effect'] as const) : []),
  ];
}

/** Benefits that abilities add to a push of somebody who takes part. */
function pushExtras(
  state: GbmState,
  roll: ActionRoll,
  id: ProtagonistId,
): { id: string; label: string }[] {
  return optionsFrom('push', { state, self: actorOf(state, roll, id), roll });
}

/** Asks for them, where there are any. */
function extrasOf(state: GbmState, roll: ActionRoll, { id }: Protagonist): { fields?: Field[] } {
  const options = pushExtras(state, roll, id).map(({ id, label }) => ({ value: id, label }));
  if (options.length === 0) return {};
  return {
    fields: [{ name: 'extra', kind: 'choice', label: 'And also', required: false, options }],
  };
}

const noPush = barred('wrong-moment', 'There is no such push to take back.', {
  instead: 'Go on with the roll as it is.',
  rule: 'TABLE-008',
});

/** Why somebody does not push for this, if so. */
function noPushing(
  { state, roll }: GbmContext,
  self: Protagonist,
  { for: benefit, extra }: { for?: Push['for']; extra?: string | undefined },
): Bar | null {
  if (!takesPart(roll, self.id)) {
    return barred('not-allowed', `${nameOf(self)} does not roll here.`, {
      instead: 'Assist instead, or push on a roll of your own.',
      rule: 'GBM-ARP-024',
    });
  }
  if (acceptedPromise(roll, self.id)) {
    return barred('not-allowed', 'A roll has a push or a poisoned promise, never both.', {
      instead: 'Roll with the promise that you took; a friend may still assist.',
      rule: 'GBM-ARP-023',
    });
  }
  if (benefit === 'effect' && self.id !== roll.roller) {
    return barred('not-allowed', 'The effect of a group action is for the one who leads to push.', {
      instead: 'Push for a die of your own.',
      rule: 'GBM-TEAM-003',
    });
  }
  if (benefit === 'act' && !incapacitated(state, actorOf(state, roll, self.id), roll)) {
    return barred('not-allowed', `${nameOf(self)} can act without that push.`, {
      instead: 'Push for a die.',
      rule: 'GBM-ARP-024',
    });
  }
  if (!extra || pushExtras(state, roll, self.id).some(({ id }) => id === extra)) return null;
  return barred('not-found', 'No ability adds that to a push now.', {
    instead: 'Push without it, or choose what an ability on the sheet adds.',
    rule: 'TABLE-010',
  });
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
