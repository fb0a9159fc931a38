import { z } from 'zod';
import type { Field, Play, RollRecord, Seat } from '../../engine';
import { tableBeat } from '../beats';
import { sentence } from '../command';
import { numberField, textField } from '../fields';
import type { SecretRollEvent, SecretRollPlay, WithSecretRolls } from './kept-roll';
import { sayRoll } from './kept-roll';

/** So many dice fall at once on a desk. */
const MOST = 10;

/** What whoever directs says of dice that are nobody’s: what for, how many, and whether all see them. */
export const deskRollParts = {
  what: sentence.default(''),
  dice: z.int().min(1).max(MOST).default(1),
  kept: z.boolean().default(true),
};
type DeskRoll = z.infer<z.ZodObject<typeof deskRollParts>>;

/** The same as it is asked, with what a game asks besides: which dice. */
export const deskRollFields = (...which: readonly Field[]): Field[] => [
  textField('what', 'What for', 300, ''),
  ...which,
  numberField('dice', 'How many', MOST, 1, 1),
  { name: 'kept', kind: 'switch', label: 'Keep it to yourself', initial: true },
];

/** A decision in which dice fall on a desk. */
type DeskRollPlay = SecretRollPlay & Pick<Play<WithSecretRolls, SecretRollEvent>, 'roll'>;

/**
 * Rolls dice on the desk and adds them up. Kept, nobody else learns that dice fell (TABLE-170).
 *
 * @param usual what the roll is called where nothing is said.
 */
export function rollOnDesk(
  play: DeskRollPlay,
  { id, name }: Pick<Seat, 'id' | 'name'>,
  { what, dice, kept }: DeskRoll,
  { sides, usual }: { sides: number; usual: string },
): void {
  const on = kept ? 'director' : 'public';
  const title = what || usual;
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
  const line = `${name} rolls${what ? ` (${what})` : ''}: ${total}.`;
  sayRoll(play, on, line, record, { beat: tableBeat('dice', id) });
}
