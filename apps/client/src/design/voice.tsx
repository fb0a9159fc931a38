import { useEffect, useRef } from 'preact/hooks';
import { isolated } from './bidi';

/**
 * The one voice of the page: what it says is read out by a screen reader, each sentence once and in its
 * turn, and is gone a little later, so that nobody comes upon it in the order of reading.
 *
 * VoiceOver cuts a sentence off by the next one, and reads a region anew when it grows. So what comes within
 * a moment is said as one, in one paragraph that takes the place of the one before, and what comes while that
 * is being read waits until it has been.
 */

/** Where it can be heard: while a dialog is open, nothing outside of it can. The last one counts. */
const places: HTMLElement[] = [];

/** What waits to be said, and what it is that comes next: `urgent` interrupts what is being read. */
interface Turn {
  readonly region: 0 | 1;
  waiting: string[];
  timer: ReturnType<typeof setTimeout> | undefined;
  /** When what is being said has been read, as far as one can tell. */
  saidAt: number;
}

const calm: Turn = { region: 0, waiting: [], timer: undefined, saidAt: 0 };
const urgently: Turn = { region: 1, waiting: [], timer: undefined, saidAt: 0 };

/** How long a sentence waits: a dialog that closes with what it tells of is gone by then, and more may come. */
const SOON_MS = 150;
/** How fast a screen reader reads, in milliseconds a letter, and the longest that anything waits for it. */
const LETTER_MS = 40;
const READS_MS = 4_000;
/** How long it stays, for screen readers that come to it late. */
const STAYS_MS = 8_000;

/** Lets a screen reader say something; `urgent` interrupts what is being read. */
export function say(text: string, urgent = false): void {
  const turn = urgent ? urgently : calm;
  turn.waiting.push(isolated(text));
  plan(turn);
}

/** Sees to it that what waits is said, once. */
function plan(turn: Turn): void {
  if (turn.waiting.length === 0 || turn.timer !== undefined) return;
  const ready = turn === urgently ? 0 : turn.saidAt - Date.now();
  turn.timer = setTimeout(() => speak(turn), Math.max(SOON_MS, ready));
}

function speak(turn: Turn): void {
  turn.timer = undefined;
  const region = places.at(-1)?.children[turn.region];
  // There will be a place to say it.
  if (!region) return;
  const sentences = document.createElement('p');
  // A line for each: read as one paragraph, with a rest between.
  sentences.textContent = turn.waiting.join('\n');
  turn.waiting = [];
  const { length } = sentences.textContent;
  turn.saidAt = Date.now() + Math.min(length * LETTER_MS, READS_MS);
  region.replaceChildren(sentences);
  setTimeout(() => sentences.remove(), STAYS_MS);
}

/** The place where the voice is heard: one for the page, and one in each dialog. */
export function Voice() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    places.push(current);
    // What was said before there was anywhere to hear it.
    for (const turn of [urgently, calm]) plan(turn);
    return () => {
      places.splice(places.indexOf(current), 1);
    };
  }, []);
  return (
    <div class="sr-only voice" ref={place}>
      <div aria-live="polite" aria-atomic="true" />
      <div aria-live="assertive" aria-atomic="true" />
    </div>
  );
}
