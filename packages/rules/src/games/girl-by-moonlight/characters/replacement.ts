import type { FieldOption } from '../../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import type { GbmState } from '../state';
import { begin, playbookNamed, somebodyIsLost } from './making/begin';

/**
 * When a protagonist is lost its player makes another one, perhaps from a secondary character; it
 * enters play in the next obligation phase (GBM-LOS-006, AMB-56).
 */
export function raiseSecondary(play: GbmPlay, command: CommandOf<'character.raise-secondary'>) {
  if (!somebodyIsLost(play.state)) {
    refuse('wrong-moment', 'A secondary character steps up when a protagonist is lost.', {
      instead: 'Make a protagonist of your own.',
      rule: 'GBM-LOS-006',
    });
  }
  const playbook = playbookNamed(play.state, command.playbook);
  if (command.secondary === undefined) return begin(play, playbook, {});
  const chosen =
    secondaries(play.state).find(({ id }) => id === command.secondary) ??
    missing(
      'There is no such secondary character.',
      'Choose one from the list of people, or make somebody new.',
      'GBM-LOS-006',
    );
  begin(play, playbook, { name: chosen.name, background: chosen.detail, from: chosen.id });
}

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
