import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { capitalised } from '../../../engine';
import { choiceField, foldedAway, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { acts } from '../characters/character';
import { asOptions, party } from '../characters/find';
import { lacksFear, lacksStress, spendFear } from '../characters/vitals';
import { shift } from '../desk/passing';
import type { DhContext, DhPlay } from '../game';
import { barred, moves } from '../game';
import type { DaggerheartState } from '../state';
import { free, rangeWords, sprintRanges } from '../vocabulary';
import type { Adversary } from './adversary';
import { isUsed } from './adversary';
import { attack } from './attacking';
import { foes, isDefeated, isOffstage, keep } from './foes';
import { isHeld, rangeField, within } from './moving';

/** What adversaries do in play, and the spotlight that they do it with. */
export const acting = moves.about(foes, 'adversaries', (move) => [
  // What comes to light gets a new id: the old one would tell when it was made.
  move(command('adversary.reveal', { adversary: id }), {
    unless: (_, __, { name, shown }) =>
      shown
        ? barred('already-done', `The table sees ${name} already.`, {
            instead: 'Play on.',
            rule: 'TABLE-008',
          })
        : null,
    ways: (_, { name }) => ({ label: `Reveal ${name}`, group: name }),
    do(play, { adversary }, _, one) {
      play.emit({ type: 'adversaryRemoved', id: adversary });
      const now = { ...one, id: play.id('adversary'), shown: true };
      play.emit({ type: 'adversarySet', adversary: now });
      const beat = { kind: 'appears', about: [now.id] };
      play.say(`${now.name} appears.`, { reveals: true, beat });
    },
  }),
  // With its last HP an adversary is defeated; the GM says how.
  move(command('adversary.defeat', { adversary: id, how: sentence.default('') }), {
    unless: (_, __, one) => isDefeated(one),
    ways: (_, { name, hp }) =>
      free(hp) > 0
        ? null
        : {
            label: `${name} is defeated`,
            group: name,
            fields: [textField('how', 'How does it go down?', 300, '')],
            primary: true,
          },
    do(play, { adversary, how }, _, one) {
      keep(play, one, { defeated: true });
      if (!one.shown) return;
      const beat = { kind: 'defeated', about: [adversary], fiction: how };
      play.say(`${one.name} is defeated.`, { beat });
    },
  }),
  // A d20 against the target’s Evasion.
  move(
    rolling('adversary.attack', {
      adversary: id,
      target: id,
      edge: z.enum(['none', 'advantage', 'disadvantage']).default('none'),
      experience: z.boolean().default(false),
      hidden: z.boolean().default(false),
    }),
    {
      unless({ state }, { target, experience }, one) {
        const whom = state.public.characters[target ?? ''];
        return (
          cannotAct(state, one) ??
          (whom !== undefined && !acts(whom)
            ? barred('not-allowed', `${whom?.name} cannot be attacked now.`, {
                instead: 'Choose somebody who is on their feet.',
                rule: 'DGH-903',
              })
            : null) ??
          lacksFear(state, experience ? 1 : 0, 'An Experience', 'DGH-1304')
        );
      },
      ways: waysToAttack,
      do(play, { target, experience, ...how }, { state }, one) {
        const whom = state.public.characters[target];
        if (!whom) return;
        const used = experience ? one.experiences[0] : undefined;
        if (used) spendFear(play, 1, `“${used.name}”`, 'DGH-1304');
        act(play, one);
        attack(play, one, whom, { ...how, experience: used });
      },
    },
  ),
  // Once while the GM has it (DGH-1108); a second one needs that the GM keeps it (DGH-1106).
  move(command('adversary.spotlight', { adversary: id }), {
    unless: ({ state }, _, one) => isOffstage(one) ?? cannotTakeSpotlight(state, one),
    ways: (_, { name }) => ({ label: `Spotlight ${name}`, group: name }),
    do(play, { adversary }, _, one) {
      takeSpotlight(play, one);
      const beat = { kind: 'spotlight', about: [adversary] };
      play.say(`The spotlight is on ${one.name}.`, { beat });
    },
  }),
  // Within Close beside what else it does, farther instead of it (DGH-1109, 1201).
  move(command('adversary.move', { adversary: id, character: id, range: z.enum(sprintRanges) }), {
    unless: ({ state }, _, one) => isOffstage(one) ?? isHeld(one) ?? cannotAct(state, one),
    ways({ state }, { name }) {
      const whom = asOptions(party(state));
      if (whom.length === 0) return null;
      const label = 'To or from whom';
      return {
        label: `Move ${name}`,
        group: name,
        fields: [choiceField('character', label, whom, whom[0]?.value), rangeField(sprintRanges)],
        detail:
          'Within Close beside an attack; from farther or to farther, it is all that it does.',
      };
    },
    do(play, { adversary, character, range }, { state }, one) {
      const sprints = within(one.bands[character], range) !== range;
      if (sprints) act(play, one);
      else if (one.acted === 'no') takeSpotlight(play, one);
      play.emit({ type: 'bandSet', adversary, character, range });
      const whom = state.public.characters[character]?.name;
      const how = sprints ? 'sprints' : 'moves';
      play.say(`${one.name} ${how}: ${rangeWords[range]} to ${whom}.`, {
        beat: { kind: 'movement', about: [adversary, character] },
      });
    },
  }),
  // Clears a condition as its use of the spotlight (DGH-806).
  move(command('adversary.recover', { adversary: id, condition: id }), {
    unless: ({ state }, _, one) => cannotAct(state, one),
    ways: (_, { name: group, conditions }) =>
      conditions.map(({ id: condition, name }) => ({
        with: { condition },
        label: `Shake off “${name}”`,
        group,
      })),
    do(play, { condition }, _, one) {
      const ended = one.conditions.find((each) => each.id === condition);
      const conditions = one.conditions.filter((each) => each !== ended);
      act(play, one);
      keep(play, one, { conditions });
      play.say(`${one.name} is no longer ${ended?.name}.`, {
        beat: { kind: 'condition-ends', about: [one.id] },
      });
    },
  }),
  move(
    command('adversary.adjust', {
      adversary: id,
      track: z.enum(['hp', 'stress']),
      by: z.union([z.literal(1), z.literal(-1)]),
    }),
    {
      unless: (_, __, one) => isDefeated(one),
      ways: (_, one) =>
        (['hp', 'stress'] as const).flatMap((track) =>
          ([1, -1] as const)
            .filter((by) => (by > 0 ? free(one[track]) : one[track].marked) > 0)
            .map((by) => ({
              with: { track, by },
              label: `${one.name}: ${by > 0 ? 'mark' : 'clear'} ${track === 'hp' ? 'HP' : 'Stress'}`,
              group: one.name,
            })),
        ),
      do(play, { track, by }, _, one) {
        const { slots, marked } = one[track];
        keep(play, one, { [track]: { slots, marked: marked + by } });
      },
    },
  ),
  // A feature, with its price in Fear and Stress (DGH-1303).
  move(command('adversary.use', { adversary: id, feature: id }), {
    unless({ state }, { feature: wanted }, one) {
      const { name, fear = 0, stress = 0 } = featureOf(one, wanted) ?? {};
      return (
        isOffstage(one) ??
        lacksFear(state, fear, `“${name}”`, 'DGH-1303') ??
        lacksStress(one, stress)
      );
    },
    ways: (_, { name: group, features }) =>
      features.filter(isUsed).map(({ id: feature, name, text, fear, stress, type }) => {
        const costs = [fear > 0 ? `${fear} Fear` : '', stress > 0 ? `${stress} Stress` : ''];
        const cost = costs.filter(Boolean).join(', ');
        const detail = [type ? `${capitalised(type)}.` : '', text].filter(Boolean).join(' ');
        return {
          with: { feature },
          label: name,
          group,
          ...(detail ? { detail } : {}),
          ...(cost ? { cost } : {}),
        };
      }),
    do(play, { adversary, feature: wanted }, _, one) {
      const feature = featureOf(one, wanted);
      if (!feature) return;
      spendFear(play, feature.fear, `“${feature.name}”`, 'DGH-1303');
      const { slots, marked } = one.stress;
      keep(play, one, { stress: { slots, marked: marked + feature.stress } });
      const beat = { kind: 'feature', about: [adversary], fiction: feature.text };
      play.say(`${one.name}: “${feature.name}”.`, { beat });
    },
  }),
]);

const featureOf = ({ features }: Adversary, id: string | undefined) =>
  features.find((one) => one.id === id);

const edges = ['none', 'advantage', 'disadvantage'].map((value) => ({ value, label: value }));

function waysToAttack({ state }: DhContext, one: Adversary) {
  const targets = party(state).filter(acts);
  if (targets.length === 0) return null;
  const [experience] = one.experiences;
  const whom = targets.map(({ id: value, name, evasion }) => ({
    value,
    label: name,
    detail: `Evasion ${evasion}`,
  }));
  const flag = (name: string, label: string) =>
    ({ name, kind: 'switch', label, initial: false }) as const;
  return {
    label: `Attack: ${one.attack.name}`,
    group: one.name,
    fields: [
      choiceField('target', 'Whom', whom, targets.length === 1 ? targets[0]?.id : undefined),
      ...foldedAway([
        choiceField('edge', 'Advantage or disadvantage', edges, 'none'),
        ...(experience && state.public.fear > 0
          ? [flag('experience', `${experience.name} +${experience.bonus} (1 Fear)`)]
          : []),
        flag('hidden', 'Hide the die'),
      ]),
    ],
  };
}

/** Why an adversary cannot have the spotlight, as one of the GM’s moves, if so. */
const cannotTakeSpotlight = (
  { public: { spotlight } }: DaggerheartState,
  one: Adversary,
): Refusal | null =>
  (one.acted !== 'no'
    ? barred('already-done', `${one.name} has had this spotlight.`, {
        instead: 'Choose another, or pass the spotlight back.',
        rule: 'DGH-1108',
      })
    : null) ??
  (spotlight.side !== 'gm'
    ? barred('wrong-moment', 'The players have the spotlight.', {
        instead: 'Interrupt for a Fear, or wait for a roll with Fear or a failure.',
        rule: 'DGH-1104',
      })
    : null) ??
  (spotlight.moves < 1
    ? barred('limit-reached', 'The GM has made this move.', {
        instead: 'Keep the spotlight for a Fear, or pass it back.',
        rule: 'DGH-1106',
      })
    : null);

/** Why an adversary can do nothing with its spotlight, if so: it has done it, or cannot have it. */
const cannotAct = (state: DaggerheartState, one: Adversary): Refusal | null =>
  isOffstage(one) ?? (one.acted === 'has' ? null : cannotTakeSpotlight(state, one));

/** Gives an adversary the spotlight, as one of the GM’s moves. */
function takeSpotlight(play: DhPlay, adversary: Adversary): void {
  keep(play, adversary, { acted: 'has' });
  shift(play, { moves: play.state.public.spotlight.moves - 1 });
}

/** What an adversary does with its spotlight, once; it takes the spotlight by that if need be. */
function act(play: DhPlay, adversary: Adversary): void {
  if (adversary.acted === 'no') takeSpotlight(play, adversary);
  keep(play, adversary, { acted: 'done' });
}
