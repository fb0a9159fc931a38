import { z } from 'zod';
import { choiceField, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import { flag, folded, usually } from '../../../table/form';
import type { StarsPlay } from '../game';
import { moves } from '../game';
import { skillRank } from '../numbers';
import { addAgenda, fullOfAgendas } from '../protagonists/agendas';
import { card, featureOf } from '../protagonists/features';
import { answersFor, change, protagonistOf, traitsOf } from '../protagonists/find';
import type { Feature, Protagonist } from '../protagonists/protagonist';
import { isFull, room } from '../protagonists/room';
import { called } from '../protagonists/trait';
import { abilityOf, abilityWords, caps, skills, skillWords } from '../vocabulary';
import { at, finish, promptOf } from './progress';
import { cannotRaise, cannotTake, freeSlots, PRICE, priceOfRank, withFreeSlot } from './spending';

const protagonist = id;
const noRoom = (one: Protagonist) => isFull(one, one.features.length, room.features, 'features');

/** One Class Feature, and one Charm; what they do stands in no book here (SNS-2107, 2115, 2221). */
const features = moves.about(at('feature'), 'answers', (move) => [
  move(command('milestone.feature', { protagonist, ...card.shape }), {
    unless: (_, __, one) => noRoom(one),
    ways: (context, one) => ({
      label: 'A Class Feature',
      detail: one.class === '' ? 'One that they qualify for.' : `One of the ${one.class}.`,
      fields: card.fields(),
      ...answersFor(context, one, promptOf(one)),
    }),
    do(play, { type: _, protagonist: __, ...said }, ___, one) {
      add(play, one, featureOf(play.id('feature'), 'class', said));
      finish(play, one, 'feature');
    },
  }),
]);

const charms = moves.about(at('charm'), 'answers', (move) => [
  move(command('milestone.charm', { protagonist, ...card.shape }), {
    unless: (_, __, one) => noRoom(one),
    ways: (context, one) => ({
      label: 'A Charm',
      detail: 'If it is an Asset as well, write that on the sheet.',
      fields: card.fields(),
      ...answersFor(context, one, promptOf(one)),
    }),
    do(play, { type: _, protagonist: __, ...said }, ___, one) {
      add(play, one, featureOf(play.id('feature'), 'charm', said));
      finish(play, one, 'charm');
    },
  }),
]);

/** SP for ranks, each paid by itself (SNS-2108). */
const training = moves.about(at('skills'), 'answers', (move) => [
  move(command('skill.raise', { protagonist, skill: z.enum(skills) }), {
    unless: (_, { skill }, one) => (skill === undefined ? null : cannotRaise(one, skill)),
    ways(context, one) {
      const options = skills
        .filter((skill) => cannotRaise(one, skill) === null)
        .map((value) => ({
          value,
          label: `${skillWords[value].name} ${skillRank(one, value) + 1}`,
          detail: `${priceOfRank(one, value)} SP`,
        }));
      if (options.length === 0) return null;
      return {
        label: 'Raise a Skill',
        detail: `${one.sp} SP are there.`,
        fields: [choiceField('skill', 'Which', options)],
        ...answersFor(context, one, promptOf(one)),
      };
    },
    do(play, { skill }, _, one) {
      const rank = skillRank(one, skill) + 1;
      const price = priceOfRank(one, skill);
      change(play, one, { sp: one.sp - price, skills: { ...one.skills, [skill]: rank } });
      play.say(`${one.name}: ${skillWords[skill].name} ${rank}, for ${price} SP.`, {
        beat: { kind: 'growth', about: [one.id] },
        notes: rank % 2 === 0 ? ['It opens a Talent slot.'] : [],
      });
    },
  }),
]);

export const again = usually(false, flag('It may be taken more than once'));

/** XP for Talents, each in a slot of a Skill, whose Ability rises (SNS-2110…2113). */
const learning = moves.about(at('talents'), 'answers', (move) => [
  move(
    command('talent.take', {
      protagonist,
      slot: z.enum(skills),
      ...card.shape,
      repeatable: again.schema,
    }),
    {
      unless: (_, { slot, name }, one) => cannotTake(one, { slot, name }) ?? noRoom(one),
      ways: (context, one) => ({
        label: 'Take a Talent',
        detail: 'What it does stands in no book here: write it. Only one that they qualify for.',
        cost: `${PRICE.talent} XP`,
        fields: [
          choiceField(
            'slot',
            'Into the slot of',
            withFreeSlot(one).map((value) => ({
              value,
              label: skillWords[value].name,
              detail: `${freeSlots(one, value)} free; ${abilityWords[abilityOf(value)].name} rises.`,
            })),
          ),
          ...card.fields(),
          folded(again).field('repeatable', undefined),
        ],
        ...answersFor(context, one, promptOf(one)),
      }),
      do(play, { type: _, protagonist: __, slot, repeatable, ...said }, ___, one) {
        const ability = abilityOf(slot);
        const rank = Math.min(caps.rank, one.abilities[ability] + 1);
        add(play, one, featureOf(play.id('feature'), 'talent', said, { slot, repeatable }), {
          xp: one.xp - PRICE.talent,
          // What the pool holds rises; the points that were refreshed do not (SNS-2117).
          abilities: { ...one.abilities, [ability]: rank },
        });
      },
    },
  ),
]);

const NONE = 'none';

/** One Agenda more, of five at most; it may be devoted to a Lingering Wound (SNS-1302, 1305). */
const aiming = moves.about(at('agenda'), 'answers', (move) => [
  move(
    command('milestone.agenda', {
      protagonist,
      text: needed(300),
      heals: id.default(NONE),
    }),
    {
      unless: ({ state }, _, one) => fullOfAgendas(state, one),
      ways(context, one) {
        const wounds = traitsOf(context.state, one.id).filter(({ kind }) => kind === 'lingering');
        return {
          label: 'An Agenda more',
          fields: [
            textField('text', 'What they are after', 300, '', true),
            ...(wounds.length === 0
              ? []
              : [
                  choiceField(
                    'heals',
                    'Devoted to',
                    [
                      { value: NONE, label: 'No Lingering Wound' },
                      ...wounds.map((wound) => ({ value: wound.id, label: called(wound) })),
                    ],
                    NONE,
                  ),
                ]),
          ],
          ...answersFor(context, one, promptOf(one)),
        };
      },
      do(play, { text, heals }, _, one) {
        addAgenda(play, one.id, text, heals === NONE ? null : heals);
        finish(play, one, 'agenda');
      },
    },
  ),
]);

export const growing = [features, charms, training, learning, aiming] as const;

/** Writes a feature on a sheet. */
function add(
  play: StarsPlay,
  one: Protagonist,
  feature: Feature,
  more: Partial<Protagonist> = {},
): void {
  const { features: all } = protagonistOf(play, one.id);
  change(play, one, { features: [...all, feature], ...more });
  play.say(`${one.name} gains “${feature.name}”.`, {
    beat: { kind: 'growth', about: [one.id], fiction: feature.text },
  });
}
