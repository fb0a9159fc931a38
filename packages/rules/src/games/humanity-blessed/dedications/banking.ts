import { z } from 'zod';
import type { Bar, Field } from '../../../engine';
import { refuseFor } from '../../../engine';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { cast, characterOf, decidedFor, notTheirs } from '../characters/find';
import { marksOf, setMarks } from '../characters/marks';
import type { Owed } from '../checks/check';
import { forgive } from '../checks/owing';
import type { HumanityContext } from '../game';
import { barred, moves, refuse } from '../game';
import type { HumanityState } from '../state';
import { dedicationNames } from '../vocabulary';
import { bank, bankersOf } from './bank';

/** What is owed, and somebody who may bank it. */
interface Banks {
  owed: Owed;
  by: Character;
}

/** Who says so: of Power & Influence whoever attacks, else whose the bank is (HUM-1703). */
const decider = ({ state }: HumanityContext, { owed, by }: Banks): Character =>
  by.dedication === 'influence' ? characterOf({ state }, owed.of) : by;

const banking = {
  part: 'owed',
  what: 'thing that is owed',
  idOf: ({ owed }: Banks) => owed.id,
  all: (context: HumanityContext): Banks[] =>
    Object.values(context.state.public.owed)
      .flatMap((owed) => bankersOf(context.state, owed).map((by) => ({ owed, by })))
      .filter((on) => notTheirs(context, decider(context, on)) === null),
  find(context: HumanityContext, wanted: string, sent: { type: string }): Banks {
    const owed = context.state.public.owed[wanted];
    const named = 'by' in sent && typeof sent.by === 'string' ? sent.by : '';
    const by = characterOf(context, named);
    const found = owed && bankersOf(context.state, owed).some(({ id: one }) => one === named);
    if (!owed || !found) {
      return refuse('not-allowed', 'That cannot be banked by them.', {
        instead: 'Word it, or pass it.',
        rule: 'HUM-1510',
      });
    }
    refuseFor(notTheirs(context, decider(context, { owed, by })));
    return { owed, by };
  },
} as const;

const witnesses = (state: HumanityState, by: Character): Field[] => {
  const options = cast(state)
    .filter(({ id: other }) => other !== by.id)
    .map(({ id: value, name: label }) => ({ value, label }));
  return options.length === 0
    ? []
    : [
        {
          name: 'who',
          kind: 'choices',
          label: 'Who saw it?',
          options,
          min: 0,
          max: options.length,
        },
      ];
};

const once = (state: HumanityState, by: Character): Bar | null =>
  by.dedication === 'vanity' && marksOf(state, by.id).vanity
    ? barred('already-done', 'That is done once a session.', {
        instead: 'Word this one, or pass it.',
        rule: 'HUM-1702',
      })
    : null;

/** Boons and busts that are owed are banked in place of being worded (HUM-1510, 1701…1706). */
const kept = moves.about(banking, 'owed', (move) => [
  move(command('dedication.bank', { owed: id, by: id, who: z.array(id).max(30).default([]) }), {
    unless: ({ state }, _, { by }) => once(state, by),
    ways: (context, on) => ({
      with: { by: on.by.id },
      label: `Bank the ${on.owed.kind}: ${on.by.name}, ${
        on.by.dedication ? dedicationNames[on.by.dedication] : ''
      }`,
      detail: 'It does nothing now, and is spent later.',
      order: 1,
      ...(on.by.dedication === 'vanity' ? { fields: witnesses(context.state, on.by) } : {}),
    }),
    do(play, { who }, { state }, { owed, by }) {
      forgive(play, owed.id);
      const vain = by.dedication === 'vanity';
      const seen = vain ? new Set(who.filter((one) => one !== by.id)).size : 0;
      bank(play, by, 1 + seen, by.dedication === 'influence' ? owed.of : undefined);
      if (vain) setMarks(play, by, { vanity: true });
      const of = owed.of === by.id ? '' : ` of ${state.public.characters[owed.of]?.name}`;
      play.say(`${by.name} banks a ${owed.kind}${of}${seen > 0 ? `, and ${seen} more` : ''}.`, {
        beat: { kind: 'banked', about: [by.id] },
      });
    },
  }),
]);

/** A success without a bust: Rite & Divinity takes one on, and banks one (HUM-1704). */
const takenOn = moves.about(decidedFor, 'owed', (move) => [
  move(command('dedication.take', { character: id }), {
    unless: ({ state }, _, one) =>
      one.dedication === 'divinity' && marksOf(state, one.id).clean
        ? null
        : barred('not-allowed', 'There is no success of theirs without a bust.', {
            instead: 'Wait for the next one.',
            rule: 'HUM-1704',
          }),
    ways: (_, one) => ({
      label: 'Take a bust, and bank a bust',
      detail: dedicationNames.divinity,
      group: one.name,
    }),
    do(play, _, { state }, one) {
      const { clean } = marksOf(state, one.id);
      if (!clean) return;
      setMarks(play, one, { clean: null });
      play.emit({
        type: 'owedSet',
        owed: {
          ...{ id: play.id('owed'), kind: 'bust', of: one.id, from: clean.from },
          ...{ total: clean.total, exceptional: false, track: null },
        },
      });
      bank(play, one, 1);
      play.say(`${one.name} takes a bust, and banks one.`, {
        beat: { kind: 'banked', about: [one.id] },
      });
    },
  }),
]);

export const bankingMoves = [kept, takenOn] as const;
