import type { BaseState } from '../../engine';
import type { Held, WithHeld } from '../../table';
import { partOf } from '../../table/moves/way';
import type { Step, Watching } from '../step';

// What holds of the things that people hold, in a game that has any.

/**
 * Whoever holds something holds as many as it says, dice with values that they can show; what is given or taken
 * comes from whoever had it, and nothing comes of nothing.
 */
export const holding: Watching = (_, __, tally) => (step) => {
  if (!hasHeld(step.after)) return;
  for (const [kind, holders] of Object.entries(step.after.public.held ?? {})) {
    for (const [holder, one] of Object.entries(holders)) {
      tally('things held');
      const wrong = faultIn(one);
      if (wrong)
        throw new Error(`What ${holder} holds of ${kind} ${wrong}: ${JSON.stringify(one)}`);
    }
  }
  changesHands(step);
};

const hasHeld = (state: BaseState): state is WithHeld => 'held' in state.public;

function faultIn({ count, passing = 0, dice }: Held): string | null {
  if (count < 1) return 'is nothing';
  if (passing < 0 || passing > count) return 'ends with more than there are';
  if (!dice) return null;
  if (dice.length !== count) return 'has another number of dice';
  if (dice.filter((die) => die.passing).length !== passing) return 'has others that end';
  const shown = dice.every(({ value, sides }) => value >= 1 && value <= sides);
  return shown ? null : 'shows what it cannot';
}

function changesHands({ before, after, move: { command } }: Step): void {
  const by = { 'held.spend': true, 'held.give': true, 'held.take': true }[command.type];
  if (!by || !hasHeld(before) || !hasHeld(after)) return;
  const [kind, holder] = [String(partOf(command, 'kind')), String(partOf(command, 'holder'))];
  const [then, now] = [before.public.held?.[kind] ?? {}, after.public.held?.[kind] ?? {}];
  const dice = partOf(command, 'dice');
  const some = Array.isArray(dice) ? dice.length : Number(partOf(command, 'amount'));
  if ((then[holder]?.count ?? 0) - (now[holder]?.count ?? 0) !== some) {
    throw new Error(`${holder} has given another number than ${some} away.`);
  }
  const sum = (all: Readonly<Record<string, Held>>) =>
    Object.values(all).reduce((total, { count }) => total + count, 0);
  if (sum(now) > sum(then)) throw new Error(`More of ${kind} is there than before.`);
}
