import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { fetchedImports, modulePreload } from './fetched-imports.ts';
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

/**
 * Common to every list page. With the bell, actions of bulk and their undo, which both layouts import: the first screen of
 * one domain would load the layout of the other with them.
 */
const inEveryList = new RegExp(
  [
    'web/src/(?:shell/domain-layout|form/filter/entity-list-page|table/data-table)',
    'web/src/(?:shell/notifications/bell|overdue/overdue-queries|operations/undo-operation|ui/palette/recent-entries)',
    'web/src/(?:ui/bulk/(?:use-bulk-action|each-alone)|ui/toast/show-progress|api/entity-queries)',
    'contract/src/(?:entity-calls|operations/change-calls)',
  ]
    .map((path) => `${path.replaceAll('/', '[\\\\/]')}\\.tsx?$`)
    .join('|'),
);

/**
 * Signals that open dialogs over any page, except for those that the first screen gives. Screens that give a signal
 * would otherwise share a script with it, and every page would load their lists and tables.
 */
const signals =
  /web[\\/]src[\\/].*[\\/](?:my-operations-signal|settings-signal|open-operation|open-reminder|open-talk)\.ts$/;

/** The layout of a domain and its first list, which form the domain's first screen. */
const firstScreens = /[\\/]src[\\/](?:shell[\\/](\w+-layout)|land[\\/]properties[\\/](properties-page))\.tsx$/;

/**
 * Which modules share a script (docs/decisions/0025-the-first-screen.md). A group includes the imports of its modules,
 * unless an earlier group has them: so groups never import each other in a cycle, and a new screen needs no line here.
 * Scripts loaded on demand stay separate, because dynamic imports are not followed.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // Schemas are checked by forms: no list waits for them.
  { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 7 },
  // Common to every screen: packages, which change seldom, and the entry. With the order of style layers, which the
  // first sheet of the page decides.
  { name: 'libraries', test: /[\\/](?:node_modules[\\/]|theme[\\/]layers\.css)/, tags: ['$initial'], priority: 6 },
  { name: 'start', tags: ['$initial'], priority: 5 },
  { name: 'signals', test: signals, priority: 5 },
  // Common to every list page, in both domains.
  {
    name: 'list',
    test: inEveryList,
    priority: 4,
  },
  { name: (id) => firstScreens.exec(id)?.slice(1).find(Boolean) ?? null, test: firstScreens, priority: 3 },
  { name: 'map', test: /[\\/]node_modules[\\/](?:maplibre-gl|react-map-gl)[\\/]/, priority: 2 },
  // One imports the other; apart, they would end in scripts that import each other.
  {
    name: 'vacancies-in-request',
    test: /[\\/]src[\\/]industrial[\\/]requests[\\/](?:search|vacancies)-in-request\.ts$/,
    priority: 2,
  },
  // Everything else that several screens share: by the screens that use it, splinters joined.
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
        // Without the names of all screens that share it: the first screen lists the files of those that it opens.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          names[0]?.startsWith('shared~') ? 'assets/shared-[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
