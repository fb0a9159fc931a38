import type { RuleCommand } from './commands';
import type { DaggerheartState } from './state';

/** Commands whose outcome says whether a Difficulty was reached, also one that the GM keeps. */
export function discloses(
  _state: DaggerheartState,
  command: RuleCommand,
): readonly (readonly string[])[] {
  switch (command.type) {
    case 'roll.lock':
    case 'roll.assist':
      return [['director', 'asked']];
    case 'reaction.roll':
      return [['director', 'askedReactions']];
    default:
      return [];
  }
}
