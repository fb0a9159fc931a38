import { z } from 'zod';
import type { BaseState, Play, RollRecord } from '../../engine';
import { tableBeat } from '../beats';
import { command, sentence } from '../command';
import { bumpedGroup, bumping, replayed, rolling, shownBy, throwBy } from '../dice';
import { numberField, textField } from '../fields';
import type { Moves } from '../moves';
import type { Gained, HeldChange, HeldPlay, HowGained } from './changing';
import { gain, gainDice, spend } from './changing';
import type { HeldKind, Holder } from './kind';
import { heldBounds, mostOf } from './kind';
import type { HeldOptions } from './options';
import { actorFor, labelFor, mayDo } from './options';
import { diceField, kindPart, someField, someOf, someParts } from './parts';
import type { WithHeld } from './state';
import { heldBy } from './state';
import { eachHolder, holderPart, kindMeant } from './subjects';
import { lostWords, movedWords } from './words';

/** A command about what is held, while it is decided: dice may fall. */
export type RollingPlay<S extends WithHeld = WithHeld> = HeldPlay<S> &
  Pick<Play<BaseState, never>, 'roll' | 'typeDice'>;

/** Gaining some: counted, or rolled. */
export const gaining = <S extends WithHeld>(
  moves: Moves<S, RollingPlay<S>>,
  options: HeldOptions<S>,
) =>
  moves.about(eachHolder(options), 'held', (move) => [
    move(
      rolling('held.gain', {
        ...holderPart,
        ...kindPart,
        amount: z.int().min(1).max(heldBounds.atOnce),
        passing: z.boolean().default(false),
      }),
      {
        *ways(context, holder) {
          for (const kind of options.kinds(context.state)) {
            const { count } = heldBy(context.state, kind, holder.id);
            if (!mayDo(options, context, 'gain', kind, holder)) continue;
            if (count >= mostOf(kind, holder.id)) continue;
            yield {
              with: { kind: kind.id },
              label: labelFor(context, holder, `gain ${kind.some}`),
              group: kind.some,
              fields: [
                numberField('amount', 'How many', heldBounds.atOnce, 1, 1),
                {
                  name: 'passing',
                  kind: 'switch',
                  label: 'Only for now',
                  initial: false,
                  folded: true,
                },
              ],
              ...(kind.sides === undefined ? {} : { rolls: { dice: 1, modifiers: [] } }),
            };
          }
        },
        do(play, sent, context, holder) {
          const kind = kindMeant(options, context.state, sent.kind);
          if (kind.sides === undefined) {
            const gained = gain(play, kind, holder.id, sent.amount, sent);
            tellGained(play, kind, holder, gained);
          } else {
            const { gained, record } = rollHeld(play, kind, holder, sent.amount, sent);
            tellGained(play, kind, holder, gained, record);
          }
        },
      },
    ),
  ]);

/** Spending what one has. */
export const spending = <S extends WithHeld>(
  moves: Moves<S, RollingPlay<S>>,
  options: HeldOptions<S>,
) =>
  moves.about(eachHolder(options), 'held', (move) => [
    move(
      command('held.spend', {
        ...holderPart,
        ...kindPart,
        ...someParts,
        what: sentence.default(''),
      }),
      {
        *ways(context, holder) {
          for (const kind of options.kinds(context.state)) {
            const held = heldBy(context.state, kind, holder.id);
            if (held.count === 0 || !mayDo(options, context, 'spend', kind, holder)) continue;
            yield {
              with: { kind: kind.id },
              label: labelFor(context, holder, `spend ${kind.some}`),
              group: kind.some,
              fields: [someField(kind, held), textField('what', 'What for', 300, '')],
            };
          }
        },
        do(play, sent, context, holder) {
          const kind = kindMeant(options, context.state, sent.kind);
          const spent = spend(play, kind, holder.id, someOf(sent));
          const why = sent.what === '' ? '' : `: ${sent.what}`;
          const { who, from } = actorFor(context, holder);
          play.say(`${who} spends ${movedWords(kind, spent)}${from}${why}.`, {
            beat: {
              ...tableBeat('held', holder.id),
              ...(sent.what === '' ? {} : { fiction: sent.what }),
            },
          });
        },
      },
    ),
  ]);

/** Playing what dice have shown once more, without dice (TABLE-208). */
export const replaying = <S extends WithHeld>(
  moves: Moves<S, RollingPlay<S>>,
  options: HeldOptions<S>,
) =>
  moves.about(eachHolder(options), 'held', (move) => [
    move(command('held.replay', { ...holderPart, ...kindPart, dice: someParts.dice.unwrap() }), {
      *ways(context, holder) {
        for (const kind of options.kinds(context.state)) {
          const held = heldBy(context.state, kind, holder.id);
          if (!held.dice || !mayDo(options, context, 'replay', kind, holder)) continue;
          yield {
            with: { kind: kind.id },
            label: labelFor(context, holder, `play ${kind.some} again`),
            detail: 'As if they had fallen once more. They stay.',
            group: kind.some,
            fields: [diceField('Which', held)],
          };
        }
      },
      do(play, sent, context, holder) {
        const { state } = context;
        const kind = kindMeant(options, state, sent.kind);
        const { who, from } = actorFor(context, holder);
        const wanted = new Set(sent.dice);
        const { dice = [] } = heldBy(state, kind, holder.id);
        const record = replayed(state.public.table.session.number, {
          title: kind.some,
          groups: [{ label: kind.some, dice: dice.filter(({ id }) => wanted.has(id)) }],
        });
        play.say(`${who} plays ${kind.some}${from} again, without dice: ${record.reading.word}.`, {
          beat: tableBeat('held', holder.id),
          roll: record,
        });
      },
    }),
  ]);

/**
 * Rolls dice that somebody holds from then on, each with what it shows; a kind may bring one more for some
 * faces (TABLE-215).
 */
export function rollHeld(
  play: RollingPlay,
  kind: HeldKind,
  holder: Pick<Holder, 'id' | 'name'>,
  count: number,
  how: HowGained & { title?: string },
): { gained: Gained; record: RollRecord } {
  const { sides = 6, bringsMore = [], some } = kind;
  const title = how.title ?? `${holder.name}: ${some}`;
  const dice = Array<number>(count).fill(sides);
  const rolled = bumping(dice, { on: (face) => bringsMore.includes(face) });
  const { fell, proof } = throwBy(play, rolled, { title });
  if (!proof) throw new Error('No die was rolled.');
  const group = bumpedGroup(some, fell);
  const shown = fell.map(({ sides: each, face: value }) => ({ sides: each, value }));
  const gained = gainDice(play, kind, holder.id, shown, how);
  const faces = fell.map(({ face }) => face).join(', ');
  const record: RollRecord = {
    title,
    groups: [group],
    modifiers: [],
    reading: { word: faces, tone: 'neutral' },
    proof,
  };
  return { gained, record };
}

/** Keeps what each die of recorded ones shows, as dice that somebody holds (TABLE-208). */
export const keepShown = (
  play: HeldChange,
  kind: HeldKind,
  holder: string,
  { groups }: Pick<RollRecord, 'groups'>,
): Gained => gainDice(play, kind, holder, groups.flatMap(shownBy));

function tellGained(
  play: HeldPlay,
  kind: HeldKind,
  holder: Holder,
  gained: Gained,
  roll?: RollRecord,
): void {
  play.say(`${holder.name} gains ${movedWords(kind, gained)}.`, {
    notes: lostWords(kind, gained.lost),
    beat: tableBeat('held', holder.id),
    ...(roll ? { roll } : {}),
  });
}
