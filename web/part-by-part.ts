import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The packages of the entry, as `vite.config.ts` groups them. */
const libraries = /<link rel="modulepreload"( crossorigin) href="([^"]*\/libraries-[^"]*)">/;

const ours = fileURLToPath(new URL('src/shell/load-part.ts', import.meta.url));

/**
 * In a build, parts of the app are loaded by `loadPart`. Vite's function requests all files of a part in one task, and
 * the browser runs them in another.
 */
export const partByPart: Plugin = {
  name: 'part-by-part',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(ours)};`,
  },
  // In an earlier task than the entry, which imports them.
  transformIndexHtml: {
    order: 'post',
    handler: (page) => page.replace(libraries, '<script type="module" async$1 src="$2"></script>'),
  },
};
