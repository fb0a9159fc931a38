import type { PoolLine } from '../../../forged-in-the-dark';
import { makePool, offeredDice, rollPool } from '../../../forged-in-the-dark';
import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { adversaryTier, investigationTier } from '../sheet/ratings';
import type { GbmState } from '../state';
import type { Moment } from '../telling/tell';
import { tellRoll } from '../telling/tell';
import { numeral } from '../vocabulary';

type From = CommandOf<'fortune.roll'>['from'];

/**
 * The director leaves something to chance, with a number of dice or with the tier of a track
 * (GBM-DICE-014, 015); on the desk if it is secret.
 */
export function fortune(
  play: GbmPlay,
  { question, from, dice, secret }: CommandOf<'fortune.roll'>,
): void {
  play.director('make a fortune roll');
  const stream = secret ? 'director' : 'public';
  const pool = makePool([fortuneLine(play.state, from, dice)]);
  const result = rollPool(play, pool, 'Fortune', stream);
  const moment: Moment = { kind: 'fortune', about: [], what: question || 'What does chance say?' };
  tellRoll(play, moment, 'Fortune', { pool, result }, { to: stream });
}

export function fortuneOffer({ state, add }: OfferContext): void {
  const tier = (from: From) => {
    const { source, dice } = fortuneLine(state, from, 0);
    return { value: from, label: `${source} (${dice > 0 ? `${dice}d` : 'two dice, the lower'})` };
  };
  add({
    command: 'fortune.roll',
    with: {},
    label: 'Fortune roll',
    detail: 'Leave something open to chance, where nobody can judge it.',
    fields: [
      { name: 'question', kind: 'text', label: 'About what?', max: 300, required: false },
      {
        name: 'from',
        kind: 'choice',
        label: 'Which dice?',
        required: true,
        initial: 'number',
        options: [
          { value: 'number', label: 'As many as fit, below' },
          tier('adversary'),
          tier('investigation'),
        ],
      },
      { name: 'dice', kind: 'number', label: 'How many fit', min: 0, max: 6, initial: 2 },
      { name: 'secret', kind: 'switch', label: 'In secret', initial: false },
    ],
    place: 'director',
    order: 30,
    rolls: offeredDice(2),
  });
}

function fortuneLine(state: GbmState, from: From, dice: number): PoolLine {
  if (from === 'number') return { source: 'Fortune', dice };
  const tier = from === 'adversary' ? adversaryTier(state) : investigationTier(state);
  return {
    source: `${from === 'adversary' ? 'Adversary' : 'Investigation'} tier ${numeral(tier)}`,
    dice: tier,
  };
}
