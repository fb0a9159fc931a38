import { z } from 'zod';
import { choiceField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { StarsContext } from '../game';
import { refereesMoves } from '../game';
import type { Protagonist } from '../protagonists/protagonist';
import { woundKinds, woundWords } from '../vocabulary';
import type { Struck } from './blows';
import { blowsOf, exposed } from './blows';
import { gainWound } from './wounds';

const kind = z.enum(woundKinds);
const wording = sentence.default('');
const options = woundKinds.map((value) => ({ value, label: woundWords[value].name }));
const fields = [
  choiceField('kind', 'Of what kind', options),
  textField('text', 'In words', 300, ''),
];

const named = {
  part: 'blow',
  what: 'Wound to name',
  all: ({ state }: StarsContext) => blowsOf(state).filter(({ blow }) => blow.wounds !== undefined),
  idOf: ({ blow }: Struck) => blow.id,
} as const;

/** Of what kind Wounds of Despair are, the referee says, one after the other (SNS-1610, Q14). */
const naming = refereesMoves('say what a Wound is').about(named, 'prompt', (move) => [
  move(command('wound.name', { blow: id, kind, text: wording }), {
    ways: (_, { blow }) => ({
      label: 'Say what it is',
      fields,
      primary: true,
      prompt: `blow:${blow.id}`,
    }),
    do(play, { kind: of, text }, _, { blow, one }) {
      const wounds = (blow.wounds ?? 0) - 1;
      if (wounds > 0) play.emit({ type: 'blowSet', blow: { ...blow, wounds } });
      else play.emit({ type: 'blowRemoved', id: blow.id });
      gainWound(play, one.id, of, text);
    },
  }),
]);

/** Wounds of Fallout where much is at stake (SNS-1704). */
const giving = refereesMoves('give a Wound').about(exposed, 'trouble', (move) => [
  move(command('wound.give', { protagonist: id, kind, text: wording }), {
    ways: (_, { name: group }: Protagonist) => ({
      label: 'A Wound',
      detail: 'By Fallout of an Action whose Stakes were high.',
      group,
      fields,
    }),
    do: (play, { kind: of, text }, _, one) => gainWound(play, one.id, of, text),
  }),
]);

export const wounding = [naming, giving] as const;
