import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { fetchedImports, modulePreload } from './fetched-imports.ts';
import { firstScreenBudget } from './first-screen.ts';
import { guidePages } from './guide-pages.ts';
import { listGroups } from './script-groups.ts';

/** The server's origin during `npm run dev`, when Vite serves the page. */
const apiOrigin = process.env.GEKTAR_API_ORIGIN ?? 'http://127.0.0.1:8080';

/** In development one server serves both pages; the build of the client pages has its own configuration. */
const clientPages: Plugin = {
  name: 'client-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (/^\/(?:industrial-)?public\/[^.]*(?:\?|$)/.test(request.url ?? '')) request.url = '/public.html';
      next();
    });
  },
};

/**
 * Which modules share a script (docs/decisions/0025-the-first-screen.md). A group includes the imports of its modules,
 * unless an earlier group has them: so groups never import each other in a cycle, and a new screen needs no line here.
 * Scripts loaded on demand stay separate, because dynamic imports are not followed.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // Schemas are checked by forms, and by the industrial lists, which read their addresses with them.
  { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 7 },
  // Common to every screen: packages, which change seldom, and the entry. Includes the order of style layers, which the
  // first style sheet of a page sets.
  { name: 'libraries', test: /[\\/](?:node_modules[\\/]|theme[\\/]layers\.css)/, tags: ['$initial'], priority: 6 },
  { name: 'start', tags: ['$initial'], priority: 5 },
  ...listGroups(3),
  { name: 'map', test: /[\\/]node_modules[\\/](?:maplibre-gl|react-map-gl)[\\/]/, priority: 2 },
  // One imports the other; apart, they would end in scripts that import each other.
  {
    name: 'vacancies-in-request',
    test: /[\\/]src[\\/]industrial[\\/]requests[\\/](?:search|vacancies)-in-request\.ts$/,
    priority: 2,
  },
  // All other modules that several screens share: one script for each set of screens that use them, small ones merged.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 250, priority: 1 },
];

export default defineConfig({
  plugins: [react(), guidePages, clientPages, fetchedImports, firstScreenBudget],
  server: {
    host: '127.0.0.1',
    // The guide and its pictures are in `docs`.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: apiOrigin, changeOrigin: false } },
  },
  build: {
    target: 'es2024',
    // The server sends a strict script-src: no inline code in the page.
    assetsInlineLimit: 0,
    modulePreload,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The name of the first screen alone instead of the names of all screens that share the chunk: the first screen
        // lists the files of those that it opens.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${names[0]?.includes('~') ? names[0].split('~', 1)[0] : '[name]'}-[hash][extname]`,
      },
    },
  },
});
