import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { characterOf, notTheirs, protagonists } from '../characters/find';
import type { HumanityContext } from '../game';
import { barred, moves } from '../game';
import type { OnCheck } from './standing';
import { standingCheck, update } from './standing';

/** The action on the table, and one who may act together with its leader. */
interface Joins extends OnCheck {
  joiner: Character;
}

const between = standingCheck('between');

const joiners = {
  ...between,
  idOf: ({ check }: Joins) => check.id,
  all: (context: HumanityContext): Joins[] =>
    between.all(context).flatMap(({ check, one }) =>
      (check.frame?.needed ?? 1) < 2
        ? []
        : protagonists(context.state)
            .filter(({ id: own, owner }) => own !== one.id && owner === context.seat.id)
            .map((joiner) => ({ check, one, joiner })),
    ),
  find(context: HumanityContext, wanted: string, sent: { type: string }): Joins {
    const on = between.find(context, wanted);
    const named = 'character' in sent && typeof sent.character === 'string' ? sent.character : '';
    const joiner = characterOf(context, named);
    refuseFor(notTheirs(context, joiner));
    return { ...on, joiner };
  },
} as const;

/** Why nobody joins, if so: one Check is made by one alone (HUM-906). */
const isOne = ({ check: { frame } }: Joins): Refusal | null =>
  (frame?.needed ?? 1) < 2
    ? barred('not-allowed', 'That takes a single Check.', {
        instead: 'Let whoever acts make it.',
        rule: 'HUM-906',
      })
    : null;

/** Others act together with the leader of a hard or complex action (HUM-906). In an Endeavor they are called in. */
export const joining = moves.about(joiners, 'check', (move) => [
  move(command('check.join', { check: id, character: id }), {
    unless: (_, __, on) =>
      isOne(on) ??
      (on.check.purpose.kind === 'endeavor'
        ? barred('wrong-moment', 'In an Endeavor whoever’s turn it is calls others in.', {
            instead: 'Ask them to.',
            rule: 'HUM-1110',
          })
        : null) ??
      (on.check.members.includes(on.joiner.id) || on.check.leader === on.joiner.id
        ? barred('already-done', `${on.joiner.name} acts with them already.`, {
            instead: 'Make a Check of it.',
            rule: 'HUM-906',
          })
        : null),
    ways: (_, { one, joiner }) => ({
      with: { character: joiner.id },
      label: `Act together with ${one.name}`,
      group: joiner.name,
    }),
    do(play, _, __, { check, one, joiner }) {
      update(play, check, { members: [...check.members, joiner.id] });
      play.say(`${joiner.name} acts together with ${one.name}.`);
    },
  }),
  move(command('check.part', { check: id, character: id }), {
    unless: (_, __, { check, joiner }) =>
      check.members.includes(joiner.id) &&
      !check.done.some(({ character }) => character === joiner.id)
        ? null
        : barred('not-allowed', 'They are not in it, or have made a Check of it.', {
            instead: 'Let the others go on.',
            rule: 'HUM-906',
          }),
    ways: (_, { joiner }) => ({
      with: { character: joiner.id },
      label: 'Not together after all',
      group: joiner.name,
      order: 1,
    }),
    do: (play, _, __, { check, joiner }) =>
      update(play, check, { members: check.members.filter((who) => who !== joiner.id) }),
  }),
]);
