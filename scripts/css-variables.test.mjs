import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-step.mjs';

const names = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
const withoutComments = (text) => text.replace(/\/\*.*?\*\//gs, '');

/** Custom properties that a file reads; `--type-*` for a name completed by a value. */
function usedIn(text) {
  return [
    ...names(withoutComments(text), /var\(\s*(--[\w-]+)(?=\s*[,)])/g),
    ...names(text, /var\(\s*(--[\w-]+-)\$\{/g).map((prefix) => `${prefix}*`),
  ];
}

/** Custom properties that a file sets: declarations of a style sheet, names quoted in a script. */
function definedIn(path, text) {
  if (path.endsWith('.css')) return names(withoutComments(text), /(?<=[{;\s])(--[\w-]+)\s*:/g);
  return [...names(text, /['"`](--[\w-]+)['"`]/g), ...names(text, /`(--[\w-]+-)\$\{/g).map((prefix) => `${prefix}*`)];
}

/** Whether a name, or one of a group, is defined. @param defined names, some of them groups: `--piece-*` */
function isDefined(name, defined) {
  if (name.endsWith('*')) return [...defined].some((one) => one.startsWith(name.slice(0, -1)));
  return defined.has(name) || [...defined].some((one) => one.endsWith('*') && name.startsWith(one.slice(0, -1)));
}

const read = (path) => readFileSync(join(root, path), 'utf8');

test.each([
  ['a.css', '.a { color: var(--text); }', ['--text'], []],
  ['a.css', '.a { --gap: 4px; gap: var( --gap , 8px); } /* var(--old) --old: */', ['--gap'], ['--gap']],
  ['a.tsx', "style={{ '--end': 'var(--start)' }}", ['--start'], ['--end']],
  ['a.tsx', `const colour = \`var(--type-\${name})\`; style[\`--piece-\${prop}\`] = 1;`, ['--type-*'], ['--piece-*']],
])('%s: %s', (path, text, used, defined) => {
  expect(usedIn(text)).toEqual(used);
  expect(definedIn(path, text)).toEqual(defined);
});

test('a custom property of the pages is defined by them, or belongs to Mantine', () => {
  const files = globSync('web/src/**/*.{css,ts,tsx}', { cwd: root }).map((path) => [path, read(path)]);
  // Variables of single components, without the prefix; scripts of Mantine set some of them.
  const ofMantine = ['core', 'dates', 'notifications'].flatMap((part) =>
    names(read(`web/node_modules/@mantine/${part}/styles.css`), /(--[\w-]+)/g),
  );
  const defined = new Set([...files.flatMap(([path, text]) => definedIn(path, text)), ...ofMantine]);
  const used = files.flatMap(([path, text]) => usedIn(text).map((name) => ({ path, name })));
  expect(used.length).toBeGreaterThan(1_000);
  const unknown = used.filter(({ name }) => !name.startsWith('--mantine-') && !isDefined(name, defined));
  expect(unknown.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
