import { z } from 'zod';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, text } from '../../../table/command';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, refereesMoves } from '../game';
import { mind } from '../learning/guidance';
import { DESK } from '../prepared/preparing';
import { cast } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import { setTemptations } from '../trouble/temptations';

/** How many Temptations are counted against somebody. */
const MOST = 99;
const severities = ['minor', 'major', 'severe'] as const;
const severityOptions = [
  { value: 'minor', label: 'Minor' },
  { value: 'major', label: 'Major' },
  { value: 'severe', label: 'Severe' },
];

const somebody = {
  part: 'protagonist',
  what: 'protagonist',
  all: ({ state }: StarsContext) => cast(state),
  idOf: ({ id: of }: Protagonist) => of,
} as const;

const told = textField('how', 'What happens', 2000, '', true);
const how = text.default('');

/** What Corruption gives the referee against somebody: counted, used, and of no account until then (SNS-1904…1906, 1914, 1915). */
const against = refereesMoves('use what Corruption brings').about(somebody, 'desk', (move) => [
  move(command('temptation.use', { protagonist: id, how }), {
    unless: ({ state }, _, one) =>
      (state.director.temptations[one.id] ?? 0) > 0
        ? null
        : barred('cannot-afford', `There is no Temptation against ${one.name}.`, {
            instead: 'Wait for the next Milestone.',
            rule: 'SNS-1914',
          }),
    ways: ({ state }, one) => ({
      label: 'Use a Temptation',
      detail: `There are ${state.director.temptations[one.id] ?? 0}.`,
      group: one.name,
      fields: [told],
      advice: [...mind('corruption')],
    }),
    do(play, { how: fiction }, _, one) {
      setTemptations(play, one.id, (play.state.director.temptations[one.id] ?? 0) - 1);
      comes(play, one, 'temptation', `${one.name} is tempted.`, fiction);
    },
  }),
  move(command('temptation.count', { protagonist: id, count: z.int().min(0).max(MOST) }), {
    drawer: DESK,
    ways: ({ state }, one) => ({
      label: `Temptations against ${one.name}`,
      detail: 'They are kept until you use them. Nobody else is told.',
      group: 'Corruption',
      fields: [numberField('count', 'How many', MOST, state.director.temptations[one.id] ?? 0)],
    }),
    do: (play, { count }, _, one) => setTemptations(play, one.id, count),
  }),
  move(command('fallout.plan', { protagonist: id, severity: z.enum(severities), plan: how }), {
    unless: ({ state }, _, one) => hasNone(state, one),
    ways({ state }, one) {
      const now = state.director.fallouts[one.id];
      if (!now) return null;
      return {
        label: 'Plan the Corruption Fallout',
        detail: 'Minor, Major or Severe, by how far the Corruption has come.',
        group: one.name,
        fields: [
          choiceField('severity', 'How grave', severityOptions, now.severity),
          textField('plan', 'What you plan', 2000, now.plan),
        ],
      };
    },
    do: (play, { severity, plan }, _, one) =>
      play.emit({ type: 'falloutSet', protagonist: one.id, fallout: { severity, plan } }),
  }),
  move(command('fallout.use', { protagonist: id, how }), {
    unless: ({ state }, _, one) => hasNone(state, one),
    ways: ({ state }, one) => ({
      label: 'Use the Corruption Fallout',
      detail: state.director.fallouts[one.id]?.plan ?? '',
      group: one.name,
      fields: [told],
    }),
    do(play, { how: fiction }, _, one) {
      play.emit({ type: 'falloutSet', protagonist: one.id, fallout: null });
      comes(play, one, 'corruption-fallout', `The Corruption of ${one.name} shows.`, fiction);
    },
  }),
]);

function comes(
  play: StarsPlay,
  { id: of }: Protagonist,
  kind: 'temptation' | 'corruption-fallout',
  line: string,
  fiction: string,
): void {
  play.say(line, { beat: { kind, about: [of], fiction } });
}

const hasNone = (state: StarsContext['state'], one: Protagonist) =>
  state.director.fallouts[one.id]
    ? null
    : barred('wrong-moment', `There is no Corruption Fallout against ${one.name}.`, {
        instead: 'It comes at a Major Milestone, and is used once.',
        rule: 'SNS-1915',
      });

export const tempting = moves.area(against);
