import type { RollOutcome } from '../../../../forged-in-the-dark';
import { makePool, rollPool } from '../../../../forged-in-the-dark';
import { DOWNTIME_AMOUNTS, TIERS } from '../../constants';
import type { GbmPlay } from '../../game';
import { houseRule } from '../../house-rules';
import { playsetOf } from '../../library/playset';
import { advanceProject } from '../../phases/advance-project';
import { roomProjects } from '../../phases/projects';
import { trackLength } from '../../series/lengths';
import { advanceAdversary } from '../../series/tracks';
import { adversaryTier } from '../../sheet/ratings';
import type { StakesOf } from '../../stakes/read';
import { byBand } from '../../stakes/rolls';
import type { GbmState } from '../../state';
import type { Moment } from '../../telling/tell';
import { tell, tellRoll } from '../../telling/tell';
import { numeral } from '../../vocabulary';
import { starsSlot } from './slots';
import type { BastionAction, BastionPriority } from './state';

/** The Bastion's tier: how many of its tiers are full (GBM-SEA-RUL-001, AMB-46). */
export function bastionTier(state: GbmState): number {
  const { bastion } = starsSlot.in(state);
  return Math.min(TIERS, Math.floor(bastion / houseRule(state, 'segmentsPerTier')));
}

/** What its priorities are called, in a few words of what they do. */
const titles: Record<BastionPriority, string> = {
  pride: 'Pride: it works on the flagship',
  'state-of-emergency': 'State of emergency: it makes preparations',
  patchwork: 'Patchwork: it repairs itself',
  complacency: 'Complacency: the Leviathans come closer',
};

/**
 * The first of its priorities that applies, and why (GBM-SEA-RUL-034…038); marked segments are
 * compared, and the Bastion is depleted when its track is less than full (AMB-47).
 */
export function priorityOf(state: GbmState): { priority: BastionPriority; why: string } {
  const { series } = state.public;
  const { reacted, bastion } = starsSlot.in(state);
  if (!reacted) {
    return { priority: 'complacency', why: 'In the first downtime it feels safe.' };
  }
  const [project] = roomProjects(state);
  if (project) return { priority: 'pride', why: `“${project.name}” is under way.` };
  const { adversary, investigation } = series;
  const { adversary: foe, investigation: found } = playsetOf(state);
  if (adversary > investigation) {
    const why = `${foe.track} ${adversary} is ahead of ${found.track} ${investigation}.`;
    return { priority: 'state-of-emergency', why };
  }
  const length = trackLength(state);
  if (bastion < length) {
    return { priority: 'patchwork', why: `The Bastion is at ${bastion} of ${length}.` };
  }
  return { priority: 'complacency', why: 'Nothing is under way, ahead, or damaged.' };
}

/**
 * Before any protagonist acts in downtime the Bastion takes as many actions as the Leviathan tier, at
 * least one, each rolled with its own tier; its priorities are read anew for each (GBM-SEA-RUL-033,
 * AMB-47). Once an episode.
 */
export function bastionReacts(play: GbmPlay): void {
  const { episode } = play.state.public;
  const { reacted } = starsSlot.in(play.state);
  if (reacted?.episode === episode.number) return;
  const { number } = episode;
  const first = reacted === null;
  const times = adversaryTier(play.state);
  const actions: BastionAction[] = [];
  for (let time = 1; time <= times; time += 1) {
    const next = first
      ? { priority: 'complacency' as const, why: 'In the first downtime it feels safe.' }
      : priorityOf(play.state);
    actions.push(act(play, next, `${time} of ${times}`));
  }
  starsSlot.change(play, { reacted: { episode: number, actions } });
}

/** What the Bastion's dice bring. */
const acting = {
  dice: byBand((band) => `${DOWNTIME_AMOUNTS[band]} segments.`),
  notes: [
    'Before downtime the Last Bastion acts, once for each Leviathan tier: for itself, for Readiness, or, if it feels safe, for the Leviathans.',
  ],
};

/** What going on to downtime rolls for, before it does. */
export const bastionStakes: StakesOf = [{ by: 'phase', of: { obligation: acting } }];

/** By hand the table comes there past obligation, too. */
export const bastionStakesByHand: StakesOf = [
  { by: 'phase', of: { creation: acting, obligation: acting } },
];

function act(
  play: GbmPlay,
  { priority, why }: { priority: BastionPriority; why: string },
  count: string,
): BastionAction {
  const dice = bastionTier(play.state);
  const pool = makePool([{ source: `Bastion tier ${numeral(dice)}`, dice }]);
  const result = rollPool(play, pool, 'The Last Bastion');
  const amount = DOWNTIME_AMOUNTS[result.band];
  const what = `The Last Bastion acts (${count}). ${titles[priority]}.`;
  const moment: Moment = { kind: 'bastion', about: [], what };
  const outcome: RollOutcome = {
    word: `${amount} segments`,
    tone: priority === 'complacency' ? 'bad' : 'good',
  };
  tellRoll(play, moment, 'The Last Bastion', { pool, result, outcome }, { notes: [why] });
  const moved = carryOut[priority](play, amount);
  if (priority === 'state-of-emergency' && result.band === 'critical') giveDie(play);
  return { priority, why, pool, result, ...moved };
}

/** A critical in preparations gives a die to the next engagement roll (GBM-DWN-018). */
function giveDie(play: GbmPlay): void {
  const { engagementBonus } = play.state.public.episode;
  const line = { source: 'The Bastion’s critical preparations', dice: 1 };
  const changes = { engagementBonus: [...engagementBonus, line] };
  play.emit({ type: 'episodeChanged', changes });
  play.say('The next engagement roll gets a die.');
}

type Moved = Pick<BastionAction, 'track' | 'from' | 'to'>;

/** What each priority does with what the downtime table gives. */
const carryOut: Record<BastionPriority, (play: GbmPlay, amount: number) => Moved> = {
  pride(play, amount) {
    const [project] = roomProjects(play.state);
    if (!project) return { track: '', from: 0, to: 0 };
    const { name, marked, segments } = project;
    const from = marked;
    advanceProject(play, null, { ...project }, amount);
    return { track: name, from, to: Math.min(segments, from + amount) };
  },
  'state-of-emergency'(play, amount) {
    const { track } = playsetOf(play.state).investigation;
    const from = play.state.public.series.investigation;
    const to = Math.min(trackLength(play.state), from + amount);
    play.emit({ type: 'seriesChanged', changes: { investigation: to } });
    const what = `${track}: ${from} → ${to} of ${trackLength(play.state)}.`;
    tell(play, { kind: 'track', about: [], what });
    return { track, from, to };
  },
  patchwork(play, amount) {
    const { from, to } = moveBastion(play, amount);
    return { track: 'The Last Bastion', from, to };
  },
  complacency(play, amount) {
    const { track } = playsetOf(play.state).adversary;
    const from = play.state.public.series.adversary;
    tell(play, { kind: 'track', about: [], what: advanceAdversary(play, amount) });
    return { track, from, to: play.state.public.series.adversary };
  },
};

/** Moves the Bastion's track, within its length, and says so. */
export function moveBastion(play: GbmPlay, by: number): { from: number; to: number } {
  const from = starsSlot.in(play.state).bastion;
  const length = trackLength(play.state);
  const to = Math.min(length, Math.max(0, from + by));
  starsSlot.change(play, { bastion: to });
  const fallen =
    to === 0 && from > 0 ? ['Nothing of it is left to lose. What becomes of humanity?'] : [];
  const what = `The Last Bastion: ${from} → ${to} of ${length}.`;
  tell(play, { kind: 'track', about: [], what }, { notes: fallen });
  return { from, to };
}

/** A shorter track holds no more than its length; says so. */
export function shortenBastion(play: GbmPlay, length: number): string[] {
  const from = starsSlot.in(play.state).bastion;
  if (from <= length) return [];
  starsSlot.change(play, { bastion: length });
  return [`The Last Bastion: ${from} → ${length} of ${length}.`];
}
