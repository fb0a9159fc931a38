import type { Plugin } from 'vite';

/** Where the page begins. */
const ENTRY = /\/src\/main\.tsx$/;
/** Where a game begins. */
const GAME = /\/src\/games\/([\w-]+)\/index\.ts$/;

/** Styles keep their own files: looks come without their game, too. */
const STYLES = /\.css/;

/**
 * Puts all that the page needs before it shows anything into one file, and all that a game needs
 * besides into another: a browser asks for six files at once, and each costs the way there and back.
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
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const fill = (id: string, chunk: string) => {
        if (chunks.has(id) || STYLES.test(id)) return;
        chunks.set(id, chunk);
        for (const one of imports(id)) fill(one, chunk);
      };
      const all = [...this.getModuleIds()];
      // A page that has nothing of its own left would be written down without being there.
      for (const id of all.filter((one) => ENTRY.test(one)))
        for (const one of imports(id)) fill(one, 'first');
      for (const id of all) {
        const [, game] = GAME.exec(id) ?? [];
        if (game) fill(id, game);
      }
    },
  };
}
