import { command, id } from '../../../table/command';
import { isNotFirst } from '../checks/proposing';
import { ownCheck, placeOf, update } from '../checks/standing';
import { usableStats } from '../checks/usable';
import { barred, moves } from '../game';

/** Whoever acts against somebody may roll their Haze in place of a Stat of their own (HUM-415). */
export const borrowing = moves.about(ownCheck('talk', 'between'), 'check', (move) => [
  move(command('check.borrow', { check: id }), {
    unless: ({ state }, _, { check, one }) =>
      isNotFirst(check) ??
      (check.claim.stat !== 'haze' &&
      usableStats(state, one, check.claim.against).some(({ stat }) => stat === 'haze')
        ? null
        : barred('not-allowed', 'There is no Haze to be rolled.', {
            instead: 'Roll a Stat of your own.',
            rule: 'HUM-415',
          })),
    ways: (context, { check, one }) => ({
      label: `Roll the Haze of ${check.claim.against?.who ?? 'them'} instead`,
      order: 1,
      ...placeOf(context, one),
    }),
    do(play, _, __, { check }) {
      const { stat: insteadOf } = check.claim;
      const claim = { ...check.claim, stat: 'haze' as const, insteadOf };
      update(play, check, { claim, frame: null, proposed: null });
    },
  }),
]);
