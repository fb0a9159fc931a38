import { z } from 'zod';
import type { RollRecord } from '../../../engine';
import { choiceField, numberField, sayRoll, tableBeat, textField } from '../../../table';
import { command, sentence } from '../../../table/command';
import { barred, moves } from '../game';

const MOST = 10;
const sizes = ['2', '4', '6', '8', '10', '20'] as const;

/** Without a GM there is no desk: all dice fall before everybody. */
const onDesk = moves.where(({ director }) =>
  director
    ? null
    : barred('not-allowed', 'Only a GM rolls on the desk.', {
        instead: 'Roll where all see it.',
        rule: 'TABLE-002',
      }),
);

/**
 * The GM rolls dice for what is nobody’s Check: what chance decides, what the world does (HUM-101, 1808). Kept, nobody
 * else learns that dice fell (TABLE-170).
 */
const deskRoll = onDesk.once('rolls', (move) => [
  move(
    command('desk.roll', {
      what: sentence.default(''),
      size: z.enum(sizes).default('6'),
      dice: z.int().min(1).max(MOST).default(1),
      kept: z.boolean().default(true),
    }),
    {
      ways: () => ({
        label: 'Roll dice',
        detail: 'For what is nobody’s Check.',
        fields: [
          textField('what', 'What for', 300, ''),
          choiceField(
            'size',
            'Which dice',
            sizes.map((value) => ({ value, label: `d${value}` })),
            '6',
          ),
          numberField('dice', 'How many', MOST, 1, 1),
          { name: 'kept', kind: 'switch', label: 'Keep it to yourself', initial: true },
        ],
        rolls: { dice: 1, modifiers: [] },
      }),
      do(play, { what, size, dice, kept }, { seat }) {
        const on = kept ? 'director' : 'public';
        const title = what || 'The GM rolls';
        const sides = Number(size);
        const { faces, proof } = play.roll(Array<number>(dice).fill(sides), title, on);
        const total = faces.reduce((sum, face) => sum + face, 0);
        const record: RollRecord = {
          title,
          groups: [{ label: '', sides, faces, kept: [...faces.keys()] }],
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

/** Rolls of the GM’s own. */
export const deskRolls = moves.area(deskRoll);
