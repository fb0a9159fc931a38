import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { firstChunks } from './first-chunks.ts';
import { firstLoad } from './first-load.ts';
import { pages } from './pages.ts';
import { offline } from './offline.ts';
import { packed } from './packed.ts';

/** Where the server listens while the client is developed. */
const server = 'http://localhost:3000';

/** What a release needs and what it is asked; a build of scenes for tests (`--mode fixtures`) is never served. */
const shipped = () => [firstLoad(), pages(), offline(), packed()];

export default defineConfig(({ mode }) => ({
  plugins: [preact(), firstChunks(), ...(mode === 'fixtures' ? [] : shipped())],
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
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
