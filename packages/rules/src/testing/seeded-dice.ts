import type { Die, FairDice } from '../engine';

/** Dice for random play: any faces, but the same ones for the same seed and roll. */
export class SeededDice implements FairDice {
  constructor(private readonly seedNumber: number) {}

  hash(stream: string, session: number): string {
    return `hash of ${stream} ${session}`;
  }

  seed(stream: string, session: number): string {
    return `seed of ${stream} ${session}`;
  }

  dice(stream: string, session: number, roll: number): Die {
    const next = numbersFrom(this.seedNumber ^ textToNumber(`${stream}:${session}:${roll}`));
    return (sides) => 1 + (next() % sides);
  }
}

/** An endless stream of numbers, 0…2³²−1 (mulberry32). Not for secrets. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

function textToNumber(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return hash >>> 0;
}
