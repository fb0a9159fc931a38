import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { form, named, number, oneOf, usually, words } from '../../../table/form';
import type { DhBrings, DhPlay } from '../game';
import { barred, moves, present } from '../game';
import { caps, damageTypes, ranges, traits } from '../vocabulary';
import type { Character, DomainCard, Feature, Weapon } from './character';
import { reach } from './commands';
import { change, decidedFor, isDown, played } from './find';
import { damageOptions, rangeOptions, traitOptions } from './forms';
import {
  cannotCarry,
  GOLD_MOST,
  goldAfter,
  goldOf,
  handfulsOf,
  heldOf,
  noGold,
  roomForGold,
} from './gold';
import { isTwice, levelCommand, levelFields, levelUp } from './level';
import { SHEET, withStep } from './making';
import { fullSheet, sheetRoom } from './room';
import { chooseStress, lacksHope, lacksStress, spendHope } from './vitals';

const level = z.int().min(1).max(caps.level);
const character = id;
const drawer = SHEET;
const does = words('What it does', 2000);
const costs = {
  hope: usually(0, number('Costs Hope', caps.hope)),
  stress: usually(0, number('Costs Stress', reach.slots)),
};
export const feature = form({ name: named(), text: does, ...costs });
export const experience = form({
  name: named('Experience'),
  bonus: number('Bonus', reach.bonus, 1),
});
export const weapon = form({
  name: named('Weapon'),
  trait: oneOf('Trait', traits, traitOptions),
  range: usually('melee', oneOf('Range', ranges, rangeOptions)),
  die: number('Damage die (d4, d6, d8, d10, d12, d20)', reach.die, 2),
  bonus: usually(0, number('Damage bonus', reach.flat)),
  damage: usually('physical', oneOf('Damage', damageTypes, damageOptions)),
});
/** What a weapon begins with that is written down. */
export const usualWeapon = { trait: 'agility', die: 8 };

const lists = moves.about(decidedFor, 'making', (move) => [
  move(command('weapon.add', { character, ...weapon.shape }), {
    drawer,
    unless: (_, __, one) => fullSheet(one, 'weapons'),
    ways: (_, { name: group }) => ({
      label: 'A weapon',
      group,
      fields: weapon.fields(usualWeapon),
    }),
    do: (play, { type: _, character: __, ...weapon }, ___, one) => addWeapon(play, one, weapon),
  }),
  move(command('weapon.remove', { character, weapon: id }), {
    drawer,
    ways: (_, { name: group, weapons }) =>
      weapons.map(({ id: weapon, name }) => ({
        with: { weapon },
        label: `Put away “${name}”`,
        group,
      })),
    do(play, { weapon }, _, one) {
      const { name, rest } = without(one.weapons, weapon);
      change(play, one, { weapons: rest });
      play.say(`${one.name} puts away ${name}.`);
    },
  }),
  move(command('experience.add', { character, ...experience.shape }), {
    drawer,
    unless: (_, __, one) => fullSheet(one, 'experiences'),
    ways: (_, { name: group }) => ({
      label: 'An Experience',
      group,
      detail:
        'A phrase that says what they know how to do: not too broad, and nothing that they cannot do.',
      fields: experience.fields({ bonus: 2 }),
    }),
    do(play, { name, bonus }, _, one) {
      const experiences = [...one.experiences, { id: play.id('experience'), name, bonus }];
      change(play, one, { experiences, ...withStep(one, 'experiences') });
      play.say(`${one.name} knows: ${name}, +${bonus}.`);
    },
  }),
  move(command('experience.remove', { character, experience: id }), {
    drawer,
    ways: (_, { name: group, experiences }) =>
      experiences.map(({ id: experience, name }) => ({
        with: { experience },
        label: `Strike out “${name}”`,
        group,
      })),
    do(play, { experience }, _, one) {
      const { name, rest } = without(one.experiences, experience);
      change(play, one, { experiences: rest });
      play.say(`“${name}” is struck out.`);
    },
  }),
  move(command('feature.add', { character, ...feature.shape }), {
    drawer,
    unless: (_, __, one) => fullSheet(one, 'features'),
    ways: (_, { name: group }) => ({ label: 'A feature', group, fields: feature.fields() }),
    do(play, { type: _, character: __, ...feature }, ___, one) {
      addFeatures(play, one, [feature]);
      play.say(`${one.name}: “${feature.name}” is written down.`);
    },
  }),
  move(command('feature.remove', { character, feature: id }), {
    drawer,
    ways: (_, { name: group, features }) =>
      features.map(({ id: feature, name }) => ({
        with: { feature },
        label: `Strike out “${name}”`,
        group,
      })),
    do(play, { feature }, _, one) {
      const { name, rest } = without(one.features, feature);
      change(play, one, { features: rest });
      play.say(`“${name}” is struck out.`);
    },
  }),
  move(command('card.add', { character, ...feature.shape, level }), {
    drawer,
    unless: (_, { level = 1, name = '' }, one) => cannotTake(one, { level, name }),
    ways: (_, { name: group, level }) => ({
      label: 'A domain card',
      group,
      fields: [...feature.fields(), numberField('level', 'Its level', level, 1, 1)],
    }),
    do: (play, { type: _, character: __, ...card }, ___, one) => addCard(play, one, card),
  }),
  // Between loadout and vault, at a rest (DGH-1003).
  move(command('card.move', { character, card: id }), {
    drawer,
    unless({ state }, { card: id }, one) {
      if (!state.public.rest) {
        return barred('wrong-moment', 'Cards move between loadout and vault at a rest.', {
          instead: 'Wait for the next rest.',
          rule: 'DGH-1003',
        });
      }
      const card = one.cards.find((each) => each.id === id);
      if (card?.in !== 'vault' || hasHandFree(one)) return null;
      return barred('limit-reached', `A loadout holds ${caps.loadout} cards.`, {
        instead: 'Move another into the vault first.',
        rule: 'DGH-1905',
      });
    },
    ways: (_, { name: group, cards }) =>
      cards.map((card) => ({
        with: { card: card.id },
        label: `Move “${card.name}” to the ${otherPlace(card)}`,
        group,
      })),
    do(play, { card: id }, _, one) {
      const card = inList(one.cards, id);
      const { name } = card;
      const to = otherPlace(card);
      change(play, one, {
        cards: one.cards.map((each) => (each.id === id ? { ...each, in: to } : each)),
      });
      play.say(`${one.name} moves “${name}” into the ${to}.`);
    },
  }),
  move(command('card.remove', { character, card: id }), {
    drawer,
    ways: (_, { name: group, cards }) =>
      cards.map(({ id: card, name }) => ({ with: { card }, label: `Give up “${name}”`, group })),
    do(play, { card }, _, one) {
      const { name, rest } = without(one.cards, card);
      change(play, one, { cards: rest });
      play.say(`${one.name} gives up “${name}”.`);
    },
  }),
  move(
    command('gold.change', {
      character,
      handfuls: z.int().min(0).max(GOLD_MOST),
      pays: z.boolean().default(false),
    }),
    {
      drawer,
      unless: (_, { handfuls, pays }, one) =>
        handfuls === 0 ? noGold : cannotCarry(one, goldOf(handfuls, pays)),
      *ways(_, one) {
        const group = one.name;
        const [held, room] = [heldOf(one), roomForGold(one)];
        const handfuls = (most: number) => [numberField('handfuls', 'Handfuls', most, 1, 1)];
        if (room > 0) {
          yield { with: { pays: false }, label: 'Gain gold', group, fields: handfuls(room) };
        }
        if (held > 0) {
          yield { with: { pays: true }, label: 'Pay gold', group, fields: handfuls(held) };
        }
      },
      do(play, { handfuls, pays }, _, one) {
        const by = goldOf(handfuls, pays);
        change(play, one, { gold: goldAfter(one, by) });
        play.say(`${one.name} ${by < 0 ? 'pays' : 'gains'} ${handfulsOf(Math.abs(by))}.`, {
          beat: { kind: 'gold', about: [one.id] },
        });
      },
    },
  ),
  move(levelCommand, {
    drawer,
    unless(_, { advancements }, { name, level }) {
      if (level < caps.level) return advancements ? isTwice(advancements) : null;
      return barred('limit-reached', `${name} has reached level ${caps.level}.`, {
        instead: 'There is none above it.',
        rule: 'DGH-1901',
      });
    },
    ways: (_, one) => ({
      label: `Level ${one.level + 1}`,
      group: one.name,
      fields: levelFields(one),
    }),
    do: (play, command, _, one) => levelUp(play, command, one),
  }),
]);

/** What a character has and becomes: Experiences, weapons, features, domain cards, gold, levels. */
export const growth = { ...moves.area(lists), betweenSessions: true } satisfies DhBrings;

const used = moves.about(played, 'features', (move) => [
  // A feature, or a card that is at hand, for what it costs (DGH-404).
  move(command('feature.use', { character, feature: id }), {
    unless(_, { feature: id }, one) {
      const feature = atHand(one).find((each) => each.id === id);
      if (!feature) return isDown(one);
      const { name, hope, stress } = feature;
      return (
        isDown(one) ?? lacksHope(one, hope, `“${name}”`, 'DGH-404') ?? lacksStress(one, stress)
      );
    },
    ways: (_, one) =>
      atHand(one).map((feature) => ({
        with: { feature: feature.id },
        label: `Use “${feature.name}”`,
        group: one.name,
        ...costOf(feature),
      })),
    do(play, { feature: id }, _, one) {
      const { name, hope, stress, text: fiction } = inList(atHand(one), id);
      spendHope(play, one.id, hope, `“${name}”`, 'DGH-404');
      chooseStress(play, one.id, stress);
      const about = [one.id];
      play.say(`${one.name} uses “${name}”.`, { beat: { kind: 'feature', about, fiction } });
    },
  }),
]);

/** What somebody can use now of what is at hand. */
export const abilities = moves.area(used);

const atHand = ({ features, cards }: Character): Feature[] => [
  ...features,
  ...cards.filter((card) => card.in === 'loadout'),
];

function costOf({ hope, stress }: Feature): { cost?: string } {
  const parts = [hope > 0 ? `${hope} Hope` : '', stress > 0 ? `${stress} Stress` : ''];
  const cost = parts.filter(Boolean).join(', ');
  return cost ? { cost } : {};
}

/** Puts a weapon on a sheet. */
export function addWeapon(play: DhPlay, one: Character, weapon: Omit<Weapon, 'id'>): void {
  const weapons = [...one.weapons, { id: play.id('weapon'), ...weapon }];
  change(play, one, { weapons, ...withStep(one, 'weapons') });
  play.say(`${one.name} carries ${weapon.name}.`);
}

/** Puts features on a sheet, as many as it has room for. */
export function addFeatures(
  play: DhPlay,
  one: Character,
  more: readonly Omit<Feature, 'id'>[],
): void {
  const fits = more.slice(0, Math.max(0, sheetRoom.features - one.features.length));
  if (fits.length === 0) return;
  const added = fits.map((feature) => ({ id: play.id('feature'), ...feature }));
  change(play, one, { features: [...one.features, ...added] });
}

/** What bars a card from a sheet: one takes those of one's own level or below (DGH-1905). */
export function cannotTake(
  one: Character,
  { name, level }: Pick<DomainCard, 'name' | 'level'>,
): Refusal | null {
  if (level <= one.level) return fullSheet(one, 'cards');
  return barred('not-allowed', `“${name}” is of level ${level}; ${one.name} is of ${one.level}.`, {
    instead: `Take a card of level ${one.level} or below.`,
    rule: 'DGH-1905',
  });
}

/** Takes a card; a sixth goes to the vault (DGH-1905). */
export function addCard(play: DhPlay, one: Character, card: Omit<DomainCard, 'id' | 'in'>): void {
  const to = hasHandFree(one) ? 'loadout' : 'vault';
  change(play, one, { cards: [...one.cards, { id: play.id('card'), ...card, in: to }] });
  play.say(`${one.name} takes “${card.name}” into the ${to}.`);
}

const hasHandFree = ({ cards }: Character): boolean =>
  cards.filter((card) => card.in === 'loadout').length < caps.loadout;

const otherPlace = (card: DomainCard): DomainCard['in'] =>
  card.in === 'loadout' ? 'vault' : 'loadout';

const inList = <T extends { id: string }>(list: readonly T[], id: string): T =>
  present(
    list.find((one) => one.id === id),
    'entry on that sheet',
  );

/** What a thing on a list is called, and the list without it. */
const without = <T extends { id: string; name: string }>(list: readonly T[], id: string) => ({
  name: inList(list, id).name,
  rest: list.filter((one) => one.id !== id),
});
