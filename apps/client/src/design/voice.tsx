import { useEffect, useRef } from 'preact/hooks';
import { isolated } from './bidi';

/**
 * The one voice of the page: what it says is read out by a screen reader, each sentence once and in its
 * turn, and is gone a little later, so that nobody comes upon it in the order of reading.
 */

/** Where it can be heard: while a dialog is open, nothing outside of it can. The last one counts. */
const places: HTMLElement[] = [];
let waiting: { text: string; urgent: boolean }[] = [];

/** How long a sentence waits: a dialog that closes with what it tells of is gone by then. */
const SOON_MS = 150;
/** How long it stays, for screen readers that come to it late. */
const STAYS_MS = 8_000;

/** Lets a screen reader say something; `urgent` interrupts what is being read. */
export function say(text: string, urgent = false): void {
  if (waiting.length === 0) setTimeout(speak, SOON_MS);
  waiting.push({ text, urgent });
}

function speak(): void {
  const place = places.at(-1);
  if (!place) return;
  for (const { text, urgent } of waiting) {
    const sentence = document.createElement('p');
    sentence.textContent = isolated(text);
    place.children[urgent ? 1 : 0]?.append(sentence);
    setTimeout(() => sentence.remove(), STAYS_MS);
  }
  waiting = [];
}

/** The place where the voice is heard: one for the page, and one in each dialog. */
export function Voice() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    places.push(current);
    // What was said before there was anywhere to hear it.
    if (waiting.length > 0) setTimeout(speak, SOON_MS);
    return () => {
      places.splice(places.indexOf(current), 1);
    };
  }, []);
  return (
    <div class="sr-only voice" ref={place}>
      <div aria-live="polite" />
      <div aria-live="assertive" />
    </div>
  );
}
