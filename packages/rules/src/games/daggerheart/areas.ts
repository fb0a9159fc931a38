import type { z } from 'zod';
import { commandSchemaOf, houseRules, linesAndVeils, notes, remarks } from '../../table';
import { abilities, growth } from './characters/growth';
import { making } from './characters/making';
import { countdowns } from './countdowns/area';
import { hand } from './desk/by-hand';
import { rewards } from './desk/rewards';
import { spotlight } from './desk/spotlight';
import { fight } from './fight/area';
import { death } from './fight/death';
import { words } from './game';
import { houseRuleDefinitions } from './house-rules';
import { library } from './library/area';
import { rests } from './rests/area';
import { rolls } from './rolls/area';
import { starts } from './starts/area';
import { values } from './values';

/** The parts of the game, in the order in which their offers are listed. */
export const areas = {
  starts,
  values,
  rolls,
  fight,
  death,
  spotlight,
  rests,
  rewards,
  countdowns,
  making,
  growth,
  abilities,
  library,
  hand,
  houseRules: houseRules({ words, rules: houseRuleDefinitions }),
  remarks: remarks(),
  notes: notes(),
  limits: linesAndVeils(words),
};

/** Any command of the game, as people send them. */
export const commandSchema = commandSchemaOf(areas);
export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
