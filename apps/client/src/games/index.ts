import type { GameRegistry } from '../shell/game';

/** Every game that this page can draw. A game is fetched when a table of it is opened. */
export const games: GameRegistry = {
  'girl-by-moonlight': {
    load: () => import('./girl-by-moonlight').then(({ girlByMoonlight }) => girlByMoonlight),
    looks: () => import('./girl-by-moonlight/looks/index.css'),
    demo: () => import('./girl-by-moonlight/demo').then(({ lesson }) => lesson),
  },
  daggerheart: {
    load: () => import('./daggerheart').then(({ daggerheart }) => daggerheart),
    looks: () => import('./daggerheart/looks.css'),
    demo: () => import('./daggerheart/demo').then(({ lesson }) => lesson),
  },
  'stars-and-signs': {
    load: () => import('./stars-and-signs').then(({ starsAndSigns }) => starsAndSigns),
    looks: () => import('./stars-and-signs/looks.css'),
    demo: () => import('./stars-and-signs/demo').then(({ lesson }) => lesson),
  },
  'humanity-blessed': {
    load: () => import('./humanity-blessed').then(({ humanityBlessed }) => humanityBlessed),
    looks: () => import('./humanity-blessed/looks.css'),
    demo: () => import('./humanity-blessed/demo').then(({ lesson }) => lesson),
  },
  'any-game': {
    load: () => import('./any-game').then(({ anyGame }) => anyGame),
    looks: () => import('./any-game/looks.css'),
    demo: () => import('./any-game/demo').then(({ lesson }) => lesson),
  },
};
