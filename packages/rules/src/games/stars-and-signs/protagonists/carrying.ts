import { z } from 'zod';
import type { Field } from '../../../engine';
import { numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { folded, form, named, number, oneOf, usually, words } from '../../../table/form';
import type { StarsContext, StarsPlay } from '../game';
import { moves, present } from '../game';
import type { ActionType } from '../vocabulary';
import {
  actionTypes,
  actionWords,
  assetKinds,
  assetProperties,
  assetWords,
  caps,
  optionsOf,
  propertyWords,
  SCALE,
} from '../vocabulary';
import { cannotCarry, usualFunctions } from './assets';
import { change, decidedFor, protagonistOf } from './find';
import { anySkill, anySkillOptions, does, skillIn } from './forms';
import { SHEET } from './making';
import type { Asset, AssetFunction, Protagonist, Requirement } from './protagonist';
import { isFull, room } from './room';

const drawer = SHEET;
const group = ({ name }: Protagonist) => name;
const kindOptions = assetKinds.map((value) => ({ value, label: assetWords[value].name }));
const quality = usually(1, number('Quality', caps.quality));
const scale = usually(0, number('Scale', SCALE.most));
/** What stands of an Asset, and of each thing that it is used for. */
export const asset = form({
  name: named('Asset'),
  kind: oneOf('Kind', assetKinds, kindOptions),
  text: does,
  quality,
  scale,
  protects: folded(words('Protective: instead of what, and when it clears', 300)),
  skill: folded(usually('any', oneOf('Restricted: a Skill', anySkill, anySkillOptions))),
  rank: folded(usually(0, number('Restricted: its rank', caps.rank))),
  affinity: folded(words('Restricted: an Affinity', 120)),
  requires: folded(words('Restricted: something else', 300)),
});
export const used = form({
  name: named('What it does'),
  action: oneOf('Action', actionTypes, optionsOf(actionTypes, actionWords)),
  skill: usually('any', oneOf('Skill', anySkill, anySkillOptions)),
  quality,
  scale,
});

export const properties = z.array(z.enum(assetProperties)).max(assetProperties.length).default([]);
const propertyField: Field = {
  name: 'properties',
  kind: 'choices',
  label: 'What is special about it',
  options: optionsOf(assetProperties, propertyWords),
  min: 0,
  max: assetProperties.length,
};

const writing = moves.about(decidedFor, 'making', (move) => [
  move(command('asset.add', { protagonist: id, ...asset.shape, properties }), {
    drawer,
    unless: (_, __, one) => isFull(one, one.assets.length, room.assets, 'Assets'),
    ways: (_, one) => ({
      label: 'An Asset',
      detail: 'A thing, a hold over somebody, an ally. What its kind is good for comes with it.',
      group: group(one),
      fields: [...asset.fields({ kind: 'tools' }), propertyField],
    }),
    do(play, { type: _, protagonist: __, ...said }, ___, one) {
      const { quality: of, scale: reach, skill, rank, affinity, requires, ...rest } = said;
      const numbers = { quality: of, scale: reach };
      const wanted = requirementOf({ skill: skillIn(skill), rank, affinity, text: requires });
      const added: Asset = {
        ...rest,
        id: play.id('asset'),
        functions: usualFunctions(said.kind, said.name, numbers, () => play.id('function')),
        carried: false,
        lost: false,
        requires: wanted,
        filled: 0,
      };
      const carried = cannotCarry(one, added) === null;
      change(play, one, { assets: [...one.assets, { ...added, carried }] });
      play.say(`${one.name} has ${said.name}${carried ? '' : ', and does not carry it'}.`);
    },
  }),
]);

/** What it takes to use an Asset; `null` where nothing was said (SNS-2016). */
export const requirementOf = (said: Requirement): Requirement | null =>
  said.skill === null && said.affinity === '' && said.text === '' ? null : said;

/** Assets on sheets that somebody writes on. */
interface Owned {
  asset: Asset;
  one: Protagonist;
}

const owned = {
  part: 'asset',
  what: 'Asset on that sheet',
  all: (context: StarsContext): Owned[] =>
    decidedFor.all(context).flatMap((one) => one.assets.map((each) => ({ asset: each, one }))),
  idOf: ({ asset: each }: Owned) => each.id,
} as const;

const sheet = moves.about(owned, 'making', (move) => [
  move(command('asset.function', { asset: id, ...used.shape, properties }), {
    drawer,
    unless: (_, __, { asset: of }) => isFull(of, of.functions.length, room.functions, 'Functions'),
    ways: (_, { asset: of, one }) => ({
      label: `${of.name}: what else it can be used for`,
      group: group(one),
      fields: [...used.fields(), propertyField],
    }),
    do(play, { type: _, asset: __, skill, ...said }, ___, about) {
      const added: AssetFunction = { id: play.id('function'), skill: skillIn(skill), ...said };
      set(play, about, { functions: [...about.asset.functions, added] });
      play.say(`${about.asset.name} ${usedFor(added.action)}.`);
    },
  }),
  move(command('asset.drop-function', { asset: id, function: id }), {
    drawer,
    ways: (_, { asset: of, one }) =>
      of.functions.map((each) => ({
        with: { function: each.id },
        label: `${of.name}: not for ${actionWords[each.action].name} any more`,
        group: group(one),
      })),
    do(play, { function: gone }, _, about) {
      const functions = about.asset.functions.filter((each) => each.id !== gone);
      set(play, about, { functions });
      play.say(`${about.asset.name} is used for less.`);
    },
  }),
  move(
    command('asset.quality', {
      asset: id,
      function: id,
      quality: quality.schema,
      scale: scale.schema,
    }),
    {
      drawer,
      ways: (_, { asset: of, one }) =>
        of.functions.map((each) => ({
          with: { function: each.id },
          label: `${of.name}: ${actionWords[each.action].name}`,
          group: group(one),
          fields: [
            numberField('quality', 'Quality', caps.quality, each.quality),
            numberField('scale', 'Scale', SCALE.most, each.scale),
          ],
        })),
      do(play, { function: of, quality: now, scale: reach }, _, about) {
        const functions = about.asset.functions.map((each) =>
          each.id === of ? { ...each, quality: now, scale: reach } : each,
        );
        set(play, about, { functions });
        play.say(`${about.asset.name}: Quality ${now}, Scale ${reach}.`);
      },
    },
  ),
  move(command('asset.remove', { asset: id }), {
    drawer,
    ways: (_, { asset: of, one }) => ({ label: `Strike out “${of.name}”`, group: group(one) }),
    do(play, _, __, { asset: of, one }) {
      change(play, one, { assets: one.assets.filter((each) => each.id !== of.id) });
      play.say(`${one.name} has ${of.name} no more.`);
    },
  }),
]);

const usedFor = (action: ActionType): string => `can ${actionWords[action].name}, too`;

/** What is done with Assets in play: carried and put down, lost and had back, their slots cleared (SNS-2013, 2015, 317). */
const handling = moves.about(owned, 'assets', (move) => [
  move(command('asset.carry', { asset: id, carried: z.boolean() }), {
    unless: (_, { carried }, { asset: of, one }) => {
      if (carried === undefined || carried === of.carried) return null;
      return carried ? cannotCarry(one, of) : null;
    },
    ways: (_, { asset: of, one }) =>
      of.carried
        ? { with: { carried: false }, label: `Put down ${of.name}`, group: group(one) }
        : { with: { carried: true }, label: `Take ${of.name} along`, group: group(one) },
    do(play, { carried }, _, about) {
      set(play, about, { carried });
      play.say(`${about.one.name} ${carried ? 'takes along' : 'puts down'} ${about.asset.name}.`);
    },
  }),
  move(command('asset.lose', { asset: id, lost: z.boolean() }), {
    ways: (_, { asset: of, one }) =>
      of.lost
        ? { with: { lost: false }, label: `${of.name} is back`, group: group(one) }
        : { with: { lost: true }, label: `${of.name} is lost for now`, group: group(one) },
    do(play, { lost }, _, about) {
      set(play, about, { lost });
      play.say(`${about.one.name} ${lost ? 'loses' : 'has back'} ${about.asset.name}.`);
    },
  }),
  move(command('asset.clear', { asset: id }), {
    ways: (_, { asset: of, one }) =>
      of.filled > 0
        ? {
            label: `${of.name}: clear its slots`,
            ...(of.protects ? { detail: of.protects } : {}),
            group: group(one),
          }
        : null,
    do(play, _, __, about) {
      set(play, about, { filled: 0 });
      play.say(`The slots of ${about.asset.name} are clear.`);
    },
  }),
]);

function set(play: StarsPlay, { one, asset: of }: Owned, said: Partial<Asset>): void {
  const { assets } = protagonistOf(play, one.id);
  const found = present(
    assets.find((each) => each.id === of.id),
    'Asset on that sheet',
  );
  change(play, one, {
    assets: assets.map((each) => (each === found ? { ...each, ...said } : each)),
  });
}

/** Assets: how they are written down, and what is done with them. */
export const carrying = [writing, sheet, handling] as const;
