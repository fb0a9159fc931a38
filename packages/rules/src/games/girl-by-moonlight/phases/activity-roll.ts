import { z } from 'zod';
import type { Bar } from '../../../engine';
import { bandWords, offeredPool, rollPool, shiftBand } from '../../../forged-in-the-dark';
import { rolling as rollOf } from '../../../table';
import { command, id } from '../../../table/command';
import { nameById, nameOf, notInPlay, notTheirs } from '../lookups';
import type { GbmContext } from '../moves';
import { barred } from '../refusal';
import type { GbmState } from '../state';
import { tellRoll } from '../telling/tell';
import { titleOf } from './activity-aim';
import { promptsOf } from './activity-answers';
import { carryOut, momentOf, outcomeOf } from './activity-outcome';
import { activityOptions, activityPool, improving } from './activity-pool';
import { flashbackTerms } from './flashback-downtime';
import type { DefineOnTable, OnTable } from './on-table';
import { hasFallen, whose } from './on-table';

/** What whoever is busy does with their activity before the dice have fallen. */
export const rolling = (move: DefineOnTable) =>
  [
    // 2, 3 or 4, and 5 on a critical (GBM-DWN-003…005). It cannot fail.
    move(rollOf('downtime.roll', { protagonist: whose }), {
      unless: (context, _, one) => notReady(context, one),
      ways({ state }, { activity }) {
        const pool = activityPool(state, activity);
        const asked = promptsOf(state, activity).length > 0;
        const friend = nameById(state, activity.with ?? activity.about ?? '');
        return {
          label:
            pool?.keep === 'lowest' ? 'Roll 2 dice, keep the lower' : `Roll ${pool?.dice ?? 0}d`,
          ...(asked ? { detail: `Nobody has said yet whether ${friend} would like it.` } : {}),
          primary: !asked,
          ...(pool ? { rolls: offeredPool(pool) } : {}),
        };
      },
      do(play, _, { state }, { activity, self, rule }) {
        const pool = activityPool(state, activity);
        if (!pool) return;
        const terms = activity.flashback ? flashbackTerms(state, self) : null;
        const title = titleOf(state, rule, activity);
        const result = rollPool(play, pool, `${nameOf(self)}: ${title}`);
        const band = shiftBand(result.band, terms?.shift ?? 0);
        const outcome = outcomeOf(rule, band, result);
        const counts = `It counts as a ${bandWords[band].toLowerCase()} (${terms?.source}).`;
        tellRoll(
          play,
          momentOf(state, rule, activity),
          rule.name,
          { pool, result, outcome },
          { notes: terms ? [counts] : [] },
        );
        const better = improving(state, self, activity, band);
        if (better) {
          const rolled = { result, band, ability: better.id };
          play.emit({ type: 'activitySet', activity: { ...activity, rolled } });
          return;
        }
        carryOut(play, rule, activity, band, result);
      },
    }),
    // What an ability adds or takes, if they like.
    move(command('downtime.option', { protagonist: whose, option: id, on: z.boolean() }), {
      unless(context, { option }, one) {
        const early = notReady(context, one);
        if (early || option === undefined || optionOf(context.state, one, option)) return early;
        return barred('not-found', 'There is no such option for this activity.', {
          instead: 'Choose one of the switches beside the roll.',
          rule: 'TABLE-010',
        });
      },
      ways: ({ state }, { activity, self }) =>
        activityOptions(state, self, activity).map(({ id: option, label, dice }) => {
          const on = !activity.options.includes(option);
          return {
            with: { option, on },
            label: on ? label : `Without: ${label}`,
            ...(dice ? { cost: `${dice > 0 ? '+' : '−'}${Math.abs(dice)}d` } : {}),
          };
        }),
      do(play, { option, on }, { state }, one) {
        const { activity } = one;
        const others = activity.options.filter((other) => other !== option);
        const options = on ? [...others, option] : others;
        const label = optionOf(state, one, option)?.label;
        play.emit({ type: 'activitySet', activity: { ...activity, options } });
        play.say(`${label}: ${on ? 'yes' : 'no'}.`);
      },
    }),
    move(command('downtime.withdraw', { protagonist: whose }), {
      unless({ seat, director }, _, one) {
        const { self } = one;
        if (director || self.seat === seat.id) return hasFallen(one);
        const who = `${nameOf(self)}’s player`;
        return barred('not-yours', `Only ${who} or the director can withdraw that.`, {
          instead: 'Ask one of them.',
          rule: 'TABLE-003',
        });
      },
      ways: () => ({ label: 'Withdraw this activity', order: 90 }),
      do(play, _, __, { self, rule }) {
        play.emit({ type: 'activityRemoved', protagonist: self.id });
        play.say(`${nameOf(self)} does something else: ${rule.name} is withdrawn.`);
      },
    }),
  ] as const;

const optionOf = (state: GbmState, { activity, self }: OnTable, option: string) =>
  activityOptions(state, self, activity).find((one) => one.id === option);

/**
 * Why the dice of an activity do not fall yet, if so. One that can come to nothing any more is gone by now:
 * `dropPointlessActivities` looks after each command.
 */
function notReady({ state, seat }: GbmContext, one: OnTable): Bar | null {
  const { activity, self, rule } = one;
  const early = notTheirs(seat, self) ?? notInPlay(state, self) ?? hasFallen(one);
  const waits = early ? null : rule.waitsFor?.({ state, activity });
  if (!waits) return early;
  return barred('wrong-moment', waits, {
    instead: 'Wait for that, or withdraw the activity.',
    rule: 'TABLE-009',
  });
}
