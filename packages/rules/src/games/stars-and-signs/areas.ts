import type { z } from 'zod';
import {
  asking,
  commandSchemaOf,
  houseRules,
  linesAndVeils,
  notes,
  pictures,
  polls,
  portraits,
  remarks,
  secretRolls,
} from '../../table';
import { checks } from './checks/area';
import { counters } from './counters/area';
import { byHand } from './desk/by-hand';
import { review } from './desk/review';
import { deskRolls } from './desk/rolls';
import { tempting } from './desk/tempting';
import type { StarsPlay } from './game';
import { words } from './game';
import { houseRuleDefinitions } from './house-rules';
import { magic } from './magic/area';
import { milestones } from './milestones/area';
import { flashbacks } from './milestones/flashbacks';
import { memories } from './milestones/memories';
import { preparing } from './prepared/preparing';
import { protagonists } from './protagonists/area';
import { starts } from './starts/area';
import type { StarsState } from './state';
import { sessions } from './story';
import { tests } from './tests/area';
import { travels } from './travel/area';
import { trouble } from './trouble/area';
import { values } from './values';

/** What anybody asks the table. */
const asked = polls<StarsState, StarsPlay>();

/** The parts of the game, in the order in which their offers are listed. */
export const areas = {
  starts,
  values,
  checks,
  tests,
  deskRolls,
  secretRolls: secretRolls<StarsState, StarsPlay>('secret-rolls'),
  counters,
  magic,
  milestones,
  memories,
  flashbacks,
  protagonists,
  // What ends with a Transformation, or with a Milestone, is compelled no more: it looks after all these have.
  trouble,
  travels,
  preparing,
  tempting,
  byHand,
  houseRules: houseRules({ words, rules: houseRuleDefinitions }),
  remarks: remarks(),
  polls: asked.area,
  asked: asking<StarsState, StarsPlay>(asked.question),
  review,
  pictures: pictures(),
  portraits: portraits<StarsState>(({ public: shared }) => Object.values(shared.protagonists)),
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
