import type { Refusal } from '../../../engine';
import { choiceField, foldedAway, textField } from '../../../table';
import { id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { TableCheck } from '../checks/check';
import { actionScale } from '../checks/scale';
import { hasFallen, ownCheck, placeOf, update } from '../checks/standing';
import { barred, moves, present } from '../game';
import { ruleOf } from '../house-rules';
import { clearEnergy, endTransformation } from '../protagonists/energy';
import { traitsOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import type { StarsState } from '../state';
import { gainCorruption } from '../trouble/corruption';
import { rollPoints } from '../trouble/rolled';
import { actionWords, caps, skillWords } from '../vocabulary';
import { isMundane, spendEnergy } from './energy';

/** What Scale 1d10 Energy brings, and what a Signature Move does (SNS-2206, 2212). */
const SCALES = { energy: 3, signature: 4 } as const;

/** Magic that raises the Scale of the Action on the table, before its dice fall (SNS-2206, 2212). */
export const upgrading = moves.about(ownCheck('laid'), 'check', (move) => [
  move(rolling('magic.energy', { check: id, affinity: id, how: sentence.default('') }), {
    unless: ({ state }, { affinity }, { check, one }) =>
      hasFallen(check) ??
      isMundane(one, 'SNS-2206') ??
      isHighAlready(state, check, SCALES.energy) ??
      (affinity === undefined ? null : isNotMagical(state, one, affinity)),
    ways(context, { one }) {
      const options = magicalOf(context.state, one).map(({ id: value, text, rank }) => ({
        ...{ value, label: text, detail: `Rank ${rank}` },
      }));
      if (options.length === 0) return null;
      const only = options.length === 1 ? options[0]?.value : undefined;
      return {
        label: 'Spend Energy: Scale 3',
        detail: 'Say how a Magical Affinity helps.',
        cost: '1d10 Energy',
        fields: [
          choiceField('affinity', 'Magical Affinity', options, only),
          ...foldedAway([textField('how', 'How it helps', 300, '')]),
        ],
        rolls: { dice: 1, modifiers: [] },
        ...placeOf(context, one),
      };
    },
    do(play, { affinity, how }, { state }, { check, one }) {
      const { text } = present(state.public.traits[affinity], 'Affinity');
      const { total, record } = rollPoints(play, `${one.name}: Energy`, 'Energy');
      const { out, filled: regular, temporary } = spendEnergy(play, one.id, total);
      const after = out && ruleOf(play.state, 'burnout') === 'after';
      update(play, check, {
        upgrades: [
          ...check.upgrades,
          { source: text, scale: SCALES.energy, filled: { regular, temporary } },
        ],
        ...(after ? { burnsOut: true } : {}),
      });
      play.say(`${one.name} spends ${total} Energy, by “${text}”: Scale ${SCALES.energy}.`, {
        roll: record,
        notes: after ? ['The Energy has run out: the Transformation ends with this Action.'] : [],
        beat: { kind: 'energy', about: [one.id], fiction: how },
      });
      if (out && !after) endTransformation(play, one.id, 'the Energy has run out');
    },
  }),
  move(rolling('magic.signature', { check: id, move: id, how: sentence.default('') }), {
    unless: ({ state }, { move: which }, { check, one }) =>
      hasFallen(check) ??
      isMundane(one, 'SNS-2211') ??
      isHighAlready(state, check, SCALES.signature) ??
      (which === undefined ? null : doesNotFit(check, one, which)),
    ways: (context, { check, one }) =>
      one.magic.moves
        .filter(({ id: which }) => doesNotFit(check, one, which) === null)
        .map(({ id: which, name, text }) => ({
          with: { move: which },
          label: `${name}: Scale 4`,
          detail: text || 'Your filled Energy clears.',
          cost: '1d10 Corruption',
          fields: foldedAway([textField('how', 'What it looks like', 300, '')]),
          rolls: { dice: 1, modifiers: [] },
          ...placeOf(context, one),
        })),
    do(play, { move: which, how }, _, { check, one }) {
      const { name } = signatureOf(one, which);
      const { total, record } = rollPoints(play, `${one.name}: ${name}`, 'Corruption');
      clearEnergy(play, one.id, caps.energy);
      update(play, check, {
        upgrades: [...check.upgrades, { source: name, scale: SCALES.signature }],
      });
      play.say(`${one.name}: “${name}”! Scale ${SCALES.signature}, for ${total} Corruption.`, {
        roll: record,
        beat: { kind: 'signature', about: [one.id], fiction: how },
      });
      gainCorruption(play, one.id, total);
    },
  }),
]);

const magicalOf = (state: Pick<StarsState, 'public'>, { id: of }: Protagonist): Trait[] =>
  traitsOf(state, of).filter(({ kind, magical }) => kind === 'affinity' && magical);

const signatureOf = ({ magic: { moves: all } }: Protagonist, which: string) =>
  present(
    all.find((each) => each.id === which),
    'Signature Move on that sheet',
  );

/** An upgrade is worth nothing where the Scale is as high without it (SNS-2303). */
const isHighAlready = (state: StarsState, check: TableCheck, scale: number): Refusal | null =>
  actionScale(state, check) < scale
    ? null
    : barred('not-allowed', `This Action is at Scale ${actionScale(state, check)} already.`, {
        instead: 'Roll it as it is.',
        rule: 'SNS-2303',
      });

/** Energy goes through a Magical Affinity of one’s own (SNS-2206). */
const isNotMagical = (state: StarsState, one: Protagonist, wanted: string): Refusal | null =>
  magicalOf(state, one).some(({ id: own }) => own === wanted)
    ? null
    : barred('not-allowed', `${one.name} has no such Magical Affinity.`, {
        instead: 'Name one of theirs.',
        rule: 'SNS-2206',
      });

/** A Signature Move is one Action type with one Skill (SNS-2211). */
function doesNotFit(check: TableCheck, one: Protagonist, which: string): Refusal | null {
  const { name, action, skill } = signatureOf(one, which);
  if (check.action === action && check.skill === skill) return null;
  const what = `${actionWords[action].name} (${skillWords[skill].name})`;
  return barred('not-allowed', `“${name}” is ${what}.`, {
    instead: 'Do that, or act without it.',
    rule: 'SNS-2211',
  });
}
