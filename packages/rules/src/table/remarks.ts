import type { z } from 'zod';
import type { BaseState } from '../engine';
import type { TableArea } from './area';
import { command, needed } from './command';
import { textField } from './fields';

export const remarkCommands = [command('remark', { text: needed(300) })] as const;
export type RemarkCommand = z.infer<(typeof remarkCommands)[number]>;

/** A line said into the log: what somebody does, or what should not be forgotten (TABLE-043). */
export function remarks() {
  return {
    betweenSessions: true,
    commands: remarkCommands,
    handlers: {
      remark: (play, { text }) => play.say(`${play.seat().name}: ${text}`),
    },
    offers({ add }) {
      const fields = [textField('text', 'What', 300, '', true)];
      add({ command: 'remark', with: {}, label: 'Say something', place: 'log', fields });
    },
  } satisfies TableArea<BaseState, RemarkCommand>;
}
