import { z } from 'zod';
import { numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { decidesFor } from '../characters/find';
import type { HumanityContext } from '../game';
import { moves } from '../game';
import type { HumanityState } from '../state';
import { askedAs } from './asked';
import type { Due, Endeavor } from './endeavor';
import { characterIn, nameOf, running, update } from './find';
import { endDue } from './flow';
import { dueRuleOf } from './registry';

/** What is to be chosen now, and by whom. */
export interface OpenDue {
  endeavor: Endeavor;
  due: Due;
}

/** The first of what is owed; `null` while a Check lies on the table. */
export function dueNow(state: HumanityState): OpenDue | null {
  const endeavor = running(state);
  const due = endeavor?.dues[0];
  return endeavor && due && !endeavor.reached && state.public.check === null
    ? { endeavor, due }
    : null;
}

/** What is to be chosen, with who chooses it. */
export const titleOf = (state: HumanityState, { due }: OpenDue): string =>
  `${nameOf(state, due.by)}: ${dueRuleOf(due).title(due)}`;

const owing = {
  part: 'due',
  what: 'thing to choose',
  all(context: HumanityContext): readonly OpenDue[] {
    const open = dueNow(context.state);
    const one = open?.endeavor.participants[open.due.by];
    return open && one && decidesFor(context, characterIn(context.state, one)) ? [open] : [];
  },
  idOf: ({ due }: OpenDue) => due.id,
} as const;

/** Choosing on whom an effect falls, and how much of it (HUM-1112, 1306…1316). */
export const settling = moves.about(owing, 'endeavor', (move) => [
  move(command('endeavor.settle', { due: id, who: id, amount: z.int().min(1).default(1) }), {
    *ways(context, { endeavor, due }) {
      const { state } = context;
      const rule = dueRuleOf(due);
      for (const { id: who, label, most } of rule.targets(state, endeavor, due)) {
        yield {
          with: { who },
          label,
          group: rule.title(due),
          ...(most > 1 ? { fields: [numberField('amount', 'How much', most, most, 1)] } : {}),
          ...askedAs(context, due.by, dueQuestion(due)),
        };
      }
    },
    do(play, { who, amount }, _, { endeavor, due }) {
      const rule = dueRuleOf(due);
      const { ...before } = due;
      const came = rule.apply(play, endeavor, before, who, amount);
      const over = rule.whole || (rule.chosen && before.among.length === 1);
      const left = over ? 0 : before.left - amount;
      const among = rule.once ? before.among.filter((each) => each !== who) : before.among;
      const now = play.state.public.endeavor;
      if (!now) return;
      update(play, {
        dues: now.dues.map((each) =>
          each.id === before.id ? { ...each, left, among, sum: before.sum + came } : each,
        ),
      });
    },
  }),
  move(command('endeavor.enough', { due: id }), {
    ways: (context, { endeavor, due }) => ({
      label: due.sum > 0 ? 'That is enough' : (dueRuleOf(due).none ?? 'Leave it'),
      group: dueRuleOf(due).title(due),
      detail: `${nameOf(context.state, due.by)}: ${endeavor.name}`,
      order: 9,
      ...askedAs(context, due.by, dueQuestion(due)),
    }),
    do: (play, _, __, { due }) => endDue(play, due),
  }),
]);

/** The question under which it is asked: one of its own each, so that each is read aloud. */
export const dueQuestion = ({ id: due }: Pick<Due, 'id'>): string => `endeavor-due-${due}`;
