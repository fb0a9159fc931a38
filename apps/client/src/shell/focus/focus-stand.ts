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

/** What the keyboard goes on to when what it was on has gone. */
export function heirOf(stand: Stand, root: HTMLElement): Heir {
  const moved = sameOffer(stand, root);
  if (moved) return { to: moved, same: true };
  for (const around of stand.around) {
    if (!isDrawn(around) || !around.matches(SUBJECTS)) continue;
    const controls = controlsIn(around);
    const twin = controls.find((control) => nameOf(control) === stand.name && stand.name !== '');
    if (twin) return { to: twin, same: true };
    const next = nearest(controls, stand.top);
    if (next) return { to: next, same: false };
  }
  const next = root.querySelector('#next-step');
  return { to: (next && controlsIn(next)[0]) ?? controlsIn(root)[0] ?? null, same: false };
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

/** What is next at that height: before what comes above, what comes below. */
function nearest(controls: readonly HTMLElement[], top: number): HTMLElement | null {
  const from = (control: HTMLElement) => {
    const by = control.getBoundingClientRect().top - top;
    return by < 0 ? -2 * by : by;
  };
  return controls.reduce<HTMLElement | null>(
    (best, control) => (best === null || from(control) < from(best) ? control : best),
    null,
  );
}
