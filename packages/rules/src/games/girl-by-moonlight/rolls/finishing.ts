import { z } from 'zod';
import type { Bar } from '../../../engine';
import { command } from '../../../table/command';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { nameById, nameOf, notInPlay, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { barred } from '../refusal';
import { hasSegmentLeft, tellIfSpent } from '../sheet/transcendence';
import type { ActionRoll, GbmState, PoisonedPromise, ProtagonistId } from '../state';
import { pricePrompt, setUpPrompt } from './action-prompts';
import { hasBorne } from './borne';
import { keepPushes } from './helping';
import { costs, hasConsequences } from './outcomes';
import { acceptedPromises, promiseHolds, promisesOwed } from './promised';
import { isRoller, notRollers, notRollersOrDirectors, rollerOf, settling } from './standing';

/** What the dice have opened, and the end of the roll. */
export const finishing = settling.once('roll', (move) => [
  // Whoever has set something up says what it gives; or the director, where they are away (GBM-TEAM-007).
  move(command('roll.set-up-benefit', { benefit: z.enum(['effect', 'position']) }), {
    unless: (context) =>
      notRollersOrDirectors(context) ?? (setUpBy(context) ? null : setsNothingUp),
    ways(context) {
      if (setUpBy(context)?.benefit !== null) return null;
      return benefits.map(([benefit, label]) => ({
        with: { benefit },
        ...(isRoller(context)
          ? { label, place: 'prompt', prompt: setUpPrompt }
          : { label: `Settle what the set-up gives: ${label}`, place: 'director', order: 85 }),
      }));
    },
    do(play, { benefit }, context) {
      const setUp = setUpBy(context);
      if (!setUp) return;
      play.emit({ type: 'setUpSet', setUp: { ...setUp, benefit } });
      const gain = benefit === 'effect' ? '+1 effect' : 'a better position';
      play.say(`Whoever follows up on ${nameOf(rollerOf(context))}’s set-up gets ${gain}.`);
    },
  }),
  move(command('roll.retry', {}), {
    unless: (context) =>
      notRollers(context) ??
      notInPlay(context.state, rollerOf(context)) ??
      (context.roll.retryAt ? null : noOtherTry) ??
      pending(context.state) ??
      chooses(context),
    ways: ({ roll }) => ({
      label: `Press on from a ${roll.retryAt} position`,
      order: 5,
      primary: true,
    }),
    do: (play, _, { roll }) => tryAgain(play, roll),
  }),
  // From a controlled position, or where it can be tried again, one may leave it (GBM-ARP-039, 040).
  move(command('roll.give-up', {}), {
    unless(context) {
      const { roll } = context;
      const { retryAt, rolled, band } = roll;
      const leaves = rolled?.position === 'controlled' && band !== null && hasConsequences(band);
      return (
        notRollers(context) ??
        promiseHolds(roll) ??
        (leaves || retryAt ? null : noWithdrawing) ??
        pending(context.state)
      );
    },
    ways: () => ({ label: 'Withdraw and try another way', order: 6 }),
    do(play, _, context) {
      const { roll } = context;
      // Who withdraws has not done it, so nobody can follow up on it (GBM-ARP-039, GBM-TEAM-007).
      if (setUpBy(context)) play.emit({ type: 'setUpRemoved', id: roll.id });
      close(play, roll, `${nameById(play.state, roll.roller)} withdraws to try another way.`);
    },
  }),
  move(command('roll.finish', {}), {
    unless: (context) =>
      notRollersOrDirectors(context) ??
      (context.director || !costs(context.roll) ? null : directorFinishes(context.roll)) ??
      pending(context.state) ??
      chooses(context),
    ways({ roll }) {
      const enough = hasBorne(roll);
      if (!costs(roll)) return { label: 'Done', order: enough ? FIRST : 60, primary: true };
      return {
        label: enough ? 'That is all: finish the roll' : 'No consequences: finish the roll',
        order: enough ? FIRST : 60,
        primary: enough && promisesOwed(roll).length === 0,
        place: 'prompt',
        prompt: pricePrompt(roll),
      };
    },
    do: (play, _, { roll }) =>
      close(play, roll, `${nameById(play.state, roll.roller)}’s roll is done.`),
  }),
]);

/** Before all else that one may do after the dice. */
const FIRST = 1;

const benefits = [
  ['effect', '+1 effect'],
  ['position', 'Better position'],
] as const;

/** What the roll has made possible for others. */
const setUpBy = ({ state, roll }: GbmContext) => state.public.setUps[roll.id];

const setsNothingUp = barred('wrong-moment', 'This roll sets nothing up.', {
  instead: 'Say that an action sets something up when you propose it; it needs 4 or better.',
  rule: 'GBM-TEAM-007',
});

const noOtherTry = barred('wrong-moment', 'This roll is not open for another try.', {
  instead: 'Finish it, then try in another way.',
  rule: 'GBM-CON-012',
});

const noWithdrawing = barred('wrong-moment', 'There is no withdrawing from this result.', {
  instead: 'Answer what it brings: resist, use armour, or let it stand.',
  rule: 'GBM-ARP-039',
});

const directorFinishes = (roll: ActionRoll): Bar =>
  barred('not-allowed', 'The director says when this roll’s consequences are through.', {
    instead: 'Tell how it goes; then the director finishes the roll.',
    rule: acceptedPromises(roll).length > 0 ? 'GBM-ARP-028' : 'GBM-CON-002',
  });

/** Who has still something to answer before the roll is over, if anybody. */
function pending(state: GbmState): Bar | null {
  const { consequences, eclipses } = state.public;
  const [waiting] = Object.values(consequences);
  if (waiting) {
    const who = nameById(state, waiting.target);
    return barred('wrong-moment', `${who} still has a consequence to answer.`, {
      instead: 'Resist it, use armour, or let it stand.',
      rule: 'TABLE-009',
    });
  }
  const [torn] = Object.values(eclipses);
  if (!torn) return null;
  return barred('wrong-moment', `${nameById(state, torn.protagonist)} still rolls for eclipse.`, {
    instead: 'Settle the eclipse roll first.',
    rule: 'TABLE-009',
  });
}

/** Whether it has still to be said what a set-up gives. */
function chooses(context: GbmContext): Bar | null {
  if (setUpBy(context)?.benefit !== null) return null;
  const who = nameOf(rollerOf(context));
  return barred('wrong-moment', `${who} still chooses what the set-up gives.`, {
    instead: 'Choose more effect or a better position first.',
    rule: 'GBM-TEAM-007',
  });
}

/** The same action once more, from the position that is left for it. */
function tryAgain(play: GbmPlay, roll: ActionRoll): void {
  const self = protagonist(play.state, roll.roller);
  const { retryAt, judgement } = roll;
  if (!retryAt || !judgement) return;
  for (const id of whoRolls(roll)) tellIfSpent(play, id);
  play.emit({
    type: 'rollChanged',
    changes: {
      stage: 'bonus',
      // The first try may have marked the last segment (GBM-FLB-006).
      past: roll.past && !hasSegmentLeft(play.state, self) ? 'mundane' : roll.past,
      judgement: { ...judgement, position: retryAt },
      assist: null,
      linkHelp: null,
      gifts: [],
      ...keepPushes([]),
      promises: carriedPromise(play, roll),
      // A better position is in the one it is tried again from, so only more effect is left to give.
      setUp: roll.setUp?.benefit === 'effect' ? roll.setUp : null,
      result: null,
      band: null,
      rolled: null,
      retryAt: null,
      retries: roll.retries + 1,
      // What came of the first try is over; it does not answer for what these dice bring.
      ...(roll.borne ? { borne: [] } : {}),
      group:
        roll.group?.map(({ protagonist: id }) => ({
          protagonist: id,
          push: null,
          result: null,
        })) ?? null,
    },
  });
  play.say(`${nameOf(self)} presses on from a ${retryAt} position.`);
}

/** A promise that was taken stands for every try at the same action; what it costs at once is paid (AMB-85). */
function carriedPromise(play: GbmPlay, roll: ActionRoll): PoisonedPromise[] {
  return acceptedPromises(roll).map((promise) => {
    const carried = { ...promise, adversary: 0 };
    return playsetOf(play.state).promiseTerms?.carried(carried) ?? carried;
  });
}

/** The one who rolls or leads, and whoever acts along. */
const whoRolls = ({ group, roller }: ActionRoll): ProtagonistId[] =>
  group?.map(({ protagonist: id }) => id) ?? [roller];

function close(play: GbmPlay, roll: ActionRoll, text: string): void {
  // Transcendence whose last segment was marked ends once the roll is resolved (GBM-TRN-011).
  play.say(text);
  for (const id of whoRolls(roll)) tellIfSpent(play, id);
  play.emit({ type: 'rollClosed' });
  if (play.state.public.episode.struck?.length !== 0)
    play.emit({ type: 'episodeChanged', changes: { struck: [] } });
}
