import { z } from 'zod';
import { bandWords, shiftBand } from '../../../forged-in-the-dark';
import { command } from '../../../table/command';
import { notTheirs } from '../lookups';
import { barred } from '../refusal';
import { carryOut } from './activity-outcome';
import { improving } from './activity-pool';
import type { DefineOnTable } from './on-table';
import { settleId, whose } from './on-table';

/** Whoever rolled pays for a better result, or lets it stand (GBM-SEA-ABL-008). */
export const settling = (move: DefineOnTable) =>
  [
    move(command('downtime.settle', { protagonist: whose, improve: z.boolean() }), {
      unless({ state, seat, director }, { improve }, { activity, self }) {
        const early = director ? null : notTheirs(seat, self);
        if (early) return early;
        if (!activity.rolled) {
          return barred('wrong-moment', 'No dice have fallen that wait for a word.', {
            instead: 'Roll the activity first.',
            rule: 'GBM-DWN-003',
          });
        }
        if (!improve || improving(state, self, activity, activity.rolled.band)) return null;
        return barred('cannot-afford', 'That result cannot be improved any more.', {
          instead: 'Let it stand.',
          rule: 'GBM-SEA-ABL-008',
        });
      },
      ways({ state, self: own }, { activity, self }) {
        const { band } = activity.rolled ?? { band: 'bad' };
        const better = improving(state, self, activity, band);
        const place =
          own?.id === self.id
            ? { place: 'prompt', prompt: settleId(activity) }
            : { place: 'director' };
        const word = (steps: number) => bandWords[shiftBand(band, steps)].toLowerCase();
        return [
          {
            with: { improve: true },
            label: `${better?.name}: make it a ${word(1)}`,
            ...(better ? { cost: better.cost } : {}),
            ...place,
          },
          { with: { improve: false }, label: `Let it stand: ${word(0)}`, ...place },
        ];
      },
      do(play, { improve }, { state }, { activity, self, rule }) {
        const { rolled, ...kept } = activity;
        if (!rolled) return;
        const better = improve ? improving(state, self, kept, rolled.band) : null;
        const band = better ? shiftBand(rolled.band, 1) : rolled.band;
        if (better) {
          play.say(`${better.name}: it counts as a ${bandWords[band].toLowerCase()}.`, {
            notes: [better.pay(play)],
          });
        }
        carryOut(play, rule, kept, band, rolled.result);
      },
    }),
  ] as const;
