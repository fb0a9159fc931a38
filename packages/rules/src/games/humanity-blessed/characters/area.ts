import { assign, put } from '../../../engine';
import type { HumanityBrings } from '../game';
import { moves } from '../game';
import { aptitudes } from './aptitudes';
import { backstory } from './backstory';
import { gains } from './gains';
import { sizes } from './larger';
import { leaving, returning } from './leaving';
import { joiningAndChoosing } from './making';
import { characterValues } from './values';

/** Characters: how they are made, and what stands on their sheets. */
export const characters = {
  ...moves.area(...joiningAndChoosing, sizes, backstory, aptitudes, gains, leaving, returning),
  publicValues: characterValues,
  valuesFrom: ['characters'],
  betweenSessions: true,
  // What changes is mostly one value of one of them.
  apart: true,
  evolves: {
    characterSet: ({ public: { characters: all } }, { character }) =>
      put(all, character.id, character),
    characterChanged({ public: { characters: all } }, { id, set }) {
      const now = all[id];
      if (now) assign(now, set);
    },
    marksChanged({ public: { marks } }, { id, set }) {
      marks[id] = { ...marks[id], ...set };
    },
    statSet({ public: shared }, { character, stat, die }) {
      if (character === null) {
        shared.shared = die;
        return;
      }
      const now = shared.characters[character];
      if (now) assign(now.stats, { [stat]: die });
    },
  },
} satisfies HumanityBrings;
