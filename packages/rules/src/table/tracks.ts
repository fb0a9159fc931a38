import type { BaseState, PublicValues } from '../engine';
import type { Evolves } from './area';
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
}

/** Where a marker stood, where it stands, and whether it has come to the end just now. */
export interface Moved {
  from: number;
  to: number;
  reached: boolean;
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

/** Moves a marker; it stays on its track (TABLE-137). Says nothing: a line of the game tells of it. */
export function moveMarker(
  play: TablePlay<WithTracks, TrackEvent>,
  track: Track,
  marker: string,
  by: number,
): Moved {
  const from = markerAt(play.state, track, marker);
  const to = Math.max(0, Math.min(track.end, from + by));
  if (to !== from) play.emit({ type: 'markerMoved', track: track.id, marker, at: to });
  return { from, to, reached: to === track.end && from !== to };
}
