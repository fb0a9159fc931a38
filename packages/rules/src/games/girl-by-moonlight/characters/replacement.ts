import type { FieldOption } from '../../../engine';
import { playsetOf } from '../library/playset';
import { nameOf } from '../lookups';
import type { GbmState } from '../state';

/**
 * Every secondary character at the table who is not a protagonist by now; the id says on whose
 * sheet, and where.
 */
export function secondaries(state: GbmState) {
  const all = Object.values(state.public.protagonists);
  const raised = new Set(all.map(({ from }) => from));
  const known = all.flatMap((one) =>
    one.secondary.map(({ name, detail }, index) => ({
      id: `${one.id}:${index}`,
      name,
      detail,
      of: nameOf(one),
    })),
  );
  const portrayed = all
    .filter(({ status, portrayed: by }) => status === 'lost' && by)
    .map(({ id, name, background }) => ({ id, name, detail: background, of: 'everybody' }));
  return [...known, ...portrayed, ...(playsetOf(state).people?.(state) ?? [])].filter(
    ({ id }) => !raised.has(id),
  );
}

/** Secondary characters as a field's options. */
export function secondaryOptions(state: GbmState): FieldOption[] {
  return secondaries(state).map(({ id, name, detail, of }) => ({
    value: id,
    label: `${name} (known to ${of})`,
    detail,
  }));
}
