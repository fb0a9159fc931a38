import { z } from 'zod';
import { command, id } from '../../../table/command';
import { blessingsOf, equalPair, pay } from '../blessings/paying';
import type { Character } from '../characters/character';
import { decidesFor } from '../characters/find';
import type { HumanityContext } from '../game';
import { barred, moves } from '../game';
import type { HumanityState } from '../state';
import type { Actor } from './actor';
import { actorNow } from './actor';
import { beat } from './beats';
import { update } from './find';
import { hasGeneric } from './registry';

/** An antagonist without the Unique tag does not shine (HUM-1202). */
const isPlain = ({ tags }: Pick<Character, 'tags'>): boolean =>
  tags !== undefined && !tags.includes('unique');

/** Whoever’s turn it is, before they shine. */
const shiners = {
  part: 'character',
  what: 'character whose turn it is',
  all(context: HumanityContext): readonly Actor[] {
    const actor = actorNow(context.state);
    if (!actor || actor.extra || actor.endeavor.shining) return [];
    if (!hasGeneric(actor.endeavor, actor.one)) return [];
    return decidesFor(context, actor.character) ? [actor] : [];
  },
  idOf: ({ one }: Actor) => one.character,
} as const;

/** The first two of each worth that they have twice: temporary ones first, as those end anyway (HUM-620). */
function pairs(state: HumanityState, { one }: Actor): { worth: number; dice: string[] }[] {
  const all = [...blessingsOf(state, one.character)].sort(
    (left, right) => Number(right.passing ?? false) - Number(left.passing ?? false),
  );
  return [1, 2, 3, 4, 5, 6].flatMap((worth) => {
    const dice = all.filter(({ value }) => value === worth).map(({ id: own }) => own);
    return dice.length > 1 ? [{ worth, dice: dice.slice(0, 2) }] : [];
  });
}

/** Two equal Blessings, and the action of this turn joins two others (HUM-1305). */
export const shining = moves.about(shiners, 'endeavor', (move) => [
  move(command('endeavor.shine', { character: id, dice: z.array(id).length(2) }), {
    unless: (_, __, { character }) =>
      isPlain(character)
        ? barred('not-allowed', 'Antagonists that are not Unique do not shine.', {
            instead: 'Take another action.',
            rule: 'HUM-1202',
          })
        : null,
    *ways({ state }, actor) {
      for (const { worth, dice } of pairs(state, actor)) {
        yield {
          with: { dice },
          label: 'Shine',
          cost: `two Blessings worth ${worth}`,
          detail: 'Something that only you can do: your action joins two others.',
          group: `${actor.character.name}’s turn`,
          order: 6,
        };
      }
    },
    do(play, { dice }, _, { character, one }) {
      pay(play, character, dice, equalPair);
      update(play, { shining: true });
      play.say(`${character.name} shines: two actions in one.`, {
        ...beat('endeavor-effect', one.character),
      });
    },
  }),
]);
