import type { Refusal } from '../../../engine';
import { foldedAway, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { StarsPlay } from '../game';
import { barred, moves } from '../game';
import { slotWord, stateOf } from '../numbers';
import { clearEnergy, endTransformation } from '../protagonists/energy';
import { change, isNotIn, played } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import { gainCorruption } from '../trouble/corruption';
import { rollPoints } from '../trouble/rolled';
import { caps } from '../vocabulary';
import { isMundane, isOut } from './energy';

/** What a player does about their Transformation, no Action needed (SNS-2201, 2203, 2205). */
export const transforming = moves.about(played, 'magic', (move) => [
  move(rolling('magic.transform', { protagonist: id, words: sentence.default('') }), {
    unless: (_, __, one) => cannotTransform(one),
    ways: (_, one) => ({
      label: 'Transform',
      detail: priceOf(one),
      cost: '1d10 Corruption',
      group: one.name,
      fields: foldedAway([textField('words', 'What you say', 300, one.magic.phrase)]),
      rolls: { dice: 1, modifiers: [] },
    }),
    do: (play, { words }, _, one) => transform(play, one, words || one.magic.phrase),
  }),
  move(command('magic.end', { protagonist: id }), {
    unless: (_, __, one) => isMundane(one, 'SNS-2202'),
    ways: (_, { name: group }) => ({ label: 'End the Transformation', group }),
    do: (play, _, __, one) => endTransformation(play, one.id, 'it is let go'),
  }),
  // Corruption for Energy, as long as there is any (SNS-2205).
  move(rolling('magic.clear', { protagonist: id }), {
    unless: (_, __, one) => isMundane(one, 'SNS-2205') ?? isNotIn(one) ?? hasNothingToClear(one),
    ways: (_, one) => ({
      label: 'Clear the Energy',
      detail: `${slotWord(one.transformed?.filled ?? 0)} of ${caps.energy}.`,
      cost: '1d10 Corruption',
      group: one.name,
      rolls: { dice: 1, modifiers: [] },
    }),
    do(play, _, __, one) {
      const title = `${one.name}: for Energy`;
      const { total, record } = rollPoints(play, title, 'Corruption');
      const cleared = clearEnergy(play, one.id, caps.energy);
      play.say(`${one.name} takes ${total} Corruption: ${slotWord(cleared)} of Energy cleared.`, {
        roll: record,
        beat: { kind: 'corruption', about: [one.id] },
      });
      gainCorruption(play, one.id, total);
    },
  }),
]);

const priceOf = ({ corruption }: Protagonist): string =>
  corruption < caps.corruption
    ? 'It lasts until five slots of Energy are filled, and brings your Relic and all Regalia.'
    : 'All slots of Corruption are filled: you will be Consumed, and it ends as it begins.';

/** Begins a Transformation and pays for it; with ten slots filled the price ends it at once (SNS-2201, 2204, 2222). */
function transform(play: StarsPlay, one: Protagonist, words: string): void {
  const { total, record } = rollPoints(play, `${one.name} Transforms`, 'Corruption');
  change(play, one, {
    transformed: { filled: 0, temporary: 0 },
    magic: { ...one.magic, phrase: words },
    // A Relic is in one’s hand when one wants it, wherever it was lost (SNS-2217).
    assets: one.assets.map((asset) =>
      asset.kind === 'relics' ? { ...asset, lost: false } : asset,
    ),
  });
  play.say(`${one.name} Transforms: ${total} Corruption.`, {
    roll: record,
    beat: { kind: 'transformation', about: [one.id], fiction: words },
  });
  gainCorruption(play, one.id, total);
}

/** What bars a Transformation: what would end one is so already (SNS-2222). */
function cannotTransform(one: Protagonist): Refusal | null {
  const { name } = one;
  if (one.transformed) {
    return barred('already-done', `${name} is Transformed already.`, {
      instead: 'Use the magic that you have.',
      rule: 'SNS-2201',
    });
  }
  const why =
    one.standing === 'defeated'
      ? 'Defeated'
      : one.consumed
        ? 'Consumed'
        : stateOf(one) === 'broken'
          ? 'Broken'
          : null;
  if (why === null) return isNotIn(one);
  return barred('not-allowed', `${name} is ${why}, and cannot Transform.`, {
    instead: waysOut[why],
    rule: 'SNS-2222',
  });
}

const waysOut = {
  Defeated: 'Settle first what becomes of them.',
  Consumed: 'Wait for the next Minor Milestone, and choose a way out.',
  Broken: 'Let an ally reach them, or clear Despair.',
} as const;

function hasNothingToClear(one: Protagonist): Refusal | null {
  if (isOut(one)) {
    return barred('wrong-moment', `The Energy of ${one.name} has run out.`, {
      instead: 'Settle the Action that it was spent on; then Transform again.',
      rule: 'SNS-2223',
    });
  }
  return (one.transformed?.filled ?? 0) > 0
    ? null
    : barred('not-allowed', `No Energy of ${one.name} is used up.`, {
        instead: 'Spend some first.',
        rule: 'SNS-2205',
      });
}
