import { z } from 'zod';
import { capitalised } from '../../engine';
import { tableBeat } from '../beats';
import { whyOf } from '../by-hand';
import { command, id, reason } from '../command';
import { numberField, textField } from '../fields';
import type { Moves } from '../moves';
import type { HeldPlay } from './changing';
import { endPassing, refresh, setHeld, turnDie } from './changing';
import type { Held, HeldKind, Holder } from './kind';
import { heldBounds, mostOf, refreshOf } from './kind';
import type { HeldContext, HeldOptions } from './options';
import { mayDo } from './options';
import { kindPart } from './parts';
import type { WithHeld } from './state';
import { heldBy } from './state';
import { eachHolder, holderPart, kindMeant } from './subjects';
import { heldWords, lostWords, someWords } from './words';

/** The drawer with what is set by hand, and kinds to change. */
export const HELD_DRAWER = 'held';

/** Bringing everybody who is there to what a refresh gives (TABLE-213). */
export const refreshingAll = <S extends WithHeld, P extends HeldPlay<S>>(
  moves: Moves<S, P>,
  options: HeldOptions<S>,
) =>
  moves.about(eachKind(options), 'held', (move) => [
    move(command('held.refresh', kindPart), {
      ways(context, kind) {
        const counted = kind.sides === undefined && kind.most !== undefined;
        if (!counted || !mayDo(options, context, 'refresh', kind, null)) return null;
        if (refreshing(options, context, kind).length === 0) return null;
        return { label: `Refresh ${kind.some} for everybody`, group: kind.some };
      },
      do(play, _, context, kind) {
        const notes = refreshing(options, context, kind).flatMap(({ id: holder, name }) => {
          const { lost } = refresh(play, kind, holder);
          return lostWords(kind, lost).map((words) => `${capitalised(name)}: ${words}`);
        });
        play.say(`Everybody has all ${kind.some} again.`, { notes, beat: tableBeat('held') });
      },
    }),
  ]);

/** Ending what was held only for now (TABLE-214). */
export const ending = <S extends WithHeld, P extends HeldPlay<S>>(
  moves: Moves<S, P>,
  options: HeldOptions<S>,
) =>
  moves.about(eachKind(options), 'held', (move) => [
    move(command('held.end', kindPart), {
      ways(context, kind) {
        const { state } = context;
        const passing = Object.values(state.public.held?.[kind.id] ?? {}).some(
          (one) => one.passing,
        );
        if (!passing || !mayDo(options, context, 'end', kind, null)) return null;
        return { label: `End ${kind.some} that were only for now`, group: kind.some };
      },
      do(play, _, { state }, kind) {
        const gone = endPassing(play, kind);
        const notes = options.holders(state).flatMap(({ id: holder, name }) => {
          const count = gone.get(holder);
          return count === undefined ? [] : `${capitalised(name)}: ${someWords(kind, count)}.`;
        });
        play.say(`${kind.some} that were only for now are gone.`, {
          notes,
          beat: tableBeat('held'),
        });
      },
    }),
  ]);

/** Setting how many somebody has by hand, with a reason (TABLE-019). */
export const setting = <S extends WithHeld, P extends HeldPlay<S>>(
  moves: Moves<S, P>,
  options: HeldOptions<S>,
) =>
  moves.about(eachHolder(options), 'held', (move) => [
    move(
      command('held.set', {
        ...holderPart,
        ...kindPart,
        amount: z.int().min(0).max(heldBounds.count),
        reason,
      }),
      {
        drawer: HELD_DRAWER,
        *ways(context, holder) {
          for (const kind of options.kinds(context.state)) {
            if (kind.sides !== undefined) continue;
            if (!mayDo(options, context, 'set', kind, holder)) continue;
            const { count } = heldBy(context.state, kind, holder.id);
            yield {
              with: { kind: kind.id },
              label: `Set ${kind.some} of ${holder.name}`,
              group: kind.some,
              fields: [numberField('amount', 'How many', mostOf(kind, holder.id), count), why],
            };
          }
        },
        do(play, sent, { state }, holder) {
          const kind = kindMeant(options, state, sent.kind);
          setHeld(play, kind, holder.id, sent.amount);
          tellSet(play, kind, holder, sent.reason);
        },
      },
    ),
  ]);

/** Turning a die that somebody holds by hand, with a reason (TABLE-019). */
export const turning = <S extends WithHeld, P extends HeldPlay<S>>(
  moves: Moves<S, P>,
  options: HeldOptions<S>,
) =>
  moves.about(eachHolder(options), 'held', (move) => [
    move(
      command('held.turn', {
        ...holderPart,
        ...kindPart,
        die: id,
        to: z.int().min(0).max(heldBounds.count),
        reason,
      }),
      {
        drawer: HELD_DRAWER,
        *ways(context, holder) {
          for (const kind of options.kinds(context.state)) {
            if (!mayDo(options, context, 'set', kind, holder)) continue;
            const { dice = [] } = heldBy(context.state, kind, holder.id);
            for (const { id: die, sides, value } of dice) {
              yield {
                with: { kind: kind.id, die },
                label: `Turn the ${value} (d${sides}) of ${holder.name}`,
                group: kind.some,
                fields: [numberField('to', 'What it shows; 0 takes it away', sides, value), why],
              };
            }
          }
        },
        do(play, sent, { state }, holder) {
          const kind = kindMeant(options, state, sent.kind);
          turnDie(play, kind, holder.id, sent);
          tellSet(play, kind, holder, sent.reason);
        },
      },
    ),
  ]);

const why = textField('reason', 'Why (everybody reads it)', 300, '');

function tellSet(play: HeldPlay, kind: HeldKind, holder: Holder, reason: string): void {
  const now: Held = heldBy(play.state, kind, holder.id);
  play.say(`Set by hand: ${holder.name} has ${heldWords(kind, now)}.`, {
    ...whyOf(reason),
    beat: tableBeat('held', holder.id),
  });
}

const eachKind = <S extends WithHeld>({ kinds }: HeldOptions<S>) =>
  ({
    part: 'kind',
    what: 'thing',
    all: ({ state }: HeldContext<S>): readonly HeldKind[] => kinds(state),
    idOf: (kind: HeldKind): string => kind.id,
  }) as const;

/** Those for whom a refresh changes anything: whoever is there, but not the pool. */
function refreshing<S extends WithHeld>(
  { holders }: HeldOptions<S>,
  { state }: HeldContext<S>,
  kind: HeldKind,
): Holder[] {
  return holders(state).filter(({ id: holder, seat }) => {
    const to = refreshOf(kind, holder);
    return seat !== null && to !== null && heldBy(state, kind, holder).count !== to;
  });
}
