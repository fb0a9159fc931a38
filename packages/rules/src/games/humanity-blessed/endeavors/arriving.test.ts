import { describe, expect, it } from 'vitest';
import { filled, pickOffer, stepsIn } from '../../../testing/moves';
import { numbersFrom, SeededDice } from '../../../testing/seeded-dice';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import { givenIn } from '../testing/endeavors';
import type { Endeavor } from './endeavor';

/** What moves an Endeavor on: its own commands but those by hand, and what a Check waits for. */
const MOVES_ON =
  /^(endeavor\.(round|next|first|act|pass|settle|enough|fatigue|collapse|special|yield|waive|shine|continue|call|follow|falter|lead)|check\.(roll|close|stand|leave|spark)|ask\.answer)$/;

/** Plays an Endeavor by chance alone until it is over; gives how it ended. */
function playOut(
  plan: string,
  seed: number,
  given: (endeavor: Endeavor) => void = () => {},
): { table: HumanityTable; goal: string; steps: number } {
  const table = seated({}, new SeededDice(seed));
  table.send('bev', { type: 'endeavor.ready', plan });
  givenIn(table, given);
  const next = numbersFrom(seed + 1);
  const pick = (limit: number) => next() % limit;
  for (let steps = 1; steps < 900; steps += 1) {
    const { endeavor } = table.state.public;
    if (!endeavor) throw new Error('It ended without a goal.');
    if (endeavor.reached) {
      const goal = endeavor.reached.key;
      if (!/^(wounds|hits|scheme|foiled)/.test(goal)) return { table, goal, steps };
      table.send('bev', { type: 'endeavor.go-on', endeavor: endeavor.id });
    }
    const all = ['bev', 'anya', 'carl'].flatMap((seat) =>
      table
        .offers(seat)
        .filter(({ command }) => MOVES_ON.test(command))
        .map((offer) => ({ seat, offer })),
    );
    const picked = pickOffer(all, pick);
    if (!picked) throw new Error(`${seed}: nobody can do anything, ${JSON.stringify(endeavor)}`);
    const sent = filled(picked.offer, pick, stepsIn(table.state));
    const refusal = table.try(picked.seat, table.system.commandSchema.parse(sent));
    if (refusal) throw new Error(`${seed}: ${JSON.stringify(sent)} is refused: ${refusal.message}`);
    for (const one of Object.values(table.state.public.endeavor?.participants ?? {})) {
      expect(one.position).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(one.position)).toBe(true);
    }
  }
  throw new Error(`${seed}: it never ended.`);
}

/** All units show two Hits in a row already: by chance alone it takes long until they do. */
function battered({ tracks, buttons }: Endeavor): void {
  for (const { id: track } of Object.values(tracks)) {
    for (const at of [1, 2, 4]) {
      const id = `${track}-${at}`;
      buttons[id] = { id, kind: 'hit', track, at, owner: null };
    }
  }
}

describe('Endeavors that are played by chance', () => {
  it.each([3])('HUM-1210: a Combat comes to an end (%i)', (seed) => {
    const { goal } = playOut('lantern-stair', seed);
    expect(['antagonists-gone', 'protagonists-gone']).toContain(goal);
  });

  it.each([1, 2])('HUM-1213: a race comes to an end (%i)', (seed) => {
    const { goal } = playOut('roofs-to-the-bell', seed);
    expect(goal).toMatch(/^(finish|last)/);
  });

  it.each([4])('HUM-1217: a Rush comes to an end (%i)', (seed) => {
    const { goal } = playOut('before-the-mill-turns', seed);
    expect(['antagonists-gone', 'protagonists-gone']).toContain(goal);
  });

  it.each([5, 6])('HUM-1220: a Stealth comes to an end (%i)', (seed) => {
    const { goal } = playOut('harbour-office', seed);
    expect(['away', 'over']).toContain(goal);
  });

  it.each([7])('HUM-1228: a Unit comes to an end (%i)', (seed) => {
    const { goal } = playOut('fog-bank', seed, battered);
    expect(goal).toMatch(/^(units|operators)/);
  });
});
