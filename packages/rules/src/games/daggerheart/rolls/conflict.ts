import { z } from 'zod';
import type { StandingPrompt } from '../../../table';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { answersFor, characterOf, notTheirs } from '../characters/find';
import { barred, moves } from '../game';
import type { DaggerheartState } from '../state';
import type { TableRoll } from './roll';
import { callOff, hasFallen, leaderOf, standingRoll, update } from './standing';

/** The two have talked about it: the dice decide, or they do not need any (DGH-1110). */
export const conflict = moves.about(standingRoll, 'roll', (move) => [
  move(command('roll.talked', { roll: id, dice: z.boolean() }), {
    unless(context, _, roll) {
      const other = awaited(context.state, roll);
      return (
        hasFallen(roll) ??
        (!other
          ? barred('already-done', 'Nobody waits for that answer.', {
              instead: 'Let whoever proposed it roll.',
              rule: 'DGH-1110',
            })
          : null) ??
        (other ? notTheirs(context, other) : null)
      );
    },
    ways(context, roll) {
      const other = awaited(context.state, roll);
      const where = other && answersFor(context, other, 'talk');
      return [
        { with: { dice: true }, label: 'We have talked: the dice decide', ...where },
        { with: { dice: false }, label: 'Settled without dice', ...where },
      ];
    },
    do(play, { dice }, _, roll) {
      const { against } = roll;
      if (!against) return;
      if (dice) {
        update(play, roll, { against: { ...against, talked: true } });
        return;
      }
      const [one, other] = [leaderOf(roll), against.character].map((id) => characterOf(play, id));
      callOff(play, roll);
      play.say(`${one?.name} and ${other?.name} settle it without dice.`);
    },
  }),
]);

/** Whom the players' talk waits for. */
const awaited = (
  { public: { characters } }: DaggerheartState,
  { against }: TableRoll,
): Character | undefined =>
  against && !against.talked ? characters[against.character] : undefined;

/** Asks for the talk before the dice. */
export function conflictPrompts(state: DaggerheartState): StandingPrompt[] {
  const { roll, characters } = state.public;
  const other = roll && awaited(state, roll);
  if (!roll || !other) return [];
  const name = characters[leaderOf(roll)]?.name ?? 'Somebody';
  const text = 'As players, say first what you each want from this scene and how it may end.';
  return [{ id: 'talk', to: [other.owner], title: `${name} against ${other.name}`, text }];
}
