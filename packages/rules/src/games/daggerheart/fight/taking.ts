import { z } from 'zod';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { answersFor, characterOf, notTheirs } from '../characters/find';
import { markArmour, markHp } from '../characters/vitals';
import type { DhContext } from '../game';
import { barred, moves } from '../game';
import { free } from '../vocabulary';
import type { Hit } from './adversary';
import { armoured, severityWords } from './harm';

/** A blow, and whom it has hit. */
interface Struck {
  hit: Hit;
  one: Character;
}

const struck = {
  part: 'hit',
  what: 'hit',
  all: ({ state: { public: shared } }: DhContext): Struck[] =>
    Object.values(shared.hits).flatMap((hit) => {
      const one = shared.characters[hit.character];
      return one ? [{ hit, one }] : [];
    }),
  idOf: ({ hit }: Struck) => hit.id,
} as const;

/** Whoever was hit takes it, with an armour slot or without (DGH-604, 611, 613). */
export const taking = moves.about(struck, 'answers', (move) => [
  move(command('hit.take', { hit: id, armour: z.boolean() }), {
    unless: (context, { armour = false }, { hit: { direct }, one }) =>
      notTheirs(context, one) ??
      (armour && direct
        ? barred('not-allowed', 'Armour does not help against direct damage.', {
            instead: 'Take it as it is.',
            rule: 'DGH-611',
          })
        : null) ??
      (armour && free(one.armour) === 0
        ? barred('cannot-afford', `${one.name} has no armour slot left.`, {
            instead: 'Take the blow without armour.',
            rule: 'DGH-613',
          })
        : null),
    *ways(context, { hit: { id, severity }, one }) {
      const where = answersFor(context, one, `hit:${id}`);
      const taken = { label: 'Take it', detail: `Marks ${severity} HP.`, primary: true };
      yield { with: { armour: false }, ...taken, ...where };
      if (severity === 0) return;
      const detail = `Marks ${armoured(severity)} HP.`;
      yield { with: { armour: true }, label: 'Mark an armour slot', detail, ...where };
    },
    do(play, { hit, armour }, _, { hit: { character, damage, through, type, severity }, one }) {
      if (armour) markArmour(play, character);
      const marks = armour ? armoured(severity) : severity;
      play.emit({ type: 'hitRemoved', id: hit });
      markHp(play, character, marks);
      const resists = through === undefined ? '' : `, ${through} come through`;
      const how = `${severityWords[severity]}${armour ? ', armour' : ''}`;
      play.say(`${one.name} takes ${damage} ${type} damage${resists}: ${how}, marks ${marks} HP.`, {
        beat: { kind: 'harm', about: [character] },
      });
      if (characterOf(play, character).life !== 'dying') return;
      const beat = { kind: 'last-hp', about: [character] };
      play.say(`${one.name} has marked the last HP.`, { beat });
    },
  }),
]);
