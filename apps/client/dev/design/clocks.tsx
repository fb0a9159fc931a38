import { ClocksPanel } from '../../src/shell/clocks/clocks';
import { DirectorDesk } from '../../src/shell/desk/director-desk';
import { Show } from './show';
import { scene } from './tables';

/** Clocks that the table sees a part of, in every combination that is drawn differently. */
const veiled = scene('mission', 'claire', (table) =>
  table.given(({ public: shared }) => {
    const clocks = [
      { id: 'v1', name: 'The one with a name', segments: null, marked: null },
      { id: 'v2', name: null, segments: 6, marked: 4 },
      { id: 'v3', name: null, segments: 8, marked: null },
      { id: 'v4', name: null, segments: null, marked: 3 },
      { id: 'v5', name: 'Its name and its progress', segments: null, marked: 2 },
      { id: 'v6', name: null, segments: null, marked: null },
    ];
    shared.veiled = Object.fromEntries(clocks.map((clock) => [clock.id, clock]));
  }),
);

/** Clocks, to those who may move them and those who may not; few, and as many as there ever are. */
export function Clocks() {
  return (
    <>
      <Show title="A few, to a player" table={scene('mission', 'claire')}>
        <ClocksPanel />
      </Show>
      <Show title="The same to whoever directs" table={scene('mission', 'bev')}>
        <ClocksPanel />
      </Show>
      <Show title="Hidden in part" table={veiled}>
        <ClocksPanel />
      </Show>
      <Show title="In secret, on the desk" table={scene('mission', 'bev')}>
        <DirectorDesk />
      </Show>
      <Show title="Thirty" wide table={scene('throng', 'claire')}>
        <ClocksPanel />
      </Show>
      <Show title="Thirty, to whoever directs" wide table={scene('throng', 'bev')}>
        <ClocksPanel />
      </Show>
    </>
  );
}
