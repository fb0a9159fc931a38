import type { ComponentChildren } from 'preact';
import { Announcer } from '../../../../design/announcer';
import { ClockPie } from '../../../../design/clock-pie';
import { OfferList } from '../../../../shell/offers/offer-list';
import type { OpenOffer } from '../../view';
import { useTable } from '../../view';
import type { Room } from './standing';
import { projectOf, standingOf } from './standing';

interface DetailProps {
  room: Room;
  rooms: readonly Room[];
  /** What the viewer may do about it. */
  offers: readonly OpenOffer[];
}

/** One room in words: what it does, what it makes one ask, and what opens it. */
export function RoomDetail({ room, rooms, offers }: DetailProps) {
  return (
    <section class="card room-detail">
      {/* When another one is chosen; what becomes of it is told with what happens. */}
      <Announcer text={`${room.name}. ${room.summary}`} />
      <h3>{room.name}</h3>
      <p>{room.summary}</p>
      {room.asks.length > 0 ? (
        <ul class="plain-list hint">
          {room.asks.map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ul>
      ) : null}
      <Opening room={room} rooms={rooms} />
      <OfferList offers={offers} />
    </section>
  );
}

function Opening({ room, rooms }: Pick<DetailProps, 'room' | 'rooms'>): ComponentChildren {
  const state = useTable().public.value;
  const standing = standingOf(room, state.series);
  const project = projectOf(room, state);
  const joined = rooms.filter(({ id }) => room.joins.includes(id)).map(({ name }) => name);
  if (standing === 'open') {
    return <p class="hint">It is open, and leads to: {joined.join(', ')}.</p>;
  }
  if (project) {
    return (
      <div class="room-project">
        <ClockPie marked={project.marked} segments={project.segments} />
        <p class="hint">A project is opening it. Work on it in downtime.</p>
      </div>
    );
  }
  if (standing === 'next') {
    return (
      <p class="hint">
        A long-term project opens it, such as one of {room.segments} segments. Begin it in downtime.
      </p>
    );
  }
  return <p class="hint">It can be opened once one of these is: {joined.join(', ')}.</p>;
}
