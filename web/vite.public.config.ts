import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fetchedImports, modulePreload } from './fetched-imports.ts';

/**
 * Build of the client pages, apart from the back-office: one script and one style sheet without unused code (a phone on
 * a slow connection waits for each request). Written into the same folder, after the other build.
 */
export default defineConfig({
  plugins: [react(), fetchedImports],
  publicDir: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload,
    emptyOutDir: false,
    // The map engine, in a separate chunk.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      input: 'public.html',
      // Schemas are at the top level of the contract's files; a page that uses none of them drops them together with
      // zod.
      treeshake: {
        manualPureFunctions: [
          'z',
          'endpoint',
          'text',
          'valueSchema',
          'endpointsOfDictionaries',
          'endpointsOfEnumerations',
          'publicEndpoints',
        ],
      },
    },
  },
});
