import type { Field } from '../../engine';
import type { OfferContext } from '../area';
import { foldedAway, numberField, textField } from '../fields';
import { isDirected } from '../managing';
import type { Clock, ClockSide } from './clock';
import { clockSides, hiddenSides } from './clock';
import type { ClockOptions } from './options';
import { roomForClocks } from './room';
import type { WithClocks } from './state';

type Add = OfferContext['add'];

/** The drawer in which lies what is seldom done with clocks; each offer settles its `clock`. */
export const CLOCKS = 'clocks';

/** Ticks that a clock offers at a touch. */
const TICKS = [1, 2, 3, -1] as const;

const sideWords: Record<ClockSide, string> = {
  name: 'its name',
  size: 'how many segments it has',
  progress: 'how far it has come',
};

/** What a new clock is given: at a table that somebody directs, and at one that nobody does. */
export interface StartFields {
  directed: Field[];
  undirected: Field[];
}

/**
 * The fields of a new clock. They are the same for everybody and look at nothing: make them once.
 *
 * @param own fields of the game's own: those that follow the name, and those that come last.
 */
export function startFields(
  { least, most, usual }: ClockOptions['segments'],
  own: { afterName?: readonly Field[]; last?: readonly Field[] } = {},
): StartFields {
  const fields = (hidden: readonly Field[]): Field[] => [
    { name: 'name', kind: 'text', label: 'Name', max: 80, required: true },
    numberField('segments', 'Segments', most, usual, least),
    ...hidden,
    ...foldedAway([
      ...(own.afterName ?? []),
      numberField('marked', 'Already marked', least, 0),
      ...(hidden.length > 0 ? [sidesField([])] : []),
      ...(own.last ?? []),
    ]),
  ];
  return { directed: fields(hiding), undirected: fields([]) };
}

/** Offers to start a clock. */
export function offerStart(
  { state, add }: Pick<OfferContext<WithClocks>, 'state' | 'add'>,
  fields: StartFields,
): void {
  const directed = isDirected(state);
  // It may be open or secret, so there has to be room for either.
  if (roomForClocks(state, false) === 0) return;
  if (directed && roomForClocks(state, true) === 0) return;
  add({
    command: 'clock.create',
    with: {},
    label: 'Start a clock',
    place: 'clocks',
    order: 100,
    fields: directed ? fields.directed : fields.undirected,
  });
}

const whyMoved: Field[] = [
  { name: 'reason', kind: 'text', label: 'Why', max: 300, required: false },
];

/** Offers to mark and to erase segments. */
export function offerTicks({ id, name, segments, marked }: Clock, add: Add): void {
  for (const by of TICKS) {
    if (by > 0 ? marked + by > segments : marked === 0) continue;
    add({
      command: 'clock.tick',
      with: { clock: id, by },
      label: `${name}: ${by > 0 ? `+${by}` : `−${-by}`}`,
      place: 'clocks',
      fields: whyMoved,
    });
  }
}

/** Offers to change a clock, and to put it away. */
export function offerCare(
  { id, name, segments, marked }: Clock,
  add: Add,
  { segments: { least, most } }: ClockOptions,
  own: readonly Field[] = [],
): void {
  add({
    command: 'clock.change',
    with: { clock: id },
    label: `Change “${name}”`,
    place: 'clocks',
    order: 15,
    fields: [
      textField('name', 'Name', 80, name, true),
      ...own,
      numberField('segments', 'Segments', most, segments, Math.max(least, marked)),
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

/** Offers the director to show what is hidden of a clock on the desk. */
export function offerHiding({ state, director, add }: OfferContext<WithClocks>): void {
  if (!director) return;
  const room = roomForClocks(state, false) > 0;
  for (const clock of Object.values(state.director.clocks)) {
    const { id, name } = clock;
    if (room) {
      add({
        command: 'clock.reveal',
        with: { clock: id },
        label: `Show “${name}” to the table`,
        place: 'clocks',
        order: 10,
      });
    }
    add({
      command: 'clock.hide',
      with: { clock: id },
      label: `Show some of “${name}”`,
      detail: 'Hide its name, its size, or how far it has come, each on its own.',
      place: 'clocks',
      order: 11,
      fields: [sidesField(hiddenSides(clock), room ? 0 : 1)],
    });
  }
}

/** A choice of what to hide. */
function sidesField(initial: readonly ClockSide[], min = 0): Field {
  return {
    name: 'sides',
    kind: 'choices',
    label: 'What the table does not see',
    options: clockSides.map((side) => ({ value: side, label: sideWords[side] })),
    min,
    max: clockSides.length,
    initial: [...initial],
  };
}

/** Whether a new clock is hidden. It is, unless somebody says otherwise: what is heard cannot be unheard. */
const hiding: readonly Field[] = [
  { name: 'secret', kind: 'switch', label: 'Keep it to yourself', initial: true },
];
