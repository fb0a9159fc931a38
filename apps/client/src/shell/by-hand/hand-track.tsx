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
  const { label } = track;
  const hand = (
    <Popover
      class="track-tap"
      label={`${label}, ${trackWords(track)}: set by hand`}
      title={`${label} by hand`}
    >
      {(close) => <Numbers about={about} find={find} track={track} close={close} />}
    </Popover>
  );
  return <Track {...track} hand={hand} />;
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
      <p class="popover-head">
        <b>{track.label}</b> <span class="hint">{trackWords(track)}</span>
      </p>
      <DrawerNotice drawer={drawer} />
      {by ? <Pips label={track.label} value={track.value} by={by} lead done={close} /> : null}
      {drawer.offers && !by ? <p class="hint">That cannot be set now.</p> : null}
    </>
  );
}
