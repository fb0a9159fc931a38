import { controlsIn, isDrawn } from './focusable';

/** Where the keyboard is, with what is needed to find its place again when it goes. */
export interface Stand {
  element: HTMLElement;
  /** What is around it, from the inside out. */
  around: readonly Element[];
  /** The offer that it belongs to, and which part of that it is. */
  offer: string | null;
  part: string;
  /** What it is called. */
  name: string;
  /** How far down it is, in pixels. */
  top: number;
}

/** What belongs together as one subject; the keyboard goes on within the nearest that is left. */
const SUBJECTS =
  '.prompt, .prompts, .offer, .card, .line, li, tr, .offers, .acts-row, details, .panel, section, nav, header, .column, main';

/** Where the keyboard is. */
export function standOf(element: HTMLElement, root: HTMLElement): Stand {
  const around: Element[] = [];
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) around.push(at);
  return {
    element,
    around,
    offer: element.closest<HTMLElement>('[data-offer]')?.dataset.offer ?? null,
    part: partOf(element),
    name: nameOf(element),
    top: element.getBoundingClientRect().top,
  };
}

/** Which control of an offer it is: that of a field, or what opens or sends it. */
function partOf(element: HTMLElement): string {
  const field = element.closest<HTMLElement>('[data-field]');
  if (!field) return '';
  const value = element instanceof HTMLInputElement ? element.value : '';
  const choice = element.matches('[type=radio], [type=checkbox]') ? value : '';
  return `${field.dataset.field}:${element.tagName}:${choice}`;
}

function nameOf(element: HTMLElement): string {
  const label = element.matches('input, select, textarea')
    ? (element.closest('label') ?? element.closest('.field')?.querySelector('label, legend'))
    : element;
  return (element.getAttribute('aria-label') ?? label?.textContent ?? '').trim();
}

interface Heir {
  to: HTMLElement | null;
  /** It is the same thing, in another place. */
  same: boolean;
}

/**
 * What the keyboard goes on to when what it was on has gone.
 *
 * @param acted it has gone because of what was done here: what comes after that is what Enter is meant for next.
 */
export function heirOf(stand: Stand, root: HTMLElement, acted: boolean): Heir {
  const moved = sameOffer(stand, root);
  if (moved) return { to: moved, same: true };
  const next = acted && stand.offer !== null ? nextDeed(stand, root) : null;
  if (next) return { to: next, same: true };
  for (const around of stand.around) {
    if (!isDrawn(around) || !around.matches(SUBJECTS)) continue;
    const controls = controlsIn(around);
    const twin = controls.find((control) => nameOf(control) === stand.name && stand.name !== '');
    if (twin) return { to: twin, same: true };
    const next = nearest(controls, stand.top);
    if (next) return { to: next, same: false };
  }
  const now = root.querySelector('#next-step');
  return { to: (now && controlsIn(now)[0]) ?? controlsIn(root)[0] ?? null, same: false };
}

/** The usual thing to do, where one stands out. */
const USUAL = '.offer-primary, .roll-go, .now-do';

/** The usual thing to do within a part of the page, which the keyboard can be on. */
export function usualIn(part: Element): HTMLElement | null {
  for (const usual of part.querySelectorAll(USUAL)) {
    const [control] = controlsIn(usual);
    if (control) return control;
  }
  return null;
}

/** What somebody does next who has done something: what they are asked, what it was part of, what happens now. */
function nextDeed({ around }: Stand, root: HTMLElement): HTMLElement | null {
  const drawn = around.filter(isDrawn);
  const question = drawn.find((one) => one.matches('.prompt'));
  // What is left of a question that one is answering is nearer than all else.
  if (question) return usualIn(question);
  const asked = root.querySelector('.prompt');
  if (asked) return usualIn(asked) ?? controlsIn(asked)[0] ?? null;
  const panel = drawn.find((one) => one.matches('.panel'));
  const now = root.querySelector('#next-step');
  return (panel && usualIn(panel)) ?? (now && usualIn(now));
}

/** The same control of the same offer, wherever it stands by now; else what opens or sends the offer. */
function sameOffer({ offer, part }: Stand, root: HTMLElement): HTMLElement | null {
  if (offer === null) return null;
  const places = [...root.querySelectorAll<HTMLElement>('[data-offer]')];
  const controls = places.flatMap((place) =>
    place.dataset.offer === offer ? controlsIn(place) : [],
  );
  return controls.find((control) => partOf(control) === part) ?? controls[0] ?? null;
}

/** What is next at that height, what comes above it before what comes below; what lies beyond the edge, last of all. */
function nearest(controls: readonly HTMLElement[], top: number): HTMLElement | null {
  const from = (control: HTMLElement) => {
    const { top: at, left, right } = control.getBoundingClientRect();
    // Cards that one leafs through would open on another than the first.
    if (left < 0 || right > innerWidth) return FAR;
    return at < top ? 2 * (top - at) : at - top;
  };
  return [...controls].sort((one, other) => from(one) - from(other))[0] ?? null;
}

/** Further than anything on a page, in pixels. */
const FAR = 1e6;
