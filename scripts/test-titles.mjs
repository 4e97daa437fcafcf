import { parseAst } from 'vite';

/** Functions that define a test or a group. */
export const starters = new Set(['test', 'it', 'describe']);
/** Words allowed between `test` and its arguments. */
const modifiers = new Set(['each', 'for', 'describe', 'concurrent', 'sequential', 'parallel', 'serial']);
/** Modifiers with which a test passes, or seems to, whatever the product does. */
export const evasions = new Set('skip todo only fails fail fixme skipIf runIf retry retries'.split(' '));
/** Modifiers of tests that do not run. */
const idle = new Set(['skip', 'todo', 'fixme']);

/** Placeholders of a title: `%s`, `$name`, `${…}`. */
const placeholder = /\$\{[^}]*\}|%%|%[sdifjoOc#$]|\$[\w.]+/g;

/**
 * @typedef {{ title: string, line: number, isGroup: boolean }} Title
 */

/**
 * Titles of `test(…)`, `it(…)` and `describe(…)` in a TypeScript source, also `test.each(…)(…)` and `test.describe(…)`.
 * Skipped ones are left out; `${…}` stays literal.
 * @param {string} source
 * @param {'ts' | 'tsx'} lang language of the source: in .ts a generic arrow function is not JSX
 * @returns {Title[]}
 */
export function titlesIn(source, lang = 'tsx') {
  const titles = [];
  walk(parseAst(source, { lang }), (node) => {
    if (node.type !== 'CallExpression') return;
    const start = startOf(node.callee);
    const title = titleOf(node, source);
    if (!start || title === undefined || start.words.some((word) => idle.has(word))) return;
    titles.push({ title, line: lineOf(node, source), isGroup: start.isGroup });
  });
  return titles;
}

/**
 * Parses a callee: `test`, `test.each(rows)`, `test.describe`.
 * @param {object} callee
 * @returns {{ words: string[], table: object | undefined, isGroup: boolean } | undefined} the words after the dots and
 *   the table of `each`
 */
export function startOf(callee, words = [], table = undefined) {
  switch (callee.type) {
    case 'Identifier':
      if (!starters.has(callee.name) || !words.every((word) => modifiers.has(word) || evasions.has(word)))
        return undefined;
      return { words, table, isGroup: callee.name === 'describe' || words.includes('describe') };
    case 'MemberExpression':
      return startOf(callee.object, [callee.property.name, ...words], table);
    case 'CallExpression':
      return startOf(callee.callee, words, callee.arguments[0]);
    default:
      return undefined;
  }
}

/**
 * The title of a test: the first argument of its call.
 * @returns {string | undefined}
 */
export function titleOf({ arguments: [first] }, source) {
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first?.type === 'TemplateLiteral') return source.slice(first.start + 1, first.end - 1);
  return undefined;
}

/** Visits every node of a syntax tree, parents first; skips the children of a node for which `visit` returns false. */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
  } else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string' && visit(node) === false) return;
    for (const part of Object.values(node)) walk(part, visit);
  }
}

/** Line of a node, from 1. */
export function lineOf({ start }, source) {
  return source.slice(0, start).split('\n').length;
}

/**
 * Whether a reported test comes from a title in the source: with the titles of its groups before it, placeholders
 * (`%s`, `$name`, `${…}`) filled in.
 * @param {string} spelled
 * @param {string} reported
 */
export function isTitleOf(spelled, reported) {
  const pattern = spelled
    .split(placeholder)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('[^]*');
  return new RegExp(`^(?:[^]* )?${pattern}$`).test(reported);
}

/**
 * Titles without a test that ran. A title that consists of placeholders matches every test of its file: it needs a test
 * that no other title matches.
 * @template {{ title: string }} T
 * @param {readonly T[]} written titles of tests in one file
 * @param {readonly { title: string }[]} ran tests of the same file
 * @returns {T[]}
 */
export function titlesNotRun(written, ran) {
  const hasWords = ({ title }) => /\p{L}{2}/u.test(title.replaceAll(placeholder, ''));
  const wordy = written.filter(hasWords);
  const unexplained = ran.filter((test) => !wordy.some(({ title }) => isTitleOf(title, test.title)));
  return written.filter((title) => {
    const candidates = hasWords(title) ? ran : unexplained;
    return !candidates.some((test) => isTitleOf(title.title, test.title));
  });
}
