import { waitsFor } from '../../../forged-in-the-dark';
import { refuseMoreClocks, roomForClocks } from '../../../table';
import type { CommandOf } from '../commands';
import { PROJECT_SEGMENTS } from '../constants';
import type { GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { cast, during, playedBy } from '../lookups';
import { refuse } from '../refusal';
import { openRooms } from '../series/hideout-map';
import { ROOM_PREFIX, roomOfProject } from '../series/room-clocks';
import type { GbmClock, GbmState, ProtagonistId } from '../state';

/** The projects that can be worked on: neither done nor waiting for an earlier phase (GBM-DWN-013). */
export function openProjects({ public: { clocks } }: GbmState): GbmClock[] {
  return Object.values(clocks).filter(
    (clock) =>
      (clock.kind === 'project' || clock.kind === 'room') &&
      clock.marked < clock.segments &&
      waitsFor(clocks, clock) === null,
  );
}

/** Whether a project is somebody else's own; one whose owner has left the story is everybody's. */
export function isAnothers(state: GbmState, { owner }: GbmClock, self: ProtagonistId): boolean {
  return owner !== self && cast(state).some(({ id }) => id === owner);
}

/**
 * Starts a long term project (GBM-DWN-013), in one clock or in several, one after the other. Players
 * propose its size; the director, who has the last word on it, can change or remove the clock. It is the project of whoever plays the protagonist that
 * started it; one that the director starts is everybody's, and so is a room of the hideout: its clock
 * carries the room's id, and the room must be joined to an unlocked one (GBM-ABY-HID-002, 004).
 */
export function startProject(play: GbmPlay, command: CommandOf<'project.start'>): void {
  const seat = play.seat();
  during(play, 'downtime');
  const { name, outcome, room } = command;
  const segments = room === undefined ? command.segments : roomSegments(play.state, command);
  if (room !== undefined) checkRoom(play, room);
  const phases = room === undefined ? command.phases : 1;
  refuseMoreClocks(play.state, false, phases);
  const owner = room === undefined ? (playedBy(play.state, seat.id)?.id ?? null) : null;
  const base = { segments, marked: 0, owner };
  let after: string | undefined;
  for (let phase = 1; phase <= phases; phase += 1) {
    const last = phase === phases;
    const clock: GbmClock = {
      ...base,
      id: room === undefined ? play.id('project') : `${ROOM_PREFIX}${room}`,
      name: phases === 1 ? name : `${name} (${phase} of ${phases})`,
      outcome: last ? outcome : '',
      kind: room === undefined ? 'project' : 'room',
      ...(after === undefined ? {} : { after }),
    };
    play.emit({ type: 'clockSet', secret: false, clock });
    after = clock.id;
  }
  play.say(`${seat.name} starts a project: “${name}”, ${phased(phases, segments)}.`, {
    notes: outcome ? [outcome] : [],
  });
}

function phased(phases: number, segments: number): string {
  return phases === 1 ? `${segments} segments` : `${phases} clocks of ${segments} segments`;
}

/** The size of a room’s project: as proposed, or fixed by the map (GBM-SEA-RUL-017). */
function roomSegments(state: GbmState, { room, segments }: CommandOf<'project.start'>): number {
  const { map, rooms } = playsetOf(state);
  const fixed = map?.oneProject ? rooms.find(({ id }) => id === room)?.segments : undefined;
  return fixed ?? segments;
}

/** Projects for rooms that are under way. */
export function roomProjects({ public: { clocks } }: GbmState): GbmClock[] {
  return Object.values(clocks).filter(({ id }) => roomOfProject(id) !== null);
}

function checkRoom(play: GbmPlay, room: string): void {
  const { state } = play;
  if (!openRooms(state).some(({ id }) => id === room)) {
    refuse('not-allowed', 'That room cannot be unlocked yet.', {
      instead: 'Begin with a room that is joined to one you have.',
      rule: 'GBM-ABY-HID-004',
    });
  }
  if (state.public.clocks[`${ROOM_PREFIX}${room}`]) {
    refuse('already-done', 'There is a project for that room already.', {
      instead: 'Work on it in downtime.',
      rule: 'TABLE-008',
    });
  }
  if (!playsetOf(state).map?.oneProject) return;
  const [other] = roomProjects(state);
  if (other) {
    refuse('limit-reached', `“${other.name}” is under way; one at a time is all.`, {
      instead: 'Bring it to its end first, or let the director take its clock away.',
      rule: 'GBM-SEA-RUL-017',
    });
  }
  if (playedBy(state, play.seat().id) === null) {
    refuse('not-allowed', 'A protagonist begins such a project.', {
      instead: 'Leave it to the players; by hand the director can unlock any room.',
      rule: 'GBM-SEA-RUL-016',
    });
  }
}

export function projectOffers({ state, self, add }: OfferContext): void {
  if (state.public.phase !== 'downtime') return;
  const left = roomForClocks(state, false);
  if (left === 0) return;
  add({
    command: 'project.start',
    with: {},
    label: 'Start a long-term project',
    detail: 'Agree on its size together; the director has the last word.',
    fields: [
      { name: 'name', kind: 'text', label: 'What is it?', max: 80, required: true },
      { name: 'outcome', kind: 'text', label: 'What happens then?', max: 300, required: false },
      segmentsField(PROJECT_SEGMENTS),
      {
        name: 'phases',
        kind: 'number',
        label: 'Clocks, one after the other',
        min: 1,
        max: Math.min(4, left),
        initial: 1,
      },
    ],
    place: 'downtime',
    order: 50,
  });
  const { map } = playsetOf(state);
  if (map?.oneProject && (roomProjects(state).length > 0 || self === null)) return;
  for (const room of openRooms(state)) {
    if (state.public.clocks[`${ROOM_PREFIX}${room.id}`]) continue;
    add({
      command: 'project.start',
      with: {
        room: room.id,
        name: room.name,
        outcome: `${room.name} opens.`,
        ...(map?.oneProject ? { segments: room.segments } : {}),
      },
      label: `Open up a room: ${room.name}`,
      detail: room.summary,
      fields: map?.oneProject ? [] : [segmentsField(room.segments)],
      place: 'downtime',
      order: 60,
    });
  }
}

function segmentsField(initial: number) {
  return { name: 'segments', kind: 'number', label: 'Segments', min: 4, max: 12, initial } as const;
}
