import { games as systems } from '@moonlit/rules';
import { expect, it, vi } from 'vitest';
import { games, loadGames } from './systems';

it('lists the games of the rules, and passes over one that this page cannot offer', async () => {
  const told = systems.map(({ id, title, roles, about }) => ({
    id,
    title,
    roles,
    ...about,
  }));
  const strange = { ...told[0], id: 'strange', setup: [{ kind: 'sphere', name: 'a', label: 'A' }] };
  vi.stubGlobal('fetch', async () => Response.json({ systems: [...told, strange] }));
  loadGames();
  await vi.waitFor(() => expect(games.value).not.toBeNull());
  vi.unstubAllGlobals();
  expect(games.value?.map(({ id }) => id)).toEqual(told.map(({ id }) => id));
  for (const game of games.value ?? []) {
    const rules = systems.find(({ id }) => id === game.id);
    expect(game.setup.map(({ name }) => name)).toEqual(rules?.about.setup.map(({ name }) => name));
  }
});
