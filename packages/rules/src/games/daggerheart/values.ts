import type { PublicValue, PublicValues } from '../../engine';
import type { Character } from './characters/character';
import { hopeSlots } from './characters/character';
import type { DaggerheartState } from './state';
import { AIR } from './vocabulary';

/** What everybody sees and beats tell changes of, in that order: first who it happens to, Fear last. */
export const values = { commands: [], handlers: {}, publicValues };

function* publicValues({
  public: shared,
}: Pick<DaggerheartState, 'public'>): Iterable<PublicValues> {
  for (const one of Object.values(shared.characters)) {
    yield { id: one.id, of: one.id, from: one, values: () => sheetOf(one) };
  }
  for (const countdown of Object.values(shared.countdowns)) {
    const { id, name, left, from } = countdown;
    yield { id, of: id, from: countdown, values: () => [{ what: name, value: left, size: from }] };
  }
  const { spotlight, fear } = shared;
  yield {
    id: 'fear',
    of: null,
    from: shared,
    values: () => [
      { what: 'Fear', value: fear },
      { what: 'spotlight', value: spotlight.side === 'gm' ? 'the GM' : 'the players' },
    ],
  };
}

function sheetOf(one: Character): PublicValue[] {
  const { hp, stress, armour, life, level, companion } = one;
  return [
    { what: 'Hope', value: one.hope.held, size: hopeSlots(one) },
    { what: 'HP', value: hp.marked, size: hp.slots },
    { what: 'Stress', value: stress.marked, size: stress.slots },
    { what: 'armour', value: armour.marked, size: armour.slots },
    ...(companion
      ? [
          {
            what: `${companion.name}: Stress`,
            value: companion.stress.marked,
            size: companion.stress.slots,
          },
        ]
      : []),
    { what: 'level', value: level },
    ...(one.water && !one.water.breathes
      ? [{ what: 'air', value: one.water.left, size: AIR }]
      : []),
    ...(life === 'up' ? [] : [{ what: 'standing', value: life, none: 'up' }]),
  ];
}
