import type { Field } from '../../../engine';
import { numberField, textField } from '../../../table';
import type { DhOffers } from '../game';
import { offering } from '../game';
import { caps, traits, traitWords } from '../vocabulary';
import type { Character } from './character';
import { tierOf } from './character';
import { advancements, reach } from './commands';
import { handfulsIn, roomForGold } from './gold';

/** How many features and cards a sheet has room for. */
export const growthRoom = { features: 20, cards: 20 } as const;

const advancementWords: Readonly<Record<(typeof advancements)[number], string>> = {
  traits: 'Two traits, +1 each',
  hp: 'One HP slot',
  stress: 'One Stress slot',
  evasion: '+1 Evasion',
  proficiency: '+1 Proficiency',
  other: 'Another, in your words',
};

const costs: Field[] = [
  textField('name', 'Name', 60, '', true),
  textField('text', 'What it does', 2000, ''),
  numberField('hope', 'Costs Hope', caps.hope, 0),
  numberField('stress', 'Costs Stress', reach.slots, 0),
];

/** What somebody becomes: features, cards, gold, another level. */
export function offerGrowth({ state, add }: DhOffers, one: Character): void {
  const offer = offering({ add }, 'making', one.name);
  const settled = { character: one.id };
  if (one.features.length < growthRoom.features) offer('feature.add', settled, 'A feature', costs);
  for (const { id, name } of one.features) {
    offer('feature.remove', { ...settled, feature: id }, `Strike out “${name}”`);
  }
  if (one.cards.length < growthRoom.cards) {
    const level = numberField('level', 'Its level', one.level, 1, 1);
    offer('card.add', settled, 'A domain card', [...costs, level]);
  }
  const loaded = one.cards.filter((card) => card.in === 'loadout').length;
  for (const card of one.cards) {
    const which = { ...settled, card: card.id };
    if (state.public.rest && (card.in === 'loadout' || loaded < caps.loadout)) {
      const to = card.in === 'loadout' ? 'vault' : 'loadout';
      offer('card.move', which, `Move “${card.name}” to the ${to}`);
    }
    offer('card.remove', which, `Give up “${card.name}”`);
  }
  const most = Math.min(100, roomForGold(one));
  const least = Math.max(-100, -handfulsIn(one.gold));
  offer('gold.change', settled, 'Gold', [
    numberField('handfuls', 'Handfuls more, or fewer', most, 0, least),
  ]);
  if (one.level < caps.level)
    offer('level.up', settled, `Level ${one.level + 1}`, levelFields(one));
}

function levelFields({ level }: Character): Field[] {
  const rises = tierOf(level + 1) > tierOf(level);
  const experience = textField('experience', 'A new Experience at +2', 60, '');
  return [
    ...(rises ? [experience] : []),
    {
      name: 'advancements',
      kind: 'choices',
      label: 'Two advancements',
      options: advancements.map((value) => ({ value, label: advancementWords[value] })),
      min: 2,
      max: 2,
    },
    {
      name: 'traits',
      kind: 'choices',
      label: 'Traits to raise, if you chose that',
      options: traits.map((value) => ({ value, label: traitWords[value].name })),
      min: 0,
      max: 2,
    },
    textField('note', 'In your words', 300, ''),
  ];
}
