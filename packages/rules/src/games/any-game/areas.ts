import type { z } from 'zod';
import {
  boards,
  clocks,
  commandSchemaOf,
  held,
  heldKinds,
  houseRules,
  linesAndVeils,
  notes,
  pictures,
  privateDice,
  remarks,
  secretRolls,
  timers,
  turnOrder,
  usualClockRules,
} from '../../table';
import { cards } from './cards';
import { counters } from './counters';
import { deckMaking, decks } from './decks/area';
import { turnCards } from './decks/turn-cards';
import type { AnyPlay } from './game';
import { words } from './game';
import { holding } from './holding';
import { houseRuleDefinitions } from './house-rules';
import { isOwnCard, openCards } from './items';
import { kits } from './kits/area';
import { rolls } from './rolls';
import { sheets } from './sheets/area';
import { starts } from './starts/area';
import type { AnyState } from './state';
import { sessions } from './story';
import { tables } from './tables';
import { together } from './together';
import { travels } from './travel/area';

/** How many segments a clock has. */
const segments = { least: 2, most: 20, usual: 6 };

/** The parts of the game, in the order in which their offers are listed. */
export const areas = {
  starts,
  rolls,
  tables,
  secretRolls: secretRolls<AnyState, AnyPlay>('secret-rolls'),
  turns: turnOrder<AnyState>(openCards),
  turnCards,
  timers: timers(),
  cards,
  counters,
  sheets,
  decks,
  deckMaking,
  kits,
  travels,
  boards: boards<AnyState>({ words, candidates: openCards, mayMove: isOwnCard }),
  held: held(holding),
  heldKinds: heldKinds<AnyState>(),
  clocks: clocks({ words, segments, rules: usualClockRules }),
  houseRules: houseRules({ words, rules: houseRuleDefinitions }),
  remarks: remarks(),
  ...together,
  pictures: pictures(),
  notes: notes(),
  privateDice,
  limits: linesAndVeils(words),
  // It looks at what all others have told.
  chapters: sessions,
};

/** Any command of *Any game*, as people send them over the wire. */
export const commandSchema = commandSchemaOf(areas);
export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
