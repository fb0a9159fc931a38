import { z } from 'zod';
import type { About, NewTable } from '../../engine';
import { emptyTable } from '../../engine';
import { nothingToMake } from '../../table';
import type { StarsState } from './state';

/** Nothing has to be chosen before a table is opened. */
export const setupSchema = z.strictObject({});
export type StarsSetup = z.infer<typeof setupSchema>;

/** What one reads before there is a table. */
export const about: About = {
  line: 'Magical girls between an ordinary life and what it costs to save it: two ten-sided dice, what you are good at, and who you are.',
  look: 'stars-and-signs',
  setup: [],
  credits: {
    title: 'Stars & Signs',
    lines: [
      'Rules after the core rules of Stars & Signs, whose text its authors offer under CC BY-NC-SA 4.0 (https://creativecommons.org/licenses/by-nc-sa/4.0/). None of that text is in here: rules are told in our own words.',
      'The name says which game is played. Unofficial: nobody who made the game has reviewed, sponsored or endorsed this.',
    ],
  },
};

/** A new table, before anybody sits down. */
export function create({ name }: NewTable<StarsSetup>): StarsState {
  const base = emptyTable(name);
  return {
    public: {
      ...base.public,
      paused: false,
      protagonists: {},
      traits: {},
      check: null,
      tests: {},
      counters: {},
      owed: {},
      acted: [],
      compels: {},
      blows: {},
      defeats: {},
      milestone: null,
      milestoneDue: null,
      challenges: 0,
      flashback: null,
      derived: { nextStep: { title: '', text: '' }, making: nothingToMake, prompts: {} },
    },
    director: {
      ...base.director,
      notes: {},
      counters: {},
      temptations: {},
      fallouts: {},
      cards: {},
      kept: {},
    },
    seats: {},
  };
}
