import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { useArrows } from '../../../../design/arrows';
import type { Room } from './standing';
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
  const { map, tabIndex } = useArrows(
    rooms.map(({ id }) => id),
    selected,
  );
  return (
    <div
      role="toolbar"
      class={columns > 4 ? 'room-chart room-chart-wide' : 'room-chart'}
      aria-label={`Map: ${title}`}
      style={`--columns: ${columns}; --rows: ${rows}`}
      {...map}
    >
      <svg
        class="room-ways"
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {waysOf(rooms, state.series).map(({ id, from, to, open }) => (
          <line
            key={id}
            class={open ? 'room-way-open' : undefined}
            x1={from.x - left + 0.5}
            y1={from.y}
            x2={to.x - left + 0.5}
            y2={to.y}
          />
        ))}
      </svg>
      {rooms.map((room) => (
        <RoomMark
          key={room.id}
          room={room}
          state={state}
          column={room.at.x - left + 1}
          free={standsFree(room, rooms)}
          selected={room.id === selected}
          choose={choose}
          tabIndex={tabIndex(room.id)}
        />
      ))}
    </div>
  );
}

interface MarkProps extends Pick<ChartProps, 'state' | 'choose'> {
  room: Room;
  column: number;
  /** Its name may be wider than its place. */
  free: boolean;
  selected: boolean;
  tabIndex: number;
}

function RoomMark({ room, state, column, free, selected, choose, tabIndex }: MarkProps) {
  const standing = standingOf(room, state.series);
  const project = projectOf(room, state);
  const words = project ? `${project.marked} of ${project.segments}` : standingWord[standing];
  return (
    <button
      type="button"
      class={`room-mark room-${standing}${free ? ' room-free' : ''}`}
      style={`grid-column: ${column}; grid-row: ${room.at.y + 1}`}
      data-place={room.id}
      tabIndex={tabIndex}
      aria-pressed={selected}
      aria-label={`${room.name}: ${standing === 'next' ? 'can be opened next' : standing}${project ? `, project at ${words}` : ''}`}
      onClick={() => choose(room.id)}
    >
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
      <span class="room-name">{room.name}</span>
      <small>{words}</small>
    </button>
  );
}

/** An open door, a keyhole, a bar. */
const signs = {
  open: 'M-5 7V-7H5V7M5 7L1 4V-4L5 -7',
  next: 'M0 -6a3.500 3.500 0 1 1 -0.010 0zM0 1V7',
  locked: 'M-5 -1H5V7H-5zM-3 -1V-4a3 3 0 0 1 6 0V-1',
};
