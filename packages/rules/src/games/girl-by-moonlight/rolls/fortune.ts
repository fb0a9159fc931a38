import { z } from 'zod';
import type { PoolLine } from '../../../forged-in-the-dark';
import { makePool, offeredDice, recordOf, rollPool } from '../../../forged-in-the-dark';
import { keepRoll } from '../../../table';
import { command, sentence } from '../../../table/command';
import { directing } from '../moves';
import { adversaryTier, investigationTier } from '../sheet/ratings';
import { spoken } from '../spoken';
import type { GbmState } from '../state';
import type { Moment } from '../telling/tell';
import { tellRoll } from '../telling/tell';
import { numeral } from '../vocabulary';

const fortuneCommand = command('fortune.roll', {
  question: sentence.default(''),
  from: z.enum(['number', 'adversary', 'investigation']).default('number'),
  dice: z.int().min(0).max(6).default(0),
  secret: z.boolean().default(false),
});
type From = z.infer<typeof fortuneCommand>['from'];

/**
 * The director leaves something to chance, with a number of dice or with the tier of a track
 * (GBM-DICE-014, 015); on the desk if it is secret, to be shown later if need be (TABLE-170, 171).
 */
export const fortune = directing('make a fortune roll').once('director', (move) => [
  move(fortuneCommand, {
    ways: ({ state }) => ({
      label: 'Fortune roll',
      detail: 'Leave something open to chance, where nobody can judge it.',
      fields: [
        spoken('question', 'About what?'),
        {
          name: 'from',
          kind: 'choice',
          label: 'Which dice?',
          required: true,
          initial: 'number',
          options: [
            { value: 'number', label: 'As many as fit, below' },
            tierOption(state, 'adversary'),
            tierOption(state, 'investigation'),
          ],
        },
        { name: 'dice', kind: 'number', label: 'How many fit', min: 0, max: 6, initial: 2 },
        { name: 'secret', kind: 'switch', label: 'In secret', initial: false },
      ],
      order: 30,
      rolls: offeredDice(2),
    }),
    do(play, { question, from, dice, secret }) {
      const stream = secret ? 'director' : 'public';
      const pool = makePool([fortuneLine(play.state, from, dice)]);
      const result = rollPool(play, pool, 'Fortune', stream);
      const what = question || 'What does chance say?';
      const moment: Moment = { kind: 'fortune', about: [], what };
      if (secret) keepRoll(play, 'director', recordOf(what, pool.lines, result));
      tellRoll(play, moment, 'Fortune', { pool, result }, { to: stream });
    },
  }),
]);

function tierOption(state: GbmState, from: From) {
  const { source, dice } = fortuneLine(state, from, 0);
  return { value: from, label: `${source} (${dice > 0 ? `${dice}d` : 'two dice, the lower'})` };
}

function fortuneLine(state: GbmState, from: From, dice: number): PoolLine {
  if (from === 'number') return { source: 'Fortune', dice };
  const tier = from === 'adversary' ? adversaryTier(state) : investigationTier(state);
  return {
    source: `${from === 'adversary' ? 'Adversary' : 'Investigation'} tier ${numeral(tier)}`,
    dice: tier,
  };
}
