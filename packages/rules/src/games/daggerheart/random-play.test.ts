import { describe, expect, it } from 'vitest';
import { playAnything } from '../../testing';
import { daggerheart } from '.';
import { hopeSlots } from './characters/character';
import type { DaggerheartState } from './state';
import { caps } from './vocabulary';

// Whole sessions by chance: no offer is refused, and no number leaves its bounds.

const seeds = [1, 2, 3, 4].slice(0, Number(process.env.RANDOM_PLAY_RUNS ?? 2));

describe('Daggerheart, played at random', { timeout: 120_000 }, () => {
  it.each(seeds)('keeps every number within its bounds (seed %i)', (seed) => {
    playAnything(daggerheart, {
      seed: seed + Number(process.env.RANDOM_PLAY_SEED ?? 0),
      steps: 500,
      each: ({ state }) => expect(outOfBounds(state as DaggerheartState)).toEqual([]),
    });
  });
});

function outOfBounds({ public: { characters, fear, spotlight } }: DaggerheartState): string[] {
  const wrong: string[] = [];
  const within = (what: string, value: number, most: number) => {
    if (!Number.isInteger(value) || value < 0 || value > most) wrong.push(`${what}: ${value}`);
  };
  within('Fear', fear, caps.fear);
  within('moves', spotlight.moves, 99);
  for (const one of Object.values(characters)) {
    within('Hope', one.hope.held, hopeSlots(one));
    for (const track of ['hp', 'stress', 'armour'] as const) {
      within(track, one[track].marked, one[track].slots);
    }
    within('loadout', one.cards.filter((card) => card.in === 'loadout').length, caps.loadout);
  }
  return wrong;
}
