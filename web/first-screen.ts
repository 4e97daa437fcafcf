import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { lists, onEveryPage } from './script-groups.ts';

type Bundle = Rolldown.OutputBundle;

/** Bytes of the first list's scripts after gzip, and number of files of every list: scripts and style sheets together. */
export const budget = { scripts: 200_000, files: 30 };

/**
 * Budget for the scripts that every page loads right after its first row, besides those of the list: bytes and number
 * of files.
 */
const laterBudget = { scripts: 15_000, files: 10 };

/** The scripts and style sheets of a screen. @param modules ends of the paths of its modules */
export function filesOfScreen(bundle: Bundle, modules: readonly string[]) {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || chunks.has(chunk.fileName)) return;
    chunks.set(chunk.fileName, chunk);
    for (const name of chunk.imports) add(bundle[name]);
  };
  const all = Object.values(bundle);
  for (const chunk of all) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk);
  for (const module of modules) {
    const holder = all.find((chunk) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module)));
    if (holder === undefined) throw new Error(`no chunk holds ${module}`);
    add(holder);
  }
  const styles = new Set([...chunks.values()].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return { chunks: [...chunks.values()], styles: [...styles] };
}

/**
 * A cycle of scripts that import each other, by their names: in a cycle, a constant may be read before it is
 * initialized.
 */
export function circleOf(bundle: Bundle): readonly string[] | undefined {
  const left = new Set<string>();
  const walk = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    const chunk = bundle[name];
    if (left.has(name) || chunk?.type !== 'chunk') return undefined;
    for (const next of chunk.imports) {
      const found = walk(next, [...path, name]);
      if (found) return found;
    }
    left.add(name);
    return undefined;
  };
  for (const name of Object.keys(bundle)) {
    const found = walk(name, []);
    if (found) return found;
  }
  return undefined;
}

/** Bytes of scripts after gzip, and number of files. @param modules paths within `src` */
function sizeOf(bundle: Bundle, modules: readonly string[]) {
  const { chunks, styles } = filesOfScreen(
    bundle,
    modules.map((path) => `/${path}`),
  );
  const scripts = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return { scripts, files: chunks.length + styles.length };
}

/** Fails a build in which a list is too large, or whose scripts import each other in a cycle. */
export const firstScreenBudget: Plugin = {
  name: 'first-screen-budget',
  // Only for a build of these pages.
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [index, modules] of lists.entries()) {
        const first = sizeOf(bundle, modules);
        if ((index === 0 && first.scripts > budget.scripts) || first.files > budget.files) {
          this.error(
            `before its first row ${modules.at(-1)} asks for ${first.files} files, ${first.scripts} bytes of scripts after gzip; ${budget.files} are allowed, and ${budget.scripts} for the first list (docs/decisions/0025-the-first-screen.md)`,
          );
        }
        const all = sizeOf(bundle, [...modules, ...onEveryPage]);
        const later = { scripts: all.scripts - first.scripts, files: all.files - first.files };
        if (later.scripts > laterBudget.scripts || later.files > laterBudget.files) {
          this.error(
            `after its first row ${modules.at(-1)} asks for ${later.files} files, ${later.scripts} bytes of scripts after gzip; ${laterBudget.files} and ${laterBudget.scripts} are allowed (script-groups.ts)`,
          );
        }
      }
      const circle = circleOf(bundle);
      if (circle) this.error(`scripts import each other: ${circle.join(' → ')} (groups in web/vite.config.ts)`);
    },
  },
};
