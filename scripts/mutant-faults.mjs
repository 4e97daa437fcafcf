// Finds the small faults that can be planted in a source text, for `npm run mutants`.
import { parseSync } from 'vite';

/**
 * @typedef {object} Fault
 * @property {string} kind what was changed: 'condition', 'words'
 * @property {number} start of the original text in the source (UTF-16 units)
 * @property {number} end
 * @property {number} line of its start, from 1
 * @property {string} original
 * @property {string} replacement
 */
/** @typedef {{ type: string, start: number, end: number, [field: string]: unknown }} Node */

const operators = new Map(
  Object.entries({
    '===': '!==',
    '!==': '===',
    '==': '!=',
    '!=': '==',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '%': '*',
    '&&': '||',
    '||': '&&',
    '&': '|',
    '|': '&',
    '+=': '-=',
    '-=': '+=',
    '*=': '/=',
  }),
);

const kinds = new Map(
  Object.entries({
    '===': 'equality',
    '!==': 'equality',
    '==': 'equality',
    '!=': 'equality',
    '&&': 'logic',
    '||': 'logic',
  }),
);
for (const boundary of ['<', '<=', '>', '>=']) kinds.set(boundary, 'boundary');

const methods = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    push: 'unshift',
    unshift: 'push',
    find: 'findLast',
    findLast: 'find',
    indexOf: 'lastIndexOf',
    trimStart: 'trimEnd',
    trimEnd: 'trimStart',
    toLowerCase: 'toUpperCase',
    toUpperCase: 'toLowerCase',
    gte: 'gt',
    lte: 'lt',
  }),
);

const texts = new Map(
  Object.entries({
    asc: 'desc',
    desc: 'asc',
    and: 'or',
    or: 'and',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '=': '!=',
  }),
);

/** Type nodes around an expression; every other `TS…` node holds no code that runs. */
const aroundExpression = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
  'TSParameterProperty',
]);

/** JSX attributes that a person reads or hears; their texts count even when they are not Russian. */
const readAttributes = new Set(['label', 'title', 'placeholder', 'aria-label', 'alt']);

/**
 * @param {string} file name, for its syntax
 * @param {string} source
 * @returns {Fault[]} in the order of the text
 * @throws {Error} when the file does not parse
 */
export function faultsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {Fault[]} */
  const faults = [];
  const lineOf = linesOf(source);
  const mutators = mutatorsOf(source, (kind, at, replacement) => {
    const original = source.slice(at.start, at.end);
    if (original === replacement) return;
    faults.push({ kind, start: at.start, end: at.end, line: lineOf(at.start), original, replacement });
  });
  walk(/** @type {Node} */ (/** @type {unknown} */ (program)), [], (node, parents) =>
    mutators[node.type]?.(node, parents),
  );
  return faults.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** @typedef {(kind: string, at: { start: number, end: number }, replacement: string) => void} AddFault */

/**
 * @param {string} source
 * @param {AddFault} add
 * @returns {Record<string, (node: Node, parents: readonly Node[]) => void>} by type of node
 */
function mutatorsOf(source, add) {
  const textOf = (/** @type {Node} */ node) => source.slice(node.start, node.end);
  const operator = (/** @type {Node} */ node) => {
    const left = /** @type {Node} */ (node['left']);
    const right = /** @type {Node} */ (node['right']);
    const sign = String(node['operator']);
    // A class of a CSS module is undefined only in its type, so the default is never used.
    if (sign === '??' && /[cC]lasses\.\w+$/.test(textOf(left))) return;
    if (sign === '??') return add('default', { start: left.end, end: node.end }, '');
    const other = operators.get(sign);
    // `+` between texts joins them: no fault is planted.
    if (other === undefined || (sign === '+' && [left, right].some(isText))) return;
    const start = source.indexOf(sign, left.end);
    add(kinds.get(sign) ?? 'arithmetic', { start, end: start + sign.length }, other);
  };

  const bothWays = (/** @type {Node} */ test) => {
    for (const answer of ['true', 'false']) add('condition', test, answer);
  };
  return {
    BinaryExpression: operator,
    LogicalExpression: operator,
    AssignmentExpression: operator,
    IfStatement: (node) => bothWays(/** @type {Node} */ (node['test'])),
    ConditionalExpression: (node) => bothWays(/** @type {Node} */ (node['test'])),
    UnaryExpression(node) {
      if (node['operator'] === '!') add('condition', node, `(${textOf(/** @type {Node} */ (node['argument']))})`);
    },
    ExpressionStatement(node) {
      const { type } = /** @type {Node} */ (node['expression']);
      if (['CallExpression', 'AwaitExpression', 'AssignmentExpression'].includes(type))
        add('removed statement', node, ';');
    },
    CallExpression(node) {
      const callee = /** @type {Node} */ (node['callee']);
      const [first, second] = /** @type {Node[]} */ (node['arguments']);
      const property = /** @type {Node | undefined} */ (callee['property']);
      const name = callee['computed'] ? '' : String(property?.['name']);
      const other = methods.get(name);
      // Ids are unique, so the first match is the last: `find` and `findLast` do the same.
      const isById = /^find/.test(name) && first !== undefined && /\bid\b.* === /.test(textOf(first));
      if (property && other !== undefined && !isById) add('method', property, other);
      if (property && ['filter', 'toSorted', 'toReversed', 'trim', 'where'].includes(name)) {
        add('removed call', { start: /** @type {Node} */ (callee['object']).end, end: node.end }, '');
      }
      if (first && second && isName(first) && isName(second)) {
        add(
          'swapped arguments',
          { start: first.start, end: second.end },
          `${textOf(second)}${source.slice(first.end, second.start)}${textOf(first)}`,
        );
      }
    },
    MemberExpression(node) {
      if (!node['optional']) return;
      const start = source.indexOf('?.', /** @type {Node} */ (node['object']).end);
      add('optional chain', { start, end: start + 2 }, node['computed'] ? '' : '.');
    },
    ArrayExpression(node, parents) {
      // The order of an endpoint's `failures` does not matter.
      if (/** @type {Node | undefined} */ (parents.at(-1)?.['key'])?.['name'] === 'failures') return;
      const [first, second] = /** @type {(Node | null)[]} */ (node['elements']);
      if (!first || !second || first.type !== 'Literal' || second.type !== 'Literal') return;
      add(
        'swapped items',
        { start: first.start, end: second.end },
        `${textOf(second)}${source.slice(first.end, second.start)}${textOf(first)}`,
      );
    },
    Literal(node, parents) {
      const { value } = node;
      if (node['regex'])
        return addPatterns(add, node, /** @type {{ pattern: string, flags: string }} */ (node['regex']));
      if (typeof value === 'boolean') return add('boolean', node, String(!value));
      if (typeof value === 'number') return add('number', node, String(value + 1));
      if (typeof value !== 'string' || !matters(node, parents)) return;
      if (value === '') return add('text', node, "'?'");
      add(/[а-яё]/i.test(value) ? 'words' : 'text', node, texts.has(value) ? `'${texts.get(value)}'` : `''`);
    },
    JSXText(node) {
      const text = textOf(node).trim();
      if (!/\p{L}/u.test(text)) return;
      const start = node.start + textOf(node).indexOf(text);
      add('words', { start, end: start + text.length }, '');
    },
    TemplateLiteral(node, parents) {
      const isSql = parents.at(-1)?.type === 'TaggedTemplateExpression';
      for (const quasi of /** @type {Node[]} */ (node['quasis'])) {
        const raw = textOf(quasi);
        if (isSql) {
          for (const { 0: word, index } of raw.matchAll(/(?<=\s)(and|or|asc|desc|<=?|>=?|=)(?=\s)/g)) {
            add('sql', { start: quasi.start + index, end: quasi.start + index + word.length }, texts.get(word) ?? '');
          }
        } else if (/\p{L}/u.test(raw) && !/[`$\\]/.test(raw)) add('words', quasi, '');
      }
    },
  };
}

/**
 * Faults of a regular expression.
 * @param {AddFault} add
 * @param {Node} node
 * @param {{ pattern: string, flags: string }} regex
 */
function addPatterns(add, node, regex) {
  const changed = new Set([
    regex.pattern.replace(/^\^/, ''),
    regex.pattern.replace(/(?<!\\)\$$/, ''),
    regex.pattern.replace('\\d', '\\D'),
    regex.pattern.replace('\\s', '\\S'),
  ]);
  for (const text of changed) if (text !== '') add('pattern', node, `/${text}/${regex.flags}`);
  if (regex.flags.includes('i')) add('pattern', node, `/${regex.pattern}/${regex.flags.replace('i', '')}`);
}

/**
 * @param {string} source
 * @param {Pick<Fault, 'start' | 'end' | 'replacement'>} fault
 * @returns {string} the source with the fault
 */
export function withFault(source, { start, end, replacement }) {
  return source.slice(0, start) + replacement + source.slice(end);
}

/** @param {Node} node */
function isText({ type, value }) {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}

/** @param {Node} node */
function isName({ type }) {
  return type === 'Identifier' || type === 'MemberExpression';
}

/**
 * Whether a text is seen or compared: not a path of an import, a key, a class or a technical attribute.
 * @param {Node} node
 * @param {readonly Node[]} parents the nearest last
 */
function matters(node, parents) {
  const parent = parents.at(-1);
  if (parent?.type === 'ImportExpression' || parent?.type === 'ExpressionStatement') return false;
  if (
    (parent?.type === 'Property' || parent?.type === 'MemberExpression') &&
    [parent['key'], parent['property']].includes(node)
  )
    return false;
  const attribute = parents.findLast(({ type }) => type === 'JSXAttribute');
  const name = /** @type {Node | undefined} */ (attribute?.['name'])?.['name'];
  return attribute === undefined || readAttributes.has(String(name)) || /[а-яё]/i.test(String(node['value']));
}

/**
 * @param {Node} node
 * @param {readonly Node[]} parents
 * @param {(node: Node, parents: readonly Node[]) => void} visit
 */
function walk(node, parents, visit) {
  if (/^(Import|ExportAll)Declaration$/.test(node.type)) return;
  if (node.type.startsWith('TS') && !aroundExpression.has(node.type)) return;
  visit(node, parents);
  const inner = [...parents, node];
  for (const [field, child] of Object.entries(node)) {
    if (
      field === 'typeAnnotation' ||
      field === 'typeArguments' ||
      (field === 'source' && node.type !== 'ImportExpression')
    )
      continue;
    for (const one of Array.isArray(child) ? child : [child]) {
      if (typeof one === 'object' && one !== null && typeof one.type === 'string') walk(one, inner, visit);
    }
  }
}

/** @param {string} source */
function linesOf(source) {
  const starts = [0];
  for (const { index } of source.matchAll(/\n/g)) starts.push(index + 1);
  return (/** @type {number} */ at) => starts.findLastIndex((start) => start <= at) + 1;
}
