import type { Field } from '../../engine';
import { capitalised } from '../../engine';
import { tableBeat } from '../beats';
import { command } from '../command';
import { choiceField } from '../fields';
import type { Moves } from '../moves';
import type { HeldPlay } from './changing';
import { handOver } from './changing';
import type { HeldKind, Holder } from './kind';
import type { HeldContext, HeldOptions } from './options';
import { isOwn, labelFor, mayDo } from './options';
import { kindPart, someField, someOf, someParts } from './parts';
import type { WithHeld } from './state';
import { heldBy } from './state';
import { eachHolder, holderPart, kindMeant } from './subjects';
import { lostWords, movedWords } from './words';

/** Giving what one has to somebody else. */
export const giving = <S extends WithHeld, P extends HeldPlay<S>>(
  moves: Moves<S, P>,
  options: HeldOptions<S>,
) =>
  moves.about(eachHolder(options), 'held', (move) => [
    move(
      command('held.give', { ...holderPart, ...kindPart, to: holderPart.holder, ...someParts }),
      {
        *ways(context, holder) {
          for (const kind of options.kinds(context.state)) {
            const held = heldBy(context.state, kind, holder.id);
            if (held.count === 0 || !mayDo(options, context, 'give', kind, holder)) continue;
            const to = receivers(options, context, holder);
            if (!to) continue;
            yield {
              with: { kind: kind.id },
              label: labelFor(context, holder, `give ${kind.some}`),
              group: kind.some,
              fields: [to, someField(kind, held)],
            };
          }
        },
        do(play, sent, context, holder) {
          const kind = kindMeant(options, context.state, sent.kind);
          const to = options.holders(context.state).find((one) => one.id === sent.to) ?? holder;
          tellHanded(
            play,
            kind,
            holder,
            to,
            sent,
            (what) => `${holder.name} gives ${to.name} ${what}`,
          );
        },
      },
    ),
  ]);

/** Taking what somebody else has, whom nobody asks. */
export const taking = <S extends WithHeld, P extends HeldPlay<S>>(
  moves: Moves<S, P>,
  options: HeldOptions<S>,
) =>
  moves.about(eachHolder(options), 'held', (move) => [
    move(
      command('held.take', { ...holderPart, ...kindPart, to: holderPart.holder, ...someParts }),
      {
        *ways(context, holder) {
          const { state, seat } = context;
          for (const kind of options.kinds(state)) {
            const held = heldBy(state, kind, holder.id);
            if (held.count === 0 || isOwn(seat.id, holder)) continue;
            if (!mayDo(options, context, 'take', kind, holder)) continue;
            for (const own of options.holders(state).filter((one) => isOwn(seat.id, one))) {
              yield {
                with: { kind: kind.id, to: own.id },
                label: `Take ${kind.some} from ${holder.name}`,
                group: kind.some,
                fields: [someField(kind, held)],
              };
            }
          }
        },
        do(play, sent, context, holder) {
          const kind = kindMeant(options, context.state, sent.kind);
          const to = options.holders(context.state).find((one) => one.id === sent.to) ?? holder;
          tellHanded(
            play,
            kind,
            holder,
            to,
            sent,
            (what) => `${to.name} takes ${what} from ${holder.name}`,
          );
        },
      },
    ),
  ]);

/** Asks who gets something; nothing where there is nobody else. */
function receivers<S extends WithHeld>(
  { holders }: HeldOptions<S>,
  { state }: HeldContext<S>,
  from: Holder,
): Field | null {
  const others = holders(state).filter(({ id: one, away }) => one !== from.id && !away);
  if (others.length === 0) return null;
  return choiceField(
    'to',
    'To whom',
    others.map(({ id: value, name: label }) => ({ value, label })),
  );
}

function tellHanded(
  play: HeldPlay,
  kind: HeldKind,
  from: Holder,
  to: Holder,
  sent: { amount?: number | undefined; dice?: string[] | undefined },
  line: (what: string) => string,
): void {
  const some = someOf(sent);
  const { dice: before = [] } = heldBy(play.state, kind, from.id);
  const handed = {
    count: typeof some === 'number' ? some : some.length,
    dice: typeof some === 'number' ? [] : before.filter(({ id: one }) => some.includes(one)),
  };
  const { lost } = handOver(play, kind, { from: from.id, to: to.id }, some);
  play.say(`${line(movedWords(kind, handed))}.`, {
    notes: lostWords(kind, lost).map((words) => `${capitalised(to.name)}: ${words}`),
    beat: tableBeat('held', to.id, from.id),
  });
}
