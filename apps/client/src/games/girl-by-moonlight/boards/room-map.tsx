import './rooms/rooms.css';
import { useState } from 'preact/hooks';
import { Panel } from '../../../design/panel';
import { playsetOf } from '../api/content';
import type { OpenOffer } from '../view';
import { useTable } from '../view';
import { RoomChart } from './rooms/room-chart';
import { RoomDetail } from './rooms/room-detail';
import type { Room } from './rooms/standing';
import { projectOf, standingOf, standingWord } from './rooms/standing';

/** The place in which a series unlocks its rooms: drawn, in words, and room by room. */
export function RoomMap() {
  const table = useTable();
  const state = table.public.value;
  const { rooms = [], map } = playsetOf(state.series.playset) ?? {};
  const [chosen, choose] = useState<string | null>(null);
  if (!map || rooms.length === 0) return null;
  const usual =
    rooms.find((room) => projectOf(room, state)) ??
    rooms.find((room) => standingOf(room, state.series) === 'next') ??
    rooms[0];
  const room = rooms.find(({ id }) => id === chosen) ?? usual;
  const open = rooms.filter((one) => standingOf(one, state.series) === 'open').length;
  return (
    <Panel title={map.title} aside={<span class="badge">{`${open} of ${rooms.length} open`}</span>}>
      <RoomChart
        title={map.title}
        rooms={rooms}
        state={state}
        selected={room?.id ?? null}
        choose={choose}
      />
      {room ? (
        <RoomDetail
          key={room.id}
          room={room}
          rooms={rooms}
          offers={table.offers.value.flatMap((offer) => offerFor(offer, room))}
        />
      ) : null}
      <RoomList rooms={rooms} />
    </Panel>
  );
}

/** An offer as it stands beside one room: settled for it, or not at all. */
function offerFor(offer: OpenOffer, room: Room): OpenOffer[] {
  if (offer.command === 'project.start') {
    return offer.with.room === room.id ? [{ ...offer, detail: '' }] : [];
  }
  if (offer.command !== 'series.unlock-room') return [];
  const field = offer.fields?.find(({ name }) => name === 'room');
  if (field?.kind !== 'choice' || !field.options.some(({ value }) => value === room.id)) return [];
  return [
    {
      ...offer,
      key: `${offer.key}:${room.id}`,
      label: `${offer.label}: ${room.name}`,
      with: { ...offer.with, room: room.id },
      fields: offer.fields?.filter((one) => one !== field) ?? [],
    },
  ];
}

/** The map in words, for whoever does not see it. */
function RoomList({ rooms }: { rooms: readonly Room[] }) {
  const state = useTable().public.value;
  const nameOf = (id: string) => rooms.find((room) => room.id === id)?.name ?? id;
  return (
    <ul class="sr-only" aria-label="All of the map in words">
      {rooms.map((room) => {
        const project = projectOf(room, state);
        return (
          <li key={room.id}>
            {room.name}, {standingWord[standingOf(room, state.series)]}
            {project ? `, project at ${project.marked} of ${project.segments}` : ''}: {room.summary}{' '}
            Joined to {room.joins.map(nameOf).join(', ')}.
          </li>
        );
      })}
    </ul>
  );
}
