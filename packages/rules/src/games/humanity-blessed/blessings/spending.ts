import { z } from 'zod';
import { dieWords, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { played } from '../characters/find';
import { barred, moves } from '../game';
import { tierOf } from '../numbers';
import { usesIn } from '../vocabulary';
import { anyDiceField, blessingsOf, halfOf, spendBlessings } from './paying';

/** The drawer with what is done about Blessings besides taking them. */
export const BLESSINGS = 'blessings';

const uses = ['buy', 'donate', 'other'] as const;
type Use = (typeof uses)[number];

const asked: Readonly<Record<Use, { label: string; detail: string; what: string }>> = {
  buy: {
    label: 'Buy with Blessings',
    detail: 'Each is worth half, rounded down, at least 1, on the Progress Scale.',
    what: 'What do they buy, and of whom?',
  },
  donate: {
    label: 'Donate Blessings',
    detail: 'In a place that matters: the more, the better what may come of it.',
    what: 'Where?',
  },
  other: {
    label: 'Spend Blessings',
    detail: 'On what an effect or the table asks for.',
    what: 'On what?',
  },
};

const dice = z.array(id).min(1).max(40);

/** Spending Blessings outside of Checks: as the Atmosphere lets one (HUM-603, 614, 615). */
export const spendingMoves = moves.about(played, 'character', (move) => [
  move(
    command('blessing.spend', {
      character: id,
      use: z.enum(uses),
      dice,
      what: sentence.default(''),
    }),
    {
      drawer: BLESSINGS,
      unless({ state: { public: shared } }, { use }) {
        if (use !== 'buy' && use !== 'donate') return null;
        if (usesIn[shared.atmosphere].includes(use)) return null;
        return barred('not-allowed', `That is not what Blessings are for in this Atmosphere.`, {
          instead: 'Use them as this Atmosphere lets you.',
          rule: use === 'buy' ? 'HUM-614' : 'HUM-615',
        });
      },
      *ways({ state }, one) {
        if (blessingsOf(state, one.id).length === 0) return;
        for (const use of uses) {
          const { label, detail, what } = asked[use];
          yield {
            with: { use },
            label,
            detail,
            group: one.name,
            fields: [
              anyDiceField(state, one.id, 'Which Blessings?'),
              textField('what', what, 300, ''),
            ],
          };
        }
      },
      do(play, { use, dice: chosen, what }, _, one) {
        const spent = spendBlessings(play, one, chosen);
        const words = dieWords(spent);
        const fiction = what === '' ? {} : { fiction: what };
        const beat = { kind: 'blessings', about: [one.id], ...fiction };
        if (use === 'buy') {
          const worth = spent.reduce((sum, die) => sum + halfOf(die), 0);
          play.say(`${one.name} buys with Blessings (${words}): ${worth}, ${tierOf(worth)}.`, {
            beat,
          });
        } else if (use === 'donate') {
          play.emit({
            type: 'dealingSet',
            dealing: {
              id: play.id('dealing'),
              kind: 'donation',
              of: one.id,
              with: what,
              what: words,
              worth: spent.length,
            },
          });
          play.say(`${one.name} donates Blessings: ${words}.`, { beat });
        } else play.say(`${one.name} spends Blessings: ${words}.`, { beat });
      },
    },
  ),
]);
