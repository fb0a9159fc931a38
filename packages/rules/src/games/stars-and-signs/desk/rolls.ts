import { z } from 'zod';
import type { RollRecord } from '../../../engine';
import { numberField, sayRoll, tableBeat, textField } from '../../../table';
import { command, sentence } from '../../../table/command';
import { moves, notReferee } from '../game';

/** The die of all that the referee rolls, and how many of them. */
const SIDES = 10;
const MOST = 10;

/**
 * The referee rolls d10s for what is nobody’s Action and no Test: how much Despair, how many points. Kept, nobody
 * else learns that dice fell (SNS-804, Q37, TABLE-170).
 */
const deskRoll = moves.once('rolls', (move) => [
  move(
    command('desk.roll', {
      what: sentence.default(''),
      dice: z.int().min(1).max(MOST).default(1),
      kept: z.boolean().default(true),
    }),
    {
      unless: (context) => notReferee(context, 'roll on the desk'),
      ways: () => ({
        label: 'Roll d10s',
        detail: 'For what is nobody’s Action and no Test.',
        fields: [
          textField('what', 'What for', 300, ''),
          numberField('dice', 'How many', MOST, 1, 1),
          { name: 'kept', kind: 'switch', label: 'Keep it to yourself', initial: true },
        ],
        rolls: { dice: 1, modifiers: [] },
      }),
      do(play, { what, dice, kept }, { seat }) {
        const on = kept ? 'director' : 'public';
        const title = what || 'The referee rolls';
        const { faces, proof } = play.roll(Array<number>(dice).fill(SIDES), title, on);
        const total = faces.reduce((sum, face) => sum + face, 0);
        const record: RollRecord = {
          title,
          groups: [{ label: '', sides: SIDES, faces, kept: [...faces.keys()] }],
          modifiers: [],
          total,
          reading: { word: `${total}`, tone: 'neutral' },
          proof,
        };
        const line = `${seat.name} rolls${what ? ` (${what})` : ''}: ${total}.`;
        sayRoll(play, on, line, record, { beat: tableBeat('dice', seat.id) });
      },
    },
  ),
]);

/** Rolls of the referee’s own. */
export const deskRolls = moves.area(deskRoll);
