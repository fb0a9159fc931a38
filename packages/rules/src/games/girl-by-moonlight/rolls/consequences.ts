import { z } from 'zod';
import { whyOf } from '../../../table';
import { command, id, reason, sentence } from '../../../table/command';
import { nameById } from '../lookups';
import type { GbmBrings } from '../moves';
import { moves, notDirector } from '../moves';
import { spoken } from '../spoken';
import type { Consequence, GbmState } from '../state';
import { attributes, titled } from '../vocabulary';
import { assigning } from './assigning';
import { armourField, resistanceFields } from './assigning-fields';
import { bearing } from './bearing';
import { describe, resistancePool } from './consequence-effects';
import { diceInWords, reasonsOf } from './pool-words';
import { consequencePrompts, priceOfPromise, standing } from './standing-consequence';
import { steppingIn } from './stepping-in';

const amendCommand = command('consequence.amend', {
  consequence: id,
  attribute: z.enum(attributes),
  resisting: z.enum(['reduce', 'avoid']),
  armourFits: z.boolean(),
  reducedText: sentence.default(''),
});

const onTheirWay = moves.about(standing, 'roll', (move) => [
  ...bearing(move),
  ...steppingIn(move),
  // The director judges again how it can be met: with which attribute, how far, and whether armour fits
  // (GBM-RES-002, 003, GBM-ARM-003). Players often ask only once it is said.
  move(amendCommand, {
    unless: (context, _, one) => notDirector(context, 'amend consequences') ?? priceOfPromise(one),
    ways: ({ state }, one) => ({
      label: `Judge again: ${describe(state, one)}`,
      detail: `With what it is resisted, what resisting does, and whether armour fits.${resistedWith(state, one)}`,
      advice: ['resisting'],
      order: 65,
      fields: [armourField(one.armourFits), ...resistanceFields('What it is once reduced', one)],
    }),
    do(play, { attribute, resisting, armourFits, reducedText }, _, one) {
      const amended: Consequence = { ...one, attribute, resisting, armourFits, reducedText };
      play.emit({ type: 'consequenceSet', consequence: amended });
      const extent = resisting === 'avoid' ? 'avoids' : 'reduces';
      const armour = armourFits ? 'armour fits' : 'armour does not fit';
      play.say(
        `${describe(play.state, amended)}: resisted with ${titled(attribute)}, which ${extent} it; ${armour}.`,
      );
    },
  }),
  move(command('consequence.cancel', { consequence: id, reason }), {
    unless: (context) => notDirector(context, 'take a consequence back'),
    ways: ({ state }, one) => ({
      label: `Take back: ${describe(state, one)}`,
      order: 70,
      fields: [spoken('reason', 'Why?')],
    }),
    do(play, { reason: why }, _, one) {
      play.emit({ type: 'consequenceRemoved', id: one.id });
      play.say(`Taken back: ${describe(play.state, one)}`, whyOf(why));
    },
  }),
]);

/** Consequences, from the director’s word to whoever bears them (GBM-CON-*, GBM-RES-*, GBM-ARM-*). */
export const consequences = {
  ...moves.area(assigning, onTheirWay),
  coarse: true,
  prompts: consequencePrompts,
} satisfies GbmBrings;

/** With how many dice it would be resisted as it is judged now, and why, for whoever judges. */
function resistedWith(state: GbmState, one: Consequence): string {
  if (one.resisted) return '';
  const pool = resistancePool(state, one);
  return ` ${nameById(state, one.target)} would roll ${titled(one.attribute)}: ${diceInWords(pool)}.${reasonsOf(pool)}`;
}
