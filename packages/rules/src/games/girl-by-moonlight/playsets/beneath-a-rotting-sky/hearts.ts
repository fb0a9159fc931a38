import { z } from 'zod';
import type { Bar } from '../../../../engine';
import type { Band, Pool } from '../../../../forged-in-the-dark';
import { makePool, offeredPool, rollPool } from '../../../../forged-in-the-dark';
import { command, id } from '../../../../table/command';
import { diceFrom } from '../../asking';
import { STRESS_MAX } from '../../constants';
import type { GbmPlay, StandingPrompt } from '../../game';
import { playsetOf } from '../../library/playset';
import { cast, nameOf, notDuring, protagonist } from '../../lookups';
import type { GbmContext } from '../../moves';
import { moves, themselvesInPlay } from '../../moves';
import { newFallout } from '../../phases/fallout';
import { barred } from '../../refusal';
import { gained } from '../../rolls/outcomes';
import { reasonsOf } from '../../rolls/pool-words';
import { advanceRecovery } from '../../sheet/harm';
import { recoverStress } from '../../sheet/stress';
import type { StakesOf } from '../../stakes/read';
import { byBand } from '../../stakes/rolls';
import type { Fallout, GbmState, Hearts, Mission, Protagonist } from '../../state';
import type { Moment } from '../../telling/tell';
import { tellRoll } from '../../telling/tell';
import { numeral, titled } from '../../vocabulary';

/** What hearts give, by how the roll reads (GBM-ROT-RUL-021…024). */
const gains: Record<Band, { stress: number; transcendence: number; recovery: number }> = {
  bad: { stress: 3, transcendence: 1, recovery: 0 },
  partial: { stress: 6, transcendence: 2, recovery: 0 },
  success: { stress: STRESS_MAX, transcendence: Number.POSITIVE_INFINITY, recovery: 0 },
  critical: { stress: STRESS_MAX, transcendence: Number.POSITIVE_INFINITY, recovery: 4 },
};

/** The same in words. */
const gainWords: Record<Band, string> = {
  bad: '3 stress and 1 transcendence cleared',
  partial: '6 stress and 2 transcendence cleared',
  success: 'all stress and transcendence cleared',
  critical: 'all stress and transcendence cleared, 4 recovery',
};

/** The same, before it is rolled. */
export const heartsStakes: StakesOf = [
  { dice: byBand((band) => `${titled(gainWords[band])}.`), notes: ['For each who eats.'] },
];

/** The hearts of this fallout while they can be devoured: a mission was played, step 2 is done. */
function open(state: GbmState): { hearts: Hearts; fallout: Fallout; mission: Mission } | null {
  const { phase, episode } = state.public;
  const { fallout, mission } = episode;
  if (!playsetOf(state).devoursHearts || phase !== 'fallout' || !mission) return null;
  if (!fallout?.cleared || fallout.hearts?.done) return null;
  return { fallout, mission, hearts: fallout.hearts ?? { part: {}, done: false, rolled: null } };
}

/** The dice: one for each tier of the mission, and what abilities and the mission add. */
export function heartsPool(state: GbmState, mission: Mission): Pool {
  return makePool([
    { source: `Tier ${numeral(mission.tier)} mission`, dice: mission.tier },
    ...diceFrom('falloutDice', { state, roll: 'hearts' }),
  ]);
}

/** Who has not said whether they take part, and could. */
function unsaid(state: GbmState): Protagonist[] {
  const part = open(state)?.hearts.part ?? {};
  return cast(state).filter(({ id: one, seat }) => {
    if (part[one] !== undefined || seat === null) return false;
    return state.public.table.seats[seat]?.vacant === false;
  });
}

/** What is left to do about hearts before fallout ends, in a sentence. */
export function heartsUnfinished(state: GbmState): string[] {
  return open(state) ? ['Blighted hearts have not been devoured.'] : [];
}

/** Why no hearts can be devoured now, if so (GBM-ROT-RUL-020). */
function notOpen({ state }: GbmContext): Bar | null {
  if (open(state)) return null;
  return (
    notDuring(state, 'fallout') ??
    (state.public.episode.fallout?.hearts?.done
      ? barred('already-done', 'Hearts were devoured in this fallout already.', {
          instead: 'More come with the next mission.',
          rule: 'GBM-ROT-RUL-020',
        })
      : barred('wrong-moment', 'There are no blighted hearts to devour yet.', {
          instead: 'They follow a mission in fallout, once links and armour are cleared.',
          rule: 'GBM-ROT-RUL-020',
        }))
  );
}

const atHearts = moves.where(notOpen);

/** A player says whether their protagonist takes part; who does not gets nothing (GBM-ROT-RUL-025). */
export const takingPart = atHearts.about(themselvesInPlay, 'fallout', (move) => [
  move(command('hearts.part', { protagonist: id, part: z.boolean() }), {
    *ways({ state }, self) {
      const said = open(state)?.hearts.part[self.id];
      const asked = { place: 'prompt', prompt: promptOf(self) } as const;
      for (const part of [true, false]) {
        if (part === said) continue;
        const label = part ? 'Take part' : 'Shy away';
        yield { with: { part }, label, ...(said === undefined ? asked : {}) };
      }
    },
    do(play, { part }, { state }, self) {
      const now = open(state);
      if (!now) return;
      change(play, { ...now.hearts, part: { ...now.hearts.part, [self.id]: part } });
      play.say(part ? `${nameOf(self)} will eat.` : `${nameOf(self)} will not eat.`);
    },
  }),
]);

/**
 * Devours the hearts: for everybody who takes part, by one roll (GBM-ROT-RUL-020…025). Players wait
 * until all have said; the director need not. Where nobody takes part nothing is rolled.
 */
export const devouring = atHearts.once('next-step', (move) => [
  move(command('hearts.devour', {}), {
    unless({ state, director }) {
      const waiting = director ? [] : unsaid(state);
      if (waiting.length === 0) return null;
      return barred('wrong-moment', `${waiting.map(nameOf).join(', ')}: do you take part?`, {
        instead: 'Wait for them, or ask the director to go on.',
        rule: 'GBM-ROT-RUL-025',
      });
    },
    ways({ state }) {
      const now = open(state);
      if (!now) return null;
      const waiting = unsaid(state).map(nameOf);
      const told =
        waiting.length > 0
          ? `${waiting.join(', ')} have not said whether they take part; without a word they do not.`
          : '1–3 clears 3 stress and 1 transcendence, 4/5 twice that, 6 all of both; a critical marks 4 recovery as well.';
      const at =
        waiting.length > 0 ? ({ place: 'fallout', primary: false } as const) : { primary: true };
      if (eating(state, now.hearts).length === 0) {
        return { label: 'Nobody devours hearts', detail: told, ...at };
      }
      const pool = heartsPool(state, now.mission);
      const dice = pool.keep === 'highest' ? `${pool.dice}d` : '2 dice, keep the lower';
      return {
        label: `Devour blighted hearts: ${dice}`,
        detail: `${told}${reasonsOf(pool)}`,
        rolls: offeredPool(pool),
        ...at,
      };
    },
    do: devour,
  }),
]);

/** Who takes part. */
const eating = (state: GbmState, { part }: Hearts): Protagonist[] =>
  cast(state).filter((one) => part[one.id]);

function devour(play: GbmPlay, _command: unknown, { state }: GbmContext): void {
  const now = open(state);
  if (!now) return;
  const { hearts, mission } = now;
  const part = { ...hearts.part };
  const ids = eating(state, hearts).map((one) => one.id);
  if (ids.length === 0) {
    change(play, { ...hearts, part, done: true });
    play.say('Nobody devours the hearts.');
    return;
  }
  const pool = heartsPool(state, mission);
  const result = rollPool(play, pool, 'Devouring blighted hearts');
  change(play, { part, done: true, rolled: { pool, result } });
  const notes = ids.flatMap((one) => feed(play, one, result.band));
  const outcome = gained(gainWords[result.band], result.band);
  const moment: Moment = { kind: 'hearts', about: ids };
  tellRoll(play, moment, 'Blighted hearts', { pool, result, outcome }, { notes });
}

/** In eclipse recovered stress is added, and transcendence stays (AMB-35). */
function feed(play: GbmPlay, id: string, band: Band): string[] {
  const { stress, transcendence, recovery } = gains[band];
  const said = [recoverStress(play, id, stress, 'blighted hearts')];
  const one = protagonist(play.state, id);
  if (!one.eclipse) {
    const marked = Math.max(0, one.transcendence.marked - transcendence);
    play.emit({
      type: 'protagonistChanged',
      id,
      changes: { transcendence: { ...one.transcendence, marked } },
    });
    said.push(`${nameOf(one)}: transcendence ${marked} marked.`);
  }
  if (recovery > 0) said.push(advanceRecovery(play, id, recovery));
  return said;
}

function change(play: GbmPlay, hearts: Hearts): void {
  const fallout = play.state.public.episode.fallout ?? newFallout();
  play.emit({ type: 'episodeChanged', changes: { fallout: { ...fallout, hearts } } });
}

const promptOf = (one: Protagonist) => `hearts:${one.id}`;

export function heartsPrompts(state: GbmState): StandingPrompt[] {
  if (!open(state)) return [];
  return unsaid(state).flatMap((one): StandingPrompt[] => {
    if (one.status !== 'active' || one.seat === null) return [];
    const asked = `Does ${nameOf(one)} take part?`;
    const text = one.eclipse
      ? `${asked} In eclipse it adds stress, and transcendence stays.`
      : `${asked} It is the only way to clear stress and transcendence. What it looks like, a feast or a rite, you settle together.`;
    return [{ id: promptOf(one), to: [one.seat], title: 'Devour blighted hearts', text }];
  });
}
