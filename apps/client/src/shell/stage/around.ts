import { typing } from '../../design/use-follow';
import type { Surroundings } from '../beats/stage';
import { isOwnAct, isPressing, whenLifted } from '../focus/own-act';
import type { GameClient } from '../game';

/** Kinds of beats of every table that turn everybody to the stage, though no dice fall. */
const LARGE = ['clock-filled', 'joined', 'left', 'scene'];
/** Those of them that somebody brings about on the way to something else. */
const STEPS = ['clock-filled', 'scene'];

/** The page around the stage of a seat. */
export const aroundStage = (game: GameClient, seat: string, now: () => number): Surroundings => ({
  seat,
  now,
  isSmall({ entry: { by, beat } }) {
    const { large = [], steps = [], sequences = {} } = game.stage ?? {};
    if (beat === undefined || beat.chapter || beat.kind in sequences) return false;
    if (by === seat && (STEPS.includes(beat.kind) || steps.includes(beat.kind))) return true;
    return !(LARGE.includes(beat.kind) || large.includes(beat.kind));
  },
  isLong: ({ entry: { beat } }) => game.stage?.long?.includes(beat?.kind ?? '') ?? false,
  steadyMs: ({ entry: { beat } }) => game.stage?.steady?.[beat?.kind ?? ''] ?? 0,
  visible: () => document.visibilityState === 'visible',
  acting: isOwnAct,
  whenLifted,
  watched: () => document.querySelector('dialog[open]') === null,
  busy: () =>
    typing() || isPressing() || isKeyboardBeneath() || document.querySelector(inHand()) !== null,
  othersMs: OTHERS_MS,
  still: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** The longest that what somebody else did lies over the page, in milliseconds. */
const OTHERS_MS = 5_000;

/** What somebody has in hand who has something to do: a question that waits, their turn, a form that stands open. */
const IN_HAND = '.bottom :is(.prompts-waiting, .prompts-turn), .page .offer-form[open]';
/** The same on a desk, where a show lies over the middle alone. */
const IN_HAND_OF_DESK = '.column-play .offer-form[open]';

const inHand = () => (document.querySelector('.app-desk') ? IN_HAND_OF_DESK : IN_HAND);

/** Whether the keyboard is on what the show would lie over; a part of the height on a phone, all of a desk. */
function isKeyboardBeneath(): boolean {
  const on = document.activeElement;
  if (!on?.matches(':focus-visible') || on.closest('.stage')) return false;
  if (document.querySelector('.app-desk')) return true;
  return on.getBoundingClientRect().top < SHOW_PART * innerHeight;
}

/** As much of a phone’s height as the show ever takes: the card of a chapter does. */
const SHOW_PART = 0.86;

/** Kinds of beats that turn nobody’s head, wherever they are shown. */
const SMALL = ['joined', 'left', 'pause', 'pause-ends', 'session-begins', 'session-ends', 'turn'];

/** The page around the stage of a shared screen: there is nothing else to do, so that all is shown large. */
export const aroundScreen: typeof aroundStage = (game, _, now) => ({
  ...aroundStage(game, '', now),
  isSmall: ({ entry: { beat } }) => beat !== undefined && SMALL.includes(beat.kind),
  watched: () => true,
  busy: () => false,
  othersMs: Number.POSITIVE_INFINITY,
});
