import { z } from 'zod';
import { choiceField, deskRollFields, deskRollParts, rollOnDesk } from '../../../table';
import { command } from '../../../table/command';
import { barred, moves } from '../game';

const sizes = ['2', '4', '6', '8', '10', '20'] as const;

/** Without a GM there is no desk: all dice fall before everybody. */
const onDesk = moves.where(({ director }) =>
  director
    ? null
    : barred('not-allowed', 'Only a GM rolls on the desk.', {
        instead: 'Roll where all see it.',
        rule: 'TABLE-002',
      }),
);

/**
 * The GM rolls dice for what is nobody’s Check: what chance decides, what the world does (HUM-101, 1808). Kept, nobody
 * else learns that dice fell (TABLE-170).
 */
const deskRoll = onDesk.once('rolls', (move) => [
  move(command('desk.roll', { ...deskRollParts, size: z.enum(sizes).default('6') }), {
    ways: () => ({
      label: 'Roll dice',
      detail: 'For what is nobody’s Check.',
      fields: deskRollFields(
        choiceField(
          'size',
          'Which dice',
          sizes.map((value) => ({ value, label: `d${value}` })),
          '6',
        ),
      ),
      rolls: { dice: 1, modifiers: [] },
    }),
    do: (play, { size, ...said }, { seat }) =>
      rollOnDesk(play, seat, said, { sides: Number(size), usual: 'The GM rolls' }),
  }),
]);

/** Rolls of the GM’s own. */
export const deskRolls = moves.area(deskRoll);
