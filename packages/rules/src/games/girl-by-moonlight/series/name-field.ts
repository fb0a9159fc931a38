import type { Field } from '../../../engine';
import { textField } from '../../../table';
import { playsetOf } from '../library/playset';
import type { GbmState } from '../state';

/** A field for the name of somebody new, with names that suit the series. */
export function nameField(state: GbmState, label: string, initial = ''): Field {
  return { ...textField('name', label, 80, initial, true), suggestions: playsetOf(state).names };
}
