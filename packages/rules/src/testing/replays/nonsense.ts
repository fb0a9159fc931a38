import type { SeatId } from '../../engine';
import type { Move } from '../exhaustive';
import type { GameTable } from '../game-table';
import type { Pick } from '../moves';

/** What somebody sends. */
interface Sending {
  as: SeatId | 'server';
  command: { type: string } | null;
}

/**
 * What nobody was offered, though its form is right: by another seat, with a part changed, or what was sent before and
 * has had its moment. `null` where nothing of that kind can be sent.
 */
export function nonsense(
  { state, system }: GameTable,
  { seat: as, command }: Move,
  before: readonly { as: SeatId | 'server'; command: { type: string } }[],
  pick: Pick,
): Sending {
  const seats = Object.keys(state.public.table.seats);
  if (as === 'server') return { as, command: null };
  switch (pick(3)) {
    case 0:
      return { as: seats[pick(seats.length)] ?? as, command };
    case 1:
      return { as, command: garbled(command, pick) };
    default: {
      const once = before.filter((one) => one.as !== 'server')[pick(Math.max(1, before.length))];
      return once ?? { as, command: null };
    }
  }

  /** The same with one of its parts another one, if the schema lets it through. */
  function garbled(meant: Move['command'], chance: Pick): { type: string } | null {
    const names = Object.keys(meant).filter((name) => name !== 'type');
    const name = names[chance(Math.max(1, names.length))];
    if (name === undefined) return null;
    const said = { ...meant, [name]: other(meant[name], chance) };
    return system.commandSchema.safeParse(said).success ? said : null;
  }
}

/** Another value of the same kind: a number nearby, a word that nobody has said. */
function other(value: unknown, pick: Pick): unknown {
  if (typeof value === 'number') return value + (pick(2) === 0 ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value))
    return pick(2) === 0 ? value.slice(1) : [...value, ...value.slice(0, 1)];
  return 'nobody';
}
