import { z } from 'zod';
import type { Field, RollRecord } from '../../../engine';
import { foldedAway } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { flag, form, number, oneOf, usually, words } from '../../../table/form';
import type { Character } from '../characters/character';
import { asOptions, isDown, party, played } from '../characters/find';
import { damageOptions } from '../characters/forms';
import type { DhPlay } from '../game';
import { barred, moves, notGm } from '../game';
import { ruleOf } from '../house-rules';
import { isBusy } from '../rolls/laying';
import type { DaggerheartState } from '../state';
import type { DamageType } from '../vocabulary';
import { damageTypes } from '../vocabulary';
import type { Adversary } from './adversary';
import { most } from './adversary';
import { hit } from './attacking';
import { ADVERSARIES as drawer, SEVERAL } from './foes';
import { resisted } from './harm';
import type { Dealt } from './on-desk';
import { takeOnDesk } from './on-desk';

// Damage that no attack brings, at one or at several: a spell, a breath of fire, a falling roof (DGH-615).

const what = words('What it is');
const kind = usually('physical', oneOf('Type', damageTypes, damageOptions));
const dice = form({
  dice: usually(1, number('Damage dice', most.dice)),
  die: usually(6, number('Of so many sides', most.die, 2)),
  bonus: usually(0, number('Damage bonus', most.bonus)),
  kind,
  what,
});
const direct = usually(false, flag('Direct: armour does not help'));
const asRolled = z.object(dice.shape);
type Rolled = z.infer<typeof asRolled>;

/** So many damage at once, where no dice are rolled. */
const MOST = 200;

const some = z.array(id).min(1).max(most.room);
const half = z.array(id).max(most.room).default([]);

type Options = ReturnType<typeof asOptions>;

const whomField = (name: string, options: Options): Field => ({
  ...{ name, label: 'Whom', kind: 'choices', options },
  ...{ min: 1, max: Math.min(most.room, options.length) },
  ...(options.length === 1 ? { initial: options.map(({ value }) => value) } : {}),
});

/** Those who got away with half of it, such as by a reaction. */
const halfField = (options: Options): Field[] =>
  foldedAway([
    {
      ...{ name: 'half', label: 'Half of it to', kind: 'choices', options },
      ...{ min: 0, max: Math.min(most.room, options.length) },
    },
  ]);

/** Those whom a player can name: who is seen, and still stands. */
const inSight = ({ public: { adversaries } }: DaggerheartState) =>
  Object.values(adversaries).filter(({ defeated }) => !defeated);

/** Those on the desk who still stand. */
const onDesk = ({ director }: DaggerheartState): Adversary[] =>
  Object.values(director.adversaries).filter(({ defeated }) => !defeated);

/** A player’s damage without an attack: what a card says, after a roll or without one. */
export const casting = moves.about(played, 'roll', (move) => [
  move(rolling('damage.cast', { character: id, targets: some, half, ...dice.shape }), {
    unless: ({ state }, _, one) => isDown(one) ?? isBusy(state),
    ways({ state }, one) {
      const options = asOptions(inSight(state));
      if (options.length === 0) return null;
      return {
        label: 'Damage without an attack',
        group: one.name,
        detail: 'What a card or a spell deals, after its roll or without one.',
        fields: [
          whomField('targets', options),
          ...dice.fields({ dice: one.proficiency, die: 8, kind: 'magical' }),
          ...halfField(options),
        ],
      };
    },
    do(play, { targets, half, ...rolled }, { state }, one) {
      const whom = inSight(state).filter(({ id }) => targets.includes(id));
      const damage = roll(play, one.name, whom, rolled, 'good', [one.id]);
      takeOnDesk(
        play,
        whom.map(({ id }) => id),
        dealt(damage, rolled.kind),
        half,
      );
    },
  }),
]);

/** The GM’s: damage to adversaries by a number, and dice that befall some of the party. */
export const befallingSome = moves.once('harm', (move) => [
  move(
    command('adversaries.harm', {
      adversaries: some,
      half,
      damage: z.int().min(1).max(MOST),
      kind: kind.schema,
      what: sentence.default(''),
    }),
    {
      drawer,
      unless: (context) => notGm(context, 'say what befalls adversaries'),
      ways({ state }) {
        const options = asOptions(onDesk(state));
        if (options.length === 0) return null;
        return {
          label: 'Damage to adversaries',
          group: SEVERAL,
          detail: 'Held against the thresholds of each, and what they resist.',
          fields: [
            whomField('adversaries', options),
            number('Damage', MOST, 1).field('damage', 5),
            kind.field('kind', undefined),
            what.field('what', undefined),
            ...halfField(options),
          ],
        };
      },
      do(play, { adversaries, half, damage, kind, what }, { state }) {
        const whom = onDesk(state).filter(({ id }) => adversaries.includes(id));
        const seen = whom.filter(({ shown }) => shown);
        if (seen.length > 0) {
          play.say(`${namesOf(seen)}: ${damage} ${kind} damage${what ? ` (${what})` : ''}.`, {
            beat: { kind: 'damage', about: seen.map(({ id }) => id) },
          });
        }
        takeOnDesk(
          play,
          whom.map(({ id }) => id),
          dealt(damage, kind),
          half,
        );
      },
    },
  ),
  move(rolling('harm.several', { characters: some, half, direct: direct.schema, ...dice.shape }), {
    drawer,
    unless: (context, { characters }) =>
      notGm(context, 'say what befalls somebody') ??
      (characters && struckOf(context.state, characters).length === 0
        ? barred('not-allowed', 'None of them can be hurt any more.', {
            instead: 'Choose others.',
            rule: 'DGH-906',
          })
        : null),
    ways({ state }) {
      const options = asOptions(party(state));
      if (options.length === 0) return null;
      return {
        label: 'Damage to the party, without an attack',
        group: SEVERAL,
        detail: 'A feature, a spell, a place: one roll of damage for all whom it befalls.',
        fields: [
          whomField('characters', options),
          ...dice.fields({ dice: 2, die: 6 }),
          ...foldedAway([direct.field('direct', false)]),
          ...halfField(options),
        ],
      };
    },
    do(play, { characters, half, direct, ...rolled }, { state }) {
      const whom = struckOf(state, characters);
      const from = rolled.what || 'Something';
      const damage = roll(play, from, whom, rolled, 'bad', []);
      const { kind: type } = rolled;
      const halves = ruleOf(play.state, 'halving');
      for (const one of whom) {
        const own = half.includes(one.id) ? resisted(damage, 'resistance', halves) : damage;
        hit(play, one, { from, damage: own, type, direct });
      }
    },
  }),
]);

const struckOf = (state: DaggerheartState, ids: readonly string[]): Character[] =>
  party(state).filter(({ id }) => ids.includes(id));

const dealt = (damage: number, kind: DamageType): Dealt => ({
  ...{ physical: 0, magical: 0 },
  [kind]: damage,
});

const namesOf = (some: readonly { name: string }[]): string =>
  some.map(({ name }) => name).join(', ');

/** Rolls damage and tells of it; without dice it is what was said. Answers how much. */
function roll(
  play: DhPlay,
  from: string,
  whom: readonly { id: string; name: string }[],
  { dice, die, bonus, kind: type, what }: Rolled,
  tone: 'good' | 'bad',
  by: readonly string[],
): number {
  const title = what || `Damage to ${namesOf(whom)}`;
  const thrown = dice > 0 ? play.roll(Array<number>(dice).fill(die), title) : null;
  const faces = thrown?.faces ?? [];
  const damage = faces.reduce((sum, face) => sum + face, bonus);
  const record: RollRecord | null = thrown && {
    title,
    groups: [{ label: type, sides: die, faces, kept: faces.map((_, at) => at) }],
    modifiers: bonus > 0 ? [{ source: 'Bonus', value: bonus, unit: 'total' }] : [],
    total: damage,
    reading: { word: `${damage} damage`, tone },
    proof: thrown.proof,
  };
  play.say(`${from}: ${damage} ${type} damage to ${namesOf(whom)}.`, {
    ...(record ? { roll: record } : {}),
    beat: {
      kind: by.length > 0 ? 'damage' : 'hit',
      about: [...by, ...whom.map(({ id }) => id)],
    },
  });
  return damage;
}
