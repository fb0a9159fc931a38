import { advancement } from './characters/advancement';
import { characterCreation } from './characters/creation';
import { introductions } from './characters/introductions';
import { people } from './characters/people';
import { custom } from './custom/area';
import type { Area } from './game';
import { cycle } from './phases/cycle';
import { downtime } from './phases/downtime';
import { fallout } from './phases/fallout';
import { flashback } from './phases/flashback';
import { mission } from './phases/mission';
import { obligation } from './phases/obligation';
import { abilities } from './rolls/abilities';
import { actionRoll } from './rolls/action';
import { choices } from './rolls/choices';
import { consequences } from './rolls/consequences';
import { eclipse } from './rolls/eclipse';
import { information } from './rolls/information';
import { links } from './rolls/links';
import { beneathARottingSky } from './series/beneath-a-rotting-sky/area';
import { seriesCreation } from './series/creation';
import { epilogue } from './series/epilogue';
import { inAMazeOfDreams } from './series/in-a-maze-of-dreams/area';
import { onASeaOfStars } from './series/on-a-sea-of-stars/area';
import { clockCare, desk } from './table/desk';
import { houseRulesOfTable } from './table/house-rules';
import { overrides, overridesOfPlay, overridesOfRolls, overridesOfTable } from './table/overrides';
import { seating } from './table/seating';

/** The parts that make up the game, in the order in which their offers are listed. */
export const areas = {
  eclipse,
  consequences,
  choices,
  abilities,
  actionRoll,
  information,
  flashback,
  cycle,
  seriesCreation,
  epilogue,
  beneathARottingSky,
  onASeaOfStars,
  inAMazeOfDreams,
  characterCreation,
  introductions,
  people,
  obligation,
  downtime,
  mission,
  fallout,
  advancement,
  links,
  desk,
  clockCare,
  houseRulesOfTable,
  overrides,
  overridesOfTable,
  overridesOfPlay,
  overridesOfRolls,
  custom,
  seating,
} satisfies Record<string, Area>;
