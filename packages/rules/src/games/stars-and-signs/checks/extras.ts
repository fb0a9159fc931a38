import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { choiceField, textField } from '../../../table';
import { command, id, needed, sentence } from '../../../table/command';
import type { StarsPlay } from '../game';
import { barred, moves } from '../game';
import { asOptions, cast, changeTrait } from '../protagonists/find';
import { newTrait } from '../protagonists/trait';
import type { ExtraKind } from '../vocabulary';
import { extraKinds, extraWords, optionsOf } from '../vocabulary';
import type { Settling, TableCheck } from './check';
import { complicationOf, forgive } from './owed';
import { isNotClosed, ownCheck, placeOf, update } from './standing';

/** Changes what is still to be settled. */
export function settleMore(play: StarsPlay, check: TableCheck, set: Partial<Settling>): void {
  const { settling } = check;
  if (settling) update(play, check, { settling: { ...settling, ...set } });
}

/** What whoever acts makes of a success: Extras, and a Trait that it leaves. */
export const using = moves.about(ownCheck('closed'), 'check', (move) => [
  move(
    command('check.extra', {
      check: id,
      kind: z.enum(extraKinds),
      text: sentence.default(''),
    }),
    {
      unless: (_, __, { check }) => isNotClosed(check) ?? hasNoExtra(check),
      ways: (context, { one }) => ({
        label: 'Use an Extra',
        fields: [
          choiceField('kind', 'For what', optionsOf(extraKinds, extraWords)),
          textField('text', 'What that looks like', 300, ''),
        ],
        ...placeOf(context, one),
      }),
      do(play, { kind, text }, _, { check, one }) {
        if (!check.settling) return;
        const { extras } = check.settling;
        settleMore(play, check, { extras: extras - 1, ...brought(play, check, kind) });
        play.say(`${one.name} uses an Extra: ${extraWords[kind].name}.`, {
          beat: { kind: 'extra', about: [one.id], fiction: text },
        });
      },
    },
  ),
  // It leaves something that can be used: Temporary, Neutral, one free invoke of whoever made it (SNS-715).
  move(
    command('check.create-trait', {
      check: id,
      text: needed(120),
      on: sentence.default(''),
      whose: id.optional(),
      positive: z.boolean().default(false),
    }),
    {
      unless: (_, __, { check }) =>
        isNotClosed(check) ??
        (check.settling?.traits === 0
          ? barred('limit-reached', 'That Action creates no further Trait.', {
              instead: 'Use an Extra for one more.',
              rule: 'SNS-612',
            })
          : null),
      ways: (context, { one }) => ({
        label: 'It leaves a Trait',
        fields: [
          textField('text', 'In a few words', 120, '', true),
          textField('on', 'On what', 300, ''),
          {
            name: 'whose',
            kind: 'choice',
            label: 'Or on whom',
            options: asOptions(cast(context.state)),
            required: false,
            folded: true,
          },
          {
            name: 'positive',
            kind: 'switch',
            label: 'It is Positive, by a feature',
            initial: false,
            folded: true,
          },
        ],
        ...placeOf(context, one),
      }),
      do(play, { text, on, whose, positive }, _, { check, one }) {
        if (!check.settling) return;
        const { traits, invokes, created } = check.settling;
        const trait = newTrait(play.id('trait'), whose ? 'temporary' : 'scene', text, {
          of: whose ?? null,
          on: whose ? '' : on,
          lasting: 'temporary',
          ...(positive ? { alignment: 'positive' } : {}),
          free: 1 + invokes,
          holder: one.id,
        });
        play.emit({ type: 'traitSet', trait });
        settleMore(play, check, {
          traits: traits - 1,
          invokes: 0,
          created: [...created, trait.id],
        });
        play.say(`A Trait is there: “${text}”.`, { beat: { kind: 'trait', about: [one.id] } });
      },
    },
  ),
]);

const hasNoExtra = ({ settling }: TableCheck): Refusal | null =>
  settling?.extras === 0
    ? barred('cannot-afford', 'That Check has no Extra left.', {
        instead: 'Go on without one.',
        rule: 'SNS-609',
      })
    : null;

/** What an Extra changes by itself; the rest is told (SNS-611…614). */
function brought(play: StarsPlay, check: TableCheck, kind: ExtraKind): Partial<Settling> {
  const { settling } = check;
  if (!settling) return {};
  if (kind === 'points') return { dice: settling.dice + 1 };
  if (kind === 'trait') return { traits: settling.traits + 1 };
  if (kind === 'quiet') {
    forgive(play, complicationOf(check));
    return { mayComplicate: false };
  }
  if (kind !== 'invoke') return {};
  const last = play.state.public.traits[settling.created.at(-1) ?? ''];
  if (!last) return { invokes: settling.invokes + 1 };
  changeTrait(play, last, { free: last.free + 1 });
  return {};
}
