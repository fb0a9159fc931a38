import type { Clock } from '../../engine';
import { refuse, rivalsOf, tick } from '../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import type { GbmState } from '../state';
import type { FoundClock } from './clock-moves';
import { besides, findClock, moveClock } from './clock-moves';

/**
 * Joins two clocks that lie in the same place: they race (GBM-CLK-007), or the one waits until the
 * other is full; or parts a clock from all others. An open clock is never joined with a secret one,
 * which would tell of it.
 */
export function joinClocks(play: GbmPlay, command: CommandOf<'clock.join'>): void {
  play.director('join clocks');
  const { clock, secret } = findClock(play.state, command.clock);
  if (command.how === 'apart') {
    const { race: _race, after: _after, ...alone } = clock;
    replace(play, { clock: alone, secret });
    play.say(`“${clock.name}” runs on its own.`, to(secret));
    return;
  }
  const all = besides(play.state, secret);
  const other = command.to === undefined ? undefined : all[command.to];
  if (!other || other.id === clock.id) {
    refuse('not-found', 'Choose another clock that the same people see.', {
      instead: 'Show a secret clock to the table first, or keep both to yourself.',
      rule: 'GBM-CLK-008',
    });
  }
  if (command.how === 'race') {
    const race = other.race ?? other.id;
    replace(play, { clock: { ...clock, race }, secret });
    if (other.race === undefined) replace(play, { clock: { ...other, race }, secret });
    play.say(`“${clock.name}” and “${other.name}” race.`, to(secret));
    return;
  }
  if (!mayFollow(all, clock, other)) {
    refuse('not-allowed', `“${other.name}” waits for “${clock.name}” itself.`, {
      instead: 'Part them first.',
      rule: 'GBM-CLK-003',
    });
  }
  replace(play, { clock: { ...clock, after: other.id }, secret });
  play.say(`“${clock.name}” begins to count when “${other.name}” is full.`, to(secret));
}

/** Moves every clock of a race at once, so that they can fill at the same moment (GBM-CLK-007). */
export function tickRace(play: GbmPlay, { clock: id, by }: CommandOf<'clock.tick-race'>): void {
  play.director('move clocks');
  const { clock, secret } = findClock(play.state, id);
  const racing = racersOf(play.state, { clock, secret });
  if (racing.length < 2) {
    refuse('wrong-moment', `“${clock.name}” runs against no other clock.`, {
      instead: 'Move it on its own.',
      rule: 'GBM-CLK-007',
    });
  }
  for (const one of racing.map((racer) => ({ ...racer }))) {
    if (tick(one, by) !== one.marked) {
      moveClock(play, findClock(play.state, one.id), by, 'both sides of the race');
    }
  }
}

/** What can be joined or parted, for each clock. Read apart from how far they have come. */
export function joinOffers({ state, director, add }: OfferContext): void {
  if (!director) return;
  for (const secret of [false, true]) {
    const all = besides(state, secret);
    for (const clock of Object.values(all)) offersOf(all, clock, add);
  }
}

function offersOf(all: Record<string, Clock>, clock: Clock, add: OfferContext['add']): void {
  const { id, name, race, after } = clock;
  const others = Object.values(all).filter((other) => other.id !== id);
  const at = { command: 'clock.join', place: 'clocks', order: 30 } as const;
  const options = (list: Clock[]) => [
    {
      name: 'to',
      kind: 'choice' as const,
      label: 'Which clock?',
      required: true,
      options: list.map((other) => ({ value: other.id, label: other.name })),
    },
  ];
  const racing = others.filter((other) => race === undefined || other.race !== race);
  if (racing.length > 0) {
    add({
      ...at,
      with: { clock: id, how: 'race' },
      label: `Let “${name}” race another clock`,
      fields: options(racing),
    });
  }
  const followed = others.filter((other) => other.id !== after && mayFollow(all, clock, other));
  if (followed.length > 0) {
    add({
      ...at,
      with: { clock: id, how: 'after' },
      label: `Let “${name}” wait for another clock`,
      fields: options(followed),
    });
  }
  if (race === undefined && after === undefined) return;
  add({ ...at, with: { clock: id, how: 'apart' }, label: `Let “${name}” run on its own` });
}

/** Whether the one can wait for the other: not if the other waits for it, however far along. */
function mayFollow(all: Record<string, Clock>, clock: Clock, other: Clock): boolean {
  const passed = new Set([clock.id]);
  for (let next: Clock | undefined = other; next; next = next.after ? all[next.after] : undefined) {
    if (passed.has(next.id)) return false;
    passed.add(next.id);
  }
  return true;
}

/** A clock and those it races, where they lie. */
function racersOf(state: GbmState, { clock, secret }: FoundClock): Clock[] {
  return [clock, ...rivalsOf(besides(state, secret), clock)];
}

function replace(play: GbmPlay, { clock, secret }: FoundClock): void {
  play.emit({ type: 'clockSet', secret, clock });
}

const to = (secret: boolean) => ({ to: secret ? ('director' as const) : ('public' as const) });
