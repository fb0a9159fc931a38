import { z } from 'zod';
import { command, id, sentence } from '../../../../table/command';
import type { StandingPrompt } from '../../game';
import { directorSeats } from '../../lookups';
import { notDirector } from '../../moves';
import type { GbmState } from '../../state';
import type { Moment } from '../../telling/tell';
import { tell } from '../../telling/tell';
import { DEFY_FATE, fates } from './fate-map';
import { atFates, fateNamed, fateTitle, untold, whyNoPrice } from './fates';
import { skySlot } from './slots';

/** What stands for a price that the director told aloud. */
const TOLD_ALOUD = 'As it was told at the table.';

const promptOf = (fate: string) => `fate-cost:${fate}`;

/**
 * The director says how the price shows, or hints at it; what was hinted at may be told in full later
 * (GBM-ROT-RUL-006).
 */
export const pricing = atFates
  .where((context) => notDirector(context, 'say what a cursed fate costs'))
  .about(
    {
      part: 'fate',
      what: 'fate on the map',
      all: () => fates,
      idOf: (fate) => fate.id,
      find: (_, sent) => fateNamed(sent),
    },
    'director',
    (move) => [
      move(
        command('fate.cost', {
          fate: id,
          text: sentence.default(''),
          foreshadowed: z.boolean().default(false),
        }),
        {
          unless: ({ state }, _, fate) => whyNoPrice(state, fate),
          ways({ state }, fate) {
            const due = skySlot.in(state).fates[fate.id]?.cost === null;
            const defying = fate.id === DEFY_FATE;
            return {
              label: due ? 'Tell the table' : `The price of ${fateTitle(fate)} comes true`,
              detail: defying ? `${fate.complication} ${fate.benefit}` : fate.complication,
              fields: [
                {
                  name: 'text',
                  kind: 'text',
                  label: defying ? 'Which hope, and at what price?' : 'What comes of it?',
                  max: 300,
                  required: false,
                  multiline: true,
                },
                {
                  name: 'foreshadowed',
                  kind: 'switch',
                  label: 'Only foreshadowed: its full effect shows later',
                  initial: false,
                },
              ],
              ...(due ? { place: 'prompt', prompt: promptOf(fate.id) } : { order: 84 }),
            };
          },
          do(play, { text, foreshadowed }, { state }, fate) {
            const used = skySlot.in(state).fates;
            const before = used[fate.id];
            if (!before) return;
            const cost = { text: text || TOLD_ALOUD, foreshadowed };
            skySlot.change(play, { fates: { ...used, [fate.id]: { ...before, cost } } });
            const price = `The price of ${fate.name}`;
            const what = foreshadowed ? `${price} casts its shadow.` : `${price}.`;
            const moment: Moment = { kind: 'fate-price', about: [], what, fiction: text };
            tell(play, moment, { notes: [fate.complication] });
          },
        },
      ),
    ],
  );

/** Asks the director what the fates cost that were used. */
export const pricePrompts = (state: GbmState): StandingPrompt[] =>
  untold(state).map((fate) => ({
    id: promptOf(fate.id),
    to: directorSeats(state),
    title: `The price of ${fate.name}`,
    text: [fate.complication, ...fate.asks].join(' '),
  }));
