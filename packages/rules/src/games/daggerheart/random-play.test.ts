import { describe, expect, it } from 'vitest';
import { GameTable, playAnything, SeededDice } from '../../testing';
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

  it.each(seeds)('TABLE-005: tells nobody of a number on the desk (seed %i)', (seed) => {
    let compared = 0;
    playAnything(daggerheart, {
      seed: seed + 100,
      steps: 600,
      each(table, { seat, command }) {
        const { role } = table.state.public.table.seats[seat] ?? {};
        const state = table.state as DaggerheartState;
        if (role === 'director' || Object.keys(state.director.adversaries).length === 0) return;
        const told = (now: DaggerheartState) => {
          const twin = new GameTable(
            daggerheart,
            { name: 'A table', setup: {} },
            new SeededDice(seed),
          );
          twin.state = now;
          twin.try(seat, command);
          return [...twin.patches].filter(([to]) => to === 'public' || to === `seat:${seat}`);
        };
        compared += 1;
        expect(told(withOtherNumbers(state))).toEqual(told(state));
      },
    });
    expect(compared).toBeGreaterThan(10);
  });
});

/** The same table with other numbers and names on its desk; only what a roll is judged by stays. */
function withOtherNumbers(state: DaggerheartState): DaggerheartState {
  const { director, ...rest } = structuredClone(state);
  for (const one of Object.values(director.adversaries)) {
    one.difficulty = 41 - one.difficulty;
    one.thresholds = { major: 1, severe: 2 };
    one.hp = { marked: 0, slots: 30 };
    one.stress = { marked: 1, slots: 9 };
    one.motives = 'CANARY';
    one.experiences = [];
    one.physical = 'immunity';
  }
  for (const one of Object.values(director.countdowns))
    Object.assign(one, { name: 'CANARY', left: 1 });
  for (const one of Object.values(director.library.adversaries)) one.name = 'CANARY';
  return { ...rest, director: { ...director, usual: { difficulty: 1 } } };
}

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
