import * as bonds from './bonds';
import { area } from './by-hand';
import * as group from './group';
import * as growth from './growth';
import { harm } from './harm';
import { mission, position } from './mission';
import { questions, setUp } from './openings';
import { loss, playbook, player, secondary, wordsOf } from './people';
import { fallout, phase } from './phase';
import { review } from './review';
import { consequence, dice, roll } from './roll';
import { onTheSheet } from './sheet';
import { track } from './tracks';

/*
 * The director sets anything by hand (TABLE-019), a row for each command. All ask for a reason, which the log
 * shows to everybody; none sets off what the same change would set off in play. The areas are apart so
 * that a change at the table computes only the offers that it touches, and those only while the
 * director has them open.
 */

const { xp, dots, uses, ability } = growth;
const { links, promise, setting } = bonds;

/** What stands on sheets. */
export const overrides = area(
  [
    onTheSheet,
    harm,
    xp,
    dots,
    uses,
    ability,
    links,
    promise,
    setting,
    player,
    playbook,
    loss,
    wordsOf,
    secondary,
  ],
  {
    betweenSessions: true,
    together: [
      [xp, dots, uses, ability],
      [links, promise, setting],
      [wordsOf, secondary],
    ],
  },
);

/** What belongs to the series and to the table. */
export const overridesOfTable = area([track, group.ability, group.room, group.blessing], {
  betweenSessions: true,
});

/** Where play stands, while it is open: going on may roll dice. */
export const overridesOfPlay = area([phase, fallout, position, mission, review]);

/** What lies on the table. */
export const overridesOfRolls = area([dice, roll, consequence, setUp, questions], {
  together: [[setUp, questions]],
});
