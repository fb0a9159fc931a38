import { leaveScene } from '../../../table';
import { happened } from '../asking';
import { newEpisode } from '../create';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { cast, nameOf } from '../lookups';
import { beginEpilogue } from '../series/epilogue';
import { adversaryFloor } from '../series/tracks';
import { downtimeOf } from '../sheet/downtime-actions';
import { returnGifts } from '../sheet/gifts';
import { resetUses } from '../sheet/uses';
import type { Downtime, GbmState } from '../state';
import { tellBeginning, tellEnd } from '../story/cards';
import { remember } from '../telling/chronicle';
import { chosen } from '../telling/moments';
import { AT_ONCE } from '../telling/sentences';
import { tell } from '../telling/tell';
import type { Phase } from '../vocabulary';
import { newFallout } from './fallout';
import { closeMission, returnToAction } from './mission-end';
import { endsSeason, endsSeries } from './mission-types';
import { shareActions } from './shared-actions';

/**
 * The phase that comes next (GBM-CYC-004); after the last mission of a season the interlude, after
 * that of a series the epilogue, where it ends.
 */
export function phaseAfter(state: GbmState): Phase {
  switch (state.public.phase) {
    case 'epilogue':
      return 'epilogue';
    case 'creation':
    case 'interlude':
      return 'obligation';
    case 'obligation':
      return 'downtime';
    case 'downtime':
      return 'mission';
    case 'mission':
      return 'fallout';
    case 'fallout':
      if (endsSeries(state)) return 'epilogue';
      return endsSeason(state) ? 'interlude' : 'obligation';
  }
}

/** Goes on to the next phase, with all that begins and ends there. */
export function goOn(play: GbmPlay): void {
  begin(play, phaseAfter(play.state));
}

/**
 * Leaves the phase for a later one and begins that. What a phase of this episode gives once, it gives
 * once also when the director has gone back and comes again.
 */
export function begin(play: GbmPlay, to: Phase): void {
  const from = play.state.public.phase;
  const { downtimeBegun } = play.state.public.episode;
  leave(play, from);
  if (from === 'fallout') tellEnd(play);
  switch (to) {
    case 'obligation':
      beginEpisode(play, from);
      break;
    case 'downtime':
      beginDowntime(play);
      break;
    case 'mission':
      play.emit({ type: 'phaseEntered', phase: 'mission' });
      if (!play.state.public.episode.mission) resetUses(play, 'mission');
      enter(play, 'Mission: what do you set out to do?');
      break;
    case 'fallout':
      enterFallout(play);
      enter(play, 'Fallout: the world answers.');
      break;
    case 'epilogue':
      beginEpilogue(play);
      break;
    default:
      play.emit({ type: 'phaseEntered', phase: to });
      remember(play, 'season', `Season ${play.state.public.series.season} ends.`);
      tell(
        play,
        { kind: 'season-ends', about: [] },
        { notes: ['Between seasons, players may change roles or make new protagonists.'] },
      );
  }
  playsetOf(play.state).onPhase?.(play, to);
  if (to === 'downtime' && !downtimeBegun) shareActions(play);
}

/**
 * The first episode begins in the middle of things: with its mission, and neither obligation nor
 * downtime before it (TABLE-070).
 */
export function beginWithMission(play: GbmPlay): void {
  leave(play, play.state.public.phase);
  tellBeginning(play, AT_ONCE);
  const { onPhase } = playsetOf(play.state);
  onPhase?.(play, 'obligation');
  play.emit({ type: 'phaseEntered', phase: 'mission' });
  onPhase?.(play, 'mission');
}

const enter = (play: GbmPlay, what: string, notes: string[] = []): void =>
  tell(play, { kind: 'phase', about: [], what }, { notes });

function enterFallout(play: GbmPlay): void {
  const fallout = play.state.public.episode.fallout ?? newFallout();
  play.emit({ type: 'episodeChanged', changes: { fallout } });
  play.emit({ type: 'phaseEntered', phase: 'fallout' });
}

/**
 * Returns to a phase by hand: what is under way there is put away, and what the phase has given
 * stands as it did, so that nothing is given twice.
 */
export function goBack(play: GbmPlay, to: Phase): void {
  putAway(play);
  if (play.state.public.episode.ended) {
    play.emit({ type: 'episodeChanged', changes: { ended: false } });
  }
  if (to !== 'mission') returnToAction(play);
  if (to === 'downtime') {
    const { downtime } = play.state.public.episode;
    const known = cast(play.state).map((one): [string, Downtime] => [
      one.id,
      downtime[one.id] ?? downtimeOf(play.state, one),
    ]);
    const changes = { downtime: { ...downtime, ...Object.fromEntries(known) } };
    play.emit({ type: 'episodeChanged', changes: { ...changes, downtimeBegun: true } });
  }
  if (to === 'fallout') enterFallout(play);
  else play.emit({ type: 'phaseEntered', phase: to });
}

/** A new episode of the same season begins at once, whatever this one still lacks. */
export function beginAnew(play: GbmPlay): void {
  leave(play, play.state.public.phase);
  tellEnd(play);
  beginEpisode(play, 'fallout');
  playsetOf(play.state).onPhase?.(play, 'obligation');
}

/** Clears what the director leaves behind when going on before all is finished. */
function leave(play: GbmPlay, from: Phase): void {
  const { episode, chairs } = play.state.public;
  if (chairs) play.emit({ type: 'chairsAsked', swap: null });
  putAway(play);
  if (from === 'mission' && episode.mission?.stage === 'under-way') closeMission(play, null);
  returnToAction(play);
}

/** Whatever is in the middle of being played leaves the table. */
function putAway(play: GbmPlay): void {
  const { roll, activities, flashback, questions } = play.state.public;
  if (roll) {
    play.emit({ type: 'rollClosed' });
    for (const returned of returnGifts(play, roll)) play.say(returned);
  }
  for (const id of Object.keys(activities)) play.emit({ type: 'activityRemoved', protagonist: id });
  playsetOf(play.state).onPutAway?.(play);
  if (flashback) play.emit({ type: 'flashbackSet', flashback: null });
  for (const id of Object.keys(questions)) play.emit({ type: 'questionsRemoved', id });
  if (play.state.director.fallout) play.emit({ type: 'falloutDrawn', fallout: null });
}

/** A new episode, and after an interlude a new season (GBM-CYC-006, 007, GBM-ADV-010). */
function beginEpisode(play: GbmPlay, from: Phase): void {
  const { episode, series } = play.state.public;
  if (from !== 'creation') {
    const { engagementBonus, blessings, nextTitle: title, moments = [] } = episode;
    const before = chosen(moments);
    const next = {
      ...newEpisode(episode.number + 1),
      ...{ engagementBonus, blessings },
      ...(title ? { title } : {}),
      ...(before.length > 0 ? { before } : {}),
    };
    play.emit({ type: 'episodeBegun', episode: next });
    leaveScene(play);
  }
  if (from === 'interlude' || from === 'epilogue') {
    const season = series.season + 1;
    play.emit({
      type: 'seriesChanged',
      changes: { season, adversary: adversaryFloor(play.state) },
    });
    tell(play, { kind: 'season-begins', about: [], what: String(season) });
  }
  play.emit({ type: 'phaseEntered', phase: 'obligation' });
  tellBeginning(play);
}

/** Two actions each, and what abilities and a critical obligation add (GBM-DWN-001, GBM-OBL-003). */
function beginDowntime(play: GbmPlay): void {
  if (play.state.public.episode.downtimeBegun) {
    goBack(play, 'downtime');
    enter(play, 'Downtime goes on.');
    return;
  }
  resetUses(play, 'downtime');
  const downtime = Object.fromEntries(
    cast(play.state).map((one) => [one.id, downtimeOf(play.state, one)]),
  );
  play.emit({ type: 'episodeChanged', changes: { downtime, downtimeBegun: true } });
  play.emit({ type: 'phaseEntered', phase: 'downtime' });
  enter(play, 'Downtime: time for each other, and for plans.', [
    ...cast(play.state).map((one) => {
      const { left, extras } = downtime[one.id] ?? { left: 0, extras: [] };
      return `${nameOf(one)} has ${left} actions${extras.length > 0 ? ` (${extras.join(', ')})` : ''}.`;
    }),
  ]);
  for (const { id } of cast(play.state)) happened(play, id, 'downtime', {});
}
