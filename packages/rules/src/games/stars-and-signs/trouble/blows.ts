import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { StarsContext, StarsOffers } from '../game';
import { barred, moves, refereesMoves } from '../game';
import { ruleOf } from '../house-rules';
import { stateOf } from '../numbers';
import { protectionOf } from '../protagonists/assets';
import { acting, answersFor, notTheirs } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { StarsState } from '../state';
import { abilityWords, caps, moods, moodWords } from '../vocabulary';
import { absorb, sufferDespair } from './despair';
import { rollPoints } from './rolled';
import type { Blow } from './trouble';

/** How much Despair, and how many d10 of it, the referee deals at once; and how many blows wait for one person. */
const MOST = { points: 60, dice: 6, waiting: 6 };

/** Everybody whom something can happen to. */
export const exposed = {
  part: 'protagonist',
  what: 'protagonist in play',
  all: ({ state }: StarsContext) => acting(state),
  idOf: ({ id: of }: Protagonist) => of,
} as const;

const from = sentence.default('');
const fromField = textField('from', 'What does it', 300, '');

/** Despair that the referee deals, typed or rolled (SNS-1612, Q37). */
export const dealing = refereesMoves('deal Despair').about(exposed, 'trouble', (move) => [
  move(
    command('despair.deal', { protagonist: id, points: z.int().min(1).max(MOST.points), from }),
    {
      unless: (context, _, one) => tooMany(context.state, one),
      ways: (_, { name: group }) => ({
        label: 'Despair',
        group,
        fields: [numberField('points', 'How much', MOST.points, 5, 1), fromField],
      }),
      do: (play, { points, from: why }, _, one) => sufferDespair(play, one.id, points, why),
    },
  ),
  move(
    rolling('despair.roll', {
      protagonist: id,
      dice: z.int().min(1).max(MOST.dice).default(1),
      from,
    }),
    {
      unless: (context, _, one) => tooMany(context.state, one),
      ways: (_, { name: group }) => ({
        label: 'Roll Despair',
        group,
        fields: [numberField('dice', 'How many d10', MOST.dice, 1, 1), fromField],
        rolls: { dice: 1, modifiers: [] },
      }),
      do(play, { dice, from: why }, _, one) {
        const { total, record } = rollPoints(play, `Despair for ${one.name}`, 'Despair', dice);
        play.say(`${total} Despair for ${one.name}.`, {
          roll: record,
          notes: why ? [`Of: ${why}.`] : [],
          beat: { kind: 'despair', about: [one.id] },
        });
        sufferDespair(play, one.id, total, why);
      },
    },
  ),
]);

function tooMany({ public: { blows } }: StarsState, { id: of, name }: Protagonist): Refusal | null {
  const waiting = Object.values(blows).filter(({ protagonist }) => protagonist === of).length;
  if (waiting < MOST.waiting) return null;
  return barred('limit-reached', `${name} has ${MOST.waiting} blows still to suffer.`, {
    instead: 'Let them suffer those first.',
    rule: 'SNS-1612',
  });
}

/** A blow that its player has still to suffer, and who that is. */
export interface Struck {
  blow: Blow;
  one: Protagonist;
}

/** Blows about which somebody has still to do something: their player, or the referee once there are Wounds to name. */
export const blowsOf = ({ public: shared }: Pick<StarsState, 'public'>): Struck[] =>
  Object.values(shared.blows).flatMap((blow) => {
    const one = shared.protagonists[blow.protagonist];
    return one ? [{ blow, one }] : [];
  });

const struck = {
  part: 'blow',
  what: 'blow to suffer',
  all: ({ state }: StarsContext) => blowsOf(state).filter(({ blow }) => blow.wounds === undefined),
  idOf: ({ blow }: Struck) => blow.id,
} as const;

/** Whoever is struck suffers it: with Moods, with a Protective Asset, or as it is (SNS-1602, 1803, 2015). */
export const suffering = moves.about(struck, 'answers', (move) => [
  move(
    command('despair.take', {
      blow: id,
      moods: z.array(z.enum(moods)).max(moods.length).default([]),
      asset: id.default('none'),
    }),
    {
      unless: (context, { moods: entered = [] }, { one }) =>
        notTheirs(context, one) ?? cannotEnter(one, entered),
      ways: (context, about) => ({
        label: 'Suffer it',
        detail: 'Each Mood that you enter lowers it by the rank of its Ability.',
        fields: fieldsFor(context.state, about),
        primary: true,
        ...answersFor(context, about.one, `blow:${about.blow.id}`),
      }),
      do: (play, { moods: entered, asset }, _, { blow }) =>
        absorb(play, blow, { moods: entered, asset }),
    },
  ),
]);

/** What bars somebody from Moods: there is no third, and the same one is not entered twice (SNS-1802, 1809). */
function cannotEnter(
  { name, moods: held }: Protagonist,
  entered: readonly string[],
): Refusal | null {
  if (new Set([...held, ...entered]).size < held.length + entered.length) {
    return barred('already-done', `${name} is in that Mood already.`, {
      instead: 'Enter another one, or none.',
      rule: 'SNS-1809',
    });
  }
  if (held.length + entered.length <= caps.moods) return null;
  return barred('limit-reached', `${name} can be in ${caps.moods} Moods.`, {
    instead: 'Compel a Mood to end it; or suffer more Despair.',
    rule: 'SNS-1802',
  });
}

function fieldsFor(state: StarsState, { one }: Struck): Field[] {
  const room = caps.moods - one.moods.length;
  const options = moods
    .filter((mood) => !one.moods.includes(mood))
    .map((mood) => {
      const { name, means, ability } = moodWords[mood];
      const rank = one.abilities[ability];
      const detail = `${rank} less. ${means} Takes ${abilityWords[ability].name} from you until you compel it.`;
      return { value: mood, label: name, detail };
    });
  const protects = stateOf(one) !== 'broken' || ruleOf(state, 'protection') === 'wounds';
  const assets = protects ? one.assets.filter((asset) => protectionOf(asset) > 0) : [];
  return [
    ...(room > 0
      ? [
          {
            name: 'moods',
            kind: 'choices' as const,
            label: 'Enter a Mood',
            options,
            min: 0,
            max: room,
          },
        ]
      : []),
    ...(assets.length > 0 ? [assetField(assets)] : []),
  ];
}

const assetField = (assets: Protagonist['assets']): Field =>
  choiceField(
    'asset',
    'An Asset that takes slots of it',
    [
      { value: 'none', label: 'None' },
      ...assets.map((asset) => ({
        value: asset.id,
        label: `${asset.name}: up to ${protectionOf(asset)}`,
        ...(asset.protects ? { detail: asset.protects } : {}),
      })),
    ],
    'none',
  );

/** What asks somebody about their blows. */
export function blowPrompts(state: StarsState, referees: StarsOffers['seat']['id'][]) {
  return blowsOf(state).map(({ blow: { id: of, points, from: why, wounds }, one }) => {
    const because = why ? ` ${why}` : '';
    if (wounds !== undefined) {
      const title = wounds === 1 ? `A Wound for ${one.name}` : `${wounds} Wounds for ${one.name}`;
      return { id: `blow:${of}`, to: referees, title, text: `Of what kind?${because}` };
    }
    const text = `${points} Despair.${because}`;
    return { id: `blow:${of}`, to: [one.owner], title: `Despair for ${one.name}`, text };
  });
}
