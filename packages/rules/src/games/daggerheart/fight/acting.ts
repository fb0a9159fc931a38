import { z } from 'zod';
import { capitalised } from '../../../engine';
import { choiceField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { asOptions, party } from '../characters/find';
import { lacksFear, lacksStress, spendFear } from '../characters/vitals';
import type { DhPlay } from '../game';
import { barred, moves, notGm } from '../game';
import type { DaggerheartState } from '../state';
import { free, rangeWords, sprintRanges } from '../vocabulary';
import type { Adversary } from './adversary';
import { isUsed } from './adversary';
import { foes, isDefeated, isOffstage, keep } from './foes';
import { isHeld, rangeField, within } from './moving';
import { act, cannotAct, cannotTakeSpotlight, takeSpotlight } from './turns';

/** What comes to light gets a new id: the old one would tell when it was made. */
function appear(play: DhPlay, some: readonly Adversary[]): void {
  const shown = some.map((one) => ({ ...one, id: play.id('adversary'), shown: true }));
  for (const { id } of some) play.emit({ type: 'adversaryRemoved', id });
  for (const adversary of shown) play.emit({ type: 'adversarySet', adversary });
  const [first] = shown;
  const names = shown.map(({ name }) => name);
  const words = shown.length === 1 ? `${first?.name} appears.` : `${names.join(', ')} appear.`;
  play.say(words, { reveals: true, beat: { kind: 'appears', about: shown.map(({ id }) => id) } });
}

/** Those whom the table does not see yet. */
const unseen = ({ director }: DaggerheartState): Adversary[] =>
  Object.values(director.adversaries).filter(({ shown, defeated }) => !shown && !defeated);

/** All who wait come to light at a tap. */
export const revealing = moves.once('adversaries', (move) => [
  move(command('adversaries.reveal', {}), {
    unless: (context) =>
      notGm(context, 'direct adversaries') ??
      (unseen(context.state).length === 0
        ? barred('already-done', 'The table sees all of them already.', {
            instead: 'Play on.',
            rule: 'TABLE-008',
          })
        : null),
    ways({ state }) {
      const count = unseen(state).length;
      return count < 2 ? null : { label: `Reveal all ${count}` };
    },
    do: (play, _, { state }) => appear(play, unseen(state)),
  }),
]);

/** What adversaries do in play, and the spotlight that they do it with. */
export const acting = moves.about(foes, 'adversaries', (move) => [
  move(command('adversary.reveal', { adversary: id }), {
    unless: (_, __, { name, shown }) =>
      shown
        ? barred('already-done', `The table sees ${name} already.`, {
            instead: 'Play on.',
            rule: 'TABLE-008',
          })
        : null,
    ways: (_, { name }) => ({ label: `Reveal ${name}`, group: name }),
    do: (play, _, __, one) => appear(play, [one]),
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
