import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { numberField } from '../../../table';
import { command, sentence } from '../../../table/command';
import { nameById, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { moves, notDirector } from '../moves';
import { barred } from '../refusal';
import { spoken } from '../spoken';
import type { Flashback, GbmState } from '../state';
import { discounts, flashbackCost, reckoning } from './flashback-cost';

/** The most stress that the director can ask (GBM-FLB-002). */
export const PRICE_MAX = 3;

const note = spoken('note', 'Note');

/** What the director says about a flashback before it is paid for. */
export const judging = moves.where(noneCalled).once('prompt', (move) => [
  // The normal price, 0–3 stress, and whether a roll tells how it went (GBM-FLB-002, 004).
  move(
    command('flashback.price', {
      stress: z.int().min(0).max(PRICE_MAX),
      roll: z.boolean().default(false),
      note: sentence.default(''),
    }),
    {
      unless: (context) => notDirector(context, 'name the price of a flashback') ?? isPaid(context),
      ways({ state }) {
        const { flashback } = state.public;
        if (!flashback) return null;
        const { price, roll } = flashback;
        return {
          label: price === null ? 'Name its price' : 'Name another price',
          detail: `0 for the obvious; 1 to 3 for what took more, or helps more.${cheaper(state, flashback)}`,
          advice: ['flashback'],
          fields: [
            numberField('stress', 'Stress', PRICE_MAX, price ?? 1),
            { name: 'roll', kind: 'switch', label: 'An action roll follows', initial: roll },
            note,
          ],
          ...placeOf(flashback),
          primary: price === null,
        };
      },
      do(play, { stress, roll, note: said }, { state }) {
        const { flashback } = state.public;
        if (!flashback) return;
        const cost = flashbackCost(state, protagonist(state, flashback.by), stress);
        const how = reckoning(cost);
        play.emit({
          type: 'flashbackSet',
          flashback: { ...flashback, price: stress, roll, note: said },
        });
        play.say(
          `The flashback costs ${cost.stress} stress${roll ? ', and an action roll follows' : ''}.`,
          { notes: [...(how ? [`Stress: ${how}.`] : []), ...(said ? [said] : [])] },
        );
      },
    },
  ),
  // The director has the last word on whether a flashback fits (GBM-FLB-007).
  move(command('flashback.refuse', { note: sentence.default('') }), {
    unless: (context) => notDirector(context, 'refuse a flashback') ?? isPaid(context),
    ways: ({ state: { public: shared } }) => ({
      label: 'It does not fit',
      detail: 'A flashback cannot undo what has happened.',
      fields: [note],
      ...(shared.flashback ? placeOf(shared.flashback) : {}),
    }),
    do(play, { note: said }, { state }) {
      const by = state.public.flashback?.by ?? '';
      play.emit({ type: 'flashbackSet', flashback: null });
      play.say(`The flashback of ${nameById(state, by)} does not fit.`, {
        notes: said ? [said] : [],
      });
    },
  }),
]);

/** Why nothing is open about a flashback, if so: there is none. */
export function noneCalled({ state }: GbmContext): Refusal | null {
  if (state.public.flashback) return null;
  return barred('wrong-moment', 'Nobody has called for a flashback.', {
    instead: 'A player calls for one while a mission is under way.',
    rule: 'GBM-FLB-001',
  });
}

/** Why nothing more is said of its price, if so. */
export function isPaid({ state }: GbmContext): Refusal | null {
  if (!state.public.flashback?.accepted) return null;
  return barred('already-done', 'The flashback has been paid for.', {
    instead: 'Make its action roll, or leave it without one.',
    rule: 'TABLE-008',
  });
}

/** The question that waits for an answer about it. */
export const promptId = ({ id, price }: Flashback): string =>
  `${id}:${price === null ? 'price' : 'accept'}`;

/** Where the director answers: with the question, or on the desk once it has been answered. */
const placeOf = (flashback: Flashback) =>
  flashback.price === null ? { prompt: promptId(flashback) } : { place: 'director' };

/** What the director need not take off the price, because abilities do. */
function cheaper(state: GbmState, { by }: Flashback): string {
  const one = state.public.protagonists[by];
  const less = one ? discounts(state, one) : [];
  return less.map(({ source, stress }) => ` ${source} takes ${stress} off it.`).join('');
}
