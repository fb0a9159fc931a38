import type { ComponentChildren } from 'preact';
import { Popover } from '../../design/popover';
import type { TrackProps } from '../../design/track';
import { Track, trackWords } from '../../design/track';
import { DrawerNotice, useDrawer, useHasDrawer } from '../offers/drawer';
import type { OpenOffer } from '../state';
import { BY_HAND } from '../table/commands';
import type { NumberByHand } from './pips';
import { Pips } from './pips';

interface HandTrackProps extends Omit<TrackProps, 'hand'> {
  /** What all offers settle that are about this track, such as whose it is. */
  about: string;
  /** Which of them sets it. */
  find(offers: readonly OpenOffer[]): NumberByHand | undefined;
}

/**
 * A track that whoever may set it by hand sets where it stands: a tap shows its numbers, another chooses one.
 * It is the offer that the desk has, too, with the same line in the log.
 */
export function HandTrack({ about, find, ...track }: HandTrackProps) {
  const may = useHasDrawer(BY_HAND);
  if (!may) return <Track {...track} />;
  return (
    <TrackToTap track={track}>
      {(close) => <Numbers about={about} find={find} track={track} close={close} />}
    </TrackToTap>
  );
}

interface OfferedTrackProps extends Omit<TrackProps, 'hand'> {
  /** What sets it, where the viewer may. */
  by: NumberByHand | undefined;
}

/** A track that is set where it stands by an offer which is open anyway; without one it is only read. */
export function OfferedTrack({ by, ...track }: OfferedTrackProps) {
  if (!by) return <Track {...track} />;
  return (
    <TrackToTap track={track}>
      {(close) => (
        <>
          <Head {...track} />
          <Pips label={track.label} value={track.value} by={by} lead done={close} />
        </>
      )}
    </TrackToTap>
  );
}

interface ToTapProps {
  track: TrackProps;
  children(close: () => void): ComponentChildren;
}

/** A track over which lies what opens its numbers. */
function TrackToTap({ track, children }: ToTapProps) {
  const { label } = track;
  const hand = (
    <Popover
      class="track-tap"
      label={`${label}, ${trackWords(track)}: set by hand`}
      title={`${label} by hand`}
    >
      {children}
    </Popover>
  );
  return <Track {...track} hand={hand} />;
}

/** Which track it is, and where it stands. */
function Head(track: TrackProps) {
  return (
    <p class="popover-head">
      <b>{track.label}</b> <span class="hint">{trackWords(track)}</span>
    </p>
  );
}

interface NumbersProps extends Pick<HandTrackProps, 'about' | 'find'> {
  track: TrackProps;
  close(): void;
}

function Numbers({ about, find, track, close }: NumbersProps) {
  const drawer = useDrawer(BY_HAND, true, about);
  const by = drawer.offers && find(drawer.offers);
  return (
    <>
      <Head {...track} />
      <DrawerNotice drawer={drawer} />
      {by ? <Pips label={track.label} value={track.value} by={by} lead done={close} /> : null}
      {drawer.offers && !by ? <p class="hint">That cannot be set now.</p> : null}
    </>
  );
}
