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

/** What stands on sheets. */
const sheets = [
  onTheSheet,
  harm,
  growth.xp,
  growth.dots,
  growth.uses,
  growth.ability,
  bonds.links,
  bonds.promise,
  bonds.setting,
  player,
  playbook,
  loss,
  wordsOf,
  secondary,
] as const;

/** What belongs to the series and to the table. */
const table = [track, group.ability, group.room, group.blessing] as const;

/** Where play stands, while it is open: going on may roll dice. */
const play = [phase, fallout, position, mission, review] as const;

/** What lies on the table. */
const rolls = [dice, roll, consequence, setUp, questions] as const;

export const overrides = area(sheets, { betweenSessions: true });
export const overridesOfTable = area(table, { betweenSessions: true });
export const overridesOfPlay = area(play);
export const overridesOfRolls = area(rolls);

/** The commands of all of them. */
export const overrideCommands = [
  ...overrides.commands,
  ...overridesOfTable.commands,
  ...overridesOfPlay.commands,
  ...overridesOfRolls.commands,
];
