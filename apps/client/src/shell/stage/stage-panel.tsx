import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { anew } from '../../design/anew';
import { Icon } from '../../design/icon';
import { lazy } from '../../design/lazy';
import { whenRested } from '../../design/stood-still';
import { count } from '../../design/words';
import type { Stage } from '../beats/stage';
import { ReactBar } from '../reactions';
import { leadOf } from '../table/figures';
import { unfolded } from '../table/opened';
import { useTable } from '../table/view';
import { useCues } from './use-cues';

/** What Escape closes first: a dialog, or what is open beside its button. */
const OVER_ALL = 'dialog[open], [aria-haspopup="dialog"][aria-expanded="true"]';
/** When a page that was opened is not busy with itself any more. */
const SOON_MS = 4_000;

/** What is drawn on it. It comes right after the table, which is seen without. */
const load = () => import('./show');
const Show = lazy(() => load().then((module) => module.SeatShow), null);

/**
 * The stage: a strip with the last beat, whose place is always kept, and a show that lies over what is
 * beneath while something happens. On a phone that is the upper part of the page, on a desk the middle.
 */
export function StagePanel({ desk = false }: { desk?: boolean }) {
  const table = useTable();
  const { stage } = table;
  const act = stage.act.value;
  const beat = stage.current.value;
  const open = stage.open.value;
  const own = stage.own;
  const strip = useRef<HTMLButtonElement>(null);
  const away = useRef<HTMLButtonElement>(null);
  useCues(stage);
  useEscape(stage, strip);
  useEffect(() => (open && !stage.own ? giveWayToFingers(stage) : undefined), [open]);
  useLayoutEffect(() => {
    // On a phone the show lies over its strip: what opens it is what puts it away.
    if (open && !desk && document.activeElement === strip.current) away.current?.focus();
  }, [open, desk]);
  useEffect(() => {
    // What does not come is asked for again when it is shown.
    const soon = () =>
      anew(load).then(
        ({ MomentCard }) => Promise.all([Show.fetch(), MomentCard.fetch()]),
        () => undefined,
      );
    return whenRested(() => void soon(), SOON_MS);
  }, []);
  return (
    <section class={desk ? 'stage stage-desk' : 'stage'} aria-label="What happens" data-open={open}>
      <Strip desk={desk} stage={stage} strip={strip} covered={open && !desk} />
      {open ? (
        <div class={own ? 'stage-show night' : 'stage-show night stage-others'} id="stage-show">
          <div class="stage-inner">
            {/* For whoever taps; Escape does the same, and so do the buttons below. */}
            <button
              type="button"
              class="stage-skip"
              aria-hidden="true"
              tabIndex={-1}
              onClick={() => (stage.own ? stage.skip() : stage.makeWay())}
            />
            <Show key={beat?.key} beat={beat} act={act} live={stage.live.value} />
          </div>
          <Tools stage={stage} desk={desk} away={away} />
        </div>
      ) : null}
    </section>
  );
}

/**
 * What somebody else does gives way to whoever taps what is around it or scrolls there.
 * Not while the finger is still down: what it is on would be somewhere else before it is lifted.
 */
function giveWayToFingers(stage: Stage): () => void {
  const touched = ({ target }: Event) => {
    const on = target instanceof Element ? target : null;
    if (on?.closest('.stage')) return;
    if (!stage.own && on?.closest('.app')) stage.giveWay();
  };
  // A finger that scrolls is no tap.
  const kinds = ['click', 'pointercancel'] as const;
  for (const kind of kinds) addEventListener(kind, touched, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, touched, { capture: true });
  };
}

interface StripProps {
  desk: boolean;
  stage: Stage;
  strip: { current: HTMLButtonElement | null };
  /** The show lies over it. */
  covered: boolean;
}

/** The last beat in a line; it opens the stage again. */
function Strip({ desk, stage, strip, covered }: StripProps) {
  const table = useTable();
  const beat = stage.current.value;
  const missed = stage.missed.value;
  const told = stage.act.value.is === 'told';
  const words = (beat?.entry.roll && told && beat.entry.roll.reading.word) || beat?.entry.text;
  const name = beat && told ? leadOf(table, beat)?.name : undefined;
  const many = missed && missed.beats > 1;
  return (
    <div class={missed ? 'stage-strip stage-strip-new' : 'stage-strip'}>
      <button
        type="button"
        ref={strip}
        tabIndex={covered ? -1 : 0}
        aria-expanded={stage.open.value}
        aria-controls={stage.open.value ? 'stage-show' : undefined}
        aria-describedby="stage-words"
        aria-disabled={!beat}
        onClick={() => {
          // On a phone one thing lies over the page at a time.
          if (!desk) unfolded.value = false;
          stage.toggle();
        }}
      >
        {many
          ? `${missed.away ? 'While you were away' : 'Meanwhile'}: ${count(missed.beats, 'thing', 'things')}`
          : 'Just now'}
      </button>
      <span class="stage-strip-words" id="stage-words">
        {!beat ? 'Nothing yet' : told ? words : 'The dice are thrown…'}
        {name && !words?.includes(name) ? ` · ${name}` : ''}
      </span>
      <Icon name={stage.open.value ? 'close' : 'forth'} />
    </div>
  );
}

interface ToolsProps {
  stage: Stage;
  desk: boolean;
  /** What puts the stage away. */
  away: { current: HTMLButtonElement | null };
}

/** To react to what is shown, to turn to earlier beats and later ones, and to put the stage away. */
function Tools({ stage, desk, away }: ToolsProps) {
  return (
    <div class="stage-tools">
      {desk ? null : <ReactBar />}
      {stage.act.value.is === 'told' ? <Leaves stage={stage} /> : null}
      <button type="button" class="btn btn-icon" ref={away} onClick={() => stage.fold()}>
        <Icon name="close" />
        <span class="sr-only">Put away</span>
      </button>
    </div>
  );
}

function Leaves({ stage }: { stage: Stage }) {
  const { length } = stage.history.value;
  const place = stage.place();
  return (
    <>
      <button
        type="button"
        class="btn btn-icon"
        aria-disabled={place <= 0}
        onClick={() => stage.leaf(-1)}
      >
        <Icon name="back" />
        <span class="sr-only">Earlier</span>
      </button>
      {place < length - 1 ? (
        <button type="button" class="btn btn-icon" onClick={() => stage.leaf(1)}>
          <Icon name="forth" />
          <span class="sr-only">Later</span>
        </button>
      ) : null}
    </>
  );
}

/** Escape puts the stage away, unless it closes something that lies over it. Focus does not get lost with it. */
function useEscape(stage: Stage, strip: { current: HTMLButtonElement | null }): void {
  const open = stage.open.value;
  const wasInside = useRef(false);
  useEffect(() => {
    if (!open) {
      if (wasInside.current && document.activeElement === document.body) {
        strip.current?.focus({ preventScroll: true });
      }
      wasInside.current = false;
      return;
    }
    const note = () => {
      wasInside.current = document.activeElement?.closest('.stage') != null;
    };
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector(OVER_ALL)) stage.fold();
    };
    note();
    document.addEventListener('focusin', note);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('keydown', close);
    };
  }, [open]);
}
