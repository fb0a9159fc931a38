import type { Band, Pool } from '../../../../forged-in-the-dark';
import { makePool, offeredPool, rollPool } from '../../../../forged-in-the-dark';
import { diceFrom } from '../../asking';
import { STRESS_MAX } from '../../constants';
import type { GbmPlay, OfferContext, StandingPrompt } from '../../game';
import { playsetOf } from '../../library/playset';
import { cast, during, nameOf, ownInPlay, protagonist } from '../../lookups';
import { newFallout } from '../../phases/fallout';
import { refuse } from '../../refusal';
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
import type { CommandOf } from './commands';

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
function unsaid(state: GbmState, { part }: Hearts): Protagonist[] {
  return cast(state).filter(({ id, seat }) => {
    if (part[id] !== undefined || seat === null) return false;
    return state.public.table.seats[seat]?.vacant === false;
  });
}

/** What is left to do about hearts before fallout ends, in a sentence. */
export function heartsUnfinished(state: GbmState): string[] {
  return open(state) ? ['Blighted hearts have not been devoured.'] : [];
}

function openIn(play: GbmPlay) {
  during(play, 'fallout');
  const { fallout } = play.state.public.episode;
  if (fallout?.hearts?.done) {
    refuse('already-done', 'Hearts were devoured in this fallout already.', {
      instead: 'More come with the next mission.',
      rule: 'GBM-ROT-RUL-020',
    });
  }
  return (
    open(play.state) ??
    refuse('wrong-moment', 'There are no blighted hearts to devour yet.', {
      instead: 'They follow a mission in fallout, once links and armour are cleared.',
      rule: 'GBM-ROT-RUL-020',
    })
  );
}

/** A player says whether their protagonist takes part; who does not gets nothing (GBM-ROT-RUL-025). */
export function takePart(play: GbmPlay, { protagonist: id, part }: CommandOf<'hearts.part'>): void {
  const { hearts } = openIn(play);
  const self = ownInPlay(play, id);
  change(play, { ...hearts, part: { ...hearts.part, [id]: part } });
  play.say(part ? `${nameOf(self)} will eat.` : `${nameOf(self)} will not eat.`);
}

/**
 * Devours the hearts: for everybody who takes part, by one roll (GBM-ROT-RUL-020…025). Players wait
 * until all have said; the director need not. Where nobody takes part nothing is rolled.
 */
export function devour(play: GbmPlay): void {
  const seat = play.seat();
  const { hearts, mission } = openIn(play);
  const waiting = unsaid(play.state, hearts);
  if (waiting.length > 0 && seat.role !== 'director') {
    refuse('wrong-moment', `${waiting.map(nameOf).join(', ')}: do you take part?`, {
      instead: 'Wait for them, or ask the director to go on.',
      rule: 'GBM-ROT-RUL-025',
    });
  }
  if (seat.role === 'spectator') {
    refuse('not-allowed', 'Those who play roll that.', {
      instead: 'Watch, if you can bear it.',
      rule: 'TABLE-003',
    });
  }
  const eating = cast(play.state).filter(({ id }) => hearts.part[id]);
  if (eating.length === 0) {
    change(play, { ...hearts, part: { ...hearts.part }, done: true });
    play.say('Nobody devours the hearts.');
    return;
  }
  const pool = heartsPool(play.state, mission);
  const result = rollPool(play, pool, 'Devouring blighted hearts');
  change(play, { part: { ...hearts.part }, done: true, rolled: { pool, result } });
  const ids = eating.map(({ id }) => id);
  const notes = ids.flatMap((id) => feed(play, id, result.band));
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

export function heartsOffers({ state, self, seat, director, add }: OfferContext): void {
  const now = open(state);
  if (!now || seat.role === 'spectator') return;
  const { hearts, mission } = now;
  if (self?.status === 'active') partOffers(self, hearts, add);
  const waiting = unsaid(state, hearts);
  if (waiting.length > 0 && !director) return;
  const pool = heartsPool(state, mission);
  const { dice, keep } = pool;
  const some = cast(state).some(({ id }) => hearts.part[id]);
  const label = some
    ? `Devour blighted hearts: ${keep === 'highest' ? `${dice}d` : '2 dice, keep the lower'}`
    : 'Nobody devours hearts';
  add({
    command: 'hearts.devour',
    with: {},
    label,
    detail: `${
      waiting.length > 0
        ? `${waiting.map(nameOf).join(', ')} have not said whether they take part; without a word they do not.`
        : '1–3 clears 3 stress and 1 transcendence, 4/5 twice that, 6 all of both; a critical marks 4 recovery as well.'
    }${some ? reasonsOf(pool) : ''}`,
    ...(some ? { rolls: offeredPool(pool) } : {}),
    place: waiting.length > 0 ? 'fallout' : 'next-step',
    primary: waiting.length === 0,
  });
}

function partOffers(self: Protagonist, { part }: Hearts, add: OfferContext['add']): void {
  for (const takes of [true, false]) {
    if (part[self.id] === takes) continue;
    add({
      command: 'hearts.part',
      with: { protagonist: self.id, part: takes },
      label: takes ? 'Take part' : 'Shy away',
      ...(part[self.id] === undefined
        ? { place: 'prompt', prompt: promptOf(self) }
        : { place: 'fallout' }),
    });
  }
}

const promptOf = ({ id }: Protagonist) => `hearts:${id}`;

export function heartsPrompts(state: GbmState): StandingPrompt[] {
  const now = open(state);
  if (!now) return [];
  return unsaid(state, now.hearts)
    .filter(({ status }) => status === 'active')
    .flatMap((one) =>
      one.seat === null
        ? []
        : [
            {
              id: promptOf(one),
              to: [one.seat],
              title: 'Devour blighted hearts',
              text: one.eclipse
                ? `Does ${nameOf(one)} take part? In eclipse it adds stress, and transcendence stays.`
                : `Does ${nameOf(one)} take part? It is the only way to clear stress and transcendence. What it looks like, a feast or a rite, you settle together.`,
            },
          ],
    );
}
