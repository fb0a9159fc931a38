import type { Character } from '../characters/character';
import { actingCharacter, characterOf } from '../characters/find';
import type { CommandOf, DhPlay } from '../game';
import { present, refuse } from '../game';
import type { Condition, Range } from '../vocabulary';
import { RESTRAINED, ranges, rangeWords } from '../vocabulary';
import { shownAdversary } from './adversaries';
import type { SeenAdversary } from './adversary';
import { act, takeSpotlight } from './attacking';

/** How near one may come who moves within Close: from Far, to Close and no nearer; from beyond, not at all (DGH-1201). */
export function within(now: Range | undefined, wanted: Range): Range | null {
  if (!isNear(wanted) || (now !== undefined && at(now) > at('far'))) return null;
  return now === 'far' ? 'close' : wanted;
}

const at = (range: Range): number => ranges.indexOf(range);
const isNear = (range: Range): boolean => at(range) <= at('close');

export const isHeld = (conditions: readonly Condition[]): boolean =>
  conditions.some(({ name }) => name === RESTRAINED);

/** A character moves within Close while the players have the spotlight, and may act as well (DGH-1107, 1201). */
export function moveNear(play: DhPlay, command: CommandOf<'move.near'>): void {
  const one = actingCharacter(play, command.character);
  if (play.state.public.spotlight.side === 'gm') {
    refuse('wrong-moment', 'The GM has the spotlight.', {
      instead: 'Say that you would like it next.',
      rule: 'DGH-1101',
    });
  }
  const foe = movable(play, one, command.adversary);
  const range = within(foe.bands[one.id], command.range);
  if (range === null) {
    refuse('not-allowed', `${foe.name} is too far for that.`, {
      instead: 'Sprint: up to Far, with an Agility roll.',
      rule: 'DGH-1107',
    });
  }
  stand(play, foe.id, one.id, range);
  play.say(`${one.name} moves: ${rangeWords[range]} to ${foe.name}.`, {
    notes: range === command.range ? [] : ['It is too far to come nearer without a sprint.'],
  });
}

/** Whom somebody moves to or from; refuses whoever is held where they stand (DGH-802). */
export function movable(play: DhPlay, one: Character, adversary: string): SeenAdversary {
  if (isHeld(one.conditions)) refuseHeld(one.name);
  return present(play.state.public.adversaries[adversary], 'adversary');
}

function refuseHeld(name: string): never {
  refuse('not-allowed', `${name} is Restrained.`, {
    instead: 'Act from where they stand, or end that first.',
    rule: 'DGH-802',
  });
}

/** An adversary moves with its spotlight: within Close beside what else it does, farther instead of it (DGH-1109, 1201). */
export function moveAdversary(play: DhPlay, command: CommandOf<'adversary.move'>): void {
  const adversary = shownAdversary(play, command.adversary);
  const target = characterOf(play, command.character);
  if (isHeld(adversary.conditions)) refuseHeld(adversary.name);
  const near = within(adversary.bands[target.id], command.range);
  if (near !== command.range) act(play, adversary);
  else if (adversary.acted === 'no') takeSpotlight(play, adversary);
  stand(play, adversary.id, target.id, command.range);
  const how = near === command.range ? 'moves' : 'sprints';
  play.say(`${adversary.name} ${how}: ${rangeWords[command.range]} to ${target.name}.`);
}

/** Where the two stand to each other from now on, on the desk as on the table. */
export function stand(play: DhPlay, adversary: string, character: string, range: Range): void {
  play.emit({ type: 'bandSet', adversary, character, range });
}
