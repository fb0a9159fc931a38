import type { Field } from '../../../engine';
import { choiceField, textField } from '../../../table';
import type { EndeavorType } from '../vocabulary';
import type { PlannedEye, PlannedUnit } from './plan';
import { ANTAGONISTS, PROTAGONISTS } from './sides';
import type { LoneSize } from './sizes';
import { readLoneSize, sizeOptions } from './sizes';

// What is asked before an Endeavor with somebody in it who has one Stat alone: the Eye, or units.

/** Who else is in it, as a form asks for them. */
export const foesLabel: Readonly<Partial<Record<EndeavorType, string>>> = {
  racing: 'Who else races?',
  unit: 'Who operates the other unit?',
};

/** The Eye, and what its area begins with (HUM-1218, 1219). */
export const stealthFields: readonly Field[] = [
  textField('eye', 'Who keeps watch?', 60, ''),
  choiceField('watch', 'How large is the Watch Stat?', sizeOptions, '6'),
  choiceField(
    'area',
    'How does the area begin?',
    [
      { value: 'usual', label: 'Three Alarms, a Sanctuary, an Objective, an Escape' },
      { value: 'empty', label: 'Empty: you lay it out by hand' },
    ],
    'usual',
  ),
];

/** A unit for each side (HUM-1221, 1224). */
export const unitFields: readonly Field[] = [
  textField('unit', 'What is your unit called?', 60, ''),
  choiceField('unitSize', 'How large is its Stat?', sizeOptions, '8'),
  textField('enemy', 'What is theirs called?', 60, ''),
  choiceField('enemySize', 'How large is the Stat of theirs?', sizeOptions, '6'),
  { name: 'shields', kind: 'switch', label: 'Both have Shields', initial: false },
];

export const eyeOf = (name: string, size: LoneSize): PlannedEye => ({
  name: name === '' ? 'The Eye' : name,
  looks: '',
  size: readLoneSize(size),
});

/** The units that such a form asks for. */
export function unitsOf(said: {
  unit: string;
  unitSize: LoneSize;
  enemy: string;
  enemySize: LoneSize;
  shields: boolean;
}): PlannedUnit[] {
  const { unit, unitSize, enemy, enemySize, shields: shielded } = said;
  return [
    {
      ...{ name: unit === '' ? 'Our unit' : unit, looks: '', shielded },
      ...{ size: readLoneSize(unitSize), side: PROTAGONISTS },
    },
    {
      ...{ name: enemy === '' ? 'Their unit' : enemy, looks: '', shielded },
      ...{ size: readLoneSize(enemySize), side: ANTAGONISTS },
    },
  ];
}
