import { deskRollFields, deskRollParts, rollOnDesk } from '../../../table';
import { command } from '../../../table/command';
import { moves, notReferee } from '../game';

/** The die of all that the referee rolls. */
const SIDES = 10;

/**
 * The referee rolls d10s for what is nobody’s Action and no Test: how much Despair, how many points. Kept, nobody
 * else learns that dice fell (SNS-804, Q37, TABLE-170).
 */
const deskRoll = moves.once('rolls', (move) => [
  move(command('desk.roll', deskRollParts), {
    unless: (context) => notReferee(context, 'roll on the desk'),
    ways: () => ({
      label: 'Roll d10s',
      detail: 'For what is nobody’s Action and no Test.',
      fields: deskRollFields(),
      rolls: { dice: 1, modifiers: [] },
    }),
    do: (play, said, { seat }) =>
      rollOnDesk(play, seat, said, { sides: SIDES, usual: 'The referee rolls' }),
  }),
]);

/** Rolls of the referee’s own. */
export const deskRolls = moves.area(deskRoll);
