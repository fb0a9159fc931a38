import { z } from 'zod';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { answersFor, characterOf, notTheirs } from '../characters/find';
import { strain } from '../characters/tending';
import { markArmour, markHp } from '../characters/vitals';
import type { DhContext, DhPlay } from '../game';
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
    unless: (context, { armour = false }, { hit: { direct, companion }, one }) =>
      notTheirs(context, one) ??
      (armour && companion && !one.companion?.training?.armoured
        ? barred('not-allowed', 'Armour does not help a companion that has not learned that.', {
            instead: 'Let it mark the Stress.',
            rule: 'DGH-2107',
          })
        : null) ??
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
    *ways(context, { hit: { id, severity, companion }, one }) {
      const where = answersFor(context, one, `hit:${id}`);
      if (companion) {
        const { name = 'It' } = one.companion ?? {};
        const label = `${name} takes it`;
        yield {
          with: { armour: false },
          label,
          detail: 'Marks a Stress.',
          primary: true,
          ...where,
        };
        const instead = 'Marks a slot of yours, and no Stress.';
        yield { with: { armour: true }, label: 'Mark an armour slot', detail: instead, ...where };
        return;
      }
      const taken = { label: 'Take it', detail: `Marks ${severity} HP.`, primary: true };
      yield { with: { armour: false }, ...taken, ...where };
      if (severity === 0) return;
      const detail = `Marks ${armoured(severity)} HP.`;
      yield { with: { armour: true }, label: 'Mark an armour slot', detail, ...where };
    },
    do(play, { hit, armour }, _, { hit: struck, one }) {
      const { character, companion: struckCompanion, damage, through, type, severity } = struck;
      if (armour) markArmour(play, character);
      if (struckCompanion) {
        takenByCompanion(play, one, { hit, damage, type, severity: armour ? 0 : severity });
        return;
      }
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

/** A companion marks a Stress for any damage, or none where its keeper's armour has helped (DGH-2104). */
function takenByCompanion(
  play: DhPlay,
  one: Character,
  { hit, damage, type, severity }: { hit: string } & Pick<Hit, 'damage' | 'type' | 'severity'>,
): void {
  play.emit({ type: 'hitRemoved', id: hit });
  const { companion } = one;
  if (!companion) return;
  const how = severity > 0 ? 'marks a Stress' : `${one.name}’s armour takes it`;
  play.say(`${companion.name} takes ${damage} ${type} damage: ${how}.`, {
    beat: { kind: 'harm', about: [companion.id, one.id] },
  });
  strain(play, one.id, severity);
}
