import type { BaseState, PublicValues } from '../engine';
import type { Evolves } from './area';
import type { Walk } from './boards';
import { walkAlong, whereInRow } from './boards';
import type { TablePlay } from './play';

/** Markers on tracks that everybody sees, by the id of the track, then of the marker. */
export interface WithTracks extends BaseState {
  public: BaseState['public'] & { tracks: Record<string, Record<string, number>> };
}

export type TrackEvent = { type: 'markerMoved'; track: string; marker: string; at: number };

/** A row of steps from 0 to its end, on which markers stand. */
export interface Track {
  readonly id: string;
  /** What it is called; and its markers, by their ids. */
  readonly name: string;
  readonly markers: Readonly<Record<string, string>>;
  /** The last step. */
  readonly end: number;
  /** After the last step comes the first again. */
  readonly wraps?: boolean;
}

/** Where a marker stood, where it stands, whether it has come to the end just now, and what it came past. */
export interface Moved extends Walk {
  /** The other markers on its way, nearest first; those where it stops are the last. */
  passed: string[];
}

const evolves: Evolves<WithTracks, TrackEvent> = {
  markerMoved({ public: { tracks } }, { track, marker, at }) {
    tracks[track] = { ...tracks[track], [marker]: at };
  },
};

/** Tracks before anything has moved: all markers at the beginning. */
export const freshTracks = (...tracks: readonly Track[]): WithTracks['public']['tracks'] =>
  Object.fromEntries(
    tracks.map(({ id, markers }) => [
      id,
      Object.fromEntries(Object.keys(markers).map((marker) => [marker, 0])),
    ]),
  );

/** Tracks of a game, whose changes beats tell by marker. They are moved by `moveMarker` alone. */
export const tracks = (...all: readonly Track[]) => ({
  commands: [] as const,
  handlers: {},
  evolves,
  *publicValues(state: Pick<WithTracks, 'public'>): Iterable<PublicValues> {
    for (const { id, name, markers, end } of all) {
      const places = state.public.tracks[id] ?? {};
      yield {
        id: `track ${id}`,
        of: null,
        from: places,
        values: () =>
          Object.entries(markers).map(([key, marker]) => ({
            what: `${name}, ${marker}`,
            value: places[key] ?? 0,
            size: end,
            key,
          })),
      };
    }
  },
});

/** Where a marker stands. */
export const markerAt = (
  { public: { tracks } }: WithTracks,
  { id }: Pick<Track, 'id'>,
  marker: string,
): number => tracks[id]?.[marker] ?? 0;

/** Where a marker stands, in words: “position 3 of 8, two ahead of the night” (TABLE-190). */
export function markerInWords(state: WithTracks, track: Track, marker: string): string {
  const others = Object.entries(track.markers)
    .filter(([key]) => key !== marker)
    .map(([key, name]) => ({ name, at: markerAt(state, track, key) }));
  return whereInRow(rowOf(track), markerAt(state, track, marker), others);
}

const rowOf = ({ end, wraps }: Track) => ({ first: 0, last: end, wraps });

/** Moves a marker; it stays on its track (TABLE-137). Says nothing: a line of the game tells of it. */
export function moveMarker(
  play: TablePlay<WithTracks, TrackEvent>,
  track: Track,
  marker: string,
  by: number,
): Moved {
  const from = markerAt(play.state, track, marker);
  const walk = walkAlong(rowOf(track), from, by);
  const passed = walk.path.flatMap((space) =>
    Object.keys(track.markers).filter(
      (key) => key !== marker && markerAt(play.state, track, key) === space,
    ),
  );
  if (walk.to !== from) {
    play.emit({ type: 'markerMoved', track: track.id, marker, at: walk.to });
  }
  return { ...walk, passed };
}
