import type { BaseState } from '../engine';
import { tableBeat } from './beats';
import { command, needed } from './command';
import { textField } from './fields';
import { Moves } from './moves';
import type { TablePlay } from './play';

const moves = new Moves<BaseState, TablePlay<BaseState>>((context) => context);

const said = moves.once('log', (move) => [
  move(command('remark', { text: needed(300) }), {
    ways: () => ({ label: 'Say something', fields: [textField('text', 'What', 300, '', true)] }),
    do: (play, { text }, { seat }) =>
      play.say(`${seat.name}: ${text}`, { beat: tableBeat('remark', seat.id) }),
  }),
]);

/** A line said into the log: what somebody does, or what should not be forgotten (TABLE-043). */
export const remarks = () => ({ ...moves.area(said), betweenSessions: true }) as const;
