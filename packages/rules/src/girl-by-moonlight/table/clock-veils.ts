import type { Clock, ClockFace } from '../../engine';
import { refuse, veil } from '../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { findClock, veiledName } from './clock-moves';
import { refuseMoreClocks, roomForClocks } from './clock-room';

/** The sides of a clock that can be hidden, each on its own (GBM-CLK-003, 008). */
export const sides = ['name', 'size', 'progress'] as const;
export type Side = (typeof sides)[number];

const sideWords: Record<Side, string> = {
  name: 'its name',
  size: 'how many segments it has',
  progress: 'how far it has come',
};

/** The face of a clock with some sides hidden: `null` when nothing is open, all when nothing is hidden. */
export function faceOf(hidden: readonly Side[]): ClockFace | 'open' | null {
  if (hidden.length === 0) return 'open';
  if (new Set(hidden).size === sides.length) return null;
  return {
    name: !hidden.includes('name'),
    size: !hidden.includes('size'),
    progress: !hidden.includes('progress'),
  };
}

/** What a player reads of a clock of which something is hidden. */
export function veiledWords(clock: Clock): string {
  const seen = veil(clock);
  if (!seen) return '';
  const size = seen.segments === null ? 'of unknown size' : `of ${seen.segments} segments`;
  const progress = seen.marked === null ? 'nobody sees how far' : `${seen.marked} marked`;
  return `${veiledName(seen.name)} ${size}, ${progress}.`;
}

/** Shows the table a clock that was secret, with all its sides (GBM-CLK-008). */
export function revealClock(play: GbmPlay, command: CommandOf<'clock.reveal'>): void {
  play.director('reveal a clock');
  const { clock, secret } = findClock(play.state, command.clock);
  if (!secret) {
    refuse('already-done', `“${clock.name}” is open to everybody already.`, {
      instead: 'A clock can be started in secret; one that is open stays open.',
      rule: 'GBM-CLK-008',
    });
  }
  refuseMoreClocks(play.state, false);
  // Its old id would tell when it was started; what it is joined with stays on the desk.
  const { shows: _shows, race: _race, after: _after, ...sides } = clock;
  const revealed = { ...sides, id: play.id('clock') };
  play.emit({ type: 'clockRemoved', secret: true, id: clock.id });
  play.emit({ type: 'clockSet', secret: false, clock: revealed });
  play.say(
    `A clock comes to light: “${revealed.name}”, ${revealed.marked} of ${revealed.segments} segments marked.`,
    {
      notes: revealed.outcome ? [`When it fills: ${revealed.outcome}`] : [],
      reveals: true,
    },
  );
}

/** Shows the table some sides of a clock on the desk, and hides the others (GBM-CLK-008). */
export function hideClock(play: GbmPlay, command: CommandOf<'clock.hide'>): void {
  play.director('hide a clock');
  const { clock, secret } = findClock(play.state, command.clock);
  if (!secret) {
    refuse('already-done', `Everybody has seen “${clock.name}”.`, {
      instead: 'Put it away, and start another that is hidden.',
      rule: 'GBM-CLK-008',
    });
  }
  const face = faceOf(command.sides);
  if (face === 'open') {
    revealClock(play, { type: 'clock.reveal', clock: clock.id });
    return;
  }
  const { shows: _shows, ...rest } = clock;
  const as = clock.shows?.as ?? play.id('veiled');
  const changed: Clock = face ? { ...rest, shows: { ...face, as } } : { ...rest };
  play.emit({ type: 'clockSet', secret: true, clock: changed });
  play.say(`What the table sees of “${clock.name}”: ${face ? veiledWords(changed) : 'nothing.'}`, {
    to: 'director',
  });
  if (face) play.say(`The table sees a clock: ${veiledWords(changed)}`, { reveals: true });
}

/** A choice of what to hide. */
export function sidesField(initial: readonly Side[], min = 0) {
  return {
    name: 'sides',
    kind: 'choices' as const,
    label: 'What the table does not see',
    options: sides.map((side) => ({ value: side, label: sideWords[side] })),
    min,
    max: sides.length,
    initial: [...initial],
  };
}

/** The sides of a clock on the desk that the table does not see. */
export function hiddenSides({ shows }: Clock): Side[] {
  return sides.filter((side) => !shows?.[side]);
}

export function veilOffers({ state, director, add }: OfferContext): void {
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
