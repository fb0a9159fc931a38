import { textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import type { StarsContext, StarsPlay } from '../game';
import { refereesMoves } from '../game';
import { markUsed, preparedWords } from '../prepared/suggesting';
import { skillWords } from '../vocabulary';
import type { Owed, TableCheck } from './check';

/** A Complication is owed for a Check, until it is told or waived (SNS-313, 320, 323, 508). */
export const complicationOf = ({ id: check }: Pick<TableCheck, 'id'>): string =>
  `${check}-complication`;

/** How much is owed at once; what is older than that nobody asks for any more. */
const ROOM = 24;

export function owe(play: StarsPlay, check: TableCheck): void {
  const [oldest, ...rest] = Object.keys(play.state.public.owed);
  if (oldest !== undefined && rest.length + 1 >= ROOM) forgive(play, oldest);
  const owed: Owed = {
    id: complicationOf(check),
    kind: 'complication',
    of: check.protagonist,
    from: check.aim || skillWords[check.skill].name,
  };
  play.emit({ type: 'owedSet', owed });
}

/** It is owed no longer, where it was. */
export function forgive(play: StarsPlay, owed: string): void {
  if (play.state.public.owed[owed]) play.emit({ type: 'owedRemoved', id: owed });
}

/** How long what is told may be. */
const WORDS = 2000;
export const tellField = textField('text', 'What happens', WORDS, '', true);

const owing = {
  part: 'owed',
  what: 'thing that is owed',
  all: ({ state }: StarsContext) => Object.values(state.public.owed),
  idOf: ({ id: own }: Owed) => own,
} as const;

const does = { complication: 'A Complication', anchor: 'How the tie broke' } as const;

/** The referee tells what is owed, or lets it go (SNS-313, 1913). */
export const telling = refereesMoves('say what comes of it').about(owing, 'owed', (move) => [
  move(command('owed.tell', { owed: id, text: needed(WORDS) }), {
    // It leads the referee on, as long as nothing else lies on the table.
    ways: ({ state }, { kind, of, from }) => ({
      label: `${does[kind]}: ${state.public.protagonists[of]?.name ?? 'somebody'}`,
      detail: from,
      ...(state.public.check === null ? { primary: true } : {}),
      fields: [{ ...tellField, ...preparedWords(state, 'complication', WORDS) }],
    }),
    do(play, { text }, _, { id: own, kind, of }) {
      play.emit({ type: 'owedRemoved', id: own });
      markUsed(play, 'complication', text, WORDS);
      play.say(kind === 'complication' ? 'A Complication.' : 'How the tie broke.', {
        beat: { kind: 'complication', about: [of], fiction: text },
      });
    },
  }),
  move(command('owed.waive', { owed: id }), {
    ways: ({ state: { public: shared } }, { kind, of }) => ({
      label: `None this time: ${shared.protagonists[of]?.name ?? 'somebody'}`,
      group: does[kind],
    }),
    do(play, _, __, { id: own, kind, of }) {
      play.emit({ type: 'owedRemoved', id: own });
      const name = play.state.public.protagonists[of]?.name ?? 'somebody';
      play.say(
        kind === 'complication'
          ? `No Complication for ${name}.`
          : `It stays unsaid how ${name}’s tie broke.`,
      );
    },
  }),
]);
