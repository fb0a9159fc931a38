import type { z } from 'zod';
import {
  clocks,
  commandSchemaOf,
  houseRules,
  linesAndVeils,
  notes,
  privateDice,
  remarks,
  turnOrder,
  usualClockRules,
} from '../../table';
import { cards } from './cards';
import { counters } from './counters';
import { words } from './game';
import { houseRuleDefinitions } from './house-rules';
import { openCards } from './items';
import { rolls } from './rolls';
import { starts } from './starts/area';
import type { AnyState } from './state';

/** How many segments a clock has. */
const segments = { least: 2, most: 20, usual: 6 };

/** The parts of the game, in the order in which their offers are listed. */
export const areas = {
  starts,
  rolls,
  turns: turnOrder<AnyState>(openCards),
  cards,
  counters,
  clocks: clocks({ words, segments, rules: usualClockRules }),
  houseRules: houseRules({ words, rules: houseRuleDefinitions }),
  remarks: remarks(),
  notes: notes(),
  privateDice,
  limits: linesAndVeils(words),
};

/** Any command of *Any game*, as people send them over the wire. */
export const commandSchema = commandSchemaOf(areas);
export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
