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
import { cards } from './characters/cards';
import { changing, writingForms } from './characters/changing';
import { abilities, growth } from './characters/growth';
import { inventory } from './characters/inventory';
import { companions } from './characters/keeping';
import { making } from './characters/making';
import { raising } from './characters/raising';
import { countdowns } from './countdowns/area';
import { hand } from './desk/by-hand';
import { review } from './desk/review';
import { rewards } from './desk/rewards';
import { spotlight } from './desk/spotlight';
import { fight } from './fight/area';
import { death } from './fight/death';
import { epitaphs } from './fight/epitaph';
import { minions } from './fight/minions';
import type { DhPlay } from './game';
import { moves, words } from './game';
import { houseRuleDefinitions } from './house-rules';
import { library } from './library/area';
import { rests } from './rests/area';
import { rolls } from './rolls/area';
import { rereading } from './rolls/rereading';
import { starts } from './starts/area';
import type { DaggerheartState } from './state';
import { sessions } from './story';
import { travels } from './travel/area';
import { values } from './values';

/** What anybody asks the table. */
const asked = polls<DaggerheartState, DhPlay>();

/** The parts of the game, in the order in which their offers are listed. */
export const areas = {
  starts,
  values,
  rolls,
  rereading,
  secretRolls: secretRolls<DaggerheartState, DhPlay>('secret-rolls'),
  fight,
  minions,
  death,
  epitaphs,
  spotlight,
  rests,
  rewards,
  countdowns,
  making,
  growth,
  forms: moves.area(writingForms),
  companions,
  cards,
  inventory,
  raising,
  abilities,
  changing: moves.area(changing),
  library,
  travels,
  hand,
  houseRules: houseRules({ words, rules: houseRuleDefinitions }),
  remarks: remarks(),
  polls: asked.area,
  asked: asking<DaggerheartState, DhPlay>(asked.question),
  review,
  pictures: pictures(),
  portraits: portraits<DaggerheartState>(({ public: shared }) => Object.values(shared.characters)),
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
