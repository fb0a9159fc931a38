import { command, id } from '../../../table/command';
import { characterOf } from '../characters/find';
import type { DonePart } from '../checks/check';
import { unlock } from '../checks/locking';
import { finish, outcomeOf } from '../checks/settle';
import type { OnCheck } from '../checks/standing';
import { ownCheck } from '../checks/standing';
import { fittingStats } from '../checks/usable';
import type { HumanityContext } from '../game';
import { moves } from '../game';
import type { HumanityState } from '../state';

/** Whether somebody of those who act has a Stat for the next Check of a hard action (HUM-1117). */
const canGoOn = (state: HumanityState, { check }: OnCheck): boolean =>
  [check.leader, ...check.members].some((who) => {
    const one = state.public.characters[who];
    return one !== undefined && fittingStats(state, one, check).length > 0;
  });

const own = ownCheck('between');
const inEndeavor = {
  ...own,
  all: (context: HumanityContext) => (context.state.public.endeavor ? own.all(context) : []),
} as const;

/** A hard action for whose next Check nobody has a Stat fails, and what it has locked is free again (HUM-703, 907, 1117). */
export const faltering = moves.about(inEndeavor, 'endeavor', (move) => [
  move(command('endeavor.falter', { check: id }), {
    ways: ({ state }, on) =>
      on.check.purpose.kind !== 'endeavor' || on.check.done.length === 0 || canGoOn(state, on)
        ? null
        : {
            label: 'No Stat is left for it: it fails',
            detail: 'Unless somebody else is called in.',
            group: on.one.name,
          },
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
