import { begins } from '../offers/begins';
import type { OpenOffer } from '../state';
import { TICK } from '../table/commands';
import type { TableView } from '../table/view';

/** Something that one may do, or a place to go to. */
export type Entry = { id: string; label: string; note: string } & (
  | { kind: 'offer'; offer: OpenOffer }
  | { kind: 'place'; go(): void }
);

/** All that the viewer may do now: what is open, and what lies in drawers that have been looked into. */
export function offerEntries(table: TableView): Entry[] {
  const drawers = table.seat.value?.drawers ?? [];
  const inDrawers = drawers.flatMap((name) => table.drawers.view(name).value.offers ?? []);
  const known = new Set<string>();
  const open = table.offers.value;
  // What is done with one tap beside a clock needs looking for last.
  const inOrder = [...open.filter((one) => !isTick(one)), ...inDrawers, ...open.filter(isTick)];
  return inOrder.flatMap((offer) => {
    if (known.has(offer.key) || needsLine(offer)) return [];
    known.add(offer.key);
    const note = [offer.group, offer.cost].filter(Boolean).join(' · ');
    return [{ kind: 'offer', id: offer.key, label: offer.label, note, offer } as const];
  });
}

const isTick = ({ command }: OpenOffer): boolean => command === TICK;

/** What asks for a line of the log is done beside that line. */
const needsLine = ({ fields = [] }: OpenOffer): boolean =>
  fields.some(({ kind }) => kind === 'step');

/** The places of the page as they are drawn now: tabs, what stands in the header, headings and folded parts. */
export function placeEntries(): Entry[] {
  const places = document.querySelectorAll<HTMLElement>(
    '.tab, .top-tools > .btn, main .panel h2[tabindex], main details > summary:not(.btn)',
  );
  const seen = new Set<string>();
  return [...places].flatMap((place, index) => {
    const label = labelOf(place);
    if (label === '' || seen.has(label) || place.closest('.log, dialog')) return [];
    seen.add(label);
    return [
      { kind: 'place', id: `place-${index}`, label, note: 'Go there', go: () => turnTo(place) },
    ];
  });
}

function labelOf(place: HTMLElement): string {
  const title = place.querySelector('.fold-title, .on-table-head') ?? place;
  return (title.textContent ?? '').trim();
}

function turnTo(place: HTMLElement): void {
  if (place.matches('.btn, .tab')) {
    place.click();
    return;
  }
  for (
    let around = place.closest('details:not([open])');
    around;
    around = around.parentElement?.closest('details:not([open])') ?? null
  ) {
    around.setAttribute('open', '');
  }
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}

/** Those that are looked for: first by what they are called, then by what belongs to them. */
export function matching(entries: readonly Entry[], query: string): Entry[] {
  const byLabel = entries.filter(({ label }) => begins(label, query));
  const others = entries.filter((one) => !byLabel.includes(one));
  return [...byLabel, ...others.filter((one) => begins(wholeText(one), query))];
}

function wholeText(entry: Entry): string {
  const fields = entry.kind === 'offer' ? (entry.offer.fields ?? []) : [];
  return [entry.label, entry.note, ...fields.map(({ label }) => label)].join(' ');
}
