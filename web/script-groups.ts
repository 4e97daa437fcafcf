import { resolve } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/**
 * Modules that a list page opens with: the layout of its domain and the page itself. The first list is that after
 * signing in.
 */
export const lists: readonly (readonly string[])[] = [
  ['shell/land-layout.tsx', 'land/properties/properties-page.tsx'],
  ['shell/land-layout.tsx', 'land/requests/requests-page.tsx'],
  ['shell/land-layout.tsx', 'people/pages/customers-page.tsx'],
  ['shell/industrial-layout.tsx', 'industrial/complexes/complexes-page.tsx'],
  ['shell/industrial-layout.tsx', 'industrial/vacancies/vacancies-page.tsx'],
  ['shell/industrial-layout.tsx', 'industrial/requests/requests-page.tsx'],
  ['shell/industrial-layout.tsx', 'people/pages/customers-page.tsx'],
];

/**
 * Loaded by every page after its first row: the functions that open dialogs over any page, and the stream of events.
 */
export const onEveryPage = ['shell/office-openers.tsx', 'shell/live/live-events.tsx', 'shell/live/present-people.tsx'];

/** Modules whose dynamic imports are the other pages of a domain: pages of objects, forms. */
const otherPages = ['shell/land-pages.ts', 'shell/industrial-pages.ts'];

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const idOf = (path: string) => normalizePath(resolve(import.meta.dirname, 'src', path));

const iconFile = /[\\/]@tabler[\\/]icons-react[\\/].*[\\/](Icon\w+)\.mjs$/;

/**
 * Adds to the given modules all modules of the product that they import, except dynamically, and the names of icons
 * that they use. Packages are left out: the index of a package imports more than is used, so a package is put into the
 * script of the first module that imports it.
 */
function withImports(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const next = [...roots];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id) || id.includes('/node_modules/')) continue;
    found.add(id);
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
    next.push(...importedIds);
    for (const [icon] of code?.matchAll(/\bIcon[A-Z]\w*/g) ?? []) found.add(icon);
  }
  return found;
}

/** For each module or icon that a list uses, its lists as letters, and after them the domains whose other pages use it. */
function usersOf(graph: Graph): ReadonlyMap<string, string> {
  const roots = lists.map((paths) => paths.map(idOf));
  const ofLists = new Set(roots.flat());
  const users = new Map<string, string>();
  const add = (ids: readonly string[], letter: string, isList: boolean) => {
    for (const id of withImports(ids, graph)) {
      if (isList || users.has(id)) users.set(id, (users.get(id) ?? '') + letter);
    }
  };
  for (const [index, ids] of roots.entries()) add(ids, 'abcdefg'.charAt(index), true);
  for (const [index, path] of otherPages.entries()) {
    const pages = graph.getModuleInfo(idOf(path))?.dynamicallyImportedIds ?? [];
    add(
      pages.filter((id) => !ofLists.has(id)),
      'LI'.charAt(index),
      false,
    );
  }
  return users;
}

/** Number of lists that share the modules of one script, whatever else uses them. */
const SEVERAL = 3;

/** Script of a module or an icon that lists use, by the letters of its users. */
function scriptOf(id: string, letters: string): string {
  const ofLists = letters.replace(/[LI]+$/, '');
  if (ofLists.length >= SEVERAL || id.startsWith('Icon')) {
    if (ofLists.startsWith('a')) return 'list';
    return ofLists.startsWith('b') ? 'list~b' : `lists~${ofLists}`;
  }
  return `lists~${ofLists}${letters.endsWith('LI') ? '~LI' : ''}`;
}

/**
 * Packages that further lists share with many other pages. What the first two lists need of them is in their scripts.
 */
const packages = [
  { name: 'virtual', test: /[\\/]node_modules[\\/]@tanstack[\\/](?:react-)?virtual/ },
  { name: 'queries', test: /[\\/]node_modules[\\/]@tanstack[\\/](?:react-query|query-core)[\\/]/ },
  {
    name: 'popovers',
    test: /[\\/](?:@floating-ui[\\/]|@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Popover|Combobox|Menu)[\\/])/,
  },
  { name: 'inputs', test: /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Checkbox|Radio|Switch|Textarea)[\\/]/ },
  { name: 'icons', test: iconFile },
];

/**
 * Scripts of the lists (docs/decisions/0025-the-first-screen.md): modules that the first list shares with several
 * others, those that the second shares with several, and one script for each combination of pages that use the same
 * modules. What a module imports is used by the same pages and maybe more, so with the largest combinations first no
 * script needs one that is formed after it, and scripts never import each other in a cycle.
 * @param priority the same for all: among groups of one priority, earlier ones come first
 */
export function listGroups(priority: number): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, string> | undefined;
  const namesIn = (graph: Graph) => {
    if (names !== undefined) return names;
    const found = new Map([...usersOf(graph)].map(([id, letters]) => [id, scriptOf(id, letters)]));
    for (const id of withImports(onEveryPage.map(idOf), graph)) if (found.get(id) !== 'list') found.set(id, 'openers');
    names = found;
    return found;
  };
  const matching = (pattern: RegExp): Rolldown.CodeSplittingGroup => ({
    name: (id, graph) => {
      const name = namesIn(graph).get(iconFile.exec(id)?.[1] ?? id);
      return name !== undefined && pattern.test(name) ? name : null;
    },
    priority,
  });
  const combinations = lists.toReversed().flatMap((_, index) => {
    const letters = `^lists~[a-g]{${lists.length - index}}`;
    return [matching(new RegExp(`${letters}~LI$`)), matching(new RegExp(`${letters}$`))];
  });
  return [
    ...[/^list$/, /^openers$/, /^list~b$/].map(matching),
    ...packages.map((group) => ({ ...group, priority })),
    ...combinations,
  ];
}
