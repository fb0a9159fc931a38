import { z } from 'zod';
import { command, id } from '../../../../table/command';
import { arbitersMoves } from '../../arbiter';
import { beat } from '../beats';
import { update } from '../find';
import { endeavorWhile } from '../rounds';
import { BY_HAND } from '../setting';

/** Whether the Eye is awake, as the table sets it by hand (HUM-101, 1218). */
export const settingEye = arbitersMoves('say whether the Eye is awake').about(
  endeavorWhile(({ type }) => type === 'stealth'),
  'answers',
  (move) => [
    move(command('endeavor.mode', { endeavor: id, mode: z.enum(['warry', 'wake']) }), {
      drawer: BY_HAND,
      ways: (_, { mode = 'warry' }) =>
        mode === 'warry'
          ? { with: { mode: 'wake' as const }, label: 'The Eye is awake' }
          : { with: { mode: 'warry' as const }, label: 'The Eye only looks about' },
      do(play, { mode }) {
        update(play, { mode });
        play.say(
          `Set by hand: the Eye ${mode === 'wake' ? 'is awake' : 'only looks about'}.`,
          beat('endeavor-effect'),
        );
      },
    }),
  ],
);
