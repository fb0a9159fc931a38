import { z } from 'zod';
import type { Define } from '../../../table';
import { choiceField, numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { flag, form, number, oneOf, usually, words } from '../../../table/form';
import type { Character } from '../characters/character';
import { isDead } from '../characters/find';
import { damageOptions } from '../characters/forms';
import { forceStress } from '../characters/vitals';
import type { DhOffers, DhPlay } from '../game';
import { ofGm } from '../game';
import { damageTypes } from '../vocabulary';
import { hit } from './attacking';
import { ADVERSARIES as drawer } from './foes';

/** Those whom something befalls that no attack has brought: the GM says so. */
export const people = ofGm(
  {
    part: 'character',
    what: 'character',
    all: ({ state }) => Object.values(state.public.characters),
    idOf: ({ id }) => id,
  },
  'say what befalls somebody',
);

/** Defines what befalls a character. */
export type DefineBefalling = Define<
  DhOffers,
  DhPlay,
  Character,
  { type: string; character: string }
>;

/** How much damage and Stress there is at once. */
const at = { damage: 200, stress: 12 };

const harms = ['veryClose', 'close', 'far', 'collision'] as const;

/** Falls and collisions (DGH-1703, 1704). */
const falls: Readonly<Record<(typeof harms)[number], Fall>> = {
  veryClose: { label: 'Very Close', die: 10, bonus: 3, what: 'A short fall', direct: false },
  close: { label: 'Close', die: 20, bonus: 5, what: 'A fall', direct: false },
  far: { label: 'Far or farther', die: 100, bonus: 15, what: 'A long fall', direct: false },
  collision: { label: 'A collision', die: 20, bonus: 5, what: 'A collision', direct: true },
};

interface Fall {
  label: string;
  die: number;
  bonus: number;
  what: string;
  direct: boolean;
}

const fallOptions = harms.map((value) => {
  const { label, die, bonus, direct } = falls[value];
  return { value, label, detail: `d${die}+${bonus}${direct ? ', direct' : ''}` };
});

const harm = form({
  damage: number('Damage', at.damage, 1),
  kind: oneOf('Type', damageTypes, damageOptions),
  direct: usually(false, flag('Direct: armour does not help')),
  what: words('What it is'),
});

/** Damage and Stress that no attack brings. */
export const hazards = (move: DefineBefalling) =>
  [
    move(command('harm.deal', { character: id, ...harm.shape }), {
      drawer,
      unless: (_, __, one) => isDead(one),
      ways: (_, { name }) => ({
        label: `Damage to ${name}`,
        group: name,
        fields: harm.fields({ damage: 5, kind: 'physical' }),
      }),
      do(play, { damage, kind, direct, what }, _, one) {
        play.say(`${one.name} is hit: ${damage} ${direct ? 'direct ' : ''}${kind} damage.`, {
          notes: what ? [what] : [],
        });
        hit(play, one, { from: what || 'Something', damage, type: kind, direct });
      },
    }),
    move(rolling('harm.fall', { character: id, far: z.enum(harms) }), {
      drawer,
      unless: (_, __, one) => isDead(one),
      ways: (_, { name }) => ({
        label: `${name} falls`,
        group: name,
        fields: [choiceField('far', 'How far', fallOptions, 'close')],
      }),
      do: (play, { far }, _, one) => fall(play, one, falls[far]),
    }),
    // A GM's move; what does not fit marks an HP (DGH-703).
    move(command('stress.force', { character: id, stress: z.int().min(1).max(at.stress) }), {
      drawer,
      unless: (_, __, one) => isDead(one),
      ways: (_, { name }) => ({
        label: `${name} marks Stress`,
        group: name,
        fields: [numberField('stress', 'Stress', at.stress, 1, 1)],
      }),
      do(play, { character, stress }, _, { name }) {
        forceStress(play, character, stress);
        const beat = { kind: 'harm', about: [character] };
        play.say(`${name} marks ${stress} Stress.`, { beat });
      },
    }),
  ] as const;

function fall(play: DhPlay, one: Character, { die, bonus, what, direct }: Fall): void {
  const { faces, proof } = play.roll([die], what);
  const damage = bonus + (faces[0] ?? 0);
  play.say(`${what}: ${damage} damage to ${one.name}.`, {
    roll: {
      title: what,
      groups: [{ label: 'physical', sides: die, faces, kept: [0] }],
      modifiers: [{ source: what, value: bonus, unit: 'total' }],
      total: damage,
      reading: { word: `${damage} damage`, tone: 'bad' },
      proof,
    },
    beat: { kind: 'hit', about: [one.id] },
  });
  hit(play, one, { from: what, damage, type: 'physical', direct });
}
