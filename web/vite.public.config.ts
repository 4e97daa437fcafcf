import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The client pages, built apart from the back-office: one script and one style sheet of their own, with nothing in them
 * that a client does not need (a phone on a slow line waits for each request). Goes into the same folder, after it.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: false,
    // The engine of the map, in a chunk of its own.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      input: 'public.html',
      // Schemas stand at the top level of contract's files; a page that calls none of them leaves them and zod behind.
      treeshake: { manualPureFunctions: ['z', 'endpoint', 'text', 'dictionaryEndpoints', 'publicEndpoints'] },
    },
  },
});
