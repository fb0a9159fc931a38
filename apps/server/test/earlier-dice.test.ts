import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { TableEvent } from '@moonlit/rules';
import { expect, it } from 'vitest';
import { fairDice } from '../src/dice/fair-dice';

/** A campaign of an earlier release, with the secret that its dice came from. */
interface Recorded {
  secret: string;
  rows: { events: (TableEvent | { type: 'another' })[] }[];
}

const folder = new URL(
  '../../../packages/rules/src/games/girl-by-moonlight/testing/campaigns/',
  import.meta.url,
);
const files = readdirSync(folder).filter((file) => file.startsWith('second-release'));

it.each(files)('the dice of an earlier release fall as they fell, %s', (file) => {
  const { secret, rows }: Recorded = JSON.parse(
    gunzipSync(readFileSync(new URL(file, folder))).toString(),
  );
  const dice = fairDice(secret);
  const events = rows.flatMap((row) => row.events);
  let rolls = 0;
  for (const event of events) {
    if (event.type === 'diceRolled') {
      const { stream, session, roll, faces } = event;
      const die = dice.dice(stream, session, roll);
      expect(faces.map(() => die(6))).toEqual(faces);
      rolls += 1;
    }
    if (event.type === 'sessionClosed') {
      const { session, seeds } = event;
      expect(dice.seed('public', session)).toBe(seeds.public);
      expect(dice.seed('director', session)).toBe(seeds.director);
    }
  }
  expect(rolls).toBeGreaterThan(80);
});
