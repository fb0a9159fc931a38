import { expect, it } from 'vitest';
import { newDatabase } from '../database';
import { planOf } from './plan';
import { runHarness } from './run';

// A short run; `npm run harness` takes its time, kills PostgreSQL as well, and floods.
it('loses nothing, doubles nothing and tells nobody a secret through fifty kills', async () => {
  const seed = Number(process.env.HARNESS_SEED ?? 7);
  const outcome = await runHarness({
    seed,
    kills: 50,
    ms: 0,
    databaseUrl: await newDatabase(),
    database: null,
    slots: 3,
    kinds: ['season', 'nobody'],
    pace: 80,
    tableLength: Number.POSITIVE_INFINITY,
    attacks: [],
    besides: { freeze: 0.05, 'cut-connections': 0.1, deaf: 0.1, 'cut-lines': 0.1, fuzz: 0.1 },
  });
  // It must have had something to lose.
  expect(outcome).toMatchObject({ seed, kills: 50, tables: 2 });
  expect(outcome.acknowledged).toBeGreaterThan(200);
  expect(outcome.secretCommits).toBeGreaterThan(20);
  expect(outcome.resyncs).toBeGreaterThan(50);
}, 300_000);

it('does the same again for the same seed', () => {
  const terms = {
    seed: 7,
    kills: 30,
    slots: 3,
    attacks: ['deaf'],
    besides: { fuzz: 0.5, flood: 0.5 },
  };
  expect(planOf(terms)).toEqual(planOf(terms));
  expect(planOf({ ...terms, seed: 8 })).not.toEqual(planOf(terms));
});
