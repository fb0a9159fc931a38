import { expect, it } from 'vitest';
import { RulesAtPlay } from './rules-at-play';
import { NewerRulesError } from './unplayable';

/** Rules of version 5 at a table whose record says this, while the database says `now`. */
function atPlay(recorded: number | null, now = 5) {
  const raised: [string, number][] = [];
  const tables = {
    stateVersion: async () => now,
    raiseStateVersion: async (id: string, version: number) => {
      raised.push([id, version]);
    },
  };
  return { rules: new RulesAtPlay(tables, { id: 't', stateVersion: recorded }, 5), raised };
}

it.each([null, 4])('are noted once at a table of earlier rules (%s)', async (recorded) => {
  const { rules, raised } = atPlay(recorded);
  await rules.note();
  await rules.note();
  expect(raised).toEqual([['t', 5]]);
});

it('are not noted where they are known', async () => {
  const { rules, raised } = atPlay(5);
  await rules.note();
  expect(raised).toEqual([]);
});

it('keep away from a table of later rules, and from no other', async () => {
  await expect(atPlay(5, 6).rules.refuseNewer()).rejects.toThrow(NewerRulesError);
  await expect(atPlay(5, 5).rules.refuseNewer()).resolves.toBeUndefined();
});
