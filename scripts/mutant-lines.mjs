// Inserts counters into sources, before any other transform: which statements a test executes, for `npm run mutants`.
import { parseSync } from 'vite';

/** @typedef {{ start: number, end: number, wrap: 'before' | 'block' | 'expression' }} Region */
/** @typedef {{ type: string, start: number, end: number, [field: string]: unknown }} Node */

/** Properties of statements whose body may lack braces. */
const bodies = new Map(
  Object.entries({
    IfStatement: ['consequent', 'alternate'],
    ForStatement: ['body'],
    ForOfStatement: ['body'],
    ForInStatement: ['body'],
    WhileStatement: ['body'],
    DoWhileStatement: ['body'],
  }),
);

/**
 * Regions to count: statements of functions and expressions of arrow functions. The rest of a file runs on load.
 * @param {string} file name, for its syntax
 * @param {string} source
 * @returns {Region[]} outer ones before inner ones
 */
export function regionsOf(file, source) {
  const { program } = parseSync(file, source);
  /** @type {Region[]} */
  const regions = [];
  const add = (/** @type {Node} */ { start, end }, /** @type {Region['wrap']} */ wrap) =>
    regions.push({ start, end, wrap });
  walk(/** @type {Node} */ (/** @type {unknown} */ (program)), (node) => {
    if (node.type === 'BlockStatement' || node.type === 'FunctionBody') {
      for (const statement of /** @type {Node[]} */ (node['body'])) if (counts(statement)) add(statement, 'before');
    }
    if (node.type === 'SwitchCase')
      for (const statement of /** @type {Node[]} */ (node['consequent']))
        if (counts(statement)) add(statement, 'before');
    if (node.type === 'ArrowFunctionExpression') {
      const body = /** @type {Node} */ (node['body']);
      if (!['BlockStatement', 'FunctionBody'].includes(body.type)) add(body, 'expression');
    }
    for (const field of bodies.get(node.type) ?? []) {
      const body = /** @type {Node | null} */ (node[field]);
      if (body && body.type !== 'BlockStatement' && !(field === 'alternate' && body.type === 'IfStatement'))
        add(body, 'block');
    }
  });
  return regions.sort((one, other) => one.start - other.start || other.end - one.end);
}

/**
 * @param {readonly Region[]} regions
 * @param {number} at offset in the source
 * @returns {number | undefined} index of the innermost region; undefined for code that runs on load
 */
export function regionAt(regions, at) {
  const index = regions.findLastIndex(({ start, end }) => start <= at && at < end);
  return index < 0 ? undefined : index;
}

/**
 * Adds counters to a source. They write to `globalThis.ranByFile`, a set of executed regions by file, if it exists.
 * @param {string} file path in the repository
 * @param {string} source
 * @returns {string} the source with counters; line numbers are unchanged
 */
export function withCounters(file, source) {
  /**
   * Sorted by offset; at the same offset, ends of inner regions come first, then ends of outer ones, then starts.
   * @type {{ at: number, text: string, order: number }[]}
   */
  const inserts = [];
  for (const [index, { start, end, wrap }] of regionsOf(file, source).entries()) {
    const count = `ranHere(${index})`;
    const [open, close] =
      wrap === 'before' ? [`${count};`, ''] : wrap === 'block' ? [`{${count};`, '}'] : [`(${count},`, ')'];
    inserts.push({ at: start, text: open, order: index }, { at: end, text: close, order: -1 - index });
  }
  inserts.sort((one, other) => one.at - other.at || one.order - other.order);
  let [counted, from] = ['', 0];
  for (const { at, text } of inserts) {
    counted += source.slice(from, at) + text;
    from = at;
  }
  const name = JSON.stringify(file);
  return `${counted}${source.slice(from)}\nfunction ranHere(region) { const ran = globalThis.ranByFile; if (ran) (ran[${name}] ??= new Set()).add(region); }\n`;
}

/** @param {Node} statement */
function counts({ type, directive }) {
  return !directive && type !== 'FunctionDeclaration' && !type.startsWith('TS') && type !== 'EmptyStatement';
}

/**
 * @param {Node} node
 * @param {(node: Node) => void} visit
 */
function walk(node, visit) {
  visit(node);
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child])
      if (typeof one === 'object' && one !== null && typeof one.type === 'string') walk(one, visit);
  }
}
