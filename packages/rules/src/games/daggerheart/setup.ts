import { z } from 'zod';
import type { About, NewTable } from '../../engine';
import { emptyTable } from '../../engine';
import { nothingToMake } from '../../table';
import type { Library } from './library/entry';
import type { DaggerheartState, Spotlight } from './state';

/** Nothing has to be chosen before a table is opened. */
export const setupSchema = z.strictObject({});
export type DaggerheartSetup = z.infer<typeof setupSchema>;

/** What one reads before there is a table. */
export const about: About = {
  line: 'Heroic fantasy with two dice: Hope and Fear. The higher one says what comes of it.',
  look: 'daggerheart',
  setup: [],
  credits: {
    title: 'Daggerheart',
    lines: [
      'This product includes materials from the Daggerheart System Reference Document 1.0, © Critical Role, LLC, under the terms of the Darrington Press Community Gaming (DPCGL) License.',
      'More information can be found at https://www.daggerheart.com. There are no previous modifications by others.',
      'Moonlit Table is not affiliated with, endorsed or sponsored by Critical Role or Darrington Press. It ships none of their classes, cards or stat blocks: what is ready to play is invented here, and a table writes its own.',
    ],
  },
};

const nobodys: Spotlight = {
  side: 'players',
  holder: null,
  wants: [],
  moves: 0,
  owed: null,
  turns: {},
  rolls: 0,
};

/** A new table, before anybody sits down. */
export function create({ name }: NewTable<DaggerheartSetup>): DaggerheartState {
  const base = emptyTable(name);
  return {
    public: {
      ...base.public,
      paused: false,
      characters: {},
      roll: null,
      damage: null,
      reactions: {},
      hits: {},
      fear: 0,
      spotlight: structuredClone(nobodys),
      adversaries: {},
      countdowns: {},
      rest: null,
      shortRests: 0,
      usual: { difficulty: null, kept: false },
      environment: null,
      rewardedIn: 0,
      derived: { nextStep: { title: '', text: '' }, making: nothingToMake, prompts: {} },
    },
    director: {
      ...base.director,
      notes: {},
      adversaries: {},
      countdowns: {},
      asked: null,
      askedReactions: {},
      usual: null,
      environment: null,
      budget: [],
    },
    seats: {},
    beside: { library: {} },
  };
}

/**
 * Gives a state of an earlier version what it lacks. Version 1 knew of no library; up to version 8 it lay in the
 * compartments, from where an undo of that time still brings it.
 */
export function complete(state: DaggerheartState): void {
  const { public: shared, director, beside }: Lacking = state;
  shared.environment ??= null;
  shared.rewardedIn ??= 0;
  director.environment ??= null;
  director.budget ??= [];
  if (beside && !shared.library && !director.library) return;
  state.beside = { library: { ...shared.library, ...director.library } };
  delete shared.library;
  delete director.library;
}

/** A state that may lack what came later, and have what is elsewhere now. */
interface Lacking {
  public: Partial<Pick<DaggerheartState['public'], 'environment' | 'rewardedIn'>> & Elsewhere;
  director: Partial<Pick<DaggerheartState['director'], 'environment' | 'budget'>> & Elsewhere;
  beside?: DaggerheartState['beside'];
}

interface Elsewhere {
  library?: Library;
}
