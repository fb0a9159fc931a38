import { happened } from '../asking';
import { dropChoices, putChoice } from '../choices';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { cast, directorSeats, nameOf } from '../lookups';
import { openRooms, unlockRoom } from '../series/hideout-map';
import { tellEnd } from '../sheet/transcendence';
import { resetUses } from '../sheet/uses';
import type { Choice, GbmState, Mission } from '../state';
import { remember } from '../telling/chronicle';
import { endingOf } from '../telling/endings';
import { tell } from '../telling/tell';
import { endsSeason, endsSeries, missionTypeOf } from './mission-types';

/** The `kind` of the choice of a room that a mission has won. */
export const MISSION_ROOM_CHOICE = 'rule:mission-room';

/** The mission comes to its end, and everybody is told how. */
export function endMission(play: GbmPlay, outcome: 'success' | 'failure'): void {
  const kind = outcome === 'success' ? 'mission-won' : 'mission-lost';
  const what = endingOf(play.state, outcome);
  tell(
    play,
    { kind, about: [], what, fiction: play.state.public.episode.mission?.goal ?? '' },
    {
      notes: [
        ...(endsSeries(play.state)
          ? ['The series ends with this episode.']
          : endsSeason(play.state)
            ? ['The season ends with this episode.']
            : []),
      ],
    },
  );
  closeMission(play, outcome);
}

/**
 * All that ends with a mission: what abilities do then, transcendence (its track is reset in
 * fallout, GBM-FAL-003), being out of action, openings, blessings, choices that pass, and what was used in it.
 */
export function closeMission(play: GbmPlay, outcome: Mission['outcome']): void {
  for (const { id } of cast(play.state)) happened(play, id, 'missionEnd', {});
  for (const one of cast(play.state)) {
    if (one.transcendence.active) tellEnd(play, one.id);
  }
  returnToAction(play);
  for (const id of Object.keys(play.state.public.setUps)) play.emit({ type: 'setUpRemoved', id });
  if (play.state.public.flashback) play.emit({ type: 'flashbackSet', flashback: null });
  dropChoices(play, ({ passes }) => passes === true);
  const { mission } = play.state.public.episode;
  if (mission) remember(play, 'mission', milestone(play.state, mission, outcome));
  play.emit({
    type: 'episodeChanged',
    changes: {
      blessings: [],
      ...(mission ? { mission: { ...mission, stage: 'over', outcome } } : {}),
    },
  });
  resetUses(play, 'mission');
  playsetOf(play.state).onMissionOver?.(play);
  const type = mission && missionTypeOf(play.state, mission);
  if (outcome === 'success' && type?.unlocksRoom) offerRoom(play);
  const over = play.state.public.episode.mission;
  if (outcome !== null && over) type?.onEnded?.(play, { ...over });
}

function milestone(state: GbmState, mission: Mission, outcome: Mission['outcome']): string {
  const name = missionTypeOf(state, mission)?.name ?? 'A mission';
  const end = outcome === null ? 'broken off' : outcome === 'success' ? 'a success' : 'a failure';
  return `${name}: ${mission.goal} (${end})`;
}

/** Whoever was out of action is back (GBM-CON-020). */
export function returnToAction(play: GbmPlay): void {
  for (const one of cast(play.state).filter(({ status }) => status === 'out-of-action')) {
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { status: 'active' } });
    play.say(`${nameOf(one)} is back in action.`);
  }
}

/** A reclaimed object of power unlocks a room without a project (GBM-ABY-MIS-004). */
function offerRoom(play: GbmPlay): void {
  const rooms = openRooms(play.state);
  const [to] = directorSeats(play.state);
  if (rooms.length === 0) return;
  putChoice(play, to, null, {
    kind: MISSION_ROOM_CHOICE,
    title: `The mission opens a ${playsetOf(play.state).map?.room ?? 'room'}`,
    text: 'Agree with the group which room has to do with what was won.',
    options: [
      ...rooms.map(({ id, name, summary }) => ({ value: id, label: name, detail: summary })),
      { value: 'none', label: 'None of them for now' },
    ],
    data: {},
  });
}

/** Resolves the choices that the end of a mission puts to somebody, by their kind. */
export const missionChoices: Record<
  string,
  (play: GbmPlay, choice: Choice, value: string, text: string) => void
> = {
  [MISSION_ROOM_CHOICE]: (play, _choice, value) => {
    if (value !== 'none') unlockRoom(play, value);
  },
};
