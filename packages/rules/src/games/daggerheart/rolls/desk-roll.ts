import { z } from 'zod';
import type { RollRecord } from '../../../engine';
import { numberField, sayRoll, tableBeat, textField } from '../../../table';
import { command, sentence } from '../../../table/command';
import { moves, notGm } from '../game';
import { keptField } from './framing';
import { DIFFICULTY } from './roll';

/** The GM’s own die. */
const SIDES = 20;
/** How much is added to it, or taken from it. */
const MODIFIER = 20;

/**
 * The GM rolls for what is nobody’s action and no attack: whether a guard notices, what the weather does
 * (DGH-206). Kept, nobody else learns that dice fell (TABLE-170).
 */
export const deskRoll = moves.once('rolls', (move) => [
  move(
    command('desk.roll', {
      what: sentence.default(''),
      modifier: z.int().min(-MODIFIER).max(MODIFIER).default(0),
      difficulty: z.int().min(0).max(DIFFICULTY.most).default(0),
      kept: z.boolean().default(true),
    }),
    {
      unless: (context) => notGm(context, 'roll on the desk'),
      ways: () => ({
        label: 'Roll a d20',
        detail: 'For what is nobody’s action and no attack.',
        fields: [
          textField('what', 'What for', 300, ''),
          numberField('modifier', 'Added to it', MODIFIER, 0, -MODIFIER),
          numberField('difficulty', 'Difficulty (0: none)', DIFFICULTY.most, 0),
          keptField(true),
        ],
        rolls: { dice: 1, modifiers: [] },
      }),
      do(play, { what, modifier, difficulty, kept }, { seat }) {
        const on = kept ? 'director' : 'public';
        const title = what || 'The GM rolls';
        const { faces, proof } = play.roll([SIDES], title, on);
        const total = (faces[0] ?? 1) + modifier;
        const record: RollRecord = {
          title,
          groups: [{ label: '', sides: SIDES, faces, kept: [0] }],
          modifiers: modifier === 0 ? [] : [{ source: 'Added', value: modifier, unit: 'total' }],
          total,
          reading: readingOf(total, difficulty),
          proof,
        };
        const line = `${seat.name} rolls${what ? ` (${what})` : ''}: ${record.reading.word}.`;
        sayRoll(play, on, line, record, { beat: tableBeat('dice', seat.id) });
      },
    },
  ),
]);

/** A total as it stands, or what it comes to against a Difficulty: equal is enough. */
function readingOf(total: number, difficulty: number): RollRecord['reading'] {
  const shown = total < 0 ? `−${-total}` : `${total}`;
  if (difficulty === 0) return { word: shown, tone: 'neutral' };
  const reached = total >= difficulty;
  return {
    word: reached ? 'Success' : 'Failure',
    tone: reached ? 'good' : 'bad',
    text: `${shown} against ${difficulty}.`,
  };
}
