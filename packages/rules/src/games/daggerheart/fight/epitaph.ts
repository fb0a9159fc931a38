import { textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import type { Character } from '../characters/character';
import { notTheirs } from '../characters/find';
import type { DhBrings, DhContext } from '../game';
import { barred, moves, present } from '../game';

/** How long an epitaph may be: a line or two, as on a stone. */
const MOST = 300;

const fallen = {
  part: 'character',
  what: 'character',
  all: (context: DhContext): Character[] =>
    Object.values(context.state.public.characters).filter(
      (one) => one.life === 'dead' && notTheirs(context, one) === null,
    ),
  idOf: ({ id }: Character) => id,
  find: ({ state: { public: shared } }: DhContext, id: string): Character =>
    present(shared.characters[id], 'character'),
} as const;

const written = moves.about(fallen, 'epitaph', (move) => [
  move(command('death.epitaph', { character: id, words: needed(MOST) }), {
    unless: (context, _, one) =>
      notTheirs(context, one) ??
      (one.life === 'dead'
        ? null
        : barred('wrong-moment', `${one.name} has not died.`, {
            instead: 'Play on.',
            rule: 'DGH-908',
          })),
    ways({ state }, one) {
      const now = state.public.epitaphs?.[one.id];
      return {
        label: now ? `Write another epitaph for ${one.name}` : `Write an epitaph for ${one.name}`,
        fields: [textField('words', 'What is to stand under their name', MOST, now ?? '', true)],
      };
    },
    do(play, { character, words }, _, one) {
      play.emit({ type: 'epitaphSet', character, words });
      play.say(`In memory of ${one.name}.`, {
        beat: { kind: 'epitaph', about: [character], fiction: words },
      });
    },
  }),
]);

/** What stands under the name of somebody who has died, in the words of whoever played them (DGH-908). */
export const epitaphs = {
  ...moves.area(written),
  // Such words are often found later than the dice fall.
  betweenSessions: true,
  evolves: {
    epitaphSet({ public: shared }, { character, words }) {
      shared.epitaphs ??= {};
      shared.epitaphs[character] = words;
    },
  },
} satisfies DhBrings;
