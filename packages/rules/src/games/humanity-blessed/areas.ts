import type { z } from 'zod';
import {
  asking,
  commandSchemaOf,
  held,
  houseRules,
  linesAndVeils,
  notes,
  pictures,
  polls,
  portraits,
  remarks,
  secretRolls,
} from '../../table';
import { blessings } from './blessings/area';
import { blessingsHeld } from './blessings/kind';
import { characters } from './characters/area';
import { cast } from './characters/find';
import { beginning, beside, checks } from './checks/area';
import { frameVote } from './checks/framing';
import { dedications } from './dedications/area';
import { byHand } from './desk/by-hand';
import { review } from './desk/review';
import { deskRolls } from './desk/rolls';
import { endeavors } from './endeavors/area';
import { chargeVote } from './endeavors/rush/leading';
import type { HumanityPlay } from './game';
import { words } from './game';
import { houseRuleDefinitions } from './house-rules';
import { optional } from './optional/area';
import { shop } from './shop/area';
import { specializing } from './specializations/area';
import { starts } from './starts/area';
import type { HumanityState } from './state';
import { sessions } from './story';
import { travels } from './travel/area';
import { zero } from './zero/area';

/** What anybody asks the table. */
const asked = polls<HumanityState, HumanityPlay>();

/** The parts of the game, in the order in which their offers are listed. */
export const areas = {
  starts,
  beginning,
  checks,
  beside,
  optional,
  blessings,
  held: held<HumanityState>(blessingsHeld),
  characters,
  specializing,
  dedications,
  // It takes up what has come of an action, once all others have looked at it.
  endeavors,
  shop,
  travels,
  zero,
  byHand,
  deskRolls,
  secretRolls: secretRolls<HumanityState, HumanityPlay>('secret-rolls'),
  houseRules: houseRules({ words, rules: houseRuleDefinitions }),
  remarks: remarks(),
  polls: asked.area,
  asked: asking<HumanityState, HumanityPlay>(asked.question, frameVote, chargeVote),
  review,
  pictures: pictures(),
  portraits: portraits<HumanityState>(cast),
  notes: notes(),
  limits: linesAndVeils(words),
  // It looks at what all others have told.
  chapters: sessions,
};

/** Any command of the game, as people send them. */
export const commandSchema = commandSchemaOf(areas);
export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
