import type { Field } from '../../engine';
import type { OfferContext, StartFields, WithClocks } from '../../table';
import {
  choiceField,
  clockPlaces,
  offerCare,
  offerHiding,
  offerStart,
  offerTicks,
  startFields,
  textField,
} from '../../table';
import type { ProgressClock } from './clock';
import { mayFollow, rivalsOf, waitsFor } from './clock';
import type { ProgressClockOptions } from './options';
import { segments } from './options';

type Context = OfferContext<WithClocks<ProgressClock>>;
type Options = Omit<ProgressClockOptions<string, never>, 'hooks'>;
type All = Readonly<Record<string, ProgressClock>>;

/** What a new progress clock is given. */
export function startOf(kinds: Options['kinds']): StartFields {
  return startFields(segments, { afterName: meaningFields('', ''), last: kindFields(kinds) });
}

/** Starting and moving clocks. */
export function movingOffers(context: Context, start: StartFields): void {
  if (!context.manages) return;
  offerStart(context, start);
  for (const all of clockPlaces(context)) {
    for (const clock of Object.values(all)) {
      if (waitsFor(all, clock)) continue;
      offerTicks(clock, context.add);
      if (rivalsOf(all, clock).length > 0) offerRace(clock, context.add);
    }
  }
}

/** What else can be done with clocks: change, join, hide, show, and put away. */
export function careOffers(context: Context, { words, rules }: Options): void {
  const all = clockPlaces(context);
  for (const clock of all.flatMap((place) => Object.values(place))) {
    const { outcome, emptied = '' } = clock;
    offerCare(clock, context.add, { words, rules, segments }, meaningFields(outcome, emptied));
  }
  for (const place of all) {
    for (const clock of Object.values(place)) offerJoining(place, clock, context.add);
  }
  offerHiding(context);
}

function offerRace({ id, name }: ProgressClock, add: Context['add']): void {
  add({
    command: 'clock.tick-race',
    with: { clock: id, by: 1 },
    label: `“${name}” and its rivals: +1 each`,
    place: 'clocks',
    order: 5,
  });
}

function offerJoining(all: All, clock: ProgressClock, add: Context['add']): void {
  const { id, name, race, after } = clock;
  const others = Object.values(all).filter((other) => other.id !== id);
  const at = { command: 'clock.join', place: 'clocks', order: 30 } as const;
  const which = (list: ProgressClock[]) => [
    choiceField(
      'to',
      'Which clock?',
      list.map((other) => ({ value: other.id, label: other.name })),
    ),
  ];
  const racing = others.filter((other) => race === undefined || other.race !== race);
  if (racing.length > 0) {
    add({
      ...at,
      with: { clock: id, how: 'race' },
      label: `Let “${name}” race another clock`,
      fields: which(racing),
    });
  }
  const followed = others.filter((other) => other.id !== after && mayFollow(all, clock, other));
  if (followed.length > 0) {
    add({
      ...at,
      with: { clock: id, how: 'after' },
      label: `Let “${name}” wait for another clock`,
      fields: which(followed),
    });
  }
  if (race === undefined && after === undefined) return;
  add({ ...at, with: { clock: id, how: 'apart' }, label: `Let “${name}” run on its own` });
}

function meaningFields(outcome: string, emptied: string): Field[] {
  return [
    textField('outcome', 'What happens when it fills', 300, outcome),
    textField('emptied', 'What happens when it empties, if anything', 300, emptied),
  ];
}

function kindFields(kinds: Options['kinds']): Field[] {
  return [choiceField('kind', 'Kind', [...kinds], kinds[0]?.value)];
}
