import { z } from 'zod';
import { numberField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { refereesMoves } from '../game';
import { exposed } from './blows';
import { gainCorruption, rollCorruption } from './corruption';

/** How much the referee gives at once. */
const MOST = 60;
const from = sentence.default('');
const fromField = textField('from', 'What does it', 300, '');

/** Corruption that comes of something else than magic and refusals: the referee says how much (SNS-1901). */
export const tainting = refereesMoves('give Corruption').about(exposed, 'trouble', (move) => [
  move(command('corruption.give', { protagonist: id, points: z.int().min(1).max(MOST), from }), {
    ways: (_, { name: group }) => ({
      label: 'Corruption',
      group,
      fields: [numberField('points', 'How much', MOST, 5, 1), fromField],
    }),
    do(play, { points, from: why }, _, one) {
      play.say(`${one.name} gains ${points} Corruption.`, {
        notes: why ? [`Of: ${why}.`] : [],
        beat: { kind: 'corruption', about: [one.id] },
      });
      gainCorruption(play, one.id, points);
    },
  }),
  move(rolling('corruption.roll', { protagonist: id, from }), {
    ways: (_, { name: group }) => ({
      label: 'Roll Corruption',
      group,
      fields: [fromField],
      rolls: { dice: 1, modifiers: [] },
    }),
    do: (play, { from: why }, _, one) => rollCorruption(play, one.id, why || 'the referee says so'),
  }),
]);
