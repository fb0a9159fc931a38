import { z } from 'zod';
import type { RollModifier } from '../../../engine';
import { numberField } from '../../../table';
import { id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { isFull } from '../counters/counter';
import { allCounters } from '../counters/keeping';
import { rollPoints } from '../counters/points';
import type { StarsContext } from '../game';
import { barred, present, refereesMoves } from '../game';
import { hasProperty } from '../protagonists/assets';
import { functionOf } from './asset-use';
import type { TableCheck } from './check';
import { settleMore } from './extras';
import { isNotClosed, standingCheck } from './standing';

const DICE = 10;

/** What an Impactful Asset of a Check adds to its points (SNS-2014). */
function impactOf({ state }: Pick<StarsContext, 'state'>, check: TableCheck): RollModifier[] {
  const used = functionOf(state, check);
  if (!used || !hasProperty(used.asset, 'impactful', used.function)) return [];
  return [{ source: used.asset.name, value: used.quality, unit: 'total' }];
}

/** A success brings points for a Counter: the referee says for which and how many dice, an Extra adds one (SNS-611, 804). */
export const counting = refereesMoves('roll points of a Check').about(
  standingCheck('closed'),
  'check',
  (move) => [
    move(
      rolling('check.points', {
        check: id,
        counter: id,
        dice: z.int().min(1).max(DICE).default(1),
      }),
      {
        unless: (_, __, { check }) =>
          isNotClosed(check) ??
          (check.settling?.band === 'miss' || check.settling?.counted
            ? barred('already-done', 'That Check brings no further points.', {
                instead: 'Fill a slot by hand where it is due.',
                rule: 'SNS-804',
              })
            : null),
        *ways(context, { check }) {
          const more = check.settling?.dice ?? 0;
          for (const { counter, secret } of allCounters(context.state)) {
            if (isFull(counter)) continue;
            yield {
              with: { counter: counter.id },
              label: `Points for “${counter.name}”`,
              group: 'What it brings',
              fields: [
                numberField(
                  'dice',
                  more > 0 ? `How many d10, and ${more} more` : 'How many d10',
                  DICE,
                  1,
                  1,
                ),
              ],
              // Those of the desk fall where nobody else sees them.
              ...(secret ? {} : { rolls: { dice: 1 + more, modifiers: impactOf(context, check) } }),
            };
          }
        },
        do(play, { counter, dice }, context, { check }) {
          const placed = present(
            allCounters(play.state).find((one) => one.counter.id === counter),
            'Counter',
          );
          const extra = check.settling?.dice ?? 0;
          const added = impactOf(context, check);
          if (!placed.secret) settleMore(play, check, { counted: true });
          rollPoints(play, placed, dice + extra, added);
        },
      },
    ),
  ],
);
