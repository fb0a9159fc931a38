import type { StandingPrompt } from '../../../table';
import type { Character } from '../characters/character';
import { answersFor, characterOf, ownCharacter } from '../characters/find';
import type { CommandOf, DhOffers, DhPlay } from '../game';
import { refuse } from '../game';
import type { DaggerheartState } from '../state';
import { callOff, leaderOf, openRoll, update } from './proposing';

/** The two have talked about it: the dice decide, or they do not need any (DGH-1110). */
export function talked(play: DhPlay, command: CommandOf<'roll.talked'>): void {
  const roll = openRoll(play, command.roll);
  if (!roll.against || roll.against.talked) {
    refuse('already-done', 'Nobody waits for that answer.', {
      instead: 'Let whoever proposed it roll.',
      rule: 'DGH-1110',
    });
  }
  const other = ownCharacter(play, roll.against.character);
  if (command.dice) {
    update(play, roll, { against: { ...roll.against, talked: true } });
    return;
  }
  const { name } = characterOf(play, leaderOf(roll));
  callOff(play, roll);
  play.say(`${name} and ${other.name} settle it without dice.`);
}

/** Whom the players' talk waits for. */
const awaited = ({ public: { roll, characters } }: DaggerheartState): Character | undefined =>
  roll?.against && !roll.against.talked ? characters[roll.against.character] : undefined;

/** What the other of the two can answer. */
export function conflictOffers(context: DhOffers): void {
  const { roll } = context.state.public;
  const other = awaited(context.state);
  const where = other && answersFor(context, other, 'talk');
  if (!roll || !where) return;
  const add = (dice: boolean, label: string) =>
    context.add({ command: 'roll.talked', with: { roll: roll.id, dice }, label, ...where });
  add(true, 'We have talked: the dice decide');
  add(false, 'Settled without dice');
}

/** Asks for the talk before the dice. */
export function conflictPrompts(state: DaggerheartState): StandingPrompt[] {
  const other = awaited(state);
  const { roll, characters } = state.public;
  if (!roll || !other) return [];
  const name = characters[leaderOf(roll)]?.name ?? 'Somebody';
  const text = 'As players, say first what you each want from this scene and how it may end.';
  return [{ id: 'talk', to: [other.owner], title: `${name} against ${other.name}`, text }];
}
