import { Client } from '@colyseus/sdk';
import type { Member, Seating } from '../crowd';
import { playing } from '../playing';
import { answer } from '../processes';
import { CountingState } from './colyseus-state';
import { Sightings } from './sightings';

/** People at rooms of Colyseus, with its own client. */
async function arrive({ port, chair, place, updated }: Seating): Promise<Member> {
  const client = new Client(`http://127.0.0.1:${port}`);
  const options = { table: chair.path, place };
  const room = await client.joinOrCreate<CountingState>('counting', options, CountingState);
  room.reconnection.enabled = false;
  const found = await new Promise<number>((resolve) => {
    room.onStateChange.once(({ counter }) => resolve(counter.value));
  });
  const sightings = new Sightings(found, updated);
  room.onStateChange(({ counter }) => sightings.at(counter.value));
  const { events } = room.connection;
  const { onmessage } = events;
  const member: Member = {
    bytes: 0,
    found,
    send({ type, ...given }) {
      room.send(type, given);
      return sightings.next();
    },
    leave() {
      room.leave().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    },
  };
  events.onmessage = (event) => {
    member.bytes += event.data.byteLength;
    onmessage?.(event);
  };
  return member;
}

answer(playing(arrive));
