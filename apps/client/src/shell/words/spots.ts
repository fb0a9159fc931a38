import { isDrawn } from '../focus/focusable';

/** What can be tapped, with all that stands in it. */
const CONTROL = 'button, summary, a[href], select, input, textarea, label';
/** A figure with its name: asked about as one. */
const PAIR = 'dl > div';
/** What only sets off words within a line. */
const INLINE: ReadonlySet<string> = new Set([
  ...['SPAN', 'B', 'SMALL', 'I', 'EM', 'STRONG', 'BDI', 'MARK', 'ABBR'],
]);

/** A place on the page where words of the game stand, with their ids. */
export type Spots = ReadonlyMap<Element, readonly string[]>;

/**
 * Finds where words of the game stand on a page: on what can be tapped, in figures, in lines of text.
 *
 * @param wordsOf the words in a text.
 * @param passed what is looked over.
 */
export function spotsIn(
  root: Element,
  wordsOf: (text: string) => readonly string[],
  passed: string,
): Spots {
  const places = new Set<Element>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || parentElement.closest(passed) || !text.nodeValue?.trim()) continue;
    if (isDrawn(parentElement)) places.add(placeOf(parentElement));
  }
  const spots = new Map<Element, readonly string[]>();
  for (const place of places) {
    const words = new Set(wordsOf(readText(place)));
    // Of one of several choices it is also asked what they are choices of.
    for (const word of wordsOf(titleOf(place))) words.add(word);
    if (words.size > 0) spots.set(place, [...words]);
  }
  return spots;
}

function placeOf(element: Element): Element {
  const whole = element.closest(CONTROL) ?? element.closest(PAIR);
  if (whole) return whole;
  let place = element;
  while (INLINE.has(place.tagName) && place.parentElement) place = place.parentElement;
  return place;
}

/** What is read out of a place; what is drawn beside that, for eyes alone, says the same. */
function readText(place: Element): string {
  const name = place.getAttribute('aria-label');
  if (name) return name;
  const parts: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.closest('[aria-hidden=true]')) parts.push(text.nodeValue ?? '');
  }
  return parts.join(' ');
}

function titleOf(place: Element): string {
  const group = place.matches('label') ? place.closest('[role=radiogroup], fieldset') : null;
  return group?.querySelector('.field-name, legend')?.textContent ?? '';
}

/** Whether the keyboard comes to a place by itself. */
export const isControl = (place: Element): boolean =>
  place.matches(CONTROL) && (!place.matches('label') || place.querySelector('input') !== null);
