import { z } from 'zod';
import { command } from '../../../table/command';
import { managersMoves } from '../game';
import { ZERO } from './genre';

/** Whether the characters of a table begin larger. */
export const larger = managersMoves('say how large characters begin').once('zero', (move) => [
  move(command('zero.larger', { larger: z.boolean() }), {
    drawer: ZERO,
    ways: ({ state }) => ({
      with: { larger: !state.public.larger },
      label: 'Characters begin larger',
      detail:
        'For a short story: one d10, two d8 and three d6 as one likes; upgrades change no sizes.',
      on: state.public.larger === true,
    }),
    do(play, { larger: now }) {
      play.emit({ type: 'largerSet', larger: now });
      play.say(now ? 'Characters begin larger.' : 'Characters begin with three d6.');
    },
  }),
]);
