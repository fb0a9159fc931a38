import { command, id } from '../../../table/command';
import { characterOf } from '../characters/find';
import type { DonePart } from '../checks/check';
import { unlock } from '../checks/locking';
import { falters } from '../checks/rolling';
import { finish, outcomeOf } from '../checks/settle';
import { ownCheck, placeOf } from '../checks/standing';
import { moves } from '../game';

/**
 * A hard action for whose next Check nobody has a Stat fails, in an Endeavor and outside, and what it has locked is free
 * again (HUM-703, 907, 1117). The name of its command is of the time when Endeavors alone had it.
 */
export const faltering = moves.about(ownCheck('between'), 'check', (move) => [
  move(command('endeavor.falter', { check: id }), {
    ways: (context, { check, one }) =>
      falters(context.state, check)
        ? {
            label: 'No Stat is left for it: it fails',
            detail: 'Unless somebody else acts together with them.',
            primary: true,
            ...placeOf(context, one),
          }
        : null,
    do(play, _, __, { check, one }) {
      const last = check.done.at(-1);
      if (!last) return;
      play.emit({ type: 'checkSet', check: null });
      for (const { of, character, dice } of check.done) {
        for (const [at, { stat }] of dice.entries()) {
          unlock(play, characterOf(play, at === 0 ? of : character), [stat]);
        }
      }
      play.say(`${one.name} has no Stat left for it, and fails.`, {
        beat: { kind: 'failure', about: [one.id] },
      });
      const failed: DonePart = { ...last, dice: [], band: 'failure', total: 0, locked: false };
      finish(
        play,
        outcomeOf(check, [failed], failed, { size: last.dice[0]?.size ?? 4, continued: false }),
      );
    },
  }),
]);
