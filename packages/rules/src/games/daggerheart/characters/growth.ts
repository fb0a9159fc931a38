import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { numberField, textField } from '../../../table';
import { command, id, word } from '../../../table/command';
import type { DhBrings, DhPlay } from '../game';
import { moves } from '../game';
import type { Character, Feature, Origin, Weapon } from './character';
import { change, decidedFor, isDown, played } from './find';
import { experience, feature, ideas, moreIdeas, usualWeapon, weapon } from './forms';
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
import { levelCommand, levelUp, levelWays, noLevel, notAdvancements } from './level';
import { SHEET, withStep } from './making';
import { fullSheet, fullSheetOf, inList, sheetRoom, without } from './room';
import { chooseStress, lacksHope, lacksStress, spendHope } from './vitals';

const character = id;
const drawer = SHEET;
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
  move(command('experience.add', { character, ...experience.shape, also: word.default('') }), {
    drawer,
    unless: (_, __, one) => fullSheet(one, 'experiences'),
    ways: (_, { name: group, experiences }) => ({
      label: experiences.length === 0 ? 'Two Experiences' : 'An Experience',
      group,
      detail:
        'A phrase that says what they know how to do: not too broad, and nothing that they cannot do.',
      fields: [
        ...experience
          .fields({ bonus: 2 })
          .map((field) => (field.kind === 'text' ? { ...field, suggestions: ideas } : field)),
        ...(experiences.length === 0
          ? [{ ...textField('also', 'A second one', 60, ''), suggestions: moreIdeas }]
          : []),
      ],
    }),
    do(play, { name, bonus, also }, _, one) {
      const more = [name, also].filter((each) => each !== '');
      const added = more.map((each) => ({ id: play.id('experience'), name: each, bonus }));
      change(play, one, { experiences: [...one.experiences, ...added] });
      for (const each of more) play.say(`${one.name} knows: ${each}, +${bonus}.`);
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
      change(play, one, { features: [...one.features, { id: play.id('feature'), ...feature }] });
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
    unless: (context, { advancements }, one) =>
      noLevel(context, one) ?? (advancements ? notAdvancements(advancements, one) : null),
    ways: (_, one) => levelWays(one),
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

export const atHand = ({ features, cards }: Character): Feature[] => [
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

/** What bars so many features from a sheet that come with something, in the place of what came with such a thing before. */
export function noRoomForFeatures(one: Character, from: Origin, many: number): Refusal | null {
  const kept = one.features.filter((feature) => feature.from !== from).length;
  return kept + many > sheetRoom.features ? fullSheetOf('features') : null;
}

/** The features of somebody with those that come with something, in the place of what came with such a thing before (DGH-2010). */
export const featuresWith = (
  play: DhPlay,
  one: Character,
  from: Origin,
  more: readonly Omit<Feature, 'id' | 'from'>[],
): Feature[] => [
  ...one.features.filter((feature) => feature.from !== from),
  ...more.map((feature) => ({ id: play.id('feature'), ...feature, from })),
];
