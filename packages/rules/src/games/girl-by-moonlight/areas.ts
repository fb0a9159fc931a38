import { advancement } from './characters/growth/advancement';
import { introductions } from './characters/introductions';
import { characterCreation } from './characters/making';
import { people } from './characters/people';
import { custom } from './custom/area';
import { overrides, overridesOfPlay, overridesOfRolls, overridesOfTable } from './overrides';
import { choices } from './phases/choices';
import { cycle } from './phases/cycle';
import { downtime } from './phases/downtime';
import { fallout } from './phases/fallout';
import { flashback } from './phases/flashback';
import { mission } from './phases/mission';
import { obligation } from './phases/obligation';
import { playsetAreas } from './playsets';
import { abilities } from './rolls/abilities';
import { actionRoll } from './rolls/action';
import { consequences } from './rolls/consequences';
import { eclipse } from './rolls/eclipse';
import { information } from './rolls/information';
import { links } from './rolls/links';
import { seriesCreation } from './series/creation';
import { epilogue } from './series/epilogue';
import { episodes } from './story/episodes';
import { swappingChairs } from './table/chairs';
import { clocks } from './table/clocks';
import { houseRulesOfTable } from './table/house-rules';
import { picturesBrought, portraitsOfHeroes } from './table/portraits';
import { linesAndVeils, privateNotes, rollsOfDesk } from './table/seating';
import { tonight } from './tonight/area';
import { travels } from './travel/area';

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
  tonight,
  seriesCreation,
  epilogue,
  episodes,
  ...playsetAreas,
  characterCreation,
  introductions,
  people,
  travels,
  swappingChairs,
  obligation,
  downtime,
  mission,
  fallout,
  advancement,
  links,
  clocks,
  rollsOfDesk,
  picturesBrought,
  portraitsOfHeroes,
  privateNotes,
  linesAndVeils,
  houseRulesOfTable,
  overrides,
  overridesOfTable,
  overridesOfPlay,
  overridesOfRolls,
  custom,
};
