import type { HeldProps } from '../../src/shell/held/held-panel';
import { HeldBoard, HeldPanel } from '../../src/shell/held/held-panel';
import { TrackInSight } from '../../src/shell/tracks/marker-track';
import { any } from './games';
import { Show } from './show';

const anya = any('any-held', 'anya');
const empty = 'Nobody holds anything yet.';

/** Things of a game with kinds of its own: counted with a most, without an end, dice, some only for now. */
const things: HeldProps = {
  kinds: [
    { id: 'hope', one: 'Hope', some: 'Hope', most: 6 },
    { id: 'favour', one: 'favour', some: 'favours' },
    { id: 'blessing', one: 'blessing', some: 'blessings', sides: 6 },
  ],
  holders: [
    { id: 'anya', name: 'Anya', seat: 'anya' },
    { id: 'carl', name: 'Carl', seat: 'carl' },
    { id: 'pool', name: 'the pool', seat: null },
  ],
  held: {
    hope: { anya: { count: 4, passing: 1 }, carl: { count: 6 } },
    favour: { anya: { count: 31 }, pool: { count: 3, passing: 3 } },
    blessing: {
      carl: {
        count: 3,
        passing: 1,
        dice: [
          { id: 'd1', sides: 6, value: 5 },
          { id: 'd2', sides: 8, value: 7 },
          { id: 'd3', sides: 6, value: 1, passing: true },
        ],
      },
    },
  },
};

const chase = {
  name: 'The chase',
  row: { first: 0, last: 12 },
  markers: [
    { id: 'anya', name: 'Anya', at: 5, own: true },
    { id: 'mara', name: 'Mara', at: 7 },
    { id: 'night', name: 'The night', at: 5 },
  ],
};

/** What people hold, and tracks with markers, by themselves. */
export function HeldThings() {
  return (
    <>
      <Show title="Things that are held, with all that one may do" wide table={anya}>
        <HeldPanel {...things} empty={empty} />
      </Show>
      <Show title="Before there is anything" table={any('any-table', 'anya')}>
        <HeldPanel kinds={[]} holders={[]} held={undefined} empty={empty} />
      </Show>
      <Show title="On a shared screen" table={anya}>
        <HeldBoard {...things} />
      </Show>
      <Show title="A track with markers, in sight while one plays">
        <TrackInSight {...chase} />
        <TrackInSight
          name="Without oneself on it"
          row={{ first: 1, last: 30 }}
          markers={[{ id: 'w', name: 'The wolf', at: 12 }]}
        />
      </Show>
    </>
  );
}
