import type { AnyTable } from '@moonlit/rules/any-game/testing';
import { boarded, holding, rolling, seated } from '@moonlit/rules/any-game/testing';

/** A ship, its crew and its troubles, in the middle of an evening. */
function table(look: 'paper' | 'night'): AnyTable {
  const table = seated({ game: 'A game of ours', look });
  table.given((state) => {
    state.public.table.name = 'The slow boat';
  });
  const card = { colour: 'blue', kind: 'person', tags: 'crew, tired' } as const;
  table
    .send('bev', { type: 'scene.set', text: 'Fog on the river, and a bell that nobody rings' })
    .send('anya', {
      type: 'card.create',
      ...card,
      name: 'Ines, the pilot',
      to: 'self',
      emoji: '⚓',
    })
    .send('carl', {
      type: 'card.create',
      name: 'The stove',
      kind: 'thing',
      colour: 'red',
      text: 'Warm as long as somebody feeds it.',
    })
    .send('bev', { type: 'card.create', name: 'Who rings the bell', to: 'private' })
    .send('bev', { type: 'counter.create', name: 'Coal', value: 3, max: 9 })
    .send('bev', { type: 'counter.create', name: 'Hull', value: 4, max: 6, boxes: true })
    .send('bev', { type: 'clock.create', name: 'The ice comes', segments: 6 })
    .send('bev', { type: 'clock.create', name: 'Somebody follows', segments: 4, secret: true })
    .send('anya', { type: 'roll.save', name: 'To steer', expression: '2d6+1', shared: true })
    .send('bev', { type: 'turn.add', name: 'Anya' })
    .send('bev', { type: 'turn.add', name: 'The fog' })
    .send('bev', { type: 'turn.add', name: 'Carl' })
    .send('bev', { type: 'turn.step', by: 1 })
    .send('anya', { type: 'roll', expression: 'd20', label: 'Is she afraid?', to: 'self' }, 7)
    .send('bev', { type: 'roll', expression: 'd6', label: 'Who wakes first?', to: 'self' }, 4)
    .send('anya', { type: 'roll', expression: '2d6+1', label: 'Past the sandbank' }, 4, 5)
    .send('carl', { type: 'roll', expression: '4d6kh3', label: 'Hold the rope' }, 6, 2, 2, 5);
  return table;
}

/** The same people with things that they hold, in the middle of a roll that goes up the chain. */
function held(): AnyTable {
  const table = holding();
  const [chips = '', omens = ''] = Object.keys(table.state.public.heldKinds ?? {});
  return table
    .send('anya', { type: 'held.gain', holder: 'anya', kind: omens, amount: 1, passing: true }, 3)
    .send('bev', { type: 'held.gain', holder: 'bev', kind: chips, amount: 3 })
    .send(
      'carl',
      { type: 'roll', expression: '2d6!=1 together', label: 'Side by side' },
      1,
      4,
      3,
      6,
    )
    .send('anya', { type: 'roll', expression: 'd4!up', label: 'Climb' }, 4, 6, 3);
}

/** The same people with rolls that call numbers and have words, and tables to roll on. */
function written(): AnyTable {
  const table = rolling();
  const [strike] = Object.values(table.state.public.saved);
  const [night] = Object.values(table.state.public.tables ?? {});
  const { expression = '2d6', name: label = '', reading = '' } = strike ?? {};
  return table
    .send('carl', { type: 'random-table.roll', table: night?.id ?? '' }, 2, 3, 4)
    .send('anya', { type: 'roll', expression, label, reading, modifier: -1 }, 4, 5);
}

/** Scenes of *Any game*, in each of its looks. */
export const anyGameScenes = {
  'any-table': () => table('paper'),
  'any-night': () => table('night'),
  'any-boards': () => boarded(),
  'any-held': () => held(),
  'any-rolls': () => written(),
} satisfies Record<string, () => AnyTable>;
