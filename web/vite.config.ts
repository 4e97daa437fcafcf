import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { firstScreenBudget } from './first-screen.ts';
import { guidePages } from './guide-pages.ts';

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

/** The frame of a domain and its first list, which are the domain's first screen. */
const firstScreens = /[\\/]src[\\/](?:shell[\\/](\w+-layout)|land[\\/]properties[\\/](properties-page))\.tsx$/;

/**
 * Which modules share a script (docs/decisions/0025-the-first-screen.md). A group takes along what its modules import,
 * unless a group above it has taken that: so groups never import each other in a circle, and a new screen needs no line
 * here. Scripts that are loaded on purpose later stay apart, because an import that is waited for is not followed.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // Schemas are checked by forms: no list waits for them.
  { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 7 },
  // What every screen begins with: packages, which change seldom, and the entry.
  // With the order of the layers of styles: the first sheet of the page decides on it.
  { name: 'libraries', test: /[\\/](?:node_modules[\\/]|theme[\\/]layers\.css)/, tags: ['$initial'], priority: 6 },
  { name: 'start', tags: ['$initial'], priority: 5 },
  // What every list page has, of whatever domain.
  {
    name: 'list',
    test: /[\\/]src[\\/](?:shell[\\/]domain-layout|form[\\/]filter[\\/]entity-list-page|table[\\/]data-table)\.tsx$/,
    priority: 4,
  },
  { name: (id) => firstScreens.exec(id)?.slice(1).find(Boolean) ?? null, test: firstScreens, priority: 3 },
  { name: 'map', test: /[\\/]node_modules[\\/](?:maplibre-gl|react-map-gl)[\\/]/, priority: 2 },
  // Everything else that several screens share: by the screens that use it, splinters joined.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300, priority: 1 },
];

export default defineConfig({
  plugins: [react(), guidePages, clientPages, firstScreenBudget],
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Without the names of all screens that share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
      },
    },
  },
});
