import { kindOf, POOL } from '@moonlit/rules/held';
import type { HeldProps } from '../../shell/held/held-panel';
import { HeldBoard, HeldPanel } from '../../shell/held/held-panel';
import type { DrawnMarker } from '../../shell/tracks/marker-track';
import { TrackInSight } from '../../shell/tracks/marker-track';
import { useTable } from './view';

/** What is held here: kinds that people have made up, by whoever plays and the pool. */
function useHeld(): HeldProps {
  const { held, heldKinds = {}, table } = useTable().public.value;
  const people = Object.values(table.seats).filter(({ role }) => role !== 'spectator');
  return {
    held,
    kinds: Object.values(heldKinds)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(kindOf),
    holders: [
      ...people.map(({ id, name, vacant }) => ({ id, name, seat: vacant ? null : id })),
      { id: POOL, name: 'the pool', seat: null },
    ],
  };
}

export const Held = () => (
  <HeldPanel {...useHeld()} empty="Chips, favours, dice with values: whatever people here hold." />
);

/** The same for a shared screen. */
export const HeldOnScreen = () => <HeldBoard {...useHeld()} />;

/** Rows on which somebody has a piece of their own, in little: in sight of whoever plays. */
export function OwnTracks() {
  const { public: shared, viewer } = useTable();
  return (
    <>
      {Object.values(shared.value.boards ?? {}).map(({ id, name, shape, pieces }) => {
        if (shape.kind !== 'row') return null;
        const markers = Object.values(pieces).map(
          ({ id: piece, name: called, about, at }): DrawnMarker => ({
            ...{ id: piece, name: called, at: Number(at), own: about === viewer.seat },
          }),
        );
        if (!markers.some(({ own }) => own)) return null;
        return <TrackInSight key={id} name={name} row={shape} markers={markers} />;
      })}
    </>
  );
}
