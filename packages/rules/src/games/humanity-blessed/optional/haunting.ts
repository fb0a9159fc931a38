import { z } from 'zod';
import { isDirected } from '../../../table';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { cast } from '../characters/find';
import type { HumanityContext } from '../game';
import { barred, managersMoves } from '../game';

const haunted = {
  part: 'character',
  what: 'haunted character',
  all: ({ state }: HumanityContext) => cast(state).filter(({ stats }) => stats.haunted),
  idOf: ({ id: own }: Character) => own,
} as const;

/**
 * Whether what haunts somebody is with them is the secret of whoever directs, until it bites (HUM-411). Where nobody
 * directs there is no place for a secret of the table: it is said aloud.
 */
export const haunting = managersMoves('say what haunts somebody').about(
  haunted,
  'haunting',
  (move) => [
    move(command('haunting.set', { character: id, present: z.boolean() }), {
      unless: ({ state }, { present }, { id: who }) =>
        present !== undefined && present === (state.director.haunting?.[who] ?? false)
          ? barred('already-done', 'It is so already.', {
              instead: 'Leave it as it is.',
              rule: 'HUM-411',
            })
          : null,
      ways({ state }, { id: who, name }) {
        const present = !state.director.haunting?.[who];
        return {
          with: { present },
          label: present ? `What haunts ${name} is there` : `What haunts ${name} is gone`,
        };
      },
      do(play, { present }, { state }, { id: who, name }) {
        play.emit({ type: 'hauntingSet', character: who, present });
        const to = isDirected(state) ? 'director' : 'public';
        play.say(`What haunts ${name} is ${present ? 'there' : 'gone'}.`, { to });
      },
    }),
  ],
);
