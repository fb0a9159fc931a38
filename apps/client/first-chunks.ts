import type { Plugin } from 'vite';

/** Where the page begins. */
const ENTRY = /\/src\/main\.tsx$/;
/** Where the pages before there is a table begin, and where the table does. */
const BEFORE = /\/shell\/pages\/before\.ts$/;
const TABLE = /\/shell\/pages\/table-page\.tsx$/;
/** Where a game begins. */
const GAME = /\/client\/src\/games\/([\w-]+)\/index\.ts$/;

/** What no game has for itself. */
const SHARED = /\/client\/src\/(?:shell|design)\//;

/** What every table needs once it is drawn. */
const SOON =
  /\/client\/src\/shell\/(?:connection\/looking|offline\/kept-table|notices\/(?:push|calling)|stage\/stage-small|reactions\/drawn\/index|focus\/keyboard|voice\/log-voice|since\/follow|limits\/limits-list)\.tsx?$/;

/** Styles keep their own files: looks come without their game, too. What games share comes in one, as its scripts do. */
const STYLES = /\.css/;

/**
 * Puts all that every page needs before it shows anything into one file, with what the pages before a table share
 * with it; all that a table needs besides into another, all that a game alone needs besides into a third, and what
 * several games need, or one and parts of every table that come later, into a fourth; what every table needs once it is drawn, into a
 * fifth: a browser asks for six files at once, and each costs the way there and back, and a phone a millisecond. No page comes with a table that it does not show, and no game with what only another one needs.
 */
export function firstChunks(): Plugin {
  const chunks = new Map<string, string>();
  return {
    name: 'first-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'first',
                  includeDependenciesRecursively: false,
                  name: (id) => chunks.get(id) ?? null,
                },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const info = (id: string) => this.getModuleInfo(id);
      const fixed = (id: string) => info(id)?.importedIds ?? [];
      const all = [...this.getModuleIds()];
      const from = (page: RegExp) => all.filter((one) => page.test(one));
      // A page that has nothing of its own left would be written down without being there.
      const into = (name: string, ids: Iterable<string>) => {
        for (const id of ids) chunks.set(id, name);
      };
      for (const entry of from(ENTRY)) into('first', reachable(fixed(entry), fixed));
      const table = reachable(from(TABLE), fixed);
      const ofGames = reachable(from(GAME), fixed);
      const before = [...reachable(from(BEFORE), fixed)];
      into(
        'first',
        before.filter((id) => table.has(id) || ofGames.has(id)),
      );
      into('table', reachable(from(TABLE).flatMap(fixed), fixed));
      const alsoLazily = (id: string) => [
        ...fixed(id),
        ...(info(id)?.dynamicallyImportedIds ?? []),
      ];
      const games = all.flatMap((id) => {
        const [, name] = GAME.exec(id) ?? [];
        if (name === undefined) return [];
        return [{ name, needs: reachable([id], fixed), uses: reachable([id], alsoLazily) }];
      });
      const shared = (id: string) => SHARED.test(id);
      for (const { needs } of games) {
        // What parts need that come later at every table: others would fetch this game for it.
        const everywhere = [...needs].filter((id) => {
          const { importers = [], dynamicImporters = [] } = info(id) ?? {};
          const users = [...importers, ...dynamicImporters].filter(shared);
          return shared(id) && users.some((one) => !needs.has(one));
        });
        into('lent', reachable(everywhere, fixed));
      }
      into('soon', reachable(from(SOON), fixed));
      for (const { name, needs } of games) {
        for (const id of needs) {
          if (chunks.has(id)) continue;
          const others = games.filter((other) => other.name !== name && other.uses.has(id));
          // What another game only uses in part comes with neither.
          if (others.length === 0) chunks.set(id, name);
          else if (others.some((other) => other.needs.has(id))) chunks.set(id, 'lent');
        }
      }
      for (const [id, name] of [...chunks]) {
        if (name !== 'lent' && !games.some((game) => game.name === name)) continue;
        for (const one of fixed(id)) if (STYLES.test(one) && shared(one)) chunks.set(one, 'lent');
      }
      function reachable(from: readonly string[], imports: typeof fixed): Set<string> {
        const found = new Set<string>();
        const look = (id: string) => {
          if (found.has(id) || chunks.has(id) || STYLES.test(id)) return;
          found.add(id);
          for (const one of imports(id)) look(one);
        };
        for (const id of from) look(id);
        return found;
      }
    },
  };
}
