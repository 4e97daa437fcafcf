import { resolve } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

const helper = resolve(import.meta.dirname, 'src/ui/import-files.ts');

/**
 * Replaces the helper that Vite calls for each dynamic import: files are loaded before the script is imported, so that
 * an import that failed can be repeated (docs/decisions/0066-imports-repeat.md, 0082-imports-take-their-preloads.md).
 */
export const fetchedImports: Plugin = {
  name: 'fetched-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { importWithFiles as __vitePreload } from ${JSON.stringify(helper)};`,
  },
};

/** Lists for each dynamic import the script itself, which Vite leaves out when it imports no other. */
export const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, files, { hostType }) =>
    hostType === 'js' && !files.includes(file) ? [file, ...files] : files,
};
