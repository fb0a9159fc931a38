import { z } from 'zod';
import type { Band, Pool } from '../../../../forged-in-the-dark';
import { makePool, rollPool } from '../../../../forged-in-the-dark';
import { command, sentence } from '../../../../table/command';
import { diceFrom } from '../../asking';
import type { Halving, MissionType } from '../../content';
import type { GbmPlay, StandingPrompt } from '../../game';
import { playsetOf } from '../../library/playset';
import { directorSeats } from '../../lookups';
import { notDirector } from '../../moves';
import { barred } from '../../refusal';
import { investigationTier } from '../../sheet/ratings';
import { spoken } from '../../spoken';
import type { StakesOf } from '../../stakes/read';
import { byBand } from '../../stakes/rolls';
import type { GbmState } from '../../state';
import { saying } from '../../telling/saying';
import { tellRoll } from '../../telling/tell';
import { numeral } from '../../vocabulary';
import { moveBastion } from './bastion';
import { BASTION } from './rules';
import { atStars, starsSlot } from './slots';
import type { Exposed, StarsView } from './state';

/** What each result means for the Bastion (GBM-SEA-RUL-040…043). */
const outcomes: Record<Band, { loss: number; word: string; text: string }> = {
  bad: {
    loss: 3,
    word: 'loses 3 segments',
    text: 'A disaster. The protagonists have to answer for it.',
  },
  partial: {
    loss: 1,
    word: 'loses 1 segment',
    text: 'It weathers the trouble, and people resent the protagonists.',
  },
  success: {
    loss: 0,
    word: 'copes',
    text: 'It copes, and grows careless: Readiness loses 1 more once halved.',
  },
  critical: { loss: 0, word: 'rallies', text: 'It copes, and rallies: Readiness stays as it is.' },
};

/** The same, before it is rolled. */
export const exposedStakes: StakesOf = [
  { dice: byBand((band) => `It ${outcomes[band].word}. ${outcomes[band].text}`) },
];

/** When a mission is settled on: flagship sorties leave the Bastion open (AMB-50). */
export function exposedBy({ name }: Pick<MissionType, 'name'>, sortie: boolean) {
  return (play: GbmPlay): void => {
    const why = sortie ? `${name}: the flagship is away.` : `${name}: the flagship stays close.`;
    change(play, { open: sortie, flagship: sortie, why, rolled: null });
  };
}

function change(play: GbmPlay, exposed: Exposed | null): void {
  starsSlot.change(play, { exposed });
}

/** A new episode: nothing is exposed yet. */
export function forgetExposed(play: GbmPlay): void {
  if (starsSlot.in(play.state).exposed) change(play, null);
}

/** Whether the Bastion can still be rolled for, or said to be safe: until Readiness is halved. */
function isUndecided(state: GbmState): boolean {
  const { phase, episode } = state.public;
  if (phase !== 'mission' && phase !== 'fallout') return false;
  return !starsSlot.in(state).exposed?.rolled && !episode.fallout?.halved;
}

/** Whether fallout waits for the roll for the exposed Bastion (GBM-SEA-RUL-039). */
export function isDue(state: GbmState): boolean {
  return (
    state.public.phase === 'fallout' &&
    isUndecided(state) &&
    starsSlot.in(state).exposed?.open === true
  );
}

/** The dice: the Readiness tier before halving (AMB-50), and what the flagship adds. */
export function exposedPool(state: GbmState): Pool {
  const dice = investigationTier(state);
  const { track } = playsetOf(state).investigation;
  return makePool([
    { source: `${track} tier ${numeral(dice)}`, dice },
    ...diceFrom('falloutDice', { state, roll: 'exposed' }),
  ]);
}

/** The director says whether the Bastion is left open, or strife goes unchecked (GBM-SEA-RUL-039). */
export const exposing = atStars
  .where((context) => notDirector(context, 'say whether the Bastion is exposed'))
  .once('director', (move) => [
    move(
      command('stars.exposed', {
        open: z.boolean(),
        flagship: z.boolean(),
        why: sentence.default(''),
      }),
      {
        unless: ({ state }) =>
          isUndecided(state)
            ? null
            : barred('wrong-moment', 'That is settled, or has not come up yet.', {
                instead: 'Say it in a mission, or in fallout before the roll.',
                rule: 'GBM-SEA-RUL-039',
              }),
        ways({ state }) {
          const { open = false, flagship = false } = starsSlot.in(state).exposed ?? {};
          return {
            ...BASTION,
            label: 'Is the Bastion left open?',
            detail:
              'Because nobody is there, or because strife goes unchecked. Then fallout rolls for it.',
            order: 77,
            fields: [
              { name: 'open', kind: 'switch', label: 'It is open', initial: open },
              {
                name: 'flagship',
                kind: 'switch',
                label: 'The flagship is away',
                initial: flagship,
              },
              spoken('why', 'Why?'),
            ],
          };
        },
        do(play, { open, flagship, why }) {
          change(play, { open, flagship, why, rolled: null });
          play.say(`The Bastion is ${open ? 'left open' : 'safe'}${saying(why)}`);
        },
      },
    ),
  ]);

const EXPOSED = 'stars:exposed';

/** The roll for the exposed Bastion, once for a mission (GBM-SEA-RUL-039…043, AMB-50). */
export const rollingExposed = atStars
  .where((context) => notDirector(context, 'roll for the exposed Bastion'))
  .once('prompt', (move) => [
    move(command('stars.roll-exposed', {}), {
      unless: ({ state }) =>
        isDue(state)
          ? null
          : barred('wrong-moment', 'The Bastion does not have to look out for itself now.', {
              instead: 'It is rolled for in fallout, when a mission has left it open.',
              rule: 'GBM-SEA-RUL-039',
            }),
      ways({ state }) {
        const { dice, keep } = exposedPool(state);
        return {
          prompt: EXPOSED,
          label: `Roll for the Bastion: ${keep === 'highest' ? `${dice}d` : '2 dice, keep the lower'}`,
          detail:
            '1–3: its track loses 3. 4/5: 1. 6: Readiness loses 1 more once halved. Critical: Readiness stays.',
          primary: true,
        };
      },
      do: (play) => rollExposed(play),
    }),
  ]);

function rollExposed(play: GbmPlay): void {
  const { exposed } = starsSlot.in(play.state);
  if (!exposed) return;
  const { open, flagship, why } = exposed;
  const pool = exposedPool(play.state);
  const result = rollPool(play, pool, 'The Last Bastion exposed');
  const { loss, word, text } = outcomes[result.band];
  const what = 'The Bastion has to look out for itself.';
  const rolled = { pool, result, outcome: { word } };
  const notes = [why, text].filter((note) => note !== '');
  tellRoll(play, { kind: 'bastion', about: [], what }, 'The Last Bastion', rolled, { notes });
  const now = starsSlot.in(play.state).bastion;
  const bastion = loss > 0 ? moveBastion(play, -loss) : { from: now, to: now };
  change(play, { open, flagship, why, rolled: { pool, result, band: result.band, bastion } });
}

/** What fallout asks of the director when the Bastion was left open. */
export function exposedPrompts(state: GbmState): StandingPrompt[] {
  const exposed = isDue(state) ? starsSlot.in(state).exposed : null;
  if (!exposed) return [];
  const to = directorSeats(state);
  return [{ id: EXPOSED, to, title: 'The Last Bastion was left open', text: exposed.why }];
}

/** What becomes of Readiness in fallout, by that roll. */
export function readinessLoss(state: GbmState): StarsView['readiness'] {
  switch (starsSlot.in(state).exposed?.rolled?.band) {
    case 'critical':
      return 'stays';
    case 'success':
      return 'halves-and-loses-one';
    default:
      return 'halves';
  }
}

/** Halving waits for the roll; then it is spared, or comes first and 1 more after it (AMB-67). */
export function halving(
  state: GbmState,
  { from, to }: { from: number; to: number },
): Halving | null {
  if (isDue(state)) return { to, why: '', first: 'roll for the exposed Bastion' };
  switch (readinessLoss(state)) {
    case 'stays':
      return { to: from, why: 'The Bastion has rallied.', first: null };
    case 'halves-and-loses-one':
      return { to: Math.max(0, to - 1), why: 'The Bastion has grown careless.', first: null };
    default:
      return null;
  }
}
