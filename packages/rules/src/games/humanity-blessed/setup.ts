import { z } from 'zod';
import type { About, NewTable } from '../../engine';
import { emptyTable } from '../../engine';
import { choiceField, nothingToMake } from '../../table';
import { sharedAtStart } from './numbers';
import type { HumanityState } from './state';
import {
  arbiters,
  arbiterWords,
  atmospheres,
  atmosphereWords,
  optionalStats,
  optionsOf,
  statWords,
} from './vocabulary';

const NONE = 'none';

/** What is chosen before a table is opened; all of it can be changed at the table (HUM-101…105). */
export const setupSchema = z.strictObject({
  atmosphere: z.enum(atmospheres).default('light'),
  optional: z.enum([NONE, ...optionalStats]).default(NONE),
  arbiter: z.enum(arbiters).default('gm'),
});
export type HumanitySetup = z.infer<typeof setupSchema>;

/** What one reads before there is a table. */
export const about: About = {
  line: 'Seven Stats, dice that lock at what they show, and Blessings for when it matters. Humanity, Blessed ⊜ Community Content.',
  look: 'humanity-blessed',
  setup: [
    choiceField(
      'atmosphere',
      'Which Atmosphere?',
      optionsOf(atmospheres, atmosphereWords),
      'light',
    ),
    choiceField(
      'optional',
      'An eighth Stat?',
      [
        { value: NONE, label: 'None', detail: 'The seven core Stats alone.' },
        ...optionsOf(optionalStats, statWords),
      ],
      NONE,
    ),
    choiceField(
      'arbiter',
      'Who decides what the rules leave open?',
      optionsOf(arbiters, arbiterWords),
      'gm',
    ),
  ],
  credits: {
    title: 'Humanity, Blessed ⊜ Community Content',
    lines: [
      'Rules after Humanity, Blessed by snotskie (https://snotskie.com/ttrpg/), whose text is offered under CC BY-NC-ND 4.0 (https://creativecommons.org/licenses/by-nc-nd/4.0/). None of that text is in here: names and numbers are the game’s, the words are our own.',
      'Unofficial: whoever made the game has not reviewed, sponsored or endorsed this.',
    ],
  },
};

/** A new table, before anybody sits down. */
export function create({ name, setup }: NewTable<HumanitySetup>): HumanityState {
  const { atmosphere, arbiter } = setup;
  const optional = setup.optional === NONE ? null : setup.optional;
  const base = emptyTable(name, { directed: arbiter === 'gm' });
  return {
    public: {
      ...base.public,
      paused: false,
      atmosphere,
      optional,
      zero: { wanted: '', unwanted: '', story: '', optional: '' },
      arbiter: { kind: arbiter, seat: null },
      characters: {},
      shared: sharedAtStart(optional),
      check: null,
      outcome: null,
      continues: {},
      endeavor: null,
      owed: {},
      tracked: {},
      rests: {},
      ...{ dues: {}, dealings: {}, factions: {}, marks: {}, shop: {}, rumors: {} },
      derived: { nextStep: { title: '', text: '' }, making: nothingToMake, prompts: {} },
    },
    director: { ...base.director, notes: {} },
    seats: {},
  };
}
