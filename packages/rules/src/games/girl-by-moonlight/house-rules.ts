import type * as Table from '../../table';
import { diceThatCount, houseRuleOf, idsOf, inRange, oneOf } from '../../table';
import { LONGEST } from './constants';
import type { HouseRuleId, HouseRules, PublicState } from './state';

/** Every rule that a table may set for itself, in the order in which they are shown. */
export const houseRules: Table.HouseRuleDefinitions<HouseRules> = {
  bonusDice: oneOf(
    [
      {
        value: 'two',
        label: 'Two',
        detail: 'One from a helper, by assisting or with a link; one for a push or a promise.',
      },
      {
        value: 'three',
        label: 'Three',
        detail: 'An assist, a link, and a push or a promise give a die each.',
      },
    ],
    {
      title: 'Bonus dice',
      text: 'The chapter on action rolls allows two bonus dice and calls a link a way to pay for help. The reference page lists help, a link, and a push or promise as three.',
      source: 'AMB-06',
      rules: ['GBM-ARP-019', 'GBM-ARP-020', 'GBM-LNK-007'],
      standard: 'two',
    },
  ),
  pushes: oneOf(
    [
      { value: 'one', label: 'One', detail: 'A push gives one of its three benefits.' },
      {
        value: 'several',
        label: 'Several',
        detail: 'One for each benefit, 2 stress each; still none beside a promise.',
      },
    ],
    {
      title: 'Pushes on one roll',
      text: 'A push gives a die, more effect, or acting in spite of harm. Whether one roll can be pushed for two of them is not said; it reads like one.',
      source: 'AMB-12',
      rules: ['GBM-ARP-024', 'GBM-ARP-023'],
      standard: 'one',
    },
  ),
  setUpsForAll: oneOf(
    [
      { value: 'on', label: 'Everybody', detail: 'Each ally who follows up on it, once each.' },
      { value: 'off', label: 'One ally', detail: 'Only the first who follows up on it.' },
    ],
    {
      title: 'Whom a set-up helps',
      text: 'The chapter speaks of the ally who follows up, the reference page of any member of the team. The wider wording counts.',
      source: 'AMB-29',
      rules: ['GBM-TEAM-008'],
      standard: 'on',
    },
  ),
  dice: diceThatCount(
    'The book rolls dice that lie on a table. Here everybody sits at another one: fair dice can be checked by all, one’s own cannot.',
    'AMB-83',
  ),
  parityDie: oneOf(
    [
      { value: 'on', label: 'Given', detail: 'The director can leave it out of one roll.' },
      { value: 'off', label: 'Not given', detail: 'Only tiers beyond reach matter: −1d for each.' },
    ],
    {
      title: 'Die for a mission within reach',
      text: 'The tier rule gives the engagement roll a die when the mission is not above the investigation tier. The list of engagement dice and the example leave it out.',
      source: 'AMB-10',
      rules: ['GBM-INV-002'],
      standard: 'on',
    },
  ),
  transcendenceSegments: inRange([3, LONGEST.transcendence], ['segment', 'segments'], {
    title: 'Transcendence track',
    text: 'How many action rolls a transcendence lasts. The text never says; the sheets draw four segments. A playbook with a shorter track keeps it.',
    source: 'AMB-02',
    rules: ['GBM-TRN-009'],
    standard: 4,
  }),
  segmentsPerTier: inRange([5, 6], ['segment', 'segments'], {
    title: 'Segments in a tier',
    text: 'The adversary and the investigation track have three tiers of five segments. It could be read as five tiers, but fallout knows three. Longer tiers make a longer season.',
    source: 'AMB-07',
    rules: ['GBM-ADV-007', 'GBM-INV-001'],
    standard: 5,
  }),
  attributeXp: inRange([4, LONGEST.xp], ['mark', 'marks'], {
    title: 'Xp track of an attribute',
    text: 'How many marks earn an advance. The text never says; the sheets draw six.',
    source: 'AMB-04',
    rules: ['GBM-XP-004'],
    standard: 6,
  }),
  playbookXp: inRange([4, LONGEST.xp], ['mark', 'marks'], {
    title: 'Xp track of the playbook',
    text: 'How many marks earn an advance. The text never says; the sheets draw eight.',
    source: 'AMB-04',
    rules: ['GBM-XP-004'],
    standard: 8,
  }),
  seriesXp: inRange([4, LONGEST.xp], ['mark', 'marks'], {
    title: 'Xp track of the series',
    text: 'How many marks earn an advance. The text never says; the sheets draw eight.',
    source: 'AMB-04',
    rules: ['GBM-XP-010', 'GBM-XP-004'],
    standard: 8,
  }),
  xpWhenRepeated: inRange([1, 2], ['xp', 'xp'], {
    title: 'Xp for what happened again and again',
    text: 'At the end of a session each thing that happened marks 1 xp. What it marks when it came up more than once stands on the sheets only: 2.',
    source: 'AMB-05',
    rules: ['GBM-XP-002', 'GBM-XP-009'],
    standard: 2,
  }),
  carryXp: oneOf(
    [
      { value: 'on', label: 'Carried', detail: 'It stays on the emptied track.' },
      { value: 'off', label: 'Lost', detail: 'A full track empties, whatever was beyond it.' },
    ],
    {
      title: 'Xp beyond the end of a track',
      text: 'The book empties a full track and does not say what becomes of marks beyond its end. Carrying them takes nothing from anybody.',
      source: 'AMB-25',
      rules: ['GBM-XP-004'],
      standard: 'on',
    },
  ),
  veteranAbilities: inRange([1, 3], ['ability', 'abilities'], {
    title: 'Veteran abilities',
    text: 'A playbook advance may buy a special ability of another playbook. The text speaks of one; games of this family often allow three.',
    source: 'AMB-26',
    rules: ['GBM-XP-008'],
    standard: 1,
  }),
  avatars: oneOf(
    [
      {
        value: 'transcended',
        label: 'While transcended',
        detail: 'The Avatar takes hold of somebody when they transcend.',
      },
      {
        value: 'always',
        label: 'On every mission',
        detail: 'Whoever acts as their Avatar would, in a dream, has the good of it.',
      },
    ],
    {
      title: 'When an Avatar counts',
      text: 'In a Maze of Dreams: a virtue and desires answer “your actions”. An Avatar takes possession when one transcends, but it is a part of its dreamer all the time.',
      source: 'AMB-93',
      rules: ['GBM-MAZ-RUL-005', 'GBM-MAZ-RUL-006'],
      standard: 'transcended',
    },
  ),
  otherSeriesAbilities: oneOf(
    [
      {
        value: 'on',
        label: 'Any series',
        detail: 'A series advance may also buy an ability of another series.',
      },
      { value: 'off', label: 'This series only', detail: 'The group takes its own abilities.' },
    ],
    {
      title: 'Abilities of other series',
      text: 'One ability speaks of being taken from another series, so a series advance buys it; no rule says more.',
      source: 'AMB-28',
      rules: ['GBM-XP-010', 'GBM-SER-006'],
      standard: 'on',
    },
  ),
};

/** Whatever says which rules a table has of its own. */
export interface Ruled {
  public: Pick<PublicState, 'houseRules'>;
}

export const houseRuleIds: readonly HouseRuleId[] = idsOf(houseRules);

/** The numbers of the book, for whoever reads before there is a table. */
export function usualNumbers(): Record<string, string> {
  return Object.fromEntries(houseRuleIds.map((id) => [id, String(houseRules[id].standard)]));
}

/** What counts at this table: its own rule, or else the standard reading. */
export function houseRule<K extends HouseRuleId>({ public: { houseRules: own } }: Ruled, id: K) {
  return houseRuleOf<HouseRules, K>(houseRules, own, id);
}
