import { z } from 'zod';
import type { Field, FieldOption, Refusal } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { command, id, needed, sentence } from '../../../table/command';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, refereesMoves } from '../game';
import { change, protagonistOf } from '../protagonists/find';
import { newTrait } from '../protagonists/trait';
import { sufferDespair } from '../trouble/despair';
import { gainWound } from '../trouble/wounds';
import type { CostKind } from '../vocabulary';
import { costKinds, costWords, woundKinds, woundWords } from '../vocabulary';
import type { TableCheck } from './check';
import { settleMore } from './extras';
import { tellField } from './owed';
import { openOf } from './settled';
import { isNotClosed, ownCheck, placeOf, standingCheck, update } from './standing';

/** The most Despair that is said at once. */
const DESPAIR = 60;

/** Whoever acted chooses how a Graze is paid; an Extra may be the whole of it (SNS-315, 318, 507). */
export const choosing = moves.about(ownCheck('closed'), 'check', (move) => [
  move(
    command('check.cost', {
      check: id,
      kind: z.enum(costKinds),
      extra: z.boolean().default(false),
    }),
    {
      unless: (_, { extra }, { check }) =>
        isNotClosed(check) ??
        (check.settling?.due !== 'cost' || check.settling.costKind !== null
          ? barred('already-done', 'No Cost is to be chosen.', {
              instead: 'Go on.',
              rule: 'SNS-315',
            })
          : null) ??
        (extra === true && check.settling?.extras === 0
          ? barred('cannot-afford', 'There is no Extra to give up.', {
              instead: 'Choose another Cost.',
              rule: 'SNS-318',
            })
          : null),
      *ways(context, { check, one }) {
        const where = { ...placeOf(context, one), group: 'How it is paid' };
        for (const kind of costKinds) {
          const { name, means } = costWords[kind];
          yield { with: { kind, extra: false }, label: `${name} Cost`, detail: means, ...where };
        }
        if ((check.settling?.extras ?? 0) > 0) {
          const label = 'Impact Cost: give up the Extra';
          yield { with: { kind: 'impact' as const, extra: true }, label, ...where };
        }
      },
      do(play, { kind, extra }, _, { check, one }) {
        const { settling } = check;
        if (!settling) return;
        const { dues, extras } = settling;
        const told = Object.fromEntries(Object.keys(dues).map((who) => [who, 'told' as const]));
        settleMore(play, check, {
          costKind: kind,
          ...(extra ? { extras: extras - 1, dues: told } : {}),
        });
        play.say(
          extra
            ? `${one.name} gives up an Extra: that is the whole Cost.`
            : `${one.name} chooses a Cost: ${costWords[kind].name}.`,
          { beat: { kind: 'cost', about: Object.keys(dues) } },
        );
      },
    },
  ),
  // What is not used by then is gone; a Complication that is owed stays so.
  move(command('check.finish', { check: id }), {
    unless: (_, __, { check }) => isNotClosed(check) ?? isOpen(check),
    ways: (context, { check, one }) => ({
      label: 'Go on',
      primary: true,
      ...((check.settling?.extras ?? 0) > 0 ? { detail: 'The Extra is lost.' } : {}),
      ...placeOf(context, one),
    }),
    do: (play) => play.emit({ type: 'checkSet', check: null }),
  }),
]);

/** Why a Check stays on the table, if so. */
function isOpen(check: TableCheck): Refusal | null {
  const [what] = openOf(check);
  return what === undefined
    ? null
    : barred('wrong-moment', `Still to be said: ${what}.`, {
        instead: 'Say it first.',
        rule: 'SNS-2404',
      });
}

/** The words of a due, and what comes of it by itself (Q03, Q04, SNS-312, 316, 317, 319). */
const told = {
  text: needed(2000),
  despair: z.int().min(0).max(DESPAIR).default(0),
  negative: sentence.default(''),
};
type Told = z.infer<z.ZodObject<typeof told>>;

const toldFields = (): Field[] => [
  tellField,
  ...foldedAway([
    numberField('despair', 'Despair, in points', DESPAIR, 0),
    textField('negative', 'A Temporary Negative Trait', 300, ''),
  ]),
];

/** The members of a Check who have still to hear what it brings them. */
function* waiting({ state }: StarsContext, { settling }: TableCheck) {
  for (const [who, how] of Object.entries(settling?.dues ?? {})) {
    const one = state.public.protagonists[who];
    if (one && how === 'owed') yield one;
  }
}

const isTold = ({ settling }: TableCheck, who: string | undefined): Refusal | null =>
  who === undefined || settling?.dues[who] === 'owed'
    ? null
    : barred('already-done', 'They have heard it already.', {
        instead: 'Say it to somebody who has not.',
        rule: 'SNS-507',
      });

const isNotDue = ({ settling }: TableCheck, due: 'cost' | 'fallout'): Refusal | null =>
  settling?.due === due && (due === 'fallout' || settling.costKind !== null)
    ? null
    : barred('wrong-moment', due === 'cost' ? 'No Cost is chosen.' : 'No Fallout is due.', {
        instead: 'Go on with what the Check brings.',
        rule: due === 'cost' ? 'SNS-315' : 'SNS-311',
      });

/** The referee says what a Cost or Fallout is, to each whom it concerns (SNS-312, 315, 507). */
export const saying = refereesMoves('say what it costs').about(
  standingCheck('closed'),
  'check',
  (move) => [
    move(command('check.tell-cost', { check: id, to: id, ...told, asset: id.optional() }), {
      unless: (_, { to }, { check }) =>
        isNotClosed(check) ?? isNotDue(check, 'cost') ?? isTold(check, to),
      *ways(context, { check }) {
        const kind = check.settling?.costKind;
        if (!kind) return;
        for (const one of waiting(context, check)) {
          const assets = one.assets.filter(({ lost }) => !lost);
          yield {
            with: { to: one.id },
            label: `The Cost for ${one.name}: ${costWords[kind].name}`,
            detail: 'It never undoes the success.',
            fields: [
              ...toldFields(),
              ...(assets.length > 0 ? foldedAway([assetField(assets.map(optionOf))]) : []),
            ],
            ...askedAt,
          };
        }
      },
      do(play, { to, asset, ...said }, _, { check }) {
        if (asset !== undefined) lose(play, to, asset);
        tell(play, check, to, said, costLine(check.settling?.costKind ?? null));
      },
    }),
    move(
      command('check.tell-fallout', {
        check: id,
        to: id,
        how: z.enum(['barred', 'drawback']),
        ...told,
        wound: z.enum(['none', ...woundKinds]).default('none'),
      }),
      {
        unless: (_, { to }, { check }) =>
          isNotClosed(check) ?? isNotDue(check, 'fallout') ?? isTold(check, to),
        *ways(context, { check }) {
          for (const one of waiting(context, check)) {
            yield {
              with: { to: one.id },
              label: `The Fallout for ${one.name}`,
              fields: [
                choiceField('how', 'What becomes of it', howOptions),
                ...toldFields(),
                ...(check.challenge.stakes === 'high'
                  ? [choiceField('wound', 'A Wound', woundOptions, 'none')]
                  : []),
              ],
              ...askedAt,
            };
          }
        },
        do(play, { to, how, wound, ...said }, _, { check }) {
          tell(play, check, to, said, `Fallout: ${howWords[how]}.`);
          if (wound !== 'none') gainWound(play, to, wound);
        },
      },
    ),
    // After a Hit there may be one all the same (SNS-321).
    move(command('check.complicate', { check: id, text: needed(2000) }), {
      unless: (_, __, { check }) =>
        isNotClosed(check) ??
        (check.settling?.mayComplicate
          ? null
          : barred('not-allowed', 'No Complication is open to you.', {
              instead: 'Tell the one that is owed, if there is one.',
              rule: 'SNS-321',
            })),
      ways: () => ({ label: 'Bring a Complication all the same', fields: [tellField] }),
      do(play, { text }, _, { check, one }) {
        settleMore(play, check, { mayComplicate: false });
        play.say('A Complication.', {
          beat: { kind: 'complication', about: [one.id], fiction: text },
        });
      },
    }),
  ],
);

const askedAt = { place: 'prompt', prompt: 'due' } as const;
const optionOf = ({ id: value, name: label }: { id: string; name: string }) => ({ value, label });
const assetField = (options: FieldOption[]): Field => ({
  name: 'asset',
  kind: 'choice',
  label: 'An Asset that is lost for now',
  options,
  required: false,
});
const howWords = {
  barred: 'it is barred',
  drawback: 'part of it, with a serious drawback',
} as const;
const howOptions: FieldOption[] = [
  { value: 'barred', label: 'It is barred' },
  { value: 'drawback', label: 'Part of it is granted, with a serious drawback' },
];
const woundOptions: FieldOption[] = [
  { value: 'none', label: 'None' },
  ...woundKinds.map((value) => ({ value, label: woundWords[value].name })),
];
const costLine = (kind: CostKind | null): string =>
  kind === null ? 'The Cost.' : `The Cost is ${costWords[kind].name}.`;

function tell(
  play: StarsPlay,
  check: TableCheck,
  to: string,
  { text, despair, negative }: Told,
  line: string,
): void {
  const { settling } = check;
  if (!settling) return;
  const one = protagonistOf(play, to);
  update(play, check, { settling: { ...settling, dues: { ...settling.dues, [to]: 'told' } } });
  if (negative !== '') {
    const trait = newTrait(play.id('trait'), 'temporary', negative, {
      of: to,
      lasting: 'temporary',
      alignment: 'negative',
    });
    play.emit({ type: 'traitSet', trait });
  }
  play.say(`${one.name}: ${line}`, {
    beat: { kind: 'due', about: [to], fiction: text },
  });
  sufferDespair(play, to, despair, text);
}

function lose(play: StarsPlay, who: string, asset: string): void {
  const one = protagonistOf(play, who);
  change(play, one, {
    assets: one.assets.map((each) => (each.id === asset ? { ...each, lost: true } : each)),
  });
}
