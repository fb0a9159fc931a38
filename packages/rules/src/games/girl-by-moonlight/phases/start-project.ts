import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { noRoomForClocks, numberField, roomForClocks } from '../../../table';
import { command, id, needed, sentence } from '../../../table/command';
import { PROJECT_SEGMENTS } from '../constants';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { notDuring } from '../lookups';
import type { GbmContext } from '../moves';
import { moves } from '../moves';
import { barred } from '../refusal';
import { openRooms } from '../series/hideout-map';
import { ROOM_PREFIX } from '../series/room-clocks';
import type { GbmClock } from '../state';
import { roomProjects } from './projects';

const startCommand = command('project.start', {
  name: needed(80),
  outcome: sentence.default(''),
  segments: z.int().min(4).max(12),
  phases: z.int().min(1).max(4).default(1),
  room: id.optional(),
});

/**
 * A long-term project (GBM-DWN-013), in one clock or in several, one after the other. Players propose its
 * size; the director, who has the last word on it, can change or remove the clock. It is the project of
 * whoever plays the protagonist that started it; one that the director starts is everybody's, and so is a
 * room of the hideout: its clock carries the room's id, and the room must be joined to an unlocked one
 * (GBM-ABY-HID-002, 004).
 */
export const startingProjects = moves
  .where(({ state }) => notDuring(state, 'downtime'))
  .once('downtime', (move) => [
    move(startCommand, {
      unless: (context, { room, phases = 1 }) =>
        noRoomForClocks(context.state, false, room === undefined ? phases : 1) ??
        (room === undefined ? null : noRoom(context, room)),
      *ways({ state }) {
        const left = roomForClocks(state, false);
        if (left === 0) return;
        yield {
          label: 'Start a long-term project',
          detail: 'Agree on its size together; the director has the last word.',
          fields: [
            { name: 'name', kind: 'text', label: 'What is it?', max: 80, required: true },
            {
              name: 'outcome',
              kind: 'text',
              label: 'What happens then?',
              max: 300,
              required: false,
            },
            segmentsField(PROJECT_SEGMENTS),
            numberField('phases', 'Clocks, one after the other', Math.min(4, left), 1, 1),
          ],
          order: 50,
        };
        // The size of a room’s project may be fixed by the map (GBM-SEA-RUL-017).
        const fixed = playsetOf(state).map?.oneProject;
        for (const { id: room, name, summary, segments } of openRooms(state)) {
          yield {
            with: { room, name, outcome: `${name} opens.`, ...(fixed ? { segments } : {}) },
            label: `Open up a room: ${name}`,
            detail: summary,
            fields: fixed ? [] : [segmentsField(segments)],
            order: 60,
          };
        }
      },
      do: start,
    }),
  ]);

const segmentsField = (initial: number) => numberField('segments', 'Segments', 12, initial, 4);

function noRoom({ state, self }: GbmContext, room: string): Refusal | null {
  if (!openRooms(state).some((one) => one.id === room)) {
    return barred('not-allowed', 'That room cannot be unlocked yet.', {
      instead: 'Begin with a room that is joined to one you have.',
      rule: 'GBM-ABY-HID-004',
    });
  }
  if (state.public.clocks[`${ROOM_PREFIX}${room}`]) {
    return barred('already-done', 'There is a project for that room already.', {
      instead: 'Work on it in downtime.',
      rule: 'TABLE-008',
    });
  }
  if (!playsetOf(state).map?.oneProject) return null;
  const [other] = roomProjects(state);
  if (other) {
    return barred('limit-reached', `“${other.name}” is under way; one at a time is all.`, {
      instead: 'Bring it to its end first, or let the director take its clock away.',
      rule: 'GBM-SEA-RUL-017',
    });
  }
  if (self) return null;
  return barred('not-allowed', 'A protagonist begins such a project.', {
    instead: 'Leave it to the players; by hand the director can unlock any room.',
    rule: 'GBM-SEA-RUL-016',
  });
}

function start(
  play: GbmPlay,
  { name, outcome, segments, phases, room }: z.infer<typeof startCommand>,
  { seat, self }: GbmContext,
): void {
  const owner = room === undefined ? (self?.id ?? null) : null;
  let after: string | undefined;
  for (let phase = 1; phase <= phases; phase += 1) {
    const clock: GbmClock = {
      segments,
      marked: 0,
      owner,
      id: room === undefined ? play.id('project') : `${ROOM_PREFIX}${room}`,
      name: phases === 1 ? name : `${name} (${phase} of ${phases})`,
      outcome: phase === phases ? outcome : '',
      kind: room === undefined ? 'project' : 'room',
      ...(after === undefined ? {} : { after }),
    };
    play.emit({ type: 'clockSet', secret: false, clock });
    after = clock.id;
  }
  const size = phases === 1 ? `${segments} segments` : `${phases} clocks of ${segments} segments`;
  play.say(`${seat.name} starts a project: “${name}”, ${size}.`, {
    notes: outcome ? [outcome] : [],
  });
}
