import { parseAst } from 'vite';

const starters = new Set(['test', 'it', 'describe']);
/** Such a title stands over nothing that runs. */
const idle = new Set(['skip', 'todo', 'fixme']);

/**
 * Titles of `test(…)`, `it(…)` and `describe(…)` in a TypeScript source, `test.each(…)(…)` and `test.describe(…)` too.
 * Skipped ones are left out; `${…}` inside a title reads as it stands.
 * @param {string} source
 * @param {'ts' | 'tsx'} lang of its file: a generic arrow of .ts is no markup
 * @returns {string[]}
 */
export function testTitles(source, lang = 'tsx') {
  const titles = [];
  walk(parseAst(source, { lang }), (node) => {
    if (node.type !== 'CallExpression' || !startsTest(node.callee)) return;
    const title = text(node.arguments[0], source);
    if (title !== undefined) titles.push(title);
  });
  return titles;
}

function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
  } else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const part of Object.values(node)) walk(part, visit);
  }
}

function startsTest(callee) {
  switch (callee.type) {
    case 'Identifier':
      return starters.has(callee.name);
    case 'MemberExpression':
      return !idle.has(callee.property.name) && startsTest(callee.object);
    case 'CallExpression':
      return startsTest(callee.callee);
    default:
      return false;
  }
}

function text(node, source) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1);
  return undefined;
}
