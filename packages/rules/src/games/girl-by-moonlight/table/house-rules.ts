import { houseRules as houseRulesArea } from '../../../table';
import type { GbmPlay } from '../game';
import { houseRules } from '../house-rules';
import type { HouseRules } from '../state';
import { words } from '../words';
import { settle } from './house-rules-settle';

/** The readings of the book that this table has chosen for itself. */
export const houseRulesOfTable = houseRulesArea<HouseRules, GbmPlay>({
  words,
  rules: houseRules,
  settle,
});
