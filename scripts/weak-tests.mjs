import { posix } from 'node:path';
import { parseAst } from 'vite';
import { rowsNamed } from './ledger.mjs';
import { evasions, lineOf, starters, startOf, titleOf, walk } from './test-titles.mjs';

/**
 * @typedef {{ file: string, line: number, message: string }} Weakness
 * @typedef {(file: string) => string | undefined} Read source of a file of the checkout, undefined when there is none
 */

/** Asymmetric matchers, `expect.any(…)`: they describe a part of a value and assert nothing by themselves. */
const partial = new Set(['any', 'anything', 'arrayContaining', 'arrayOf', 'closeTo', 'not', 'objectContaining']);
/** Playwright methods that return a promise; asserting the promise itself always passes. */
const promised = new Set(
  `all allInnerTexts allTextContents ariaSnapshot boundingBox content count evaluate evaluateAll getAttribute innerHTML
   innerText inputValue isChecked isDisabled isEditable isEnabled isHidden isVisible textContent`.split(/\s+/),
);
/** Methods of built-in values: a constant stays constant after them. */
const builtIn = new Set(
  `at concat endsWith entries every filter find findIndex flat flatMap forEach get has includes indexOf join keys length map
   match padStart reduce replace replaceAll size slice some sort split startsWith toLowerCase toSorted toString toUpperCase
   trim values`.split(/\s+/),
);
/** Methods with which a running test skips itself or expects its failure: `info.fail()`, `context.skip()`. */
const asides = new Set(['fail', 'fixme', 'skip']);
const globals = new Set(
  'Array BigInt Boolean Date JSON Map Math Number Object RegExp Set String URL URLSearchParams'.split(' '),
);

/**
 * Tests that would pass, or not run, even if the product were broken: tests without an assertion; skipped or repeated
 * until they pass; with an empty table; with an assertion on a promise that is not awaited, or one whose failure is
 * caught; journeys that assert only inside a loop that may be empty; tests of ledger rows that check only constants.
 * @param {readonly string[]} files test files, relative to the root of the checkout
 * @param {Read} read reads test files and the helpers that they import
 * @returns {Weakness[]}
 */
export function weakTests(files, read) {
  const modules = new Map();
  const open = (file) => {
    if (!modules.has(file)) {
      const source = read(file);
      modules.set(file, source === undefined ? undefined : moduleOf(file, source));
    }
    return modules.get(file);
  };
  return files.flatMap((file) => weakIn(open(file), open));
}

/**
 * Runner settings that repeat a failed test until it passes.
 * @param {string} file
 * @param {string} source
 * @returns {Weakness[]}
 */
export function repeatsIn(file, source) {
  const module = moduleOf(file, source);
  const found = [];
  walk(module.ast, (node) => {
    if (node.type !== 'Property' || !['retry', 'retries'].includes(nameOf(node.key))) return;
    if (node.value.value !== 0) found.push(weakness(module, node, 'a failed test is repeated until it passes'));
  });
  return found;
}

function moduleOf(file, source) {
  const ast = parseAst(source, { lang: /\.[jt]sx$/.test(file) ? 'tsx' : 'ts' });
  const functions = new Map();
  const values = new Map();
  const imports = new Map();
  // Variables outside of tests may hold values from the product.
  for (const { type, declarations } of ast.body) {
    if (type !== 'VariableDeclaration') continue;
    for (const { id, init } of declarations) if (init && id.type === 'Identifier') values.set(id.name, init);
  }
  walk(ast, (node) => {
    if (node.type === 'FunctionDeclaration') functions.set(node.id?.name, node);
    if (node.type === 'VariableDeclarator' && isFunction(node.init)) functions.set(nameOf(node.id), node.init);
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return;
    for (const { type, local, imported } of node.specifiers) {
      const from = fileOf(file, node.source.value);
      imports.set(local.name, { from, name: type === 'ImportSpecifier' ? nameOf(imported) : undefined });
    }
  });
  return { file, source, ast, functions, values, imports };
}

/** The file of an import in this checkout; undefined for a package. */
function fileOf(importer, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  if (specifier.startsWith('#')) return `${importer.split('/')[0]}/src/${specifier.slice(1)}`;
  const [, room, path] = /^@gektar\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  return room && `${room}/src/${path}`;
}

function weakIn(module, open) {
  const found = [];
  const report = (node, message) => found.push(weakness(module, node, message));
  walk(module.ast, (node) => {
    if (node.type === 'ExpressionStatement' && isBareExpect(node.expression))
      report(node, 'expect(…) without a matcher');
    if (isRenamedStarter(node, module)) report(node, 'test, it and describe go by their own names');
    if (isCaughtAssertion(node, module, open)) report(node, 'a failed assertion is caught');
    if (node.type !== 'CallExpression') return;
    if (setsItselfAside(node)) report(node, `.${nameOf(node.callee.property)}() sets the test aside`);
    if (isUnawaitedPromise(node, module, open)) {
      report(node, 'expect(…) of a promise: await it, or assert by resolves or rejects');
    }
    if (nameOf(node.callee.property ?? {}) === 'configure') {
      for (const word of wordsOfOptions(node, module))
        report(node, `the option ${word} repeats a failed test until it passes`);
    }
    const started = startOf(node.callee);
    if (!started) return;
    for (const word of new Set(started.words.filter((word) => evasions.has(word))))
      report(node, `.${word} sets the test aside`);
    for (const word of wordsOfOptions(node, module)) report(node, `the option ${word} sets the test aside`);
    if (started.table?.type === 'ArrayExpression' && started.table.elements.length === 0)
      report(node, 'an empty table');
    const title = titleOf(node, module.source);
    const body = node.arguments.findLast((argument) => isFunction(argument) || argument.type === 'Identifier');
    if (title === undefined || started.isGroup || body === undefined) return;
    const search = (seen, isFound) => reaches(body, module, open, seen, isFound);
    if (!search(new Set(), isAssertion)) report(node, `no assertion in '${title}'`);
    else if (isJourney(module) && !reaches(body, module, open, new Set(), isAssertion, mayRepeatNothing)) {
      report(node, `assertions only in a loop that may be empty in '${title}'`);
    }
    if (namesRows(title) && search(new Set(), isAssertion) && !search(new Set(), callsProduct)) {
      report(node, `rows named by constants alone in '${title}': nothing of the product is called`);
    }
  });
  return [...new Map(found.map((one) => [`${one.line} ${one.message}`, one])).values()];
}

function weakness(module, node, message) {
  return { file: module.file, line: lineOf(node, module.source), message };
}

function wordsOfOptions({ arguments: given }, module) {
  return given
    .map((argument) => (argument.type === 'Identifier' ? module.values.get(argument.name) : argument))
    .filter((argument) => argument?.type === 'ObjectExpression')
    .flatMap(({ properties }) => properties.map(({ key }) => key && nameOf(key)))
    .filter((word) => evasions.has(word));
}

/**
 * Whether `test` gets another name, which hides it from the checks by name: `const later = test.skip`,
 * `const { only } = test`, `import { test as trial }`. An import that is only extended (`trial.extend`) is allowed.
 */
function isRenamedStarter(node, { source }) {
  if (node.type === 'ImportSpecifier') {
    const { name } = node.local;
    return starters.has(nameOf(node.imported)) && !starters.has(name) && !source.includes(`= ${name}.extend`);
  }
  if (node.type !== 'VariableDeclarator' || !node.init) return false;
  const { root } = chainOf(node.init);
  return root.type === 'Identifier' && starters.has(root.name) && node.id.name !== root.name;
}

/** Whether a call is `info.fail()` or `context.skip()`: only on a plain name, not to match methods of the product. */
function setsItselfAside({ callee }) {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  return asides.has(nameOf(callee.property)) && !starters.has(callee.object.name);
}

/**
 * Whether a failed assertion is caught: `try { expect(…) } catch {}` without a throw, or `expect(…).rejects.toThrow()
 * .catch(…)`, there or in a called function.
 */
function isCaughtAssertion(node, module, open) {
  const asserts = (part) => reaches(part, module, open, new Set(), isAssertion);
  if (node.type === 'TryStatement') return node.handler !== null && !throws(node.handler) && asserts(node.block);
  if (node.type !== 'CallExpression' || nameOf(node.callee.property ?? {}) !== 'catch') return false;
  return asserts(node.callee.object);
}

function throws(root) {
  let found = false;
  walk(root, ({ type }) => {
    found ||= type === 'ThrowStatement';
  });
  return found;
}

/** Whether the body of a loop may never run: it loops over anything but a non-empty literal. */
function mayRepeatNothing(node, module) {
  const over = loopedOver(node);
  if (over === undefined) return false;
  const list = over.type === 'Identifier' ? module.values.get(over.name) : over;
  const literal = /^TS(As|Satisfies)Expression$/.test(list?.type) ? list.expression : list;
  return !(literal?.type === 'ArrayExpression' && literal.elements.length > 0);
}

/** The list that is looped over, in `for (… of list)` and `list.forEach(…)`. */
function loopedOver(node) {
  if (node.type === 'ForOfStatement') return node.right;
  const isForEach = node.type === 'CallExpression' && nameOf(node.callee.property ?? {}) === 'forEach';
  return isForEach ? node.callee.object : undefined;
}

/**
 * Whether a node, or a function that it calls or passes on, contains a match.
 * @param {Set<object>} seen functions already visited
 * @param {(node: object, module: object) => boolean} isFound
 * @param {(node: object, module: object) => boolean} [isPassed] nodes that are not searched
 */
function reaches(root, module, open, seen, isFound, isPassed = () => false) {
  let found = false;
  walk(root, (node) => {
    if (found) return false;
    if (isPassed(node, module)) return false;
    if (isFound(node, module)) {
      found = true;
      return false;
    }
    if (node.type !== 'Identifier') return true;
    const value = module.values.get(node.name);
    const target = functionNamed(node.name, module, open) ?? (value && { node: value, module });
    if (!target || seen.has(target.node)) return true;
    seen.add(target.node);
    found = reaches(target.node.body ?? target.node, target.module, open, seen, isFound, isPassed);
    return true;
  });
  return found;
}

/** A function of this file or of a test helper. */
function functionNamed(name, module, open) {
  const node = module.functions.get(name);
  if (node) return { node, module };
  const { from, name: exported } = module.imports.get(name) ?? {};
  if (from === undefined || exported === undefined || !isHelper(from)) return undefined;
  const other = open(from);
  return other && functionNamed(exported, other, open);
}

/** Whether a file is written for tests; other files are the product. */
function isHelper(file) {
  return /^(e2e|bench|scripts)\/|\/testing\/|\.(test|spec)\./.test(file);
}

/** Whether a node asserts: `expect(…).toBe(…)`, `expect.poll(…).toBe(…)`, `fc.assert(…)`, a helper `expectThat(…)`. */
function isAssertion(node, module) {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'MemberExpression') {
    const chain = chainOf(callee);
    if (chain.root?.type === 'CallExpression') return isExpect(chain.root.callee);
    return /^(expect|assert)/.test(nameOf(callee.property)) && !isPartial(callee);
  }
  // Imported helpers are recognized by name; functions of the file are inspected instead.
  return /^(expect|assert)[A-Z]/.test(nameOf(callee) ?? '') && !module.functions.has(callee.name);
}

function isExpect(callee) {
  if (callee.type === 'Identifier') return callee.name === 'expect';
  return nameOf(callee.object ?? {}) === 'expect' && ['poll', 'soft'].includes(nameOf(callee.property));
}

function isPartial(callee) {
  return partial.has(nameOf(callee.property)) || nameOf(callee.property).startsWith('string');
}

function isBareExpect(expression) {
  const inner = expression.type === 'AwaitExpression' ? expression.argument : expression;
  return inner.type === 'CallExpression' && isExpect(inner.callee);
}

/** `expect(x).not.toBe` → its root `expect(x)` and the words `not`, `toBe`. */
function chainOf(node, words = []) {
  if (node.type !== 'MemberExpression') return { root: node, words };
  return chainOf(node.object, [nameOf(node.property), ...words]);
}

function isUnawaitedPromise({ callee }, module, open) {
  if (callee.type !== 'MemberExpression') return false;
  const { root, words } = chainOf(callee);
  if (root.type !== 'CallExpression' || !isExpect(root.callee) || nameOf(root.callee.property) === 'poll') return false;
  const [asserted] = root.arguments;
  if (asserted?.type !== 'CallExpression' || words.some((word) => word === 'resolves' || word === 'rejects'))
    return false;
  if (asserted.callee.type === 'Identifier') {
    return functionNamed(asserted.callee.name, module, open)?.node.async === true;
  }
  return (
    asserted.callee.type === 'MemberExpression' && isJourney(module) && promised.has(nameOf(asserted.callee.property))
  );
}

function isJourney({ file }) {
  return file.startsWith('e2e/');
}

/** Whether a node calls the product, a page, or anything that is not built into JavaScript. */
function callsProduct(node, module) {
  if (node.type === 'JSXOpeningElement') return true;
  // An awaited value, such as a product file that the test reads, is not a constant.
  if (node.type === 'AwaitExpression') return true;
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { root, words } = chainOf(node.callee);
  if (root.type === 'ArrayExpression') return node.arguments?.some((given) => isProductFunction(given, module));
  if (root.type !== 'Identifier') return false;
  const { name } = root;
  if (name === 'expect' || globals.has(name) || name === 'test' || name === 'it') return false;
  if (words.length > 0 && builtIn.has(words.at(-1)))
    return node.arguments.some((given) => isProductFunction(given, module));
  if (module.functions.has(name)) return false;
  const imported = module.imports.get(name);
  return imported === undefined ? words.length > 0 : imported.from === undefined || !isHelper(imported.from);
}

/** Whether an argument is a product function, `values.every(isFilled)`: imported, and not a constant in capitals. */
function isProductFunction(node, module) {
  const imported = node.type === 'Identifier' && /^[a-z]/.test(node.name) && module.imports.get(node.name);
  return Boolean(imported?.from) && !isHelper(imported.from);
}

function namesRows(title) {
  try {
    return rowsNamed(title).length > 0;
  } catch {
    // An unreadable title is reported elsewhere.
    return false;
  }
}

function isFunction(node) {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

function nameOf(node) {
  return node?.name ?? node?.value;
}
