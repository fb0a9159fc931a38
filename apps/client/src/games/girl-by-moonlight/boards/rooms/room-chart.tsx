import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { NodeMap } from '../../../../shell/boards/node-map';
import type { Room, RoomStanding } from './standing';
import { extentOf, projectOf, standingOf, standingWord, standsFree, waysOf } from './standing';

interface ChartProps {
  title: string;
  rooms: readonly Room[];
  state: PublicState;
  selected: string | null;
  choose(room: string): void;
}

/** The drawn map: each room is a button on its place, with the ways between them behind. */
export function RoomChart({ title, rooms, state, selected, choose }: ChartProps) {
  const { left, columns, rows } = extentOf(rooms);
  return (
    <NodeMap
      label={`Map: ${title}`}
      class={columns > 4 ? 'room-chart room-chart-wide' : 'room-chart'}
      style={`--columns: ${columns}; --rows: ${rows}`}
      columns={columns}
      rows={rows}
      selected={selected}
      choose={choose}
      waysClass="room-ways"
      ways={waysOf(rooms, state.series).map(({ id, from, to, open }) => (
        <line
          key={id}
          class={open ? 'room-way-open' : undefined}
          x1={from.x - left + 0.5}
          y1={from.y}
          x2={to.x - left + 0.5}
          y2={to.y}
        />
      ))}
      nodes={rooms.map((room) => {
        const standing = standingOf(room, state.series);
        const project = projectOf(room, state);
        const words = project ? `${project.marked} of ${project.segments}` : standingWord[standing];
        const free = standsFree(room, rooms) ? ' room-free' : '';
        return {
          id: room.id,
          class: `room-mark room-${standing}${free}`,
          style: `grid-column: ${room.at.x - left + 1}; grid-row: ${room.at.y + 1}`,
          label: `${room.name}: ${standing === 'next' ? 'can be opened next' : standing}${project ? `, project at ${words}` : ''}`,
          face: <RoomFace name={room.name} standing={standing} project={project} words={words} />,
        };
      })}
    />
  );
}

interface FaceProps {
  name: string;
  standing: RoomStanding;
  project: ReturnType<typeof projectOf>;
  words: string;
}

function RoomFace({ name, standing, project, words }: FaceProps) {
  return (
    <>
      <svg class="room-dot" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
        <circle class="room-ground" r="15" />
        {project ? (
          <circle
            class="room-progress"
            r="15"
            pathLength={project.segments}
            stroke-dasharray={`${project.marked} ${project.segments}`}
            transform="rotate(-90)"
          />
        ) : null}
        <path class="room-sign" d={signs[standing]} />
      </svg>
      <span class="room-name">{name}</span>
      <small>{words}</small>
    </>
  );
}

/** An open door, a keyhole, a bar. */
const signs = {
  open: 'M-5 7V-7H5V7M5 7L1 4V-4L5 -7',
  next: 'M0 -6a3.500 3.500 0 1 1 -0.010 0zM0 1V7',
  locked: 'M-5 -1H5V7H-5zM-3 -1V-4a3 3 0 0 1 6 0V-1',
};
