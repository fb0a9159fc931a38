import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { firstChunks } from './first-chunks.ts';
import { firstLoad } from './first-load.ts';
import { BUILD_TARGET } from './floor/floor.ts';
import { offline } from './offline.ts';
import { packed } from './packed.ts';
import { pages } from './pages.ts';
import { plainSigns } from './plain-signs.ts';
import { tooOld } from './too-old.ts';
import { withoutUnused } from './unused.ts';

/** Where the server listens while the client is developed. */
const server = 'http://localhost:3000';

/** What a release needs and what it is asked; a build of scenes for tests (`--mode fixtures`) is never served. */
const shipped = () => [firstLoad(), tooOld(), pages(), offline(), packed()];

export default defineConfig(({ mode }) => ({
  plugins: [
    preact(),
    plainSigns(),
    withoutUnused(),
    firstChunks(),
    ...(mode === 'fixtures' ? [] : shipped()),
  ],
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      '/livez': server,
      '/readyz': server,
      '/live': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    target: BUILD_TARGET,
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
