import type { Clock, Field } from '../../engine';
import { CLOCK_MAX, CLOCK_MIN, rivalsOf, waitsFor } from '../../engine';
import type { OfferContext } from '../game';
import { besides } from './clock-moves';
import { joinOffers } from './clock-races';
import { roomForClocks } from './clock-room';
import { sidesField, veilOffers } from './clock-veils';

/** Ticks that a clock offers at a touch. */
const TICKS = [1, 2, 3, -1] as const;

/** Starting and moving clocks. */
export function clockOffers({ state, director, add }: OfferContext): void {
  if (!director) return;
  // It may be open or secret, so there has to be room for either.
  if (roomForClocks(state, false) > 0 && roomForClocks(state, true) > 0) {
    add({
      command: 'clock.create',
      with: {},
      label: 'Start a clock',
      place: 'clocks',
      order: 100,
      fields: newClock,
    });
  }
  for (const secret of [false, true]) {
    const all = besides(state, secret);
    for (const clock of Object.values(all)) tickOffers(all, clock, add);
  }
}

function tickOffers(all: Record<string, Clock>, clock: Clock, add: OfferContext['add']): void {
  const { id, name, segments, marked } = clock;
  if (waitsFor(all, clock)) return;
  for (const by of TICKS) {
    if (by > 0 ? marked + by > segments : marked === 0) continue;
    add({
      command: 'clock.tick',
      with: { clock: id, by },
      label: `${name}: ${by > 0 ? `+${by}` : `−${-by}`}`,
      place: 'clocks',
      fields: [{ name: 'reason', kind: 'text', label: 'Why', max: 300, required: false }],
    });
  }
  if (rivalsOf(all, clock).length === 0) return;
  add({
    command: 'clock.tick-race',
    with: { clock: id, by: 1 },
    label: `“${name}” and its rivals: +1 each`,
    place: 'clocks',
    order: 5,
  });
}

/** What else can be done with clocks: change, join, hide, show, and put away. */
export function clockCareOffers(c: OfferContext): void {
  if (!c.director) return;
  for (const secret of [false, true]) {
    for (const clock of Object.values(besides(c.state, secret))) careOffers(clock, c.add);
  }
  joinOffers(c);
  veilOffers(c);
}

function careOffers(
  { id, name, outcome, emptied, segments, marked }: Clock,
  add: OfferContext['add'],
) {
  add({
    command: 'clock.change',
    with: { clock: id },
    label: `Change “${name}”`,
    place: 'clocks',
    order: 15,
    fields: [
      { name: 'name', kind: 'text', label: 'Name', max: 80, required: true, initial: name },
      outcomeField(outcome),
      emptiedField(emptied ?? ''),
      segmentsField(Math.max(CLOCK_MIN, marked), segments),
    ],
  });
  add({
    command: 'clock.remove',
    with: { clock: id },
    label: `Put “${name}” away`,
    place: 'clocks',
    order: 20,
  });
}

function outcomeField(initial: string): Field {
  return {
    name: 'outcome',
    kind: 'text',
    label: 'What happens when it fills',
    max: 300,
    required: false,
    initial,
  };
}

function emptiedField(initial: string): Field {
  return {
    name: 'emptied',
    kind: 'text',
    label: 'What happens when it empties, if anything',
    max: 300,
    required: false,
    initial,
  };
}

function segmentsField(min: number, initial: number): Field {
  return { name: 'segments', kind: 'number', label: 'Segments', min, max: CLOCK_MAX, initial };
}

/** What a new clock is given. It is the same for everybody, and looks at nothing. */
const newClock: Field[] = [
  { name: 'name', kind: 'text', label: 'Name', max: 80, required: true },
  outcomeField(''),
  emptiedField(''),
  segmentsField(CLOCK_MIN, 6),
  {
    name: 'marked',
    kind: 'number',
    label: 'Already marked',
    min: 0,
    max: CLOCK_MIN,
    initial: 0,
  },
  { name: 'secret', kind: 'switch', label: 'Keep it to yourself', initial: false },
  sidesField([]),
  {
    name: 'kind',
    kind: 'choice',
    label: 'Kind',
    options: [
      { value: 'threat', label: 'Something looms' },
      { value: 'progress', label: 'Progress towards something' },
      { value: 'tug-of-war', label: 'A tug-of-war, with something at either end' },
    ],
    required: true,
    initial: 'threat',
  },
];
